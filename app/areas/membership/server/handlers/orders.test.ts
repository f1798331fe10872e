import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { exportAccount } from '#app/areas/account/settings/contract.ts'
import { payStatus } from '#app/areas/pay/contract.ts'
import { sandboxPay } from '#app/areas/sandbox/contract.ts'
import { findBrokenInvariants } from '#test/support/invariants.ts'
import { aCombo, aMemberOf, buyCombo, callFields, openMembership } from '#test/support/membership.ts'
import { type Person, signIn } from '#test/support/people.ts'
import { startTestApp, type TestApp } from '#test/support/start-test-app.ts'
import * as calls from '../../contract.ts'
import { updateCombo } from '../queries.ts'

let app: TestApp
let me: Person
let comboId: number
let benefitId: number

beforeAll(async () => {
  app = await startTestApp()
  benefitId = (await openMembership(app)).call.id
  comboId = await aCombo(app)
})
beforeEach(async () => {
  me = await signIn(app)
})
afterAll(async () => {
  expect(await findBrokenInvariants(app.db, 'membership')).toEqual([])
  await app.close()
})

const order = (combo_id = comboId, as: object = me) => app.callApi(calls.addOrder, { combo_id }, as)
const mine = async () => (await app.callApi(calls.memberOrders, {}, me)).list
const detail = () => app.callApi(calls.myMemberDetail, {}, me)

test('nobody orders without signing in, nor what is not on sale, nor pays another’s order', async () => {
  expect(await app.refusal(calls.addOrder, { combo_id: comboId })).toBe('login')
  expect(await app.refusal(calls.addOrder, { combo_id: 999_999 }, me)).toBe('not-found')
  const off = await aCombo(app, 1, { isOn: false })
  expect(await app.refusal(calls.addOrder, { combo_id: off }, me)).toBe('not-found')
  const { order_id } = await order()
  const other = await signIn(app)
  for (const call of [calls.memberDoPay, calls.comboPay, calls.getSupplymentCode, calls.refundMemberOrder])
    expect(await app.refusal(call, { order_id }, other)).toBe('not-found')
  expect(await app.refusal(calls.cancelMemberOrder, { order_id }, other)).toBe('not-found')
  expect(await app.refusal(calls.getSupplymentCode, { order_id }, me)).toBe('not-paid')
})

test('pressed twice, and twenty times at once, it is one order and one payment', async () => {
  const all = await Promise.all(Array.from({ length: 20 }, () => order()))
  expect(new Set(all.map(({ order_id, out_trade_no }) => `${order_id} ${out_trade_no}`)).size).toBe(1)
  expect(await order()).toEqual(all[0])
  const { rows } = await app.pool.query('select count(*)::int as n from pay_payments where patient_id = $1', [
    me.patientId,
  ])
  expect(rows[0].n).toBe(1)
})

test('both names of paying lead to the cashier with the price of the package, whatever the browser says', async () => {
  const { order_id, out_trade_no, pay_amount } = await order()
  const paying = { order_id, pay_amount: '39.00', out_trade_no, pay_url: `/pay/index?out_trade_no=${out_trade_no}` }
  expect(pay_amount).toBe('39.00')
  expect(await app.callApi(calls.memberDoPay, { order_id }, me)).toEqual({ ...paying, pay_method: 28 })
  expect(await app.callApi(calls.comboPay, { order_id, pay_method: 3 }, me)).toEqual({ ...paying, pay_method: 3 })
})

test('the package begins with the money, and paid it cannot be paid again', async () => {
  const order_id = await buyCombo(app, me, comboId)
  expect(await detail()).toMatchObject({
    is_vip: 1,
    begin_time: '2026-11-23 08:00:00',
    end_time: '2026-12-24 00:00:00',
  })
  expect(await app.refusal(calls.memberDoPay, { order_id }, me)).toBe('not-payable')
  expect(await app.refusal(calls.cancelMemberOrder, { order_id }, me)).toBe('not-open')
  const { code } = await app.callApi(calls.getSupplymentCode, { order_id }, me)
  expect(code).toMatch(/^(\w{4}-){2}\w{4}$/)
  expect(await app.callApi(calls.getSupplymentCode, { order_id }, me)).toEqual({ order_id, code })
  const { rows } = await app.pool.query('select * from membership_orders where id = $1', [order_id])
  expect(JSON.stringify(rows)).not.toContain(code.replaceAll('-', ''))
})

