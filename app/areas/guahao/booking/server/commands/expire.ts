import { lockSlots } from '#app/areas/guahao/schedules/server/public.ts'
import { notifyBy } from '#app/areas/notices/messages/server/public.ts'
import type { Context } from '#app/context.ts'
import { transactInside } from '#kit/db/inside.ts'
import type { Db } from '#kit/db/open.ts'
import { batcher } from '#kit/scarce/batch.ts'
import { messages } from '../../rules/messages.ts'
import { linkOf, spokenSlot } from '../present.ts'
import { freePlaces } from '../queries/free-places.ts'
import * as queries from '../queries.ts'
import { letGo } from './let-go.ts'

/** Lets the overdue held places of a slot go, and tells those who held them. How many there were. */
export const expireHolds = (ctx: Context, slotId: number): Promise<number> =>
  transactInside(ctx, async (inside) => {
    await lockSlots(inside.db, [slotId])
    const expired: queries.OrderRow[] = []
    for (const order of await queries.listOverdue(inside.db, slotId, inside.now)) {
      const gone = await letGo(inside, order)
      if (gone) expired.push(gone)
    }
    await freePlaces(inside, expired)
    for (const order of expired) if (order.origin !== 'stop') await tellExpired(inside, order)
    return expired.length
  })

const tellExpired = (ctx: Context, order: queries.OrderRow) =>
  notifyBy(ctx, messages.expired, {
    patientId: order.patientId,
    values: { time: spokenSlot(order) },
    link: linkOf(order.id),
  })

/** All held places that are overdue now. */
export const expireAllHolds = async (ctx: Context) => {
  for (const slotId of await queries.listOverdueSlots(ctx.db, ctx.now)) await expireHolds(ctx, slotId)
}

interface Asking {
  ctx: Context
  slotId: number
}

const askers = new WeakMap<Db, (asking: Asking) => Promise<boolean>>()

/** Lets the overdue held places of a slot go where there are any, once for all who ask at the same time. */
export const expireOverdue = (ctx: Context, slotId: number): Promise<boolean> => {
  const consultation = askers.get(ctx.db) ?? batcher({ run: expireTogether })
  askers.set(ctx.db, consultation)
  return consultation({ ctx, slotId })
}

const expireTogether = async (askings: readonly Asking[]): Promise<boolean[]> => {
  const { ctx } = askings[0] as Asking
  const slotIds = [...new Set(askings.map(({ slotId }) => slotId))]
  const overdue = new Set(await queries.listOverdueSlots(ctx.db, ctx.now, slotIds))
  for (const slotId of overdue) await expireHolds(ctx, slotId)
  return askings.map(({ slotId }) => overdue.has(slotId))
}
