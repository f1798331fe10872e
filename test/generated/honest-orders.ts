import { eq } from 'drizzle-orm'
import { listGoods, listSkus } from '#app/areas/mall/goods/server/public.ts'
import { addressAdd } from '#app/areas/orders/addresses/contract.ts'
import { cancelGoodsOrder, cartPut, createGoodsOrder, submitGoodsOrder } from '#app/areas/orders/checkout/contract.ts'
import { ordersOrders } from '#app/areas/orders/checkout/server/public.ts'
import { moveOrder } from '#app/areas/orders/checkout/server/queries.ts'
import { createGiftOrder } from '#app/areas/orders/gifts/contract.ts'
import { orderSurvey, writeReview } from '#app/areas/orders/reviews/contract.ts'
import { sandboxPay } from '#app/areas/sandbox/contract.ts'
import { type Asker, newPatient } from './askers.ts'
import type { World } from './world.ts'

/** Where somebody lives, in divisions that lie in each other. */
const home = { province_id: 440_000, city: 440_300, area: 440_305, community: '', detail: '示例路 1 号' }

/** An exam of the demonstration: nothing is sent, so nobody needs an address. */
const anExam = (world: World) => aSku(world, 'exam')
export const aSku = async (world: World, kind: 'exam' | 'parcel') => {
  const [first] = await someSkus(world, kind)
  if (!first) throw new Error(`the demonstration has no ${kind} to buy`)
  return { goods_id: first.goods_id, special_id: first.special_id, buy_num: 1, coupon_id: undefined }
}

/** What can be bought of a kind, each of other goods. */
const someSkus = async ({ app }: World, kind: 'exam' | 'parcel') => {
  const { rows } = await listGoods(app.db, { city: 0, kinds: [kind] }, { page: 1, size: 20 })
  const found = rows.map(async ({ id, hospitalId }) => {
    const special = (await listSkus(app.db, id)).find(({ left, limitEach }) => left > 0 && limitEach === null)
    return special ? [{ goods_id: id, special_id: special.sku.id, hospitalId }] : []
  })
  return (await Promise.all(found)).flat()
}

/** An order of the asker's that waits for its payment. */
export const unpaidGoodsOrder = async (world: World, { as, words }: Asker) =>
  world.app.callApi(createGoodsOrder, { ...(await anExam(world)), remark: words }, as)

/** A gift of the asker's that waits for its payment. */
export const newGift = async (world: World, { as, words }: Asker) =>
  world.app.callApi(createGiftOrder, { ...(await anExam(world)), ...cardOf(words) }, as)
const cardOf = (words: string) => ({ gift_from: words, gift_to: words, gift_words: words })

/** An address of the asker's. */
export const newAddress = async ({ app }: World, { as, words, mobile }: Asker) =>
  (await app.callApi(addressAdd, { ...home, name: words, mobile, detail: words }, as)).addressId

/** A paid order that the hospital of this staff sold: something to use there, or a parcel to send. */
export const soldGoodsOrder = async (world: World, { hospitalId }: Asker, kind: 'exam' | 'parcel') => {
  const { callApi, db } = world.app
  const buyer = await newPatient(world.app)
  if (kind === 'parcel') await newAddress(world, buyer)
  const made = await callApi(createGoodsOrder, await aSku(world, kind), buyer.as)
  await callApi(sandboxPay, { out_trade_no: made.out_trade_no })
  const sold = { hospitalId: hospitalId ?? null }
  const [row] = await db.update(ordersOrders).set(sold).where(eq(ordersOrders.id, made.order_id)).returning()
  return { order_id: made.order_id, scanned: row?.checkCode, buyer }
}

/** Two things of one seller in one parcel that is on its way, sold by the hospital of this staff. */
const sentTogether = async (world: World, { hospitalId }: Asker) => {
  const { callApi, db, clock } = world.app
  const buyer = await newPatient(world.app)
  await newAddress(world, buyer)
  const skus = await someSkus(world, 'parcel')
  const [one, other] = skus.filter((sku) => sku.hospitalId === skus[0]?.hospitalId)
  for (const { goods_id, special_id } of [one, other].flatMap((sku) => sku ?? []))
    await callApi(cartPut, { goods_id, special_id, buy_num: 1 }, buyer.as)
  const cart_special_ids = `${one?.special_id},${other?.special_id}`
  const { order_id, out_trade_no } = await callApi(submitGoodsOrder, { cart_special_ids }, buyer.as)
  await callApi(sandboxPay, { out_trade_no })
  const sent = { hospitalId: hospitalId ?? null, parcelNo: 'SF1', carrier: '快递', shippedAt: clock.now() }
  await moveOrder(db, order_id, 'shipped', clock.now(), { from: ['paid'], set: sent })
  return { order_id, special_ids: `${other?.special_id}` }
}

