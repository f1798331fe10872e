import * as checkout from '#app/areas/orders/checkout/contract.ts'
import { shipOrder } from '#app/areas/orders/checkout/server/public.ts'
import * as calls from '#app/areas/orders/refunds/contract.ts'
import { agreeToRefund, declineRefund, receiveParcel } from '#app/areas/orders/refunds/server/commands/decide.ts'
import { findAnyRefund } from '#app/areas/orders/refunds/server/queries.ts'
import { paymentOf } from '#app/areas/pay/server/public.ts'
import { sandboxPay } from '#app/areas/sandbox/contract.ts'
import { transactInside } from '#kit/db/inside.ts'
import { signIn } from './people.ts'
import type { Shop } from './shop.ts'
import type { TestApp } from './start-test-app.ts'

type Ware = Parameters<Shop['sell']>[0] & { count?: number }

const decisions = { agree: agreeToRefund, decline: declineRefund, receive: receiveParcel }

/** Somebody who buys and asks their money back, and the product that decides about it. */
export const openBuyer = async (app: TestApp, shop: Shop) => {
  let me = await signIn(app)
  await shop.live(me.key)

  /** Goods of one kind or several in one order, paid. */
  const buy = async (wares: Ware[] = [{}], more: object = {}) => {
    const sold = []
    for (const { count = 1, ...ware } of wares) sold.push({ ...(await shop.sell(ware)), count })
    for (const { goods_id, special_id, count } of sold)
      await app.callApi(checkout.cartPut, { goods_id, special_id, buy_num: count }, me)
    const cart_special_ids = sold.map(({ special_id }) => special_id).join(',')
    const made = await app.callApi(checkout.submitGoodsOrder, { cart_special_ids, ...more }, me)
    if (made.out_trade_no) await app.callApi(sandboxPay, { out_trade_no: made.out_trade_no })
    return { order_id: made.order_id, out_trade_no: made.out_trade_no, sold }
  }
  const unsent = { reason: '不想要了' }
  return {
    buy,
    /** Who they are; after a long time signed in anew. */
    who: () => me,
    comeBack: async () => {
      me = await signIn(app, me.mobile)
    },
    ship: (id: string) => shipOrder(app.context(), id, { carrier: '顺丰速运', parcelNo: 'SF123456' }),
    order: (order_id: string) => app.callApi(checkout.goodsOrderDetail, { order_id }, me),
    /** Asks money back; without a reason for what was not sent yet. */
    apply: (order_id: string, more: object = {}) =>
      app.callApi(calls.createRefundApply, { order_id, ...unsent, ...more }, me),
    refused: (order_id: string, more: object = {}) =>
      app.refusal(calls.createRefundApply, { order_id, ...unsent, ...more }, me),
    refund: (refund_id: string) => app.callApi(calls.getRefundDetail, { refund_id }, me),
    /** What the product decides; undefined where there is nothing for it to decide. */
    decide: async (how: keyof typeof decisions, refund_id: string, words = '') => {
      const refund = await findAnyRefund(app.db, refund_id)
      if (!refund) throw new Error(`there is no refund ${refund_id}`)
      return transactInside(app.context(), (inside) => decisions[how](inside, refund, { by: 'seller', words }))
    },
    /** What was ordered back of a payment, in fen. */
    backOf: async (out_trade_no: string) => (await paymentOf(app.db, out_trade_no))?.orderedBackFen,
  }
}

export type Buyer = Awaited<ReturnType<typeof openBuyer>>
