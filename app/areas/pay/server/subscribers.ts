import type { Subscribers } from '#app/room.ts'
import { fenToYuan } from '#kit/money/fen.ts'
import { formatTime } from '#kit/time/day.ts'
import { payStatus } from '../contract.ts'
import { asPayment } from './present.ts'
import { listEver, listUnsettled } from './queries/payments.ts'
import { listRefunds } from './queries/refunds.ts'
import { payPayments, payRefunds } from './tables.ts'

const keptBecause = '支付和退款依法要保存，以备对账和退款；不再和您的手机号关联'

export const subscribers: Subscribers = {
  async 'patient.exporting'({ patientId, hand }, { db, now }) {
    const payments = await listEver(db, patientId)
    hand({
      name: 'payments',
      title: '支付',
      tables: [payPayments],
      keptBecause,
      rows: payments.map((row) => ({
        ...payStatus.output.parse(asPayment(row, now)),
        provider: row.provider ?? '',
        paid_at: row.paidAt === null ? '' : formatTime(row.paidAt),
        add_time: formatTime(row.startedAt),
      })),
    })
    const refunds = await listRefunds(db, patientId)
    hand({
      name: 'refunds',
      title: '退款',
      tables: [payRefunds],
      keptBecause,
      rows: refunds.map((row) => ({
        refund_no: row.refundNo,
        out_trade_no: row.outTradeNo,
        refund_amount: fenToYuan(row.amountFen),
        reason: row.reason,
        ordered_at: formatTime(row.orderedAt),
        done_at: row.doneAt === null ? '' : formatTime(row.doneAt),
      })),
    })
  },

  async 'patient.leaving'({ patientId, object }, { db }) {
    object(listUnsettled(db, patientId), (payments) =>
      payments.map(({ state, title, link, outTradeNo }) =>
        state === 'pending'
          ? { words: `“${title}”还没有支付，请先支付或取消`, link: `/pay/index?out_trade_no=${outTradeNo}` }
          : { words: `“${title}”正在退款，退款到账后就可以注销`, link },
      ),
    )
  },
}
