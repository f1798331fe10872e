import { ChevronRightIcon } from 'lucide-react'
import { firstWaitSlots } from '#app/areas/guahao/waitlist/cards/first-wait-slots.ts'
import type { WaitSpan } from '#app/areas/guahao/waitlist/rules.ts'
import type { Day } from '#kit/time/day.ts'
import { spokenDay } from '#kit/time/spoken.ts'
import { Card } from '#kit/ui/card.tsx'
import { Cell, CellGroup } from '#kit/ui/cell.tsx'
import { Link } from '#kit/ui/link.tsx'
import { useToday } from '#kit/ui/use-now.ts'
import { Fee } from '../cards/fee.tsx'
import type { DoctorDaysShown, OtherDoctor, Slot } from '../cards/load-doctor-days.ts'
import { type Post, scheduleAddress } from '../cards/schedule-address.ts'

interface FullDayProps {
  shown: DoctorDaysShown
  seat: Post
  /** The next day on which this doctor has a place. */
  next: Day | undefined
  dayLink: (date: Day) => string
  /** Where one waits; undefined where one cannot. */
  slotLink: ((slot: Slot, span: WaitSpan) => string) | undefined
}

/** What one does when the day has no place: another day, any time of this one, another doctor. */
export function FullDay({ shown, seat, next, dayLink, slotLink }: FullDayProps) {
  const today = useToday(shown.today)
  const { date, others, slots, waitFrom } = shown
  const waits = slotLink && date && date >= waitFrom ? firstWaitSlots(slots) : []
  return (
    <div className="space-y-12 px-16 pb-16">
      {(next || waits.length > 0) && (
        <CellGroup title={slots.some(({ state }) => state === 'full') ? '这一天约满了，可以' : '这一天还约不了，可以'}>
          {next && <Cell title={`看 ${spokenDay(next, today)}`} note="这位医生最近有号的一天" to={dayLink(next)} />}
          {waits.map(({ slot, span, words }) => (
            <Cell
              key={span + slot.half}
              title={`候补${words}`}
              note="有人退号，按先后顺序自动给您"
              to={slotLink?.(slot, span)}
            />
          ))}
        </CellGroup>
      )}
      {others.length > 0 && (
        <Card title="同科室这天还有号">
          <ul className="divide-y divide-line">
            {others.map((doctor) => (
              <li key={doctor.doctor_id}>
                <Other doctor={doctor} to={scheduleAddress({ ...seat, doctor_id: doctor.doctor_id }, { date })} />
              </li>
            ))}
          </ul>
        </Card>
      )}
      <p className="text-center">
        <Link
          to={scheduleAddress({ unit_id: seat.unit_id, dep_id: seat.dep_id }, { date })}
          className="inline-flex min-h-target items-center px-12 text-14 text-accent-ink"
        >
          看同科室全部医生
        </Link>
      </p>
    </div>
  )
}

function Other({ doctor, to }: { doctor: OtherDoctor; to: string }) {
  return (
    <Link to={to} className="flex min-h-target flex-wrap items-center gap-x-8 py-8 text-14 active:opacity-70">
      <span className="text-16 font-medium">{doctor.doctor_name}</span>
      <span className="text-ink-2">{doctor.title_name}</span>
      <Fee yuan={doctor.fee} />
      <span className="ml-auto flex items-center font-medium text-accent-ink tabular-nums">
        余 {doctor.left_num} 号
        <ChevronRightIcon className="-mr-4" />
      </span>
    </Link>
  )
}
