import { Fee } from '#app/areas/guahao/schedules/cards/fee.tsx'
import { spokenSpan } from '#app/areas/guahao/schedules/cards/spoken-span.ts'
import { Card } from '#kit/ui/card.tsx'
import { Avatar } from '#kit/ui/picture.tsx'
import { Tag } from '#kit/ui/tag.tsx'
import { useToday } from '#kit/ui/use-now.ts'
import type { BookingShown } from './booking-shown.ts'

/** What is about to be booked: when, with whom, where, for how much. */
export function SlotSummary({ slot, doctor }: Pick<BookingShown, 'slot' | 'doctor'>) {
  const today = useToday()
  return (
    <Card>
      <p className="text-18 font-semibold text-accent-ink tabular-nums">{spokenSpan(slot, today)}</p>
      <div className="flex gap-12 pt-12">
        <Avatar src={doctor.image} kind="doctor" />
        <div className="min-w-0 grow">
          <p className="flex flex-wrap items-baseline gap-x-8">
            <span className="truncate text-16 font-semibold">{doctor.doctor_name}</span>
            <span className="text-14 text-ink-2">{doctor.title_name}</span>
          </p>
          <p className="text-14 text-ink-2">
            {doctor.dep_name} · {doctor.unit_name}
          </p>
        </div>
      </div>
      <p className="flex flex-wrap items-center gap-8 pt-12 text-14">
        <Tag>{slot.clinic_name}</Tag>
        <span className="whitespace-nowrap">
          挂号费 <Fee yuan={slot.fee} />
        </span>
      </p>
    </Card>
  )
}
