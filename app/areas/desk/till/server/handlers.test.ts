import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { allRoles, may, type Permission } from '#app/areas/access/staff/rules.ts'
import { exchangeGiftCard, giftCardConsumeDetail, giftCardList } from '#app/areas/activities/gift-cards/contract.ts'
import { printCards } from '#app/areas/activities/gift-cards/server/public.ts'
import { deskArrive } from '#app/areas/desk/clinic/contract.ts'
import { deskCounterCancel } from '#app/areas/desk/counter/contract.ts'
import { deskHospital, deskRules } from '#app/areas/desk/hospital/contract.ts'
import * as booking from '#app/areas/guahao/booking/contract.ts'
import { unitYuyueInfo } from '#app/areas/guahao/hospitals/contract.ts'
import { messages } from '#app/areas/notices/messages/contract.ts'
import { listFaults, listSums } from '#app/areas/pay/server/queries/ledger.ts'
import { sandboxPay } from '#app/areas/sandbox/contract.ts'
import { addDays } from '#kit/time/day.ts'
import type { CallSpec } from '#kit/wire/call.ts'
import { type Clinic, openClinic, slotsOn } from '#test/support/clinic.ts'
import { signInOne } from '#test/support/crowd.ts'
import { findBrokenInvariants } from '#test/support/invariants.ts'
import {
  rawRequestFromOutside,
  rolesRefused,
  type Staffing,
  type StaffPerson,
  signInAllRoles,
  signInStaff,
} from '#test/support/staff.ts'
import { startTestApp, type TestApp } from '#test/support/start-test-app.ts'
import * as calls from '../contract.ts'
import type { invariants } from './queries/invariants.ts'

const TODAY = '2026-11-23'
let app: TestApp
let clinic: Clinic
let people: Staffing
let stranger: StaffPerson

beforeAll(async () => {
  app = await startTestApp({ at: `${TODAY} 07:00` })
  const other = await openClinic(app)
  clinic = await openClinic(app, { doctors: 30, places: 4, end: 600, feeFen: 5_000 })
  people = await signInAllRoles(app, clinic.hospitalId)
  stranger = await signInStaff(app, other.hospitalId, 'admin')
})
afterAll(async () => {
  expect(await findBrokenInvariants(app.db)).toEqual([])
  await app.close()
})

/** Each test has a doctor, and a cashier, of its own. */
let doctor = -1
let cashier: { staffKey: string }
beforeEach(async () => {
  doctor += 1
  cashier = { staffKey: (await signInStaff(app, clinic.hospitalId, 'nurse')).staffKey }
})

const slotOn = async (day: string, at = 0) => (await slotsOn(app, clinic, day, doctor))[at]?.id as number
const book = async (day = TODAY, at = 0) => {
  const person = await signInOne(app)
  const input = { slot_id: await slotOn(day, at), member_id: person.memberId }
  return { ...(await app.callApi(booking.createOrder, input, { key: person.key })), person }
}
const open = (float = '200.00') => app.callApi(calls.deskTillOpen, { float }, cashier)
const collect = (order_id: string, more: object = {}) =>
  app.callApi(calls.deskTillCollect, { order_id, way: 'counter', ...more }, cashier)
const payOnSite = async (isOn: boolean) => {
  const admin = { staffKey: people.admin.staffKey }
  const { rules } = await app.callApi(deskHospital, {}, admin)
  const { min_age, max_age, ...rest } = rules
  const ages = { min_age: min_age ?? undefined, max_age: max_age ?? undefined }
  await app.callApi(deskRules, { ...rest, ...ages, pay_on_site: isOn ? 1 : 0 }, admin)
}

const samples: { call: CallSpec & { may: Permission }; input: Record<string, unknown> }[] = [
  { call: calls.deskTill, input: {} },
  { call: calls.deskTillOpen, input: { float: '1' } },
  { call: calls.deskTillClose, input: { counted: '1', note: '演练' } },
  { call: calls.deskTillCollect, input: { order_id: 'nobodys-order', way: 'counter' } },
  { call: calls.deskTillGiftCard, input: { order_id: 'nobodys-order', scanned: '1' } },
  { call: calls.deskTillRefunds, input: {} },
  { call: calls.deskTillGiveBack, input: { refund_no: 'nobodys-refund' } },
  { call: calls.deskShifts, input: {} },
  { call: calls.deskShiftsExport, input: {} },
  { call: calls.deskShift, input: { shift_id: 999_999 } },
  { call: calls.deskShiftClose, input: { shift_id: 999_999, counted: '1', note: '演练' } },
]

