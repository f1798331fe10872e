import { giveBack } from '#app/areas/guahao/schedules/server/public.ts'
import type { Within } from '#server/here.ts'
import type { OrderRow } from '../queries.ts'

/** Gives the numbers of these appointments back to their slots, which the caller has locked, and tells who waits there. */
export const freePlaces = async (within: Within, orders: readonly OrderRow[]) => {
  if (orders.length === 0) return
  const places = orders.map(({ slotId, number }) => ({ slotId, number }))
  await giveBack(within.db, places)
  const slotIds = [...new Set(places.map(({ slotId }) => slotId))].sort((a, b) => a - b)
  for (const slotId of slotIds) await within.tell(within, 'slot.freed', { slotId })
}
