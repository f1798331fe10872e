import {
  asOrderCard,
  asOrderDetail,
  cameByOf,
  findOwnWithItems,
  listItems,
  onShelfOf,
  orderAll,
  quote,
  wishOf,
} from '#app/areas/orders/checkout/server/public.ts'
import type { Asked } from '#kit/wire/call.ts'
import { paged } from '#kit/wire/server/paged.ts'
import type { Handlers, PatientHere } from '#server/here.ts'
import type * as contract from '../contract.ts'
import { USUAL_WORDS, whyNoGift } from '../rules.ts'
import { asGift } from './present.ts'
import * as queries from './queries.ts'

export const handlers: Handlers<typeof contract> = {
  async createGiftOrder(ask, here) {
    const made = await here.transact((inside) => give(inside, ask))
    if ('refused' in made) return here.refuse(made.refused, made.fill)
    const { orderIds, payFen, outTradeNo } = made
    return { order_id: orderIds[0] ?? '', order_ids: orderIds, pay_amount: payFen, out_trade_no: outTradeNo }
  },

  async giftOrderList({ page, page_size: size }, { db, now, patient }) {
    const found = await queries.listGifts(db, patient, { page, size })
    const items = await listItems(
      db,
      found.rows.map(({ order }) => order.id),
    )
    const onShelf = await onShelfOf(db, [...items.values()].flat())
    return paged(found, ({ gift, order }) => ({
      ...asOrderCard(order, items.get(order.id), { now, onShelf }),
      ...asGift(gift),
    }))
  },

  async giftOrderDetail({ order_id }, here) {
    const { db, now, patient, refuse } = here
    const gift = await queries.findGift(db, patient, order_id)
    const found = gift && (await findOwnWithItems(db, patient, order_id))
    if (!found) return refuse('not-found')
    const { order, items, onShelf } = found
    return { ...asOrderCard(order, items, { now, onShelf }), ...asOrderDetail(order, here), ...asGift(gift) }
  },
}

/** Orders what is wanted and writes the card beside each order of it; or why not. */
const give = async (inside: PatientHere, ask: Asked<typeof contract.createGiftOrder>) => {
  const { db, now, patient } = inside
  const quoted = await quote(inside, patient, await wishOf(inside, ask))
  if (typeof quoted === 'string') return { refused: quoted, fill: {} }
  const why = whyNoGift(quoted.orders.flatMap(({ lines }) => lines))
  if (why) return { refused: why, fill: {} }
  const made = await orderAll(inside, {
    ...{ patient, quoted, remark: ask.remark ?? '', cameBy: cameByOf(ask), key: null, digest: null },
  })
  if ('refused' in made) return made
  const card = { giver: ask.gift_from, receiver: ask.gift_to, words: ask.gift_words ?? USUAL_WORDS }
  await queries.insertGifts(
    db,
    made.orderIds.map((orderId) => ({ orderId, patientId: patient, ...card, madeAt: now })),
  )
  return made
}