test('every call of the room is among those that are tried', () => {
  expect(samples.map(({ call }) => call)).toEqual(expect.arrayContaining(Object.values(calls)))
})

test.each(samples)('$call.path asks for staff, and answers the roles of the table alone', async ({ call, input }) => {
  expect(await rawRequestFromOutside(app, call, input)).toEqual(['login', 'login', '401'])
  expect(await rolesRefused(app, people, call, input)).toEqual(allRoles.filter((role) => !may(role, call.may)))
})

test('without a shift no money moves, and nobody has two', async () => {
  const { order_id } = await book()
  const cash = { order_id, way: 'counter' }
  expect(await app.refusal(calls.deskTillCollect, cash, cashier)).toBe('no-shift')
  expect(await app.refusal(calls.deskTillClose, { counted: '0' }, cashier)).toBe('no-shift')
  const both = await Promise.all([1, 2].map(() => app.refusal(calls.deskTillOpen, { float: '0' }, cashier)))
  expect(both.sort()).toEqual(['is-open', 'not refused'])
  expect(await app.refusal(calls.deskTillOpen, { float: '-1' }, cashier)).toBe('422')
})

test("another hospital's appointments, refunds and shifts are not found", async () => {
  const { order_id } = await book()
  const shift = await open()
  await collect(order_id)
  const they = { staffKey: stranger.staffKey }
  await app.callApi(calls.deskTillOpen, { float: '0' }, they)
  const other = await book(TODAY, 1)
  expect(await app.refusal(calls.deskTillCollect, { order_id: other.order_id, way: 'counter' }, they)).toBe('not-found')
  await app.callApi(deskCounterCancel, { order_id }, cashier)
  const { list } = await app.callApi(calls.deskTillRefunds, {}, cashier)
  const refund_no = list.find((one) => one.order_id === order_id)?.refund_no as string
  expect(await app.refusal(calls.deskTillGiveBack, { refund_no }, they)).toBe('not-found')
  expect(await app.refusal(calls.deskShift, { shift_id: shift.shift_id }, they)).toBe('not-found')
  expect((await app.callApi(calls.deskTillRefunds, {}, they)).list).toEqual([])
  expect((await app.callApi(calls.deskShifts, {}, they)).list.map(({ shift_id }) => shift_id)).not.toContain(
    shift.shift_id,
  )
})

test('a place that waits for its payment is paid in cash: once, whoever presses how often, and it is booked', async () => {
  const { order_id, person } = await book()
  await open()
  const all = await Promise.all(
    Array.from({ length: 8 }, () => app.refusal(calls.deskTillCollect, { order_id, way: 'counter' }, cashier)),
  )
  expect(all.filter((one) => one === 'not refused')).toHaveLength(1)
  expect(all.filter((one) => one === 'nothing-due')).toHaveLength(7)
  const detail = await app.callApi(booking.orderDetail, { id: order_id }, { key: person.key })
  expect(detail).toMatchObject({ state: 'booked', has_receipt: 1 })
  const { shift, list } = await app.callApi(calls.deskTill, {}, cashier)
  expect(shift).toMatchObject({ cash_in: '50.00', card_in: '0.00', expected: '250.00' })
  expect(list).toHaveLength(1)
})

test('a card needs the number on the terminal’s slip, and one number is taken once', async () => {
  const [one, two] = [await book(), await book(TODAY, 1)]
  await open()
  const card = { order_id: one.order_id, way: 'terminal' }
  expect(await app.refusal(calls.deskTillCollect, card, cashier)).toBe('number-needed')
  expect(await app.refusal(calls.deskTillCollect, { ...card, terminal_no: '12' }, cashier)).toBe('number-needed')
  await collect(one.order_id, { way: 'terminal', terminal_no: '0099 8877' })
  const again = { order_id: two.order_id, way: 'terminal', terminal_no: '00998877' }
  expect(await app.refusal(calls.deskTillCollect, again, cashier)).toBe('number-used')
  const detail = await app.callApi(booking.orderDetail, { id: two.order_id }, { key: two.person.key })
  expect(detail.state).toBe('held')
  const { shift } = await app.callApi(calls.deskTill, {}, cashier)
  expect(shift).toMatchObject({ cash_in: '0.00', card_in: '50.00', expected: '200.00' })
})

