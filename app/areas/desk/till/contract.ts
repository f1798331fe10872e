import { z } from 'zod'
import { notAllowed } from '#app/areas/access/staff/rules.ts'
import { call } from '#kit/wire/call.ts'
import { amount, code, flag, id, maybe, maybeText, nothing, pageOf, paging, time, yuan } from '#kit/wire/fields.ts'
import { daySpan, exportOf, listing } from '#kit/wire/listing.ts'
import { MOST_CASH, NOTE_LETTERS, shiftSorts, shiftStates } from './rules.ts'

const way = z.enum(['counter', 'terminal'])
const noShift = { 'no-shift': '还没有开班，请先在“收费班次”开班' }

const shift = z.object({
  shift_id: z.int(),
  staff_name: z.string(),
  open_time: time(),
  /** Null while it is under way. */
  close_time: time().nullable(),
  float: yuan(),
  cash_in: yuan(),
  cash_back: yuan(),
  card_in: yuan(),
  card_back: yuan(),
  /** What should be in the drawer. */
  expected: yuan(),
  /** Null until it was counted. */
  counted: yuan().nullable(),
  /** Counted less expected, with its sign: `-5.00`; '' until it was counted. */
  difference: z.string(),
  note: z.string(),
})

const taking = z.object({
  taking_id: z.int(),
  direction: z.enum(['in', 'back']),
  way,
  way_name: z.string(),
  amount: yuan(),
  /** Of the receipt, or the terminal's. */
  number: z.string(),
  out_trade_no: z.string(),
  order_id: z.string(),
  taken_time: time(),
})

const running = { staff: true, may: 'till.run' } as const
const moving = { method: 'POST', ...running, idempotency: 'framework' } as const

export const deskTill = call({
  method: 'GET',
  path: '/desk/till',
  summary: "The asker's shift that is under way, if there is one, with what moved in it, the newest first",
  owner: 'self',
  ...running,
  input: nothing(),
  output: z.object({ shift: shift.nullable(), list: z.array(taking) }),
  refuses: notAllowed,
})

export const deskTillOpen = call({
  ...moving,
  path: '/desk/till/open',
  summary: 'Open a shift with the cash that is in the drawer',
  owner: 'self',
  input: z.object({ float: amount(MOST_CASH) }),
  output: shift,
  refuses: { ...notAllowed, 'is-open': '您已经开班了，请先交班' },
})

export const deskTillClose = call({
  ...moving,
  path: '/desk/till/close',
  summary: 'Close the shift with what was counted; a difference needs a word of why',
  owner: 'self',
  input: z.object({ counted: amount(MOST_CASH), note: maybeText(NOTE_LETTERS) }),
  output: shift,
  refuses: {
    ...notAllowed,
    ...noShift,
    unexplained: '清点的现金和应有的差 {difference} 元，请再点一次；确实不符请写明原因',
  },
})

export const deskTillCollect = call({
  ...moving,
  path: '/desk/till/collect',
  summary: 'Take the fee of an appointment, in cash or by a card at the terminal with its number',
  owner: { order_id: 'unpaid visit of the hospital' },
  input: z.object({ order_id: code(), way, terminal_no: maybeText(40) }),
  output: z.object({ order_id: z.string(), amount: yuan(), number: z.string(), way_name: z.string() }),
  refuses: {
    ...notAllowed,
    ...noShift,
    'not-found': '没有找到这个预约，请核对后再试',
    'nothing-due': '这个预约没有要收的费用，可能已经付过或已经取消，请刷新',
    'number-needed': '请填刷卡机小票上的参考号（4 到 32 位字母和数字）',
    'number-used': '这个参考号已经收过一笔，请核对小票',
  },
})

const owedRefund = z.object({
  refund_no: z.string(),
  order_id: z.string(),
  order_no: z.string(),
  /** Masked. */
  member_name: z.string(),
  amount: yuan(),
  way,
  way_name: z.string(),
  reason: z.string(),
  ordered_time: time(),
})

export const deskTillRefunds = call({
  method: 'GET',
  path: '/desk/till/refunds',
  summary: 'Page through what the counter still has to give back of what it took, the oldest first',
  owner: 'self',
  ...running,
  input: z.object(paging(20)),
  output: pageOf(owedRefund),
  refuses: notAllowed,
})

export const deskTillGiveBack = call({
  ...moving,
  path: '/desk/till/give-back',
  summary:
    'Write down that money was given back: cash from the drawer, or onto the card at the terminal with its number',
  owner: { refund_no: 'counter refund of the hospital' },
  input: z.object({ refund_no: code(), terminal_no: maybeText(40) }),
  output: z.object({ refund_no: z.string(), amount: yuan() }),
  refuses: {
    ...notAllowed,
    ...noShift,
    'not-found': '没有找到这笔退费，请刷新',
    done: '这笔钱已经退过了',
    'number-needed': '刷卡收的要退到原卡：请填退货小票上的参考号',
  },
})

const reading = { staff: true, may: 'till.read' } as const
const narrowing = {
  ...listing(shiftSorts),
  state: maybe(z.enum(Object.keys(shiftStates) as (keyof typeof shiftStates)[])),
  has_difference: maybe(z.enum(['1'])),
  ...daySpan(),
}

export const deskShifts = call({
  method: 'GET',
  path: '/desk/shifts',
  summary: "Page through the shifts of the hospital's counters, the newest first",
  owner: 'self',
  ...reading,
  input: z.object({ ...narrowing, ...paging(20) }),
  output: pageOf(shift),
  refuses: notAllowed,
})

export const deskShiftsExport = call(exportOf(deskShifts, narrowing))

export const deskShift = call({
  method: 'GET',
  path: '/desk/shifts/{shift_id}',
  summary: 'One shift with everything that moved in it, the newest first',
  owner: { shift_id: 'shift of the hospital' },
  ...reading,
  input: z.object({ shift_id: id() }),
  output: z.object({ shift, list: z.array(taking), is_whole: flag() }),
  refuses: { ...notAllowed, 'not-found': '没有找到这个班次' },
})
