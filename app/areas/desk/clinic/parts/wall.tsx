import { Volume2Icon, VolumeXIcon } from 'lucide-react'
import { type ReactNode, useMemo } from 'react'
import { StaleLine } from '#app/desk-shell/stale-line.tsx'
import type { Live } from '#app/desk-shell/use-live.ts'
import { PageHead } from '#app/shell/page-head.tsx'
import { parseTime } from '#kit/time/day.ts'
import { Button } from '#kit/ui/button.tsx'
import { Empty } from '#kit/ui/empty.tsx'
import type { CallOutput } from '#kit/wire/call.ts'
import type { deskScreen } from '../contract.ts'
import { ScreenClinic, type ScreenClinicShown } from './screen-clinic.tsx'
import { type Announcement, useSpeech } from './use-speech.ts'

/** A number that was called is marked for so long. */
const NEW_MS = 30_000

interface WallProps {
  live: Pick<Live<CallOutput<typeof deskScreen>>, 'data' | 'stale' | 'old'>
  /** A way on, where somebody is signed in. */
  children?: ReactNode
}

/** A department's clinics as its wall shows them, to be read from across the hall. */
export function Wall({ live: { data, stale, old }, children }: WallProps) {
  const announcements = useMemo(() => data.list.flatMap(announcementsOf), [data])
  const speech = useSpeech(announcements)
  const isNew = ({ calling }: ScreenClinicShown) =>
    calling !== null && parseTime(data.now).getTime() - parseTime(calling.called_time).getTime() < NEW_MS
  return (
    <div className="flex min-h-seen-100 flex-col gap-20 p-24">
      <PageHead title={data.dep_name} />
      <header className="flex flex-wrap items-center gap-x-24 gap-y-8">
        <div className="min-w-0 grow">
          <h1 className="text-[40px] leading-tight font-semibold">{data.dep_name}</h1>
          <p className="text-18 text-ink-2">{data.location}</p>
          <p className="text-18">
            手机签到码 <span className="text-28 font-semibold tabular-nums">{data.arrival_code}</span>
          </p>
        </div>
        <time className="text-[40px] font-semibold tabular-nums">{data.now.slice(11, 16)}</time>
        <div className="flex items-center gap-8">
          {speech.canSpeak && (
            <Button kind="secondary" size="small" aria-pressed={speech.on} onClick={speech.toggle}>
              {speech.on ? <Volume2Icon /> : <VolumeXIcon />}
              {speech.on ? '播报中' : '开语音'}
            </Button>
          )}
          <Button kind="secondary" size="small" onClick={() => document.documentElement.requestFullscreen?.()}>
            全屏
          </Button>
          {children}
        </div>
      </header>
      <main id="main" className="flex grow flex-col gap-20">
        {old ? <NotCurrent since={data.now} /> : <StaleLine stale={stale} />}
        {data.list.length === 0 ? (
          <Empty drawing="calendar" title="现在没有门诊" text="到了出诊的半天，或有人签到候诊，叫号会自动出现。" />
        ) : (
          <div className="grid content-start gap-20 wide:grid-cols-2">
            {data.list.map((clinic) => (
              <ScreenClinic key={clinic.schedule_id} clinic={clinic} isNew={isNew(clinic)} />
            ))}
          </div>
        )}
      </main>
      <footer className="text-center text-18 text-ink-2">请留意叫号，过号请到分诊台。叫到时请带好证件。</footer>
    </div>
  )
}

/** Across the hall it must be seen that nobody is to wait for what stands here. */
function NotCurrent({ since }: { since: string }) {
  return (
    <p role="alert" className="rounded-16 bg-card px-28 py-20 text-28 font-semibold text-danger shadow-soft">
      屏幕上是 {since.slice(11, 16)} 的情况，现在不一定对。请听护士叫号，或到分诊台询问。
    </p>
  )
}

const announcementsOf = ({ schedule_id, doctor_name, room, calling }: ScreenClinicShown): Announcement[] =>
  calling
    ? [
        {
          key: `${schedule_id} ${calling.number} ${calling.called_time}`,
          words: `请 ${calling.number} 号，到 ${room || `${doctor_name} 医生诊室`}就诊`,
        },
      ]
    : []