/** An order of the asker's that is on its way. */
const sentGoodsOrder = async (world: World, asker: Asker) => {
  const { order_id } = await unpaidGoodsOrder(world, asker)
  const { db, clock } = world.app
  const now = clock.now()
  await moveOrder(db, order_id, 'paid', now, { from: ['unpaid'] })
  await moveOrder(db, order_id, 'shipped', now, {
    from: ['paid'],
    set: { parcelNo: 'SF1', carrier: '快递', shippedAt: now },
  })
  return { order_id }
}

/** An order of the asker's that was used. */
const usedGoodsOrder = async (world: World, asker: Asker) => {
  const { order_id } = await unpaidGoodsOrder(world, asker)
  await useUp(world, order_id)
  return { order_id }
}
const useUp = async ({ app: { db, clock } }: World, orderId: string) => {
  await moveOrder(db, orderId, 'paid', clock.now(), { from: ['unpaid'] })
  await moveOrder(db, orderId, 'used', clock.now(), { from: ['paid'] })
}

/** A review of what the hospital of this staff sold, that waits for it. */
export const soldReview = async (world: World, { hospitalId }: Asker) => {
  const buyer = await newPatient(world.app)
  const { order_id } = await usedGoodsOrder(world, buyer)
  await world.app.db
    .update(ordersOrders)
    .set({ hospitalId: hospitalId ?? null })
    .where(eq(ordersOrders.id, order_id))
  await world.app.callApi(writeReview, { order_id, ...PRAISE }, buyer.as)
  return order_id
}
/** An order of what the hospital of this staff sells, that waits to be paid. */
const waitingOrder = async (world: World, { hospitalId }: Asker) => {
  const { order_id } = await unpaidGoodsOrder(world, await newPatient(world.app))
  await world.app.db
    .update(ordersOrders)
    .set({ hospitalId: hospitalId ?? null })
    .where(eq(ordersOrders.id, order_id))
  return order_id
}
const PRAISE = { stars: 5, content: '很好，谢谢' }

/** What is sent to the calls of orders. */
export const ordersByCall = {
  addressAdd: () => home,
  addressRecognise: (_: World, { words, mobile }: Asker) => ({
    text: `${words} ${mobile} 广东省深圳市南山区示例路 1 号`,
  }),
  cartPut: anExam,
  confirmGoodsOrder: anExam,
  createGoodsOrder: anExam,
  createGiftOrder: async (world: World, { words }: Asker) => ({ ...(await anExam(world)), ...cardOf(words) }),
  submitGoodsOrder: anExam,
  receiveGoodsOrder: sentGoodsOrder,
  // Asked without a key too: then about somebody else's order.
  payReady: async (world: World, asker: Asker) => {
    const buyer = asker.as.key === undefined ? await newPatient(world.app) : asker
    return { order_id: (await unpaidGoodsOrder(world, buyer)).order_id }
  },
  deskUse: async (world: World, asker: Asker) => ({ scanned: (await soldGoodsOrder(world, asker, 'exam')).scanned }),
  deskShip: () => ({ company: '顺丰速运', number: 'SF123456' }),
  deskShipApart: async (world: World, asker: Asker) => ({
    ...(await sentTogether(world, asker)),
    company: '顺丰速运',
    number: 'SF654321',
  }),
  writeReview: async (world: World, asker: Asker) => ({ ...(await usedGoodsOrder(world, asker)), ...PRAISE }),
  getOrderShowDetail: async (world: World, asker: Asker) => {
    const buyer = asker.as.key === undefined ? await newPatient(world.app) : asker
    const order = await usedGoodsOrder(world, buyer)
    await world.app.callApi(writeReview, { ...order, ...PRAISE }, buyer.as)
    return order
  },
  orderSurvey: usedGoodsOrder,
  answerSurvey: async (world: World, asker: Asker) => {
    const order = await usedGoodsOrder(world, asker)
    const { list } = await world.app.callApi(orderSurvey, order, asker.as)
    const answers = list.map(({ question_id, kind, options }) => [
      question_id,
      kind === 'stars' ? '5' : (options[0] ?? ''),
    ])
    return { ...order, answers: JSON.stringify(Object.fromEntries(answers)) }
  },
  deskOrderNote: () => ({ content: PRAISE.content }),
  deskOrderLessen: async (world: World, asker: Asker) => ({
    order_id: await waitingOrder(world, asker),
    less: '0.01',
    reason: PRAISE.content,
  }),
  deskOrderCancel: async (world: World, asker: Asker) => ({
    order_id: await waitingOrder(world, asker),
    reason: PRAISE.content,
  }),
  deskReviewRefuse: () => ({ reason: PRAISE.content }),
  orderTrack: sentGoodsOrder,
  storeLogistics: sentGoodsOrder,
  deleteGoodsOrder: async (world: World, asker: Asker) => {
    const { order_id } = await unpaidGoodsOrder(world, asker)
    await world.app.callApi(cancelGoodsOrder, { order_id }, asker.as)
    return { order_id }
  },
}
