import { accountName } from '#app/areas/desk/money/rules.ts'
import { journalKinds, purposeWords, readHappening } from '#app/areas/pay/rules/journal.ts'
import type { JournalRow, MonthRow, PaymentOfDesk, RefundOfPayment } from '#app/areas/pay/server/public.ts'
import { type PaymentState, paymentWords, type RefundState, refundWords } from '#app/areas/pay/states.ts'
import type { CsvColumns } from '#kit/csv/server/write.ts'
import { fenToYuan } from '#kit/money/fen.ts'
import { backHolderName } from '../rules.ts'

type Numbers = ReadonlyMap<string, string>

export const asEntry = ({ entry, ...of }: JournalRow, words: (account: string) => string, numbers: Numbers) => {
  const { kind, number } = readHappening(entry.happening)
  return {
    entry_id: entry.id,
    entered_time: entry.enteredAt,
    kind,
    kind_name: journalKinds[kind],
    number,
    debit: entry.debit,
    debit_name: words(entry.debit),
    credit: entry.credit,
    credit_name: words(entry.credit),
    amount: entry.amountFen,
    purpose_name: of.purpose === null ? '' : purposeWords(of.purpose),
    title: of.title ?? '',
    subject_id: of.subjectId ?? '',
    order_no: numbers.get(of.subjectId ?? '') ?? '',
    out_trade_no: of.outTradeNo ?? '',
    refund_no: of.refundNo ?? '',
  }
}

export const entryColumns: CsvColumns<ReturnType<typeof asEntry>> = {
  分录号: (row) => row.entry_id,
  时间: (row) => row.entered_time,
  类型: (row) => row.kind_name,
  借方: (row) => row.debit_name,
  贷方: (row) => row.credit_name,
  金额: (row) => ({ fen: row.amount }),
  用途: (row) => row.purpose_name,
  项目: (row) => row.title,
  业务单号: (row) => row.subject_id,
  订单编号: (row) => row.order_no,
  收款单号: (row) => row.out_trade_no,
  退款单号: (row) => row.refund_no,
  凭据: (row) => row.number,
}

export const asPaid = (row: PaymentOfDesk, numbers: Numbers) => ({
  out_trade_no: row.outTradeNo,
  transaction_id: row.transactionId ?? '',
  title: row.title,
  purpose_name: purposeWords(row.purpose),
  subject_id: row.subjectId,
  order_no: numbers.get(row.subjectId) ?? '',
  state: row.state as PaymentState,
  state_name: paymentWords[row.state as PaymentState],
  provider_name: paidByWords(row),
  amount: row.amountFen,
  refunded: row.refundedFen,
  start_time: row.startedAt,
  pay_time: row.paidAt,
})

/** Who took the money of a payment; with what a gift card paid of it at a counter. */
const paidByWords = ({ provider, merchant, amountFen, cardFen }: PaymentOfDesk): string =>
  [
    provider !== null && accountName({ provider, merchant }),
    cardFen > 0 && cardFen < amountFen && `礼品卡 ${fenToYuan(cardFen)}`,
  ]
    .filter(Boolean)
    .join('、')

export const paymentColumns: CsvColumns<ReturnType<typeof asPaid>> = {
  收款单号: (row) => row.out_trade_no,
  支付机构单号: (row) => row.transaction_id,
  发起时间: (row) => row.start_time,
  支付时间: (row) => row.pay_time,
  用途: (row) => row.purpose_name,
  项目: (row) => row.title,
  业务单号: (row) => row.subject_id,
  订单编号: (row) => row.order_no,
  状态: (row) => row.state_name,
  收款方式: (row) => row.provider_name,
  金额: (row) => ({ fen: row.amount }),
  已退: (row) => ({ fen: row.refunded }),
}

export const asRefund = ({ refund, ...of }: RefundOfPayment, numbers: Numbers) => ({
  refund_no: refund.refundNo,
  out_trade_no: of.outTradeNo,
  title: of.title,
  subject_id: of.subjectId,
  order_no: numbers.get(of.subjectId) ?? '',
  reason: refund.reason,
  state: refund.state as RefundState,
  state_name: refundWords[refund.state as RefundState],
  says: refund.says,
  provider_name: backHolderName(of.provider, refund.refundNo),
  amount: refund.amountFen,
  ordered_time: refund.orderedAt,
  done_time: refund.doneAt,
})

export const refundColumns: CsvColumns<ReturnType<typeof asRefund>> = {
  退款单号: (row) => row.refund_no,
  收款单号: (row) => row.out_trade_no,
  申请时间: (row) => row.ordered_time,
  到账时间: (row) => row.done_time,
  项目: (row) => row.title,
  业务单号: (row) => row.subject_id,
  订单编号: (row) => row.order_no,
  原因: (row) => row.reason,
  状态: (row) => row.state_name,
  说明: (row) => row.says,
  收款方式: (row) => row.provider_name,
  金额: (row) => ({ fen: row.amount }),
}

export const asMonth = (row: MonthRow) => ({
  month: row.month,
  close_time: row.closedAt,
  closed_by: row.closedByName,
  entries: row.entries,
})