test('cash and a payment by telephone at once: one of them is the fee, the other goes back', async () => {
  const { order_id, out_trade_no } = await book()
  await open()
  await Promise.all([app.callApi(sandboxPay, { out_trade_no }), collect(order_id).catch(() => undefined)])
  await app.wakeAll()
  const { rows } = await app.pool.query(
    `select sum(amount_fen - ordered_back_fen)::int as kept from pay_payments where $1 in (subject_id, out_trade_no) or subject_id = $2`,
    [order_id, out_trade_no],
  )
  expect(rows[0]?.kept).toBe(5_000)
})

test('where fees are paid on site a place is booked at once, the patient is told so before, and is let in once they have paid', async () => {
  await payOnSite(true)
  const info = await app.callApi(unitYuyueInfo, { id: clinic.hospitalId })
  expect(info.pay_on_site).toBe(1)
  expect(info.tips.find(({ name }) => name === 'pay')?.words).toContain('到院支付')
  const made = await book()
  expect(made).toMatchObject({ pay_amount: '0.00', out_trade_no: '' })
  const as = { key: made.person.key }
  const before = await app.callApi(booking.orderDetail, { id: made.order_id }, as)
  expect(before).toMatchObject({ state: 'booked', on_site_amount: '50.00', can_checkin: 0 })
  // It does not expire.
  app.clock.advance({ minutes: 30 })
  await app.wakeAll()
  expect((await app.callApi(messages, {}, as)).list[0]).toMatchObject({
    title: '预约成功',
    text: expect.stringContaining('50.00 元到院后先在收费窗口缴'),
  })
  const there = { id: made.order_id, lat: 0, lng: 0 }
  expect(await app.refusal(booking.checkInOrder, there, as)).toBe('pay-first')
  expect(await app.refusal(deskArrive, { order_id: made.order_id }, cashier)).toBe('pay-first')
  await open()
  expect(await collect(made.order_id)).toMatchObject({ amount: '50.00', way_name: '现金' })
  expect(await app.refusal(calls.deskTillCollect, { order_id: made.order_id, way: 'counter' }, cashier)).toBe(
    'nothing-due',
  )
  const after = await app.callApi(booking.orderDetail, { id: made.order_id }, as)
  expect(after).toMatchObject({ on_site_amount: '0.00', has_receipt: 1 })
  expect((await app.callApi(deskArrive, { order_id: made.order_id }, cashier)).state).toBe('checked-in')
  await payOnSite(false)
  app.clock.advance({ minutes: -30 })
})

test('many who collect the fee of one place at once take it once', async () => {
  await payOnSite(true)
  const made = await book(addDays(TODAY, 1))
  await payOnSite(false)
  const cashiers = await Promise.all(Array.from({ length: 4 }, () => signInStaff(app, clinic.hospitalId, 'nurse')))
  for (const { staffKey } of cashiers) await app.callApi(calls.deskTillOpen, { float: '0' }, { staffKey })
  const input = { order_id: made.order_id, way: 'counter' }
  const said = await Promise.all(
    cashiers.map(({ staffKey }) => app.refusal(calls.deskTillCollect, input, { staffKey })),
  )
  expect(said.filter((one) => one === 'not refused')).toHaveLength(1)
})

test('an unpaid place of such a hospital is cancelled and moved without money, and who does not come has missed it', async () => {
  await payOnSite(true)
  const made = await book(addDays(TODAY, 3))
  const as = { key: made.person.key }
  const slot_id = await slotOn(addDays(TODAY, 4))
  const moved = await app.callApi(booking.rescheduleOrder, { id: made.order_id, slot_id }, as)
  expect(moved.refund_amount).toBe('0.00')
  const detail = await app.callApi(booking.orderDetail, { id: moved.order_id }, as)
  expect(detail.on_site_amount).toBe('50.00')
  expect((await app.callApi(booking.cancelOrder, { id: moved.order_id }, as)).refund_amount).toBe('0.00')
  await payOnSite(false)
})

