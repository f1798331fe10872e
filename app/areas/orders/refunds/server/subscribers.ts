import type { Subscribers } from '#app/room.ts'
import { WHOLE } from '#kit/db/page.ts'
import { getRefundDetail } from '../contract.ts'
import { PURPOSE } from '../rules.ts'
import { type RefundState, refundStates } from '../states.ts'
import { settleRefund } from './commands/decide.ts'
import { refundCards } from './present/cards.ts'
import { asRefundDetail, linkOf } from './present.ts'
import * as queries from './queries.ts'
import { ordersRefunds } from './tables.ts'

export const subscribers: Subscribers = {
  async 'payment.refunded'({ purpose, refundNo }, ctx) {
    if (purpose === PURPOSE) await settleRefund(ctx, refundNo)
  },

  async 'patient.exporting'({ patientId, hand }, ctx) {
    const all = { orderId: undefined, ...WHOLE }
    const { rows } = await queries.listOwnRefunds(ctx.db, patientId, all)
    const cards = await refundCards(ctx, rows)
    hand({
      name: 'goods_refunds',
      title: '商城退款',
      tables: [ordersRefunds],
      keptBecause: '交易记录依法要保存三年；退款说明、图片会清除，也不再和您的手机号关联',
      rows: rows.map((refund, at) => getRefundDetail.output.parse({ ...cards[at], ...asRefundDetail(refund, ctx) })),
    })
  },

  async 'overview.counting'({ scope, hand }, { db }) {
    const counts = await queries.countToDecide(db, scope, ['applied', 'returned', 'escalated'])
    const countOf = (wanted: RefundState) => counts.find(({ state }) => state === wanted)?.count ?? 0
    const shown = { unit: '笔', may: 'refunds.handle' } as const
    hand({
      ...shown,
      key: 'refunds.applied',
      words: '退款待处理',
      value: countOf('applied'),
      how: '患者申请了、还没有答复的商城退款，不只今天的',
      to: '/desk/refunds?list=applied',
    })
    hand({
      ...shown,
      key: 'refunds.returned',
      words: '退货待收货',
      value: countOf('returned'),
      how: '患者已寄回、还没有确认收货的退货退款',
      to: '/desk/refunds?list=returned',
    })
    if (scope.isPlatform)
      hand({
        ...shown,
        key: 'refunds.escalated',
        words: '退款等平台处理',
        value: countOf('escalated'),
        how: '患者请平台介入、还没有决定的退款，含所有商家的',
        to: '/desk/refunds?list=escalated',
      })
  },

  async 'patient.leaving'({ patientId, object }, { db }) {
    object(queries.listUnderWay(db, patientId), (refunds) =>
      refunds.map((refund) => ({
        words: `${refund.sellerName}有一笔${refundStates[refund.state].words}的退款，请等它结束或先撤销`,
        link: linkOf(refund),
      })),
    )
  },

  async 'patient.left'({ patientId }, { db }) {
    await queries.eraseWords(db, patientId)
  },
}
