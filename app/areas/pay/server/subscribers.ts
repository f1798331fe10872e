import type { Subscribers } from '#app/room.ts'
import { fenToYuan } from '#kit/money/fen.ts'
import { formatTime } from '#kit/time/day.ts'
import { payStatus } from '../contract.ts'
import type { JournalKind } from '../rules/journal.ts'
import { asPayment } from './present.ts'
import { sumDay } from './queries/journal.ts'
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

  async 'overview.counting'({ scope: { hospitalId, isPlatform }, day, hand }, { db }) {
    const own = [`hospital:${hospitalId}`, ...(isPlatform ? ['platform', 'balance'] : [])]
    const { cameFen, backFen } = await sumDay(db, hospitalId === null ? undefined : own, day)
    const shown = { unit: 'fen', may: 'money.read' } as const
    // The platform's own desk reads its own entries alone, and this is the sum of all hospitals: no list there holds it.
    const listOf = (kind: JournalKind) =>
      hospitalId === null ? '' : `/desk/journal?kind=${kind}&from=${day}&to=${day}`
    hand({
      ...shown,
      key: 'money.came',
      words: '今天收款',
      value: cameFen,
      how: '账本里今天到账的付款，线上和窗口都算，没有减去退款；商城货款先记在平台账上',
      to: listOf('paid'),
    })
    hand({
      ...shown,
      key: 'money.back',
      words: '今天退款到账',
      value: backFen,
      how: '账本里今天退回患者的钱，包括以前收的；还没有到账的不算',
      to: listOf('back'),
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
