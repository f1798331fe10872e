import { spokenSlot } from '#app/areas/guahao/booking/server/public.ts'
import { clearWaiting, findSlots, lockSlots } from '#app/areas/guahao/schedules/server/public.ts'
import { notifyPatient } from '#app/areas/notices/messages/server/public.ts'
import type { Context } from '#app/context.ts'
import { transactInside } from '#kit/db/inside.ts'
import * as queries from '../queries.ts'

/** Ends all waits for these slots and tells who waited why. */
export const endWaits = (ctx: Context, slotIds: readonly number[], why: string): Promise<void> =>
  transactInside(ctx, async (inside) => {
    await lockSlots(inside.db, slotIds)
    const ended = await queries.closeWaitsOf(inside.db, slotIds, why, inside.now)
    if (ended.length === 0) return
    await clearWaiting(inside.db, slotIds)
    const slots = new Map((await findSlots(inside.db, slotIds)).map((slot) => [slot.id, slot]))
    for (const wait of ended) {
      const slot = slots.get(wait.slotId ?? 0)
      await notifyPatient(inside, {
        patientId: wait.patientId,
        kind: 'waitlist',
        title: '候补已结束',
        text: `${slot ? spokenSlot(slot) : wait.date} 的候补${why}。可以看看其他时间或医生。`,
        link: '/guahao/orderlist',
      })
    }
  })

/** Clears the lists whose evening has come. */
export const endOverdueWaits = async (ctx: Context) => {
  for (const slotId of await queries.listEndedSlots(ctx.db, ctx.now)) {
    await endWaits(ctx, [slotId], '直到就诊前一晚都没有轮到，已经结束')
  }
}