test('what was taken in cash is given back in cash, out of the shift of who hands it over, and once', async () => {
  const { order_id, person } = await book(addDays(TODAY, 2))
  await open('10.00')
  await collect(order_id)
  const gone = await app.callApi(deskCounterCancel, { order_id }, cashier)
  expect(gone).toMatchObject({ refund_amount: '50.00', is_counter_refund: 1 })
  const told = (await app.callApi(messages, {}, { key: person.key })).list[0]
  expect(told?.text).toContain('收费窗口领取')
  // Nobody else gives it back meanwhile.
  await app.wakeAll()
  const { list } = await app.callApi(calls.deskTillRefunds, {}, cashier)
  const owed = list.find((one) => one.order_id === order_id)
  expect(owed).toMatchObject({ amount: '50.00', way: 'counter', member_name: '测**' })
  const refund_no = owed?.refund_no as string
  expect(await app.callApi(calls.deskTillGiveBack, { refund_no }, cashier)).toMatchObject({ amount: '50.00' })
  expect(await app.refusal(calls.deskTillGiveBack, { refund_no }, cashier)).toBe('done')
  const { shift } = await app.callApi(calls.deskTill, {}, cashier)
  expect(shift).toMatchObject({ cash_in: '50.00', cash_back: '50.00', expected: '10.00' })
})

test('a card gets its money back at the terminal, with the number of its slip', async () => {
  const { order_id } = await book(addDays(TODAY, 2))
  await open()
  await collect(order_id, { way: 'terminal', terminal_no: 'T-0001' })
  await app.callApi(deskCounterCancel, { order_id }, cashier)
  const { list } = await app.callApi(calls.deskTillRefunds, {}, cashier)
  const refund_no = list.find((one) => one.order_id === order_id)?.refund_no as string
  expect(await app.refusal(calls.deskTillGiveBack, { refund_no }, cashier)).toBe('number-needed')
  await app.callApi(calls.deskTillGiveBack, { refund_no, terminal_no: 'T-0002' }, cashier)
  expect((await app.callApi(calls.deskTill, {}, cashier)).shift).toMatchObject({ card_in: '50.00', card_back: '50.00' })
})

test('a shift is closed with what was counted; a difference needs a word, and accountants see both', async () => {
  const { order_id } = await book()
  await open('100.00')
  await collect(order_id)
  expect(await app.refusal(calls.deskTillClose, { counted: '145.00' }, cashier)).toBe('unexplained')
  const closed = await app.callApi(calls.deskTillClose, { counted: '145.00', note: '找零多给了 5 元' }, cashier)
  expect(closed).toMatchObject({ expected: '150.00', counted: '145.00', difference: '-5.00' })
  const next = await book(TODAY, 1)
  expect(await app.refusal(calls.deskTillCollect, { order_id: next.order_id, way: 'counter' }, cashier)).toBe(
    'no-shift',
  )
  const accountant = { staffKey: people.accountant.staffKey }
  const { list } = await app.callApi(calls.deskShifts, { has_difference: '1' }, accountant)
  expect(list).toEqual([expect.objectContaining({ shift_id: closed.shift_id, note: '找零多给了 5 元' })])
  const { shift, list: moved } = await app.callApi(calls.deskShift, { shift_id: closed.shift_id }, accountant)
  expect(shift).toEqual(closed)
  expect(moved).toEqual([expect.objectContaining({ direction: 'in', amount: '50.00', order_id })])
  const file = await app.callApi(calls.deskShiftsExport, { has_difference: '1' }, accountant)
  expect(file).toMatchObject({ line_num: 1, text: expect.stringContaining('-5.00') })
})

