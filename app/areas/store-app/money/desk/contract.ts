import { z } from 'zod'
import { notAllowed } from '#app/areas/access/staff/rules.ts'
import { call } from '#kit/wire/call.ts'
import { amount, flag, id, maybe, pageOf, paging, text, time, yuan } from '#kit/wire/fields.ts'
import { exportOf, listing } from '#kit/wire/listing.ts'
import { CASH_YUAN, cashSorts } from '../rules.ts'
import { allCashStates } from '../states.ts'

const approving = { staff: true, may: 'store.cash-approve' } as const
const ofStore = { owner: { cash_id: 'cash-out of the store' }, method: 'POST', idempotency: 'framework' } as const

const row = z.object({
  cash_id: z.int(),
  amount: yuan(),
  state: z.enum(allCashStates),
  state_desc: z.string(),
  asked_by: z.string(),
  ask_time: time(),
  approved_by: z.string(),
  bank_no: z.string(),
  reason: z.string(),
  /** Who asks now may approve or refuse it. */
  can_approve: flag(),
})

const asked = { state: maybe(z.enum(allCashStates)), ...listing(cashSorts) }

export const deskStoreCashes = call({
  method: 'GET',
  path: '/desk/store/cash',
  summary: "Page through the store's cash-outs: to be approved, to be paid, and done",
  owner: 'self',
  ...approving,
  input: z.object({ ...asked, ...paging(20) }),
  output: pageOf(row),
  refuses: notAllowed,
})

export const deskStoreCashesExport = exportOf(deskStoreCashes, asked)

const moved = z.object({ cash_id: z.int(), state: z.enum(allCashStates), state_desc: z.string() })
const faults = {
  ...notAllowed,
  'not-found': '没有找到这笔提现，请刷新',
  changed: '这笔提现{state}，请刷新',
}
const second = { 'own-ask': '这笔是您申请的，要由另一位同事复核' }

export const deskStoreCashApprove = call({
  ...ofStore,
  ...approving,
  path: '/desk/store/cash/{cash_id}/approve',
  summary: 'Approve a cash-out that another member of the staff asked for',
  input: z.object({ cash_id: id() }),
  output: moved,
  refuses: { ...faults, ...second },
})

export const deskStoreCashRefuse = call({
  ...ofStore,
  ...approving,
  path: '/desk/store/cash/{cash_id}/refuse',
  summary: 'Refuse a cash-out that another asked for: the money is back in the balance',
  input: z.object({ cash_id: id(), reason: text(100) }),
  output: moved,
  refuses: { ...faults, ...second },
})

export const deskStoreCashPaid = call({
  ...ofStore,
  ...approving,
  path: '/desk/store/cash/{cash_id}/paid',
  summary: 'Write down under which number the bank paid a cash-out',
  input: z.object({ cash_id: id(), bank_no: text(40) }),
  output: moved,
  refuses: faults,
})

export const deskStoreCashFailed = call({
  ...ofStore,
  ...approving,
  path: '/desk/store/cash/{cash_id}/failed',
  summary: 'Write down that the bank sent a cash-out back, and why: the money is back in the balance',
  input: z.object({ cash_id: id(), reason: text(100) }),
  output: moved,
  refuses: faults,
})

export const deskStoreRecharge = call({
  method: 'POST',
  path: '/desk/store/recharge',
  summary: 'Write down money that came in for the store, by the number of the bank, which counts once',
  owner: 'self',
  ...approving,
  idempotency: 'framework',
  input: z.object({ amount: amount(CASH_YUAN.most), bank_no: text(40) }),
  output: z.object({ recharge_id: z.int(), balance: yuan() }),
  refuses: { ...notAllowed, least: '金额要大于 0', taken: '这个流水号已经入过账了' },
})
