import {
  findOwnOrder,
  listItems,
  type OrderRow,
  receiverOf,
  wordsOf,
} from '#app/areas/orders/checkout/server/public.ts'
import type { Handlers, PatientContext } from '#app/context.ts'
import { trackerOf } from '#kit/outside/server/express.ts'
import type * as contract from '../contract.ts'

export const handlers: Handlers<typeof contract> = {
  async orderTrack({ order_id }, ctx) {
    const order = await findOwnOrder(ctx.db, ctx.patient, order_id)
    if (!order) return ctx.refuse('not-found')
    return order.shippedAt ? trackOf(ctx, order, order.shippedAt) : ctx.refuse('not-sent')
  },

  async storeLogistics({ order_id }, ctx) {
    const order = await findOwnOrder(ctx.db, ctx.patient, order_id)
    if (!order) return ctx.refuse('not-found')
    if (!order.shippedAt) return ctx.refuse('not-sent')
    const items = ((await listItems(ctx.db, [order_id])).get(order_id) ?? []).filter(({ isSent }) => isSent)
    return {
      ...(await trackOf(ctx, order, order.shippedAt)),
      goods_name: items[0]?.name ?? '',
      img: items[0]?.image ?? '',
      state_desc: wordsOf(order),
      goods_num: items.reduce((sum, { pieces }) => sum + pieces, 0),
    }
  },
}

/** A carrier who does not answer takes nothing away from what is known here. */
const trackOf = async (ctx: PatientContext, order: OrderRow, shippedAt: Date) => {
  const { carrier, parcelNo: number } = order
  const phoneTail = receiverOf(order, ctx)?.mobile.slice(-4) ?? ''
  const tracker = trackerOf(ctx.config.express, ctx.now)
  const steps = await tracker?.({ carrier, number, phoneTail, shippedAt }).catch(() => null)
  const list = (steps ?? []).map(({ text, at }) => ({ text, time: at }))
  return { company: carrier, number, is_known: steps ? 1 : 0, list }
}