/** Somebody with a gift card of so many fen, and the code that they show at this moment. */
const withGiftCard = async (amountFen: number) => {
  const owner = await signInOne(app)
  const validUntil = new Date('2030-01-01T00:00:00Z')
  const { cards } = await printCards(app.context(), { count: 1, amountFen, validUntil })
  const { cardNo, secret } = cards[0] as { cardNo: string; secret: string }
  await app.callApi(exchangeGiftCard, { card_no: cardNo, card_pwd: secret }, owner)
  const mine = async () => (await app.callApi(giftCardList, {}, owner)).list[0]
  const code = (await mine())?.pay_code ?? ''
  return {
    owner,
    cardNo,
    secret,
    code,
    balance: async () => (await mine())?.balance,
    card_id: (await mine())?.card_id ?? 0,
  }
}
const look = (order_id: string, scanned: string) => app.callApi(calls.deskTillGiftCard, { order_id, scanned }, cashier)
const payRefused = (order_id: string, more: object) =>
  app.refusal(calls.deskTillCollect, { order_id, ...more }, cashier)
/** Every entry of an appointment's payment, in the order in which it was entered. */
const entriesOf = async (order_id: string) =>
  (
    await app.pool.query(
      `select l.debit, l.credit, l.amount_fen from pay_ledger l join pay_payments p on p.id = l.payment_id
       where p.subject_id = $1 order by l.id`,
      [order_id],
    )
  ).rows.map(({ debit, credit, amount_fen }) => [debit, credit, amount_fen])

test('a gift card pays a whole fee: no money moves, the shift shows it apart, and cancelled it is back on the card at once', async () => {
  const { order_id, person } = await book()
  const { owner, code, balance, card_id } = await withGiftCard(8_000)
  await open()
  expect(await look(order_id, code)).toMatchObject({ balance: '80.00', gift_amount: '50.00', rest_amount: '0.00' })
  expect(await balance()).toBe('80.00')
  const pay = { order_id, gift_code: code, gift_amount: '50.00' }
  const all = await Promise.all(Array.from({ length: 6 }, () => app.refusal(calls.deskTillCollect, pay, cashier)))
  expect(all.toSorted()).toEqual(['not refused', ...Array.from({ length: 5 }, () => 'nothing-due')])
  expect(await balance()).toBe('30.00')
  expect(await app.callApi(booking.orderDetail, { id: order_id }, { key: person.key })).toMatchObject({
    state: 'booked',
  })
  const hospital = `hospital:${clinic.hospitalId}`
  expect(await entriesOf(order_id)).toEqual([['card', hospital, 5_000]])
  const { shift, list } = await app.callApi(calls.deskTill, {}, cashier)
  expect(shift).toMatchObject({ cash_in: '0.00', card_in: '0.00', gift_in: '50.00', expected: '200.00' })
  expect(list).toMatchObject([{ way: 'gift-card', way_name: '礼品卡', amount: '50.00' }])

  const gone = await app.callApi(deskCounterCancel, { order_id }, cashier)
  expect(gone).toMatchObject({ refund_amount: '0.00', gift_amount: '50.00', is_counter_refund: 0 })
  expect(await balance()).toBe('80.00')
  expect(await entriesOf(order_id)).toEqual([
    ['card', hospital, 5_000],
    [hospital, 'patient', 5_000],
    ['patient', 'card', 5_000],
  ])
  const owed = (await app.callApi(calls.deskTillRefunds, {}, cashier)).list
  expect(owed.filter((one) => one.order_id === order_id)).toEqual([])
  const spent = await app.callApi(giftCardConsumeDetail, { card_id }, owner)
  expect(spent.list).toMatchObject([{ amount: '50.00', back_amount: '50.00', order_id: '' }])
  const told = (await app.callApi(messages, {}, owner)).list.map(({ title }) => title)
  expect(told).toEqual(expect.arrayContaining(['礼品卡已扣款', '已退回礼品卡']))
  expect((await app.callApi(messages, {}, person)).list[0]?.text).toContain('已退回付款的礼品卡')
})

