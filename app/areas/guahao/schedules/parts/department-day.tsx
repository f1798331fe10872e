import type { Day } from '#kit/time/day.ts'
import type { HalfDay } from '#kit/time/spoken.ts'
import { ButtonLink } from '#kit/ui/button.tsx'
import { DateStrip } from '#kit/ui/date-strip.tsx'
import { Empty } from '#kit/ui/empty.tsx'
import { FilterBar } from '#kit/ui/filter-bar.tsx'
import { useToday } from '#kit/ui/use-now.ts'
import { address } from '#kit/wire/address.ts'
import { type DayState, stripDays } from '../cards/days.ts'
import { NoSlots } from '../cards/doctor-days.tsx'
import { type Post, scheduleAddress } from '../cards/schedule-address.ts'
import { Leaving, useComingDay } from './coming-day.tsx'
import { type DoctorOnDate, DoctorOnDateCard } from './doctor-on-date.tsx'

/** What a department's days show: how each stands, and who sees patients on the chosen one. */
export interface DepartmentDaysShown {
  today: Day
  days: readonly DayState[]
  date: Day | undefined
  half: HalfDay | undefined
  /** For full slots from this day on one may wait. */
  waitFrom: Day
  doctors: readonly DoctorOnDate[]
}

type DepartmentSeat = Omit<Post, 'doctor_id'>

const halves = [
  { text: '全天', half: undefined },
  { text: '上午', half: 'am' },
  { text: '下午', half: 'pm' },
  { text: '晚上', half: 'night' },
] as const

/** A department's days side by side, and below them the doctors of the chosen one. */
export function DepartmentDays({ shown, seat }: { shown: DepartmentDaysShown; seat: DepartmentSeat }) {
  const { days, date, half, waitFrom, doctors } = shown
  const today = useToday(shown.today)
  const coming = useComingDay(date)
  if (!date) return <NoDays unitId={seat.unit_id} />
  const seen = inHalf(doctors, half)
  const dayLink = (to: Day) => scheduleAddress(seat, { date: to, half })
  return (
    <>
      <div className="sticky top-under-bar z-20 border-b border-line bg-card elder:static">
        <DateStrip label="就诊日期" days={stripDays({ days, today, chosen: coming ?? date, linkTo: dayLink })} />
        <FilterBar
          label="就诊时段"
          filters={halves.map((choice) => ({
            text: choice.text,
            to: scheduleAddress(seat, { date, half: choice.half }),
            current: choice.half === half,
          }))}
        />
      </div>
      <Leaving leaves={coming !== undefined}>
        {seen.length > 0 ? (
          <ul className="space-y-12 p-16">
            {seen.map((doctor) => (
              <li key={doctor.doctor_id}>
                <DoctorOnDateCard
                  doctor={doctor}
                  seat={{ ...seat, doctor_id: doctor.doctor_id }}
                  today={today}
                  waitFrom={waitFrom}
                />
              </li>
            ))}
          </ul>
        ) : (
          <NoSlots
            next={days.find(({ state }) => state === 'bookable')?.date}
            dayLink={(to) => scheduleAddress(seat, { date: to })}
          />
        )}
      </Leaving>
    </>
  )
}

const inHalf = (doctors: readonly DoctorOnDate[], half: HalfDay | undefined): readonly DoctorOnDate[] =>
  half === undefined
    ? doctors
    : doctors
        .map((doctor) => ({ ...doctor, periods: doctor.periods.filter((period) => period.half === half) }))
        .filter(({ periods }) => periods.length > 0)

function NoDays({ unitId }: { unitId: number }) {
  return (
    <Empty
      title="这个科室近期没有排班"
      text="排班定下来后会显示在这里。也可以先看看其他科室。"
      action={
        <ButtonLink kind="secondary" to={address('/unit/dep', { unit_id: unitId })}>
          看其他科室
        </ButtonLink>
      }
    />
  )
}
