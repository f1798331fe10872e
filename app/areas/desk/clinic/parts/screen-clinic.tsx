import { classes } from '#kit/ui/classes.ts'
import type { CallOutput } from '#kit/wire/call.ts'
import type { deskScreen } from '../contract.ts'

/** A clinic as the screen has it. */
export type ScreenClinicShown = CallOutput<typeof deskScreen>['list'][number]

/** One clinic on the wall, to be read from across the hall. */
export function ScreenClinic({ clinic, isNew }: { clinic: ScreenClinicShown; isNew: boolean }) {
  const { calling } = clinic
  return (
    <section
      className={classes(
        'grid items-center gap-x-24 gap-y-8 rounded-16 bg-card px-28 py-20 shadow-soft wide:grid-cols-[1fr_auto]',
        isNew && 'ring-4 ring-accent',
      )}
    >
      <div className="min-w-0">
        <h2 className="truncate text-28 font-semibold">{clinic.doctor_name}</h2>
        <p className="text-18 text-ink-2">
          {clinic.room && `${clinic.room} · `}
          {clinic.half_name} · {clinic.waiting_num > 0 ? `候诊 ${clinic.waiting_num} 人` : '暂无候诊'}
        </p>
      </div>
      <div className="wide:text-right" aria-live="polite">
        {clinic.is_stopped === 1 ? (
          <p className="text-28 font-semibold text-danger">今日停诊</p>
        ) : calling ? (
          <p className="flex items-baseline gap-16 wide:justify-end">
            <span className="text-28">{calling.name}</span>
            <span className="text-[88px] leading-none font-semibold text-accent-ink tabular-nums">
              {calling.number}
            </span>
            <span className="text-28">号</span>
          </p>
        ) : (
          <p className="text-22 text-ink-3">等待叫号</p>
        )}
      </div>
      {clinic.waiting.length > 0 && (
        <ol
          aria-label="候诊"
          className="flex flex-wrap gap-x-24 gap-y-4 border-t border-line pt-8 text-22 text-ink-2 wide:col-span-2"
        >
          {clinic.waiting.map(({ number, name, mark }) => (
            <li key={number} className="tabular-nums">
              <span className="font-semibold text-ink">{number}</span> {name}
              {mark && <span className="text-18">（{mark}）</span>}
            </li>
          ))}
        </ol>
      )}
    </section>
  )
}
