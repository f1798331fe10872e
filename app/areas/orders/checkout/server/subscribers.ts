import type { Subscribers } from '#app/room.ts'
import { formatTime } from '#kit/time/day.ts'
import { goodsOrderDetail } from '../contract.ts'
import { PURPOSE, wordsOf } from '../rules.ts'
import { settlePaid } from './commands/settle.ts'
import { asOrderCard, asOrderDetail, linkOf } from './present.ts'
import * as queries from './queries.ts'
import { ordersCart, ordersOrders } from './tables.ts'

export const subscribers: Subscribers = {
  async 'payment.paid'({ purpose, outTradeNo }, ctx) {
    if (purpose === PURPOSE) await settlePaid(ctx, outTradeNo)
  },

  async 'patient.exporting'({ patientId, hand }, ctx) {
    const { db, now } = ctx
    const rows = await queries.listEver(db, patientId)
    const items = await queries.listItems(
      db,
      rows.map(({ id }) => id),
    )
    hand({
      name: 'goods_orders',
      title: '商城订单',
      tables: [ordersOrders],
      keptBecause: '交易记录依法要保存三年；收货信息、备注会清除，也不再和您的手机号关联',
      rows: rows.map((order) =>
        goodsOrderDetail.output.parse({
          ...asOrderCard(order, items.get(order.id), { now, onShelf: new Set() }),
          ...asOrderDetail(order, ctx),
        }),
      ),
    })
    hand({
      name: 'cart',
      title: '购物车',
      tables: [ordersCart],
      rows: (await queries.listCart(db, patientId)).map(({ goodsId, skuId, pieces, addedAt }) => ({
        goods_id: goodsId,
        special_id: skuId,
        buy_num: pieces,
        add_time: formatTime(addedAt),
      })),
    })
  },

  async 'patient.leaving'({ patientId, object }, { db }) {
    object(queries.listUnderWay(db, patientId), (orders) =>
      orders.map((order) => ({
        words: `${order.sellerName}的订单${wordsOf(order)}，请先完成、取消或退款`,
        link: linkOf(order.id),
      })),
    )
  },

  async 'patient.left'({ patientId }, { db }) {
    await queries.eraseWords(db, patientId)
  },
}
