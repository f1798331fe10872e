import { spokenSlot } from '#app/areas/guahao/booking/server/public.ts'
import { clearWaiting, findSlots, lockSlots, type SlotRow } from '#app/areas/guahao/schedules/server/public.ts'
import { notifyBy } from '#app/areas/notices/messages/server/public.ts'
import type { Context } from '#app/context.ts'
import { transactInside } from '#kit/db/inside.ts'
import type { Db } from '#kit/db/open.ts'
import { type HalfDay, halfDayWord } from '#kit/time/spoken.ts'
import { messages } from '../../rules/messages.ts'
import * as queries from '../queries.ts'

/** Ends all waits for these slots and tells who waited why. */
export const endWaits = (ctx: Context, slotIds: readonly number[], why: string): Promise<void> =>
  transactInside(ctx, async (inside) => {
    await lockSlots(inside.db, slotIds)
    const ended = await queries.closeWaitsOf(inside.db, slotIds, why, inside.now)
    if (ended.length === 0) return
    await clearWaiting(inside.db, slotIds)
    const slots = new Map((await findSlots(inside.db, slotIds)).map((slot) => [slot.id, slot]))
    for (const wait of await lastOfEach(inside.db, ended)) {
      const slot = slots.get(wait.slotId ?? 0)
      await notifyBy(inside, messages.ended, {
        patientId: wait.patientId,
        values: { time: nameOf(wait, slot), reason: why },
        link: '/guahao/orderlist',
      })
    }
  })

/** What was waited for, in words that stay true. */
const nameOf = ({ date, span }: queries.WaitRow, slot: SlotRow | undefined): string => {
  if (!slot || span === 'day') return `${date} 当天`
  return span === 'half' ? `${date} ${halfDayWord(slot.half as HalfDay)}` : spokenSlot(slot)
}

/** Those that must be told: of a wish one, and only when none of it goes on or got its place. */
const lastOfEach = async (db: Db, ended: readonly queries.WaitRow[]): Promise<queries.WaitRow[]> => {
  const told = new Set<string>()
  const last: queries.WaitRow[] = []
  for (const wait of ended) {
    if (wait.wishId !== null) {
      if (told.has(wait.wishId)) continue
      told.add(wait.wishId)
      const all = await queries.listWish(db, wait.wishId)
      if (all.some(({ state }) => state === 'waiting' || state === 'handed')) continue
    }
    last.push(wait)
  }
  return last
}

/** Clears the lists whose evening has come. */
export const endOverdueWaits = async (ctx: Context) => {
  for (const slotId of await queries.listEndedSlots(ctx.db, ctx.now)) {
    await endWaits(ctx, [slotId], '直到就诊前一晚都没有轮到，已经结束')
  }
}
