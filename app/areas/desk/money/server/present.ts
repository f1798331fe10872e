import type { InvoiceRow } from '#app/areas/orders/invoices/server/public.ts'
import { invoiceStates } from '#app/areas/orders/invoices/states.ts'
import { faultWords } from '#app/areas/pay/rules/differences.ts'
import type {
  AccountSums,
  BillFile,
  DifferenceRow,
  listBillLines,
  RefundRow,
  StatementRow,
} from '#app/areas/pay/server/public.ts'
import type { StaffContext } from '#app/context.ts'
import { accountName } from '../rules.ts'

export const asAccount = ({ account, debitFen, creditFen }: AccountSums, words: (account: string) => string) => ({
  account,
  words: words(account),
  debit: debitFen,
  credit: creditFen,
  balance: creditFen - debitFen,
})

export const asDay = (isOurs: (account: { provider: string; merchant: string }) => boolean) => (row: StatementRow) => ({
  provider: row.provider,
  merchant: row.merchant,
  is_ours: isOurs(row),
  day: row.day,
  tries: row.tries,
  found: row.found,
  open: row.open,
  compared: row.comparedAt !== null,
  compared_time: row.comparedAt,
})

/** So many rows are named that cannot be read. */
const MOST_UNREAD = 10

export const asBillFile = ({ id, bill, unread, ...row }: BillFile, { staff }: StaffContext) => ({
  bill_file_id: id,
  ...bill,
  account_name: accountName(bill, staff.hospitalId),
  payment_num: row.payments,
  came: row.cameFen,
  refund_num: row.refunds,
  went: row.wentFen,
  unread_num: unread.length,
  unread_rows: unread.slice(0, MOST_UNREAD),
  is_taken: row.isTaken,
  is_compared: row.isCompared,
})

export const asBillLine = ({ line, fault, settledAt }: Awaited<ReturnType<typeof listBillLines>>['rows'][number]) => ({
  kind: line.kind as 'payment' | 'refund',
  number: line.number,
  out_trade_no: line.outTradeNo,
  amount: line.amountFen,
  time: line.at,
  fault_name: fault === null ? '' : faultWords[fault].title,
  settled: settledAt !== null,
})

export const asDifference = (row: DifferenceRow) => ({
  difference_id: row.id,
  provider: row.provider,
  merchant: row.merchant,
  day: row.day,
  number: row.number,
  out_trade_no: row.outTradeNo,
  note: row.note,
  fault: row.fault,
  kind: row.kind,
  ours: row.oursFen,
  theirs: row.theirsFen,
  settled_time: row.settledAt,
})

export const asRefused = (row: RefundRow) => ({
  refund_no: row.refundNo,
  out_trade_no: row.outTradeNo,
  title: row.title,
  provider: row.provider ?? '',
  amount: row.amountFen,
  reason: row.reason,
  says: row.says,
  ordered_time: row.orderedAt,
})

/** To whom it is made out stays between the patient and the issuer. */
export const asStuck = (row: InvoiceRow, orderNo: string) => ({
  invoice_id: row.id,
  order_id: row.orderId,
  order_no: orderNo,
  amount: row.amountFen,
  is_red: row.redOf !== null,
  state_desc: invoiceStates[row.state].words,
  tries: row.tries,
  says: row.says,
  add_time: row.requestedAt,
})
