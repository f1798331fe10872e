import { z } from 'zod'
import { notAllowed } from '#app/areas/access/staff/rules.ts'
import { allScenes } from '#app/areas/membership/rules.ts'
import { allAppointStates, allCodeStates } from '#app/areas/membership/states.ts'
import { call } from '#kit/wire/call.ts'
import { changedSince, versionSeen, versionShown } from '#kit/wire/edited.ts'
import {
  amount,
  flag,
  id,
  idList,
  int,
  listed,
  maybe,
  maybeText,
  nothing,
  pageOf,
  paging,
  text,
  time,
  yuan,
} from '#kit/wire/fields.ts'
import { MOST_CODES } from './rules.ts'

const managing = { owner: 'self', staff: true, may: 'membership.manage' } as const
const booking = { owner: 'self', staff: true, may: 'membership.book' } as const
const notHere = {
  ...notAllowed,
  'not-platform': '会员由平台统一管理，本院的工作台不能操作',
}
const DEAREST_YUAN = 100_000

const combo = z.object({
  combo_id: z.int(),
  title: z.string(),
  summary: z.string(),
  words: z.string(),
  price: yuan(),
  /** '' where it is no offer. */
  org_price: z.string(),
  months: z.int(),
  scenes: z.array(z.string()),
  doctor_ids: z.array(z.int()),
  is_on: flag(),
  is_first: flag(),
  position: z.int(),
  sold_num: z.int(),
  version: versionShown(),
  benefits: z.array(z.object({ benefit_id: z.int(), title: z.string(), times: z.int(), times_words: z.string() })),
})

const comboRow = { row: 'membership-package', by: 'combo_id' } as const

export const deskCombos = call({
  method: 'GET',
  path: '/desk/membership/combos',
  summary: 'All packages, those on sale first, with the benefits and coupons that there are to choose from',
  shows: [comboRow],
  ...managing,
  input: nothing(),
  output: z.object({
    list: z.array(combo),
    benefits: z.array(z.object({ benefit_id: z.int(), title: z.string(), is_bookable: flag() })),
    coupons: z.array(z.object({ coupon_id: z.int(), title: z.string() })),
  }),
  refuses: notHere,
})

const sheet = {
  title: text(20),
  summary: text(60),
  words: maybeText(40),
  price: amount(DEAREST_YUAN),
  org_price: maybe(amount(DEAREST_YUAN)),
  months: int(1, 60),
  position: int(0, 999),
  is_first: int(0, 1),
  scenes: listed(z.array(z.enum(allScenes)).max(allScenes.length)),
  doctor_ids: maybe(idList(20)),
  /** `times` 0 is without end: for benefits that are not booked. */
  benefits: listed(z.array(z.object({ benefit_id: id(), times: int(0, 999) })).max(20)),
}
const faults = {
  'no-price': '请填写大于 0 的价格',
  'org-price': '原价不能低于现在的价格',
  benefit: '有权益已经没有了或者写了两次，请刷新后重新选择',
  times: '“{title}”要写次数，至少 1 次',
  doctor: '专属医生“{name}”已经不出诊了，请去掉后重新选择',
}
const saved = z.object({ combo_id: z.int() })

export const deskComboAdd = call({
  method: 'POST',
  path: '/desk/membership/combos/add',
  changesPages: true,
  summary: 'Make a package; it is off sale until it is switched on',
  edits: comboRow,
  ...managing,
  body: 'json',
  idempotency: 'framework',
  input: z.object(sheet),
  output: saved,
  refuses: { ...notHere, ...faults },
})

const noCombo = { ...notHere, 'not-found': '没有找到这个套餐' }

export const deskComboChange = call({
  method: 'POST',
  path: '/desk/membership/combos/{combo_id}/change',
  changesPages: true,
  summary: 'Write a package over what it was; what was ordered before stays as it was agreed',
  edits: comboRow,
  ...managing,
  body: 'json',
  input: z.object({ combo_id: id(), ...sheet, version: versionSeen() }),
  output: saved,
  refuses: { ...noCombo, ...faults, ...changedSince },
})

