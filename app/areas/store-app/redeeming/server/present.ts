import type { ItemRow, OrderRow } from '#app/areas/orders/checkout/server/public.ts'
import { wordsOf } from '#app/areas/orders/checkout/server/public.ts'
import { orderStates } from '#app/areas/orders/checkout/states.ts'
import type { CsvColumns } from '#kit/csv/server/write.ts'
import { fenToYuan } from '#kit/money/fen.ts'
import { formatTime } from '#kit/time/day.ts'
import { outcomeWords, type ReasonCode, reasons } from '../rules/desk.ts'
import { codeHash } from './commands/terms.ts'
import type { CheckRow, CodeRow, listConflicts, listScans } from './queries.ts'

/** A code as its columns. */
export const asCode = (salt: string) => (row: CodeRow) => ({
  id: row.id,
  code_hash: codeHash(salt, row.code),
  goods_name: row.goodsName,
  amount: row.amountFen,
  state: row.isRefunding && row.state === 'paid' ? 'refunding' : row.state,
  state_desc:
    row.isRefunding && row.state === 'paid' ? '退款中' : row.state === 'paid' ? '待核销' : orderStates[row.state].words,
  time: row.movedAt,
  staff_name: row.staffName,
})

/** What an order waited for then is, looked back at, what had been done. */
const doneWords: Partial<Record<OrderRow['state'], string>> = { unpaid: '已下单', shipped: '已发货' }
const pastWords = (state: OrderRow['state']): string => doneWords[state] ?? orderStates[state].words

/** An order of the store, with its buyer masked. */
export const asOrder = (
  order: OrderRow,
  items: readonly ItemRow[],
  { name, mobile }: { name: string; mobile: string },
) => ({
  order_id: order.id,
  state: order.state,
  state_desc: wordsOf(order),
  buyer_name: name,
  buyer_mobile: mobile,
  goods: items.map((item) => ({
    goods_name: item.name,
    special_name: item.skuName,
    num: item.pieces,
    amount: item.priceFen * item.pieces,
  })),
  pay_amount: order.paidFen,
  later_amount: order.laterFen,
  refund_amount: order.backFen,
  add_time: order.madeAt,
  path: order.path.map((state, at) => ({
    state_desc: pastWords(state as OrderRow['state']),
    time: order.pathAt[at] ?? order.madeAt,
  })),
})

/** What became of a scan, for its device. */
export const asAnswer = ({ seq, outcome, words, goodsName }: CheckRow, laterFen: number) => ({
  seq,
  outcome,
  words,
  goods_name: goodsName,
  later_amount: laterFen,
})

/** One scan of a code. */
export const asScan = ({ check, deviceName }: Awaited<ReturnType<typeof listScans>>[number]) => ({
  staff_name: check.staffName,
  device_name: deviceName,
  time: check.scannedAt,
  outcome: check.outcome,
  outcome_desc: outcomeWords[check.outcome],
  words: check.words,
})

type Listed = Awaited<ReturnType<ReturnType<typeof listConflicts>['upTo']>>[number]

/** A conflict as the desk sees it. */
export const asConflict = ({ check, deviceName }: Listed) => ({
  check_id: check.id,
  code: check.codeMasked,
  goods_name: check.goodsName,
  amount: check.amountFen,
  reason: reasons[check.reason as ReasonCode],
  staff_name: check.staffName,
  device_name: deviceName,
  scan_time: check.scannedAt,
  receive_time: check.receivedAt,
  first_staff_name: check.firstStaffName,
  first_time: check.firstAt,
  order_id: check.orderId ?? '',
  is_settled: check.isSettled,
  settled_by: check.settledBy,
  note: check.note,
})

type Shown = ReturnType<typeof asConflict>

/** The columns of their file. */
export const conflictColumns: CsvColumns<Shown> = {
  核销码: ({ code }) => code,
  商品: ({ goods_name }) => goods_name,
  金额: ({ amount }) => fenToYuan(amount),
  原因: ({ reason }) => reason,
  员工: ({ staff_name }) => staff_name,
  设备: ({ device_name }) => device_name,
  核销时间: ({ scan_time }) => formatTime(scan_time),
  先核销的员工: ({ first_staff_name }) => first_staff_name,
  先核销时间: ({ first_time }) => (first_time ? formatTime(first_time) : ''),
  处理: ({ is_settled, note }) => (is_settled ? note : '待处理'),
}