test('what a gift card does not cover is paid in cash; of what goes back the cash is handed over, the rest is on the card', async () => {
  const { order_id, person } = await book()
  const { code, balance } = await withGiftCard(2_000)
  await open()
  expect(await look(order_id, code)).toMatchObject({ gift_amount: '20.00', rest_amount: '30.00' })
  const gift = { gift_code: code, gift_amount: '20.00' }
  expect(await payRefused(order_id, gift)).toBe('way-needed')
  expect(await payRefused(order_id, { ...gift, way: 'terminal' })).toBe('number-needed')
  expect(await balance()).toBe('20.00')
  const taken = await collect(order_id, gift)
  expect(taken).toMatchObject({ amount: '50.00', gift_amount: '20.00', way_name: '现金' })
  expect(await balance()).toBe('0.00')
  const hospital = `hospital:${clinic.hospitalId}`
  expect(await entriesOf(order_id)).toEqual([
    ['held:counter', hospital, 3_000],
    ['card', hospital, 2_000],
  ])
  const now = async () => (await app.callApi(calls.deskTill, {}, cashier)).shift
  expect(await now()).toMatchObject({ cash_in: '30.00', gift_in: '20.00', expected: '230.00' })

  const gone = await app.callApi(deskCounterCancel, { order_id }, cashier)
  expect(gone).toMatchObject({ refund_amount: '30.00', gift_amount: '20.00', is_counter_refund: 1 })
  expect((await app.callApi(messages, {}, person)).list[0]?.text).toContain(
    '其中 20.00 元已退回礼品卡，其余请带证件到医院收费窗口领取',
  )
  expect(await balance()).toBe('20.00')
  const owed = (await app.callApi(calls.deskTillRefunds, {}, cashier)).list.filter((one) => one.order_id === order_id)
  expect(owed).toMatchObject([{ amount: '30.00', way: 'counter' }])
  await app.callApi(calls.deskTillGiveBack, { refund_no: owed[0]?.refund_no as string }, cashier)
  expect(await now()).toMatchObject({ cash_back: '30.00', gift_in: '20.00', expected: '200.00' })
  const closed = await app.callApi(calls.deskTillClose, { counted: '200.00' }, cashier)
  expect(closed).toMatchObject({ difference: '+0.00', gift_in: '20.00' })
  expect(await findBrokenInvariants(app.db)).toEqual([])
})

test('a card at the terminal pays the rest under its number, and two cashiers with one gift card do not both spend it', async () => {
  const [one, two] = [await book(), await book(TODAY, 1)]
  const { code, balance } = await withGiftCard(4_000)
  await open()
  const other = { staffKey: (await signInStaff(app, clinic.hospitalId, 'cashier')).staffKey }
  await app.callApi(calls.deskTillOpen, { float: '0' }, other)
  const gift = { gift_code: code, gift_amount: '40.00', way: 'terminal' }
  const said = await Promise.all([
    app.refusal(calls.deskTillCollect, { ...gift, order_id: one.order_id, terminal_no: 'GIFT-0001' }, cashier),
    app.refusal(calls.deskTillCollect, { ...gift, order_id: two.order_id, terminal_no: 'GIFT-0002' }, other),
  ])
  expect(said.toSorted()).toEqual(['not refused', 'too-little'])
  expect(await balance()).toBe('0.00')
  expect(await findBrokenInvariants(app.db)).toEqual([])
})

test('what is no card, or none that can pay, is refused in words, and nothing is taken', async () => {
  const { order_id } = await book()
  const { code, cardNo, secret, owner, balance } = await withGiftCard(2_000)
  await open()
  const seen = (scanned: string) => app.refusal(calls.deskTillGiftCard, { order_id, scanned }, cashier)
  expect(await seen('123')).toBe('wrong')
  expect(await seen(`6${'0'.repeat(21)}`)).toBe('wrong')
  expect(await seen(cardNo + secret)).toBe('secret')
  const lastDigit = code.at(-1) === '0' ? '1' : '0'
  const wrong = code.slice(0, -1) + lastDigit
  expect(await seen(wrong)).toBe('wrong')
  expect(await payRefused(order_id, { gift_code: wrong, gift_amount: '10.00', way: 'counter' })).toBe('wrong')
  for (const gift_amount of ['0.00', '50.01'])
    expect(await payRefused(order_id, { gift_code: code, gift_amount, way: 'counter' })).toBe('gift-amount')
  expect(await payRefused(order_id, { gift_code: code, gift_amount: '20.01', way: 'counter' })).toBe('too-little')
  expect(await payRefused(order_id, {})).toBe('way-needed')
  expect(await balance()).toBe('20.00')
  // Shown long ago.
  app.clock.advance({ minutes: 11 })
  expect(await seen(code)).toBe('wrong')
  const fresh = async () => (await app.callApi(giftCardList, {}, owner)).list[0]?.pay_code ?? ''
  const now = await fresh()
  await app.pool.query('update activities_gift_cards set valid_until = $1 where card_no = $2', [
    app.clock.now(),
    cardNo,
  ])
  expect(await seen(now)).toBe('expired')
  expect(await payRefused(order_id, { gift_code: now, gift_amount: '10.00', way: 'counter' })).toBe('expired')
  await app.pool.query("update activities_gift_cards set valid_until = '2030-01-01' where card_no = $1", [cardNo])
  expect(await payRefused(order_id, { gift_code: now, gift_amount: '20.00', way: 'counter' })).toBe('not refused')
  const { order_id: next } = await book(TODAY, 1)
  expect(await app.refusal(calls.deskTillGiftCard, { order_id: next, scanned: now }, cashier)).toBe('empty')
  const elsewhere = { staffKey: stranger.staffKey }
  expect(await app.refusal(calls.deskTillGiftCard, { order_id: next, scanned: now }, elsewhere)).toBe('not-found')
  expect(await app.refusal(calls.deskTillGiftCard, { order_id, scanned: now }, cashier)).toBe('nothing-due')
})

