import { PlusIcon } from 'lucide-react'
import { Fee } from '#app/areas/guahao/schedules/cards/fee.tsx'
import { shortTime } from '#kit/time/short-time.ts'
import { type HalfDay, halfDayWord } from '#kit/time/spoken.ts'
import type { Plan } from './load-plans.ts'
import { weekdayWord } from './weekdays.ts'

const halves = ['am', 'pm', 'night'] as const
const weekdays = [1, 2, 3, 4, 5, 6, 7]

/** A half day of the week that is to be planned. */
export interface Place {
  weekday: number
  half: HalfDay
  plan: Plan | undefined
}

interface WeekGridProps {
  plans: readonly Plan[]
  /** Undefined for who may only look. */
  onPick: ((place: Place) => void) | undefined
}

/** A doctor's week: on a wide screen seven columns, on a narrow one day under day. */
export function WeekGrid({ plans, onPick }: WeekGridProps) {
  const at = (weekday: number, half: HalfDay, state: Plan['state']) =>
    plans.filter((plan) => plan.weekday === weekday && plan.half === half && plan.state === state)
  return (
    <div className="grid gap-8 wide:grid-cols-7">
      {weekdays.map((weekday) => (
        <section
          key={weekday}
          aria-label={weekdayWord(weekday)}
          className="flex flex-col rounded-12 bg-card p-8 shadow-soft"
        >
          <h2 className="px-4 pb-4 text-14 font-medium text-ink-2">{weekdayWord(weekday)}</h2>
          <div className="grid grow grid-cols-3 gap-4 wide:grid-cols-1 wide:grid-rows-3">
            {halves.map((half) => (
              <HalfDayCell
                key={half}
                half={half}
                plan={at(weekday, half, 'now')[0]}
                later={at(weekday, half, 'later')}
                onPick={onPick && ((plan) => onPick({ weekday, half, plan }))}
              />
            ))}
          </div>
        </section>
      ))}
    </div>
  )
}

interface HalfDayCellProps {
  half: HalfDay
  plan: Plan | undefined
  later: readonly Plan[]
  onPick: ((plan: Plan | undefined) => void) | undefined
}

function HalfDayCell({ half, plan, later, onPick }: HalfDayCellProps) {
  const inside = (
    <>
      <span className="block text-12 text-ink-3">{halfDayWord(half)}</span>
      {plan ? (
        <>
          <span className="block text-14 font-medium tabular-nums">
            {plan.begin_time}–{plan.end_time}
          </span>
          <span className="block text-12 text-ink-2">
            每半小时 {plan.places} 号
            <br />
            {plan.clinic_name} <Fee yuan={plan.fee} />
          </span>
          {plan.last_day && <span className="block text-12 text-warning">到 {shortTime(plan.last_day)} 止</span>}
        </>
      ) : (
        <span className="block text-14 text-ink-3">{onPick ? <PlusIcon /> : '不出诊'}</span>
      )}
      {later.map((next) => (
        <span key={next.plan_id} className="block text-12 text-accent-ink">
          {shortTime(next.first_day)} 起{next.places === 0 ? '停诊' : ` ${next.places} 号`}
        </span>
      ))}
    </>
  )
  const look = `min-h-72 rounded-8 px-8 py-6 text-left ${plan ? 'bg-tint' : 'bg-page'}`
  if (!onPick) return <div className={look}>{inside}</div>
  return (
    <button type="button" onClick={() => onPick(plan)} className={`${look} hover:ring-2 hover:ring-accent-ink`}>
      {inside}
      <span className="sr-only">{plan ? '修改' : '新增'}</span>
    </button>
  )
}
