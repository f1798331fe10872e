import { confirmAddress } from '#app/areas/guahao/booking/cards/booking-address.ts'
import { Fee } from '#app/areas/guahao/schedules/cards/fee.tsx'
import { clockSpan } from '#app/areas/guahao/schedules/cards/spoken-span.ts'
import type { doctorElsewhere } from '#app/areas/guahao/schedules/contract.ts'
import { spokenDay } from '#kit/time/spoken.ts'
import { Card } from '#kit/ui/card.tsx'
import { Link } from '#kit/ui/link.tsx'
import { useToday } from '#kit/ui/use-now.ts'
import type { CallOutput } from '#kit/wire/call.ts'
import { doctorAddress } from '../cards/doctor-address.ts'

type Place = CallOutput<typeof doctorElsewhere>['list'][number]

/** Where the same doctor can be seen beside here, and when next: a time is booked with one tap. */
export function Elsewhere({ doctorId, places }: { doctorId: number; places: readonly Place[] }) {
  const today = useToday()
  if (places.length === 0) return null
  return (
    <Card title="这位医生还在这些地方出诊">
      <ul className="space-y-16">
        {places.map(({ slots, ...place }) => {
          const seat = { doctor_id: doctorId, unit_id: place.unit_id, dep_id: place.dep_id }
          return (
            <li key={place.dep_id}>
              <Link to={doctorAddress(seat)} className="block min-h-target active:opacity-70">
                <span className="block text-14 font-medium">{place.unit_name}</span>
                <span className="block text-12 text-ink-3">{place.dep_name} · 看全部时间</span>
              </Link>
              <ul className="mt-4 grid grid-cols-3 gap-8 elder:grid-cols-1">
                {slots.map((slot) => (
                  <li key={slot.slot_id}>
                    <Link
                      to={confirmAddress(seat, slot)}
                      className="flex min-h-target flex-col items-center justify-center rounded-8 border border-accent-ink bg-tint px-2 py-6 text-center text-accent-ink transition-opacity active:opacity-70"
                    >
                      <span className="text-12">{spokenDay(slot.date, today)}</span>
                      <span className="text-14 font-medium tabular-nums">{clockSpan(slot)}</span>
                      <span className="text-12">
                        <Fee yuan={slot.fee} />
                      </span>
                    </Link>
                  </li>
                ))}
              </ul>
            </li>
          )
        })}
      </ul>
    </Card>
  )
}