test('who tries codes of a card at the counter is stopped for an hour, whether they look or pay', async () => {
  const { order_id } = await book('2026-11-24')
  const { code, owner } = await withGiftCard(2_000)
  await open()
  const wrong = code.slice(0, 16) + String((Number(code.slice(16)) + 1) % 1_000_000).padStart(6, '0')
  const seen = (scanned: string) => app.refusal(calls.deskTillGiftCard, { order_id, scanned }, cashier)
  await expect.poll(() => seen(wrong), { timeout: 20_000, interval: 10 }).toBe('too-often')
  expect(await seen(code)).toBe('too-often')
  expect(await payRefused(order_id, { gift_code: code, gift_amount: '20.00', way: 'counter' })).toBe('too-often')
  expect((await app.callApi(giftCardList, {}, owner)).list[0]?.balance).toBe('20.00')
})

test('the books have cash and terminal apart, and balance', async () => {
  const { rows } = await app.pool.query<{ cash: number; card: number; printed: number }>(`
    select coalesce(sum(case direction when 'in' then amount_fen else -amount_fen end) filter (where way = 'counter'), 0)::int as cash,
      coalesce(sum(case direction when 'in' then amount_fen else -amount_fen end) filter (where way = 'terminal'), 0)::int as card,
      (select coalesce(sum(amount_fen), 0)::int from activities_gift_cards) as printed
    from desk_till_takings`)
  const sums = await listSums(app.db)
  const held = (account: string) => {
    const found = sums.find((one) => one.account === account)
    return (found?.debitFen ?? 0) - (found?.creditFen ?? 0)
  }
  const [taken] = rows as [{ cash: number; card: number; printed: number }]
  // What gift cards were sold for at a counter is in no shift.
  expect([held('held:counter') - taken.printed, held('held:terminal')]).toEqual([taken.cash, taken.card])
  expect(await listFaults(app.db)).toEqual([])
})

const plants: Record<keyof typeof invariants, string> = {
  'what a counter took is in a shift, and nothing else': `update desk_till_takings set amount_fen = amount_fen + 1 where direction = 'in'`,
  'what a gift card paid at a counter is in a shift, and nothing else': `delete from desk_till_takings where way = 'gift-card'`,
  'what a counter took is in a shift of the hospital that sold it': `update desk_till_shifts set hospital_id = (select min(id) from guahao_hospitals)`,
  'what a counter gave back is in a shift': `delete from desk_till_takings where direction = 'back'`,
  'a closed shift expected what was in the drawer and what moved in cash': `update desk_till_shifts set expected_fen = expected_fen + 1 where closed_at is not null`,
  'where the count was another there is a word of why': `update desk_till_shifts set note = '' where counted_fen <> expected_fen`,
}

test.each(Object.entries(plants))('it is found when this is broken: %s', async (says, plant) => {
  let broken: string[] = []
  const undo = new Error('undo')
  const planting = app.db.transaction(async (db) => {
    await db.execute(sql.raw(plant))
    broken = (await findBrokenInvariants(db)).map((one) => one.says)
    throw undo
  })
  await expect(planting).rejects.toBe(undo)
  expect(broken).toContain(says)
})
