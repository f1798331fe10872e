import type { CsvColumns } from '#kit/csv/server/write.ts'
import { fenToYuan } from '#kit/money/fen.ts'
import { formatTime } from '#kit/time/day.ts'
import { ledgerKinds, mayApprove, needsSecond } from '../rules.ts'
import { type CashState, cashStates } from '../states.ts'
import type { CashRow, listLedger, listRecharges } from './queries.ts'

/** A movement of a store's money. */
export const asLine = (row: Awaited<ReturnType<typeof listLedger>>['rows'][number]) => ({
  id: row.id,
  type: row.kind,
  type_desc: ledgerKinds[row.kind],
  amount: row.amountFen,
  balance: row.balanceFen,
  time: row.madeAt,
  order_id: row.orderId ?? '',
  cash_id: row.cashId ?? 0,
  recharge_id: row.rechargeId ?? 0,
})

/** Where a cash-out stands. */
export const asCash = (row: CashRow) => ({
  id: row.id,
  amount: row.amountFen,
  state: row.state,
  state_desc: cashStates[row.state].words,
  asked_by: row.pathBy[0] ?? '',
  time: row.askedAt,
})

/** The same with its steps. */
export const asCashDetail = (row: CashRow) => ({
  ...asCash(row),
  needs_second: needsSecond(row.amountFen),
  reason: row.reason,
  bank_no: row.bankNo,
  steps: row.path.map((state, at) => ({
    state,
    state_desc: stepWords[state as CashState],
    by: row.pathBy[at] ?? '',
    time: row.pathAt[at] ?? row.askedAt,
  })),
})

const stepWords = { asked: '提交申请', approved: '复核通过', paid: '已打款', refused: '已驳回', failed: '打款失败' }

export const asRecharge = (row: Awaited<ReturnType<typeof listRecharges>>['rows'][number]) => ({
  id: row.id,
  amount: row.amountFen,
  bank_no: row.bankNo,
  by: row.staffName,
  time: row.madeAt,
})

/** A cash-out as the desk sees it, for this member of its staff. */
export const asDeskCash = (staffId: number) => (row: CashRow) => ({
  cash_id: row.id,
  amount: row.amountFen,
  state: row.state,
  state_desc: cashStates[row.state].words,
  asked_by: row.pathBy[0] ?? '',
  ask_time: row.askedAt,
  approved_by: row.pathBy[row.path.indexOf('approved')] ?? '',
  bank_no: row.bankNo,
  reason: row.reason,
  can_approve: row.state === 'asked' && mayApprove(row, staffId),
})

type Shown = ReturnType<ReturnType<typeof asDeskCash>>

/** The columns of their file. */
export const cashColumns: CsvColumns<Shown> = {
  编号: ({ cash_id }) => cash_id,
  金额: ({ amount }) => fenToYuan(amount),
  状态: ({ state_desc }) => state_desc,
  申请人: ({ asked_by }) => asked_by,
  申请时间: ({ ask_time }) => formatTime(ask_time),
  复核人: ({ approved_by }) => approved_by,
  银行流水号: ({ bank_no }) => bank_no,
  原因: ({ reason }) => reason,
}
