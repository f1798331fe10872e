import {
  MessageSquareTextIcon,
  MicIcon,
  MicOffIcon,
  PhoneIcon,
  PhoneOffIcon,
  SwitchCameraIcon,
  UserPlusIcon,
  VideoIcon,
  VideoOffIcon,
} from 'lucide-react'
import { type ReactNode, useState } from 'react'
import type { Other } from '#kit/rtc/browser/mesh.ts'
import { Countdown, clockText } from '#kit/ui/countdown.tsx'
import type { CallSeen } from './call-line.ts'
import { CallTrouble } from './call-trouble.tsx'
import { CallVideo } from './call-video.tsx'
import { CallWords, type Words } from './call-words.tsx'
import { calledOf } from './called-of.ts'
import { InviteSheet } from './invite-sheet.tsx'
import { OwnVideo } from './own-video.tsx'
import { useClock } from './use-clock.ts'
import type { OwnMedia } from './use-own-media.ts'

interface CallStageProps {
  seen: CallSeen
  own: OwnMedia
  others: readonly Other[]
  busy: boolean
  /** Where this device does not reach the server that carries the call. */
  onRejoin?: (() => void) | undefined
  onHangUp: () => void
  onPhone?: (() => void) | undefined
  words?: Words | undefined
  onInvite?: ((isOn: boolean) => Promise<{ link: string }>) | undefined
}

const names: Readonly<Record<string, string>> = { doctor: '医生', patient: '患者', guest: '陪同人' }

/** The call itself: the other large, oneself and a companion small, and what one can do. */
export function CallStage({ seen, own, others, busy, onRejoin, onHangUp, onPhone, onInvite, words }: CallStageProps) {
  const [main, ...small] = [...others].sort((a, b) => rank(a) - rank(b))
  return (
    <div className="flex grow flex-col bg-night text-white">
      <div className="relative min-h-320 grow">
        {main && (
          <CallVideo stream={main.stream} label={`${names[main.who]}的画面`} className="absolute inset-0 size-full" />
        )}
        <p role="status" className="absolute inset-x-16 top-12 rounded-8 bg-night/70 px-12 py-8 text-center text-14">
          {onRejoin ? '没有连上视频' : <Standing seen={seen} main={main} />}
        </p>
        {onRejoin && (
          <CallTrouble busy={busy} onRejoin={onRejoin} onPhone={seen.may_phone === 1 ? onPhone : undefined} />
        )}
        <div className="absolute right-12 bottom-12 flex gap-8">
          {small.map((other) => (
            <CallVideo
              key={other.who}
              stream={other.stream}
              label={`${names[other.who]}的画面`}
              className="h-120 w-90 rounded-8"
            />
          ))}
          <OwnVideo camera={own.camera} className="h-120 w-90 rounded-8" />
        </div>
      </div>
      <div role="toolbar" aria-label="通话" className="flex justify-center px-8 pt-16 pb-safe">
        <Tool text={own.isMuted ? '取消静音' : '静音'} isOn={own.isMuted} onPress={() => own.mute(!own.isMuted)}>
          {own.isMuted ? <MicOffIcon /> : <MicIcon />}
        </Tool>
        <Tool
          text={own.camera ? '关摄像头' : '开摄像头'}
          isOn={!own.camera}
          isBusy={own.isBusy}
          onPress={() => void own.turnCamera(!own.camera)}
        >
          {own.camera ? <VideoIcon /> : <VideoOffIcon />}
        </Tool>
        {own.camera && own.hasMoreCameras && (
          <Tool text="翻转" isBusy={own.isBusy} onPress={() => void own.turnAround()}>
            <SwitchCameraIcon />
          </Tool>
        )}
        {words && <WordsTool words={words} />}
        {onInvite && seen.may_invite === 1 && <InviteTool isInvited={seen.is_invited === 1} onInvite={onInvite} />}
        {onPhone && seen.may_phone === 1 && (
          <Tool text="转电话" isBusy={busy} onPress={onPhone}>
            <PhoneIcon />
          </Tool>
        )}
        <Tool text="挂断" isDanger isBusy={busy} onPress={onHangUp}>
          <PhoneOffIcon />
        </Tool>
      </div>
    </div>
  )
}

/** The two whom it concerns come before a companion. */
const rank = ({ who }: Other) => (who === 'guest' ? 1 : 0)

function Standing({ seen, main }: { seen: CallSeen; main: Other | undefined }) {
  const seconds = useClock(seen.state === 'talking' ? seen.talked_seconds : undefined)
  const whom = calledOf(seen)
  if (main?.way === 'lost') return '对方的网络断开了，正在重新连接…'
  if (main?.way === 'connecting') return `${names[main.who]}来了，正在接通…`
  if (main) return `通话中 ${clockText(seconds)}`
  if (seen.state === 'talking') return `${whom}离开了，正在等他回来`
  return (
    <>
      正在等{whom}进入
      {seen.left_seconds > 0 && (
        <>
          ，还等 <Countdown key={seen.call_id + seen.left_seconds} seconds={seen.left_seconds} />
        </>
      )}
    </>
  )
}

interface InviteToolProps {
  isInvited: boolean
  onInvite: NonNullable<CallStageProps['onInvite']>
}

/** Asking a companion in. */
function InviteTool({ isInvited, onInvite }: InviteToolProps) {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Tool text="邀请家人" isOn={isInvited} onPress={() => setOpen(true)}>
        <UserPlusIcon />
      </Tool>
      <InviteSheet open={isOpen} isInvited={isInvited} onInvite={onInvite} onClose={() => setOpen(false)} />
    </>
  )
}

/** Writing beside the call, in a sheet over it. */
function WordsTool({ words }: { words: Words }) {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Tool text="写字" isOn={isOpen} onPress={() => setOpen(true)}>
        <MessageSquareTextIcon />
      </Tool>
      <CallWords {...words} open={isOpen} onClose={() => setOpen(false)} />
    </>
  )
}

interface ToolProps {
  text: string
  children: ReactNode
  isOn?: boolean
  isDanger?: boolean
  isBusy?: boolean
  onPress: () => void
}

function Tool({ text, children, isOn = false, isDanger = false, isBusy = false, onPress }: ToolProps) {
  const look = isDanger ? 'bg-danger text-on-danger' : isOn ? 'bg-white text-night' : 'bg-white/20'
  return (
    <button
      type="button"
      disabled={isBusy}
      aria-pressed={isDanger ? undefined : isOn}
      onClick={onPress}
      className="flex max-w-72 min-w-0 flex-1 flex-col items-center gap-4 text-12 active:opacity-70 disabled:opacity-45"
    >
      <span className={`flex size-48 items-center justify-center rounded-full ${look}`}>{children}</span>
      {text}
    </button>
  )
}
