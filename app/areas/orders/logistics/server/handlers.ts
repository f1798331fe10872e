import {
  findOwnOrder,
  listItems,
  type OrderRow,
  receiverOf,
  wordsOf,
} from '#app/areas/orders/checkout/server/public.ts'
import { trackerOf } from '#kit/outside/server/express.ts'
import type { Handlers, PatientHere } from '#server/here.ts'
import type * as contract from '../contract.ts'

export const handlers: Handlers<typeof contract> = {
  async orderTrack({ order_id }, here) {
    const order = await findOwnOrder(here.db, here.patient, order_id)
    if (!order) return here.refuse('not-found')
    return order.shippedAt ? trackOf(here, order, order.shippedAt) : here.refuse('not-sent')
  },

  async storeLogistics({ order_id }, here) {
    const order = await findOwnOrder(here.db, here.patient, order_id)
    if (!order) return here.refuse('not-found')
    if (!order.shippedAt) return here.refuse('not-sent')
    const items = ((await listItems(here.db, [order_id])).get(order_id) ?? []).filter(({ isSent }) => isSent)
    return {
      ...(await trackOf(here, order, order.shippedAt)),
      ...{ goods_name: items[0]?.name ?? '', img: items[0]?.image ?? '', state_desc: wordsOf(order) },
      goods_num: items.reduce((sum, { pieces }) => sum + pieces, 0),
    }
  },
}

/** A carrier who does not answer takes nothing away from what is known here. */
const trackOf = async (here: PatientHere, order: OrderRow, shippedAt: Date) => {
  const { carrier, parcelNo: number } = order
  const phoneTail = receiverOf(order, here)?.mobile.slice(-4) ?? ''
  const tracker = trackerOf(here.config.express, here.now)
  const steps = await tracker?.({ carrier, number, phoneTail, shippedAt }).catch(() => null)
  const list = (steps ?? []).map(({ text, at }) => ({ text, time: at }))
  return { company: carrier, number, is_known: steps ? 1 : 0, list }
}
