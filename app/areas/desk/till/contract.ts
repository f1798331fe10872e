import { z } from 'zod'
import { notAllowed } from '#app/areas/access/staff/rules.ts'
import { MOST_YUAN } from '#app/areas/activities/gift-cards/rules.ts'
import { counterWays, tillWays } from '#app/areas/pay/rules/counter.ts'
import { call } from '#kit/wire/call.ts'
import {
  amount,
  code,
  flag,
  id,
  maybe,
  maybeText,
  nothing,
  pageOf,
  paging,
  text,
  time,
  yuan,
} from '#kit/wire/fields.ts'
import { daySpan, exportOf, listing } from '#kit/wire/listing.ts'
import { MOST_CASH, NOTE_LETTERS, shiftSorts, shiftStates } from './rules.ts'

const way = z.enum(counterWays)
const unexplained = { unexplained: '清点的现金和应有的差 {difference} 元，请再点一次；确实不符请写明原因' }
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
  /** What gift cards paid: no money moved. */
  gift_in: yuan(),
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
  way: z.enum(tillWays),
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
  refuses: { ...notAllowed, ...noShift, ...unexplained },
})

const due = {
  'not-found': '没有找到这个预约，请核对后再试',
  'nothing-due': '这个预约没有要收的费用，可能已经付过或已经取消，请刷新',
}
/** Why a gift card cannot pay. */
const giftRefuses = {
  wrong: '付款码不对或已经过时，请患者刷新后再出示',
  'too-often': '这张卡输错太多次了，请一小时后再试',
  secret: '这是卡面的卡号和密码。请患者先在手机的“礼品卡”里兑换，再出示付款码',
  expired: '这张卡已经过了有效期，请用别的方式付',
}

export const deskTillGiftCard = call({
  method: 'POST',
  ...running,
  path: '/desk/till/gift-card',
  summary: 'How much of the fee of an appointment the gift card can pay of which the code is shown; nothing is taken',
  owner: { order_id: 'unpaid visit of the hospital' },
  input: z.object({ order_id: code(), scanned: text(60) }),
  output: z.object({
    /** Its last four digits. */
    card_no: z.string(),
    balance: yuan(),
    /** What it pays, and what is left to be taken in another way. */
    gift_amount: yuan(),
    rest_amount: yuan(),
  }),
  refuses: { ...notAllowed, ...due, ...giftRefuses, empty: '这张卡里没有钱了，请用别的方式付' },
})

export const deskTillCollect = call({
  ...moving,
  path: '/desk/till/collect',
  summary:
    'Take the fee of an appointment, in cash, by a card at the terminal with its number, or by a gift card of which the code is shown, and the rest in one of those ways',
  owner: { order_id: 'unpaid visit of the hospital' },
  input: z.object({
    order_id: code(),
    /** May be missing where a gift card pays all of it. */
    way: maybe(way),
    terminal_no: maybeText(40),
    gift_code: maybeText(60),
    /** What the gift card is to pay. */
    gift_amount: maybe(amount(MOST_YUAN)),
  }),
  output: z.object({
    order_id: z.string(),
    amount: yuan(),
    /** What of it a gift card paid. */
    gift_amount: yuan(),
    number: z.string(),
    way_name: z.string(),
  }),
  refuses: {
    ...notAllowed,
    ...noShift,
    ...due,
    ...giftRefuses,
    'gift-amount': '礼品卡要付的金额要大于 0，也不能超过应收的费用',
    'too-little': '卡里的钱不够了，请重新查一次余额',
    'way-needed': '还有 {rest} 元要收，请选现金或刷卡机',
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
  output: z.object({
    shift,
    list: z.array(taking),
    is_whole: flag(),
    /** The asker's, who closes it at the till. */
    is_own: flag(),
  }),
  refuses: { ...notAllowed, 'not-found': '没有找到这个班次' },
})

export const deskShiftClose = call({
  method: 'POST',
  path: '/desk/shifts/{shift_id}/close',
  summary: 'Count and close the shift of somebody who is not there any more, with a word of why',
  owner: { shift_id: 'shift of the hospital' },
  staff: true,
  may: 'till.close',
  input: z.object({ shift_id: id(), counted: amount(MOST_CASH), note: text(NOTE_LETTERS) }),
  output: shift,
  refuses: {
    ...notAllowed,
    'not-found': '没有找到这个班次',
    own: '这是您自己的班次，请在“收费班次”交班',
    closed: '这个班次已经交过了，请刷新',
  },
})