export const deskComboSwitch = call({
  method: 'POST',
  path: '/desk/membership/combos/{combo_id}/switch',
  changesPages: true,
  summary: 'Put a package on sale, or take it off; who has it keeps it',
  ...managing,
  input: z.object({ combo_id: id(), is_on: int(0, 1) }),
  output: saved,
  refuses: noCombo,
})

export const deskCodes = call({
  method: 'GET',
  path: '/desk/membership/codes',
  summary:
    'Page through the codes of a state, the newest first; of the code itself only its last four letters are known',
  ...managing,
  input: z.object({ state: maybe(z.enum(allCodeStates)), ...paging(20) }),
  output: pageOf(
    z.object({
      code_id: z.int(),
      tail: z.string(),
      is_coupon: flag(),
      title: z.string(),
      note: z.string(),
      state: z.enum(allCodeStates),
      state_desc: z.string(),
      is_over: flag(),
      add_time: time(),
      end_time: time(),
      use_time: time().nullable(),
    }),
  ),
  refuses: notHere,
})

export const deskCodesMake = call({
  method: 'POST',
  path: '/desk/membership/codes/make',
  summary: 'Make codes for a package or for a coupon; they are told this once',
  ...managing,
  idempotency: 'handler',
  input: z.object({
    combo_id: maybe(id()),
    coupon_id: maybe(id()),
    count: int(1, MOST_CODES),
    valid_days: int(1, 730),
    note: text(40),
  }),
  output: z.object({ codes: z.array(z.string()) }),
  refuses: {
    ...notHere,
    'what-for': '请选择一个套餐或一张优惠券',
    'not-found': '没有找到这个套餐或优惠券，请刷新后重新选择',
  },
})

export const deskCodeWithdraw = call({
  method: 'POST',
  path: '/desk/membership/codes/{code_id}/withdraw',
  summary: 'Withdraw a code that nobody has used',
  ...managing,
  input: z.object({ code_id: id() }),
  output: z.object({ code_id: z.int() }),
  refuses: { ...notHere, 'not-found': '没有找到这个码', 'not-open': '这个码{state}，不能作废' },
})

export const deskBookings = call({
  method: 'GET',
  path: '/desk/membership/bookings',
  summary:
    'Page through booked benefits of a state, those that wait longest first; all of one member by their supplementary code',
  ...booking,
  input: z.object({ state: maybe(z.enum(allAppointStates)), code: maybeText(40), ...paging(20) }),
  output: pageOf(
    z.object({
      /** The name is masked. */
      id: z.int(),
      title: z.string(),
      truename: z.string(),
      reason: z.string(),
      add_time: time(),
      state: z.enum(allAppointStates),
      state_desc: z.string(),
      can_cancel: flag(),
    }),
  ),
  refuses: { ...notHere, 'no-holder': '没有找到这个补充码，请和会员核对' },
})

const noBooking = { ...notHere, 'not-found': '没有找到这个预约，请刷新' }

export const deskBookingReveal = call({
  method: 'POST',
  path: '/desk/membership/bookings/{id}/reveal',
  summary: 'Open the name and what was filled in for a booking; the audit says who looked',
  ...booking,
  input: z.object({ id: id() }),
  output: z.object({
    id: z.int(),
    name: z.string(),
    fields: z.array(z.object({ title: z.string(), value: z.string() })),
  }),
  refuses: noBooking,
})

export const deskBookingMove = call({
  method: 'POST',
  path: '/desk/membership/bookings/{id}/move',
  summary: 'Confirm a booking, mark it done, or cancel it with a reason; the patient is told',
  ...booking,
  input: z.object({ id: id(), to: z.enum(['confirmed', 'done', 'cancelled']), reason: maybeText(100) }),
  output: z.object({ id: z.int(), state: z.enum(allAppointStates), state_desc: z.string() }),
  refuses: { ...noBooking, 'no-reason': '请写明取消的原因，患者会看到', changed: '这个预约{state}，请刷新' },
})
