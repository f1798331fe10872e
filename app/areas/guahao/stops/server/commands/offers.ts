import { listMembersDays, type MembersDay, type OrderRow } from '#app/areas/guahao/booking/server/public.ts'
import { type CardRow, listDoctorCards } from '#app/areas/guahao/doctors/server/public.ts'
import { bookingRulesOf } from '#app/areas/guahao/hospitals/server/public.ts'
import { slotState } from '#app/areas/guahao/schedules/rules.ts'
import { listSlotsOfDepartment, type SlotRow } from '#app/areas/guahao/schedules/server/public.ts'
import type { Context } from '#app/context.ts'
import { addDays, dayOf } from '#kit/time/day.ts'
import { DAYS_OFFERED, mayTake, OTHER_DOCTORS, OTHER_TIMES, strangeness, TIMES_OF_EACH } from '../../rules.ts'

/** What a patient may choose instead of a stopped appointment, the most like it first. */
export interface Offers {
  /** Times of the same doctor. */
  times: SlotRow[]
  /** Other doctors of the department who cost no more. */
  doctors: { card: CardRow; times: SlotRow[] }[]
}

interface Stopped {
  order: OrderRow
  /** The place that is kept with the substitute: whoever chooses something else gives it back. */
  offeredId: string | null
}

/** Finds them for one stopped appointment: only what booking would give this member now. */
export const findOffers = async (
  { db, now }: Pick<Context, 'db' | 'now'>,
  { order, offeredId }: Stopped,
): Promise<Offers> => {
  const today = dayOf(now)
  const [slots, days, sheet] = await Promise.all([
    listSlotsOfDepartment(db, order.depId, today, addDays(today, DAYS_OFFERED)),
    listMembersDays(db, [order.memberId], today),
    bookingRulesOf(db, order.hospitalId),
  ])
  const standing = days.filter(({ id }: MembersDay) => id !== offeredId)
  const free = slots
    .filter((slot) => slotState(slot, now) === 'bookable' && mayTake(slot, standing, sheet.mostPerDay))
    .sort((a, b) => strangeness(a, order) - strangeness(b, order) || a.beginMinutes - b.beginMinutes)
  return {
    times: spread(free.filter(({ doctorId }) => doctorId === order.doctorId)).slice(0, OTHER_TIMES),
    doctors: await othersOf(db, order, free),
  }
}

/** A clinic has many times alike: first one of each clinic, then another one. */
const spread = (slots: readonly SlotRow[]): SlotRow[] => {
  const ofClinic = [...Map.groupBy(slots, ({ scheduleId }) => scheduleId).values()]
  return Array.from({ length: TIMES_OF_EACH }, (_, nth) => ofClinic.flatMap((times) => times[nth] ?? [])).flat()
}

const othersOf = async (db: Context['db'], order: OrderRow, free: readonly SlotRow[]): Promise<Offers['doctors']> => {
  const others = free.filter(({ doctorId, feeFen }) => doctorId !== order.doctorId && feeFen <= order.feeFen)
  const byDoctor = Map.groupBy(others, ({ doctorId }) => doctorId)
  const cards = new Map(
    (await listDoctorCards(db, [order.doctorId, ...byDoctor.keys()])).map((card) => [card.id, card]),
  )
  const title = cards.get(order.doctorId)?.title ?? 0
  const distance = (card: CardRow) => Math.abs(card.title - title)
  return [...byDoctor]
    .flatMap(([id, slots]) => {
      const card = cards.get(id)
      return card ? [{ card, times: slots.slice(0, TIMES_OF_EACH) }] : []
    })
    .sort((a, b) => distance(a.card) - distance(b.card) || strangeness(best(a), order) - strangeness(best(b), order))
    .slice(0, OTHER_DOCTORS)
}

const best = ({ times }: Offers['doctors'][number]): SlotRow => times[0] as SlotRow
