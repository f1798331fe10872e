import { giveBack } from '#app/areas/guahao/schedules/server/public.ts'
import type { Context } from '#app/context.ts'
import type { OrderRow } from '../queries.ts'

/** Gives the numbers of these appointments back to their slots, which the caller has locked, and tells who waits there. */
export const freePlaces = async (ctx: Context, orders: readonly OrderRow[]) => {
  if (orders.length === 0) return
  const places = orders.map(({ slotId, number }) => ({ slotId, number }))
  await giveBack(ctx.db, places)
  const slotIds = [...new Set(places.map(({ slotId }) => slotId))].sort((a, b) => a - b)
  for (const slotId of slotIds) await ctx.emit('slot.freed', { slotId })
}
