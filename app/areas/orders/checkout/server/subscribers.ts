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
          arrives_on: '',
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

  async 'overview.counting'({ scope, day, hand }, { db }) {
    const { made, paid, toShip } = await queries.countSold(db, scope, day)
    const shown = { unit: '单', may: 'orders.handle' } as const
    hand({
      ...shown,
      key: 'orders.made',
      words: '今天下单',
      value: made,
      how: '今天提交的商城订单，不管付款没有',
      to: `/desk/orders/find?from=${day}&to=${day}`,
    })
    hand({
      ...shown,
      key: 'orders.paid',
      words: '今天付款',
      value: paid,
      how: '今天在线付过款的商城订单，后来退款的也算；到店付款的不算',
      to: `/desk/orders/find?from=${day}&to=${day}`,
    })
    hand({
      ...shown,
      key: 'orders.to-ship',
      words: '待发货',
      value: toShip,
      how: '已付款、要寄出还没有发货的全部订单，不只今天的',
      to: '/desk/orders?list=to-ship',
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
