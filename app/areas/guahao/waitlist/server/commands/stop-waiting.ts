import { addWaiting, lockSlots } from '#app/areas/guahao/schedules/server/public.ts'
import type { Context } from '#app/context.ts'
import { transactInside } from '#kit/db/inside.ts'
import type { WaitState } from '../../rules.ts'
import * as queries from '../queries.ts'

/** Closes those of these waits that go on, under the locks of their slots; how many they were. */
export const stopWaiting = async (
  { db, now }: Pick<Context, 'db' | 'now'>,
  waits: readonly queries.WaitRow[],
  how: { state: Exclude<WaitState, 'waiting' | 'handed'>; why?: string },
): Promise<number> => {
  await lockSlots(
    db,
    waits.flatMap(({ slotId }) => slotId ?? []),
  )
  let count = 0
  for (const { id } of waits) {
    const closed = await queries.closeWait(db, id, { ...how, closedAt: now })
    if (!closed) continue
    count++
    if (closed.slotId !== null) await addWaiting(db, closed.slotId, -1)
  }
  return count
}

/**
 * Takes people out of the lines in which they stand for nothing more: another time of their wish came. It is not done with
 * the hand-over itself, because that holds the lock of one slot, and who waits for several could wait for each other.
 */
export const tidyWishes = async (ctx: Context): Promise<void> => {
  const wishes = Map.groupBy(await queries.listFulfilled(ctx.db), ({ wishId }) => wishId)
  for (const waits of wishes.values()) {
    await transactInside(ctx, async (inside) => {
      await stopWaiting(inside, waits, { state: 'ended', why: '已候补到同一天的另一时段' })
    })
  }
}
