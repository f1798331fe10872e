import { MicIcon, Volume2Icon } from 'lucide-react'
import { useEffect, useState } from 'react'
import type { MediaFault } from '#kit/rtc/browser/media.ts'
import { playTone, watchLevel } from '#kit/rtc/browser/media.ts'
import { type Day, parseTime } from '#kit/time/day.ts'
import { spokenDayTime } from '#kit/time/spoken.ts'
import { BottomAction } from '#kit/ui/bottom-action.tsx'
import { Button } from '#kit/ui/button.tsx'
import { Card } from '#kit/ui/card.tsx'
import { Notice } from '#kit/ui/notice.tsx'
import { Switch } from '#kit/ui/switch.tsx'
import { unbroken } from '#kit/ui/unbroken.tsx'
import { useToday } from '#kit/ui/use-now.ts'
import type { CallSeen } from './call-line.ts'
import { calledOf } from './called-of.ts'
import { OwnVideo } from './own-video.tsx'
import type { OwnMedia } from './use-own-media.ts'

interface CallLobbyProps {
  seen: CallSeen
  own: OwnMedia
  busy: boolean
  onJoin: () => void
}

/** The waiting room: is one seen and heard, who is there already, and the way in; also without a camera. */
export function CallLobby({ seen, own, busy, onJoin }: CallLobbyProps) {
  const wanted = seen.you === 'doctor' ? 'patient' : 'doctor'
  const today = useToday()
  const isThere = seen.people.some(({ who }) => who === wanted)
  return (
    <>
      <div className="grow space-y-12 p-16">
        <p role="status" className="text-16 font-semibold text-balance">
          {isThere ? `${calledOf(seen)}已经在里面等您` : <Clauses words={whoComes(seen, today)} />}
        </p>
        <OwnVideo camera={own.camera} className="aspect-4/3 w-full rounded-12" />
        <Card>
          <div className="divide-y divide-line *:px-0">
            <Switch
              checked={own.camera !== null}
              disabled={own.isBusy}
              onChange={({ target }) => void own.turnCamera(target.checked)}
            >
              打开摄像头
            </Switch>
            <div className="flex min-h-target items-center justify-between gap-12 py-8">
              <span className="flex items-center gap-8">
                <MicIcon className="text-ink-2" />
                {own.microphone ? '说句话，看看有没有声音' : '没有麦克风'}
              </span>
              {own.microphone && <Level track={own.microphone} />}
            </div>
            <div className="flex min-h-target items-center justify-between gap-12 py-8">
              <span className="flex items-center gap-8">
                <Volume2Icon className="text-ink-2" />
                能听到提示音吗？
              </span>
              <Button kind="secondary" size="small" onClick={playTone}>
                播放
              </Button>
            </div>
          </div>
        </Card>
        <Faults {...own.fault} />
      </div>
      <BottomAction note="通话不录音、不录像">
        <Button busy={busy} onClick={onJoin}>
          {own.camera ? '进入视频' : '不开摄像头进入'}
        </Button>
      </BottomAction>
    </>
  )
}

/** Words of which each clause has a line of its own where one has no room for all. */
const Clauses = ({ words }: { words: string }) =>
  (words.match(/[^，]+，?/g) ?? []).map((clause) => (
    <span key={clause} className="inline-block">
      {unbroken(clause)}
    </span>
  ))

const whoComes = (seen: CallSeen, today: Day): string => {
  const { you, state, reply_by } = seen
  const called = calledOf(seen)
  if (state === 'ended') return `刚才的通话已经结束，10 分钟内可以再进去找${called}`
  if (state === 'missed') return '刚才没有接通，可以再试一次'
  if (you === 'doctor') return `${called}还没有进入，您进入后会通知对方`
  if (seen.agreed_at && reply_by) return `约好 ${seen.agreed_at.slice(11, 16)} 开始，进入后等${called}`
  return reply_by
    ? `${called}会在 ${spokenDayTime(parseTime(reply_by), today).replaceAll(' ', '\u00A0')} 前和您视频，进入后在里面等`
    : `进入后等${called}加入`
}

/** How loud one is. */
function Level({ track }: { track: MediaStreamTrack }) {
  const [level, setLevel] = useState(0)
  useEffect(() => watchLevel(track, setLevel), [track])
  return <meter aria-label="麦克风音量" min={0} max={1} value={level} className="w-120" />
}

const faultWords: Readonly<Record<MediaFault, string>> = {
  denied: '没有获得使用权限，请在浏览器或系统设置里允许后刷新本页',
  none: '这台设备上没有找到',
  busy: '被其他应用占用了，请关闭后刷新本页',
  insecure: '这个页面不是加密连接，浏览器不让使用，请换用 https 地址打开',
}

function Faults({ camera, microphone }: OwnMedia['fault']) {
  if (!camera && !microphone) return null
  return (
    <Notice tone="warning">
      {microphone && <p>麦克风：{faultWords[microphone]}。没有麦克风，对方听不到您说话。</p>}
      {camera && <p>摄像头：{faultWords[camera]}。也可以不开摄像头进入。</p>}
    </Notice>
  )
}
