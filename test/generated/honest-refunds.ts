import { eq } from 'drizzle-orm'
import { createGoodsOrder } from '#app/areas/orders/checkout/contract.ts'
import { ordersOrders, shipOrder } from '#app/areas/orders/checkout/server/public.ts'
import { createRefundApply, platformIntervene, storeRefundFill } from '#app/areas/orders/refunds/contract.ts'
import { deskRefundAgree, deskRefundDecline } from '#app/areas/orders/refunds/desk/contract.ts'
import { ordersRefunds } from '#app/areas/orders/refunds/server/tables.ts'
import { sandboxPay } from '#app/areas/sandbox/contract.ts'
import { type Asker, newPatient } from './askers.ts'
import { aSku, newAddress } from './honest-orders.ts'
import type { World } from './world.ts'

const parcel = { carrier: '顺丰速运', parcelNo: 'SF123456' }
const fill = { logistics_company: '顺丰速运', logistics_no: 'SF654321' }

/** An order of the asker's that is paid and waits to be used. */
const paidGoodsOrder = async (world: World, { as }: Asker) => {
  const made = await world.app.callApi(createGoodsOrder, await aSku(world, 'exam'), as)
  await world.app.callApi(sandboxPay, { out_trade_no: made.out_trade_no })
  return { order_id: made.order_id }
}

/** An order of the asker's whose parcel is on its way; what was sent by that hospital, or by the platform. */
const sentOrder = async (world: World, asker: Asker, hospitalId?: number) => {
  const { app } = world
  await newAddress(world, asker)
  const made = await app.callApi(createGoodsOrder, await aSku(world, 'parcel'), asker.as)
  await app.callApi(sandboxPay, { out_trade_no: made.out_trade_no })
  await app.db
    .update(ordersOrders)
    .set({ hospitalId: hospitalId ?? null })
    .where(eq(ordersOrders.id, made.order_id))
  await shipOrder(app.context(), made.order_id, parcel)
  return { order_id: made.order_id }
}

/** A refund of the asker's that waits for the hospital. */
export const appliedRefund = async (world: World, asker: Asker) => {
  const { order_id } = await paidGoodsOrder(world, asker)
  return (await world.app.callApi(createRefundApply, { order_id, reason: '不需要了' }, asker.as)).refund_id
}

type Until = 'applied' | 'declined' | 'escalated' | 'returning' | 'returned'

/** Goods that somebody wants to send back, as far as that. The hospital of `here` sold them. */
const returnUntil = async (world: World, buyer: Asker, until: Until) => {
  const { app, ours } = world
  const { order_id } = await sentOrder(world, buyer, ours.hospitalId)
  const asked = { order_id, reason: '不喜欢、不合适' }
  const { refund_id } = await app.callApi(createRefundApply, asked, buyer.as)
  const { as } = await world.staffOf(ours, 'admin')
  if (until === 'declined' || until === 'escalated')
    await app.callApi(deskRefundDecline, { refund_id, reason: '影响再次销售' }, as)
  if (until === 'escalated') await app.callApi(platformIntervene, { refund_id, reason: '没有拆封' }, buyer.as)
  if (until === 'returning' || until === 'returned') await app.callApi(deskRefundAgree, { refund_id }, as)
  if (until === 'returned') await app.callApi(storeRefundFill, { refund_id, ...fill }, buyer.as)
  return { refund_id }
}

/** A refund of what the asker's hospital sold, that waits for it. */
export const soldRefund = async (world: World, { hospitalId }: Asker) => {
  const { db } = world.app
  const refund_id = await appliedRefund(world, await newPatient(world.app))
  const set = { hospitalId: hospitalId ?? null }
  const [row] = await db.update(ordersRefunds).set(set).where(eq(ordersRefunds.id, refund_id)).returning()
  if (row) await db.update(ordersOrders).set(set).where(eq(ordersOrders.id, row.orderId))
  return refund_id
}

const soldUntil = (until: Until) => async (world: World) => returnUntil(world, await newPatient(world.app), until)
const ownUntil = (until: Until) => (world: World, asker: Asker) => returnUntil(world, asker, until)

/** What is sent to the calls of refunds. */
export const refundsByCall = {
  returnApply: (world: World, asker: Asker) => sentOrder(world, asker),
  storeRefundApply: paidGoodsOrder,
  frontApplyReason: paidGoodsOrder,
  createRefundApply: async (world: World, asker: Asker) => ({
    ...(await paidGoodsOrder(world, asker)),
    reason: '不需要了',
    goods_id: undefined,
    buy_num: undefined,
  }),
  storeCreateRefund: async (world: World, asker: Asker) => ({
    ...(await paidGoodsOrder(world, asker)),
    reason: '不需要了',
  }),
  platformIntervene: ownUntil('declined'),
  storeRefundFill: async (world: World, asker: Asker) => ({
    ...(await returnUntil(world, asker, 'returning')),
    ...fill,
  }),
  deskRefundReceived: soldUntil('returned'),
  deskRefundDecide: async (world: World) => ({
    ...(await returnUntil(world, await newPatient(world.app), 'escalated')),
    agrees: 0,
  }),
}