test('the notice of a provider a hundred times is one package', async () => {
  const { out_trade_no } = await order()
  await app.callApi(sandboxPay, { out_trade_no, outcome: 'duplicate' })
  await Promise.all(Array.from({ length: 20 }, () => app.rawRequest(sandboxPay, { out_trade_no, outcome: 'success' })))
  expect((await detail()).later).toEqual([])
  const { rows } = await app.pool.query('select count(*)::int as n from membership_terms where patient_id = $1', [
    me.patientId,
  ])
  expect(rows[0].n).toBe(1)
})

test('renewing adds the time after what there is, and the allowances of the new time count then', async () => {
  await buyCombo(app, me, comboId)
  await buyCombo(app, me, comboId)
  const { end_time, last_end_time, later, benefits } = await detail()
  expect([end_time, last_end_time]).toEqual(['2026-12-24 00:00:00', '2027-01-24 00:00:00'])
  expect(later).toMatchObject([{ begin_time: '2026-12-24 00:00:00', end_time: '2027-01-24 00:00:00' }])
  expect(benefits[0]).toMatchObject({ left: 2 })
})

test('of a season and a year each keeps its own days, and what begins with the year says when', async () => {
  const season = await aCombo(app, 2, { title: '季卡', months: 3 })
  const year = await aCombo(app, 6, { title: '年卡', months: 12 })
  await buyCombo(app, me, season)
  await buyCombo(app, me, year)
  expect(await detail()).toMatchObject({
    combo_title: '季卡',
    begin_time: '2026-11-23 08:00:00',
    end_time: '2027-02-24 00:00:00',
    last_end_time: '2028-02-24 00:00:00',
    benefits: [
      { title: '电话咨询', times: 2, left: 2 },
      { title: '会员价', left: -1 },
    ],
    later: [
      {
        title: '年卡',
        begin_time: '2027-02-24 00:00:00',
        end_time: '2028-02-24 00:00:00',
        benefits: [
          { title: '电话咨询', times: 6, times_words: '6 次' },
          { title: '会员价', times_words: '不限次' },
        ],
      },
    ],
  })
  expect(await app.callApi(calls.memberBenefitDetail, { benefit_id: benefitId }, me)).toMatchObject({
    left: 2,
    later: [{ title: '年卡', times_words: '6 次', begin_time: '2027-02-24 00:00:00' }],
  })
  expect((await app.callApi(calls.memberBenefitDetail, { benefit_id: benefitId })).later).toEqual([])
  app.clock.set('2027-02-24 00:00')
  const as = await signIn(app, me.mobile)
  expect(await app.callApi(calls.myMemberDetail, {}, as)).toMatchObject({
    combo_title: '年卡',
    end_time: '2028-02-24 00:00:00',
    last_end_time: '2028-02-24 00:00:00',
    benefits: [{ times: 6, left: 6 }, { left: -1 }],
    later: [],
  })
  app.clock.set('2026-11-23 08:00')
})

test('two packages paid in the same moment follow each other', async () => {
  const other = await aCombo(app)
  const numbers = [(await order()).out_trade_no, (await order(other)).out_trade_no]
  await Promise.all(numbers.map((out_trade_no) => app.callApi(sandboxPay, { out_trade_no })))
  expect(await detail()).toMatchObject({
    last_end_time: '2027-01-24 00:00:00',
    later: [{ begin_time: '2026-12-24 00:00:00' }],
  })
})

test('an order given up, twice, stays given up; money that comes for it all the same goes back', async () => {
  const { order_id, out_trade_no } = await order()
  for (const _ of [1, 2])
    expect(await app.callApi(calls.cancelMemberOrder, { order_id }, me)).toEqual({ order_id, state: 'cancelled' })
  await app.callApi(sandboxPay, { out_trade_no, outcome: 'success' })
  await app.wakeAll()
  expect(await detail()).toMatchObject({ is_vip: 0 })
  expect((await app.callApi(payStatus, { out_trade_no }, me)).refund_amount).toBe('39.00')
  expect((await mine())[0]).toMatchObject({ order_id, state: 'cancelled', can_pay: 0, can_refund: 0 })
})

