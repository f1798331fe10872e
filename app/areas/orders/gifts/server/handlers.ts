import {
  arrivesOn,
  asOrderCard,
  asOrderDetail,
  asPlaced,
  findOwnWithItems,
  goodsOrderOf,
  listItems,
  onShelfOf,
  placeGoodsOrder,
} from '#app/areas/orders/checkout/server/public.ts'
import type { Handlers, PatientContext } from '#app/context.ts'
import type { ParsedInput } from '#kit/wire/call.ts'
import { Refused } from '#kit/wire/refused.ts'
import { paged } from '#kit/wire/server/paged.ts'
import type * as contract from '../contract.ts'
import { USUAL_WORDS, whyNoGift } from '../rules.ts'
import { asGift } from './present.ts'
import * as queries from './queries.ts'

export const handlers: Handlers<typeof contract> = {
  async createGiftOrder(input, ctx) {
    const placed = await ctx.transact((inside) => give(inside, input))
    return placed instanceof Refused ? placed : asPlaced(placed)
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

  async giftOrderDetail({ order_id }, ctx) {
    const { db, now, patient, refuse } = ctx
    const gift = await queries.findGift(db, patient, order_id)
    const found = gift && (await findOwnWithItems(db, patient, order_id))
    if (!found) return refuse('not-found')
    const { order, items, onShelf } = found
    return {
      ...asOrderCard(order, items, { now, onShelf }),
      ...asOrderDetail(order, ctx),
      arrives_on: await arrivesOn(ctx, order, items),
      ...asGift(gift),
    }
  },
}

/** Orders what is wanted and writes the card beside each order of it; or why not. */
const give = async (inside: PatientContext, input: ParsedInput<typeof contract.createGiftOrder>) => {
  const placed = await placeGoodsOrder(inside, { ...(await goodsOrderOf(inside, input)), whyNot: whyNoGift })
  if (placed instanceof Refused) return placed
  const cards = placed.orderIds.map((orderId) => ({
    orderId,
    patientId: inside.patient,
    giver: input.gift_from,
    receiver: input.gift_to,
    words: input.gift_words ?? USUAL_WORDS,
    madeAt: inside.now,
  }))
  await queries.insertGifts(inside.db, cards)
  return placed
}
