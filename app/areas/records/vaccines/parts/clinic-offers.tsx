import { confirmAddress } from '#app/areas/guahao/booking/cards/booking-address.ts'
import { spokenSpan } from '#app/areas/guahao/schedules/cards/spoken-span.ts'
import { Cell, CellGroup } from '#kit/ui/cell.tsx'
import { useToday } from '#kit/ui/use-now.ts'
import type { CallOutput } from '#kit/wire/call.ts'
import type { vaccineClinics } from '../contract.ts'

/** Times at which the next vaccine can be given: one tap leads to where it is booked with another. */
export function ClinicOffers({ offers: { list, member_id } }: { offers: CallOutput<typeof vaccineClinics> }) {
  const today = useToday()
  if (list.length === 0) return null
  return (
    <section>
      <CellGroup title="约下一次接种">
        {list.map((slot) => (
          <Cell
            key={slot.slot_id}
            title={spokenSpan(slot, today)}
            note={`${slot.unit_name} · ${slot.address}`}
            value={`剩 ${slot.left_num}`}
            to={confirmAddress(slot, slot, undefined, member_id || undefined)}
          />
        ))}
      </CellGroup>
      <p className="px-16 pt-6 text-12 text-ink-3">
        {member_id === 0 && '确认时请选孩子作就诊人，没有就先添加。'}有没有这一种疫苗，以门诊当天为准；请带上接种证。
      </p>
    </section>
  )
}