test('an order whose time is over is closed, and ordering again makes a new one', async () => {
  const first = await order()
  app.clock.advance({ minutes: 31 })
  expect(await app.refusal(calls.memberDoPay, { order_id: first.order_id }, me)).toBe('not-payable')
  expect((await mine())[0]).toMatchObject({ state: 'expired', can_pay: 0 })
  const second = await order()
  expect(second.order_id).not.toBe(first.order_id)
  expect((await mine()).map(({ state }) => state)).toEqual(['unpaid', 'expired'])
  app.clock.set('2026-11-23 08:00')
})

test('a package whose price changed is ordered anew at the new one, and what was agreed before is closed', async () => {
  const id = await aCombo(app)
  const first = await order(id)
  await updateCombo(app.db, id, { priceFen: 5_900 })
  const second = await order(id)
  expect([first.pay_amount, second.pay_amount]).toEqual(['39.00', '59.00'])
  expect(await app.refusal(calls.memberDoPay, { order_id: first.order_id }, me)).toBe('not-payable')
})

test('unused it goes back whole, once, however often that is asked, and what follows moves up', async () => {
  const first = await buyCombo(app, me, comboId)
  await buyCombo(app, me, comboId)
  expect((await mine()).map(({ can_refund }) => can_refund)).toEqual([1, 1])
  const asked = () => app.callApi(calls.refundMemberOrder, { order_id: first }, me)
  const all = await Promise.all(Array.from({ length: 10 }, asked))
  for (const one of all) expect(one).toEqual({ order_id: first, state: 'refunded', refund_amount: '39.00' })
  expect(await detail()).toMatchObject({ is_vip: 1, end_time: '2026-12-24 00:00:00', later: [] })
  const { rows } = await app.pool.query(
    'select sum(r.amount_fen)::int as fen from pay_refunds r join pay_payments p on p.id = r.payment_id where p.patient_id = $1',
    [me.patientId],
  )
  expect(rows[0].fen).toBe(3_900)
})

test('used, booked, or after seven days it does not go back; a renewal that has not begun does', async () => {
  const order_id = await buyCombo(app, me, comboId)
  const member_id = await aMemberOf(app, me)
  const fields = callFields('2026-11-25')
  const { id } = await app.callApi(calls.addAppoint, { benefit_id: benefitId, member_id, fields }, me)
  expect(await app.refusal(calls.refundMemberOrder, { order_id }, me)).toBe('used')
  await app.callApi(calls.cancelAppoint, { id }, me)
  app.clock.advance({ days: 8 })
  expect(await app.refusal(calls.refundMemberOrder, { order_id }, me)).toBe('too-late')
  const renewal = await buyCombo(app, me, comboId)
  app.clock.advance({ days: 8 })
  await app.callApi(calls.refundMemberOrder, { order_id: renewal }, me)
  expect(await detail()).toMatchObject({ is_vip: 1, end_time: '2026-12-24 00:00:00' })
  app.clock.set('2026-11-23 08:00')
})

test('a booking and a refund at once: one of them is done', async () => {
  const order_id = await buyCombo(app, me, comboId)
  const member_id = await aMemberOf(app, me)
  const fields = callFields('2026-11-25')
  const said = await Promise.all([
    app.refusal(calls.addAppoint, { benefit_id: benefitId, member_id, fields }, me),
    app.refusal(calls.refundMemberOrder, { order_id }, me),
  ])
  expect([
    ['not refused', 'used'],
    ['not-vip', 'not refused'],
  ]).toContainEqual(said)
})

test('the file of one’s data has the orders and the time', async () => {
  await buyCombo(app, me, comboId)
  const { parts } = await app.callApi(exportAccount, {}, me)
  const rowsOf = (name: string) => parts.find((part) => part.name === name)?.rows
  expect(rowsOf('membership_orders')).toMatchObject([{ state: 'paid', pay_amount: '39.00' }])
  expect(rowsOf('membership_terms')).toMatchObject([{ begin_time: '2026-11-23 08:00:00' }])
  expect(rowsOf('membership_level')).toEqual([{ level: 1 }])
})
