import { readFile } from 'node:fs/promises'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { deskMoneyDifferences, deskMoneySettle } from '#app/areas/desk/money/contract.ts'
import { insertHospitals } from '#app/areas/guahao/hospitals/server/queries/write.ts'
import { aHospital } from '#app/areas/guahao/hospitals/server/seed/a-hospital.ts'
import { spokenPayNumber } from '#app/areas/pay/rules.ts'
import { postEntry, refund, startPayment } from '#app/areas/pay/server/public.ts'
import { sandboxPay } from '#app/areas/sandbox/contract.ts'
import { spokenNumberOf } from '#kit/db/spoken-number.ts'
import { later } from '#kit/time/span.ts'
import { signIn } from '#test/support/people.ts'
import { signInAllRoles, signInStaff } from '#test/support/staff.ts'
import { startTestApp, type TestApp } from '#test/support/start-test-app.ts'
import * as calls from '../contract.ts'

let app: TestApp
let ours: number
let theirs: number
let as: { staffKey: string }
let others: { staffKey: string }
let patientId: number

beforeAll(async () => {
  app = await startTestApp({ env: { PLATFORM_HOSPITAL: '1' } })
  const rows = [aHospital({ name: '本院' }), aHospital({ name: '别院' })]
  const [first = 0, second = 0] = await insertHospitals(app.db, rows)
  ours = first
  theirs = second
  expect(ours).toBe(1)
  app.clock.set('2026-10-20 10:30')
  await comeIn()
  patientId = (await signIn(app)).patientId
})
afterAll(() => app.close())

/** A session lasts a working day. */
const comeIn = async () => {
  as = { staffKey: (await signInStaff(app, ours, 'accountant')).staffKey }
  others = { staffKey: (await signInStaff(app, theirs, 'accountant')).staffKey }
}

const paid = async (subjectId: string, payee: `hospital:${number}` | 'platform', amountFen = 5_000) => {
  const deadline = later(app.clock.now(), { minutes: 10 })
  const bill = { patientId, purpose: 'test', subjectId, title: '挂号费', amountFen, payee, deadline }
  const out_trade_no = await startPayment(app.context(), bill)
  await app.callApi(sandboxPay, { out_trade_no })
  return out_trade_no
}

/** The jobs that move money and compare bills. */
const wake = async () => {
  for (const { name, jobs } of app.rooms)
    if (name === 'pay' || name === 'sandbox') for (const job of jobs) await job.run(app.context())
}

test('nobody without a right to money reads the books, and only the platform’s accountant closes a month', async () => {
  const people = await signInAllRoles(app, ours)
  for (const role of ['planner', 'nurse', 'keeper', 'pharmacist', 'cashier', 'editor', 'service'] as const) {
    const key = { staffKey: people[role].staffKey }
    expect(await app.refusal(calls.deskJournal, {}, key), role).toBe('not-allowed')
    expect(await app.refusal(calls.deskPaymentsExport, {}, key), role).toBe('not-allowed')
  }
  for (const role of ['admin', 'auditor', 'operator'] as const)
    expect(await app.refusal(calls.deskMonthClose, { month: '2026-10' }, people[role]), role).toBe('not-allowed')
  expect(await app.refusal(calls.deskMonthClose, { month: '2026-10' }, others)).toBe('not-platform')
  expect(await app.refusal(calls.deskMonthClose, { month: '2026-13' }, as)).toBe('422')
  expect(await app.refusal(calls.deskMonthClose, { month: '2026-10' }, as)).toBe('not-next')
})

test('every entry says where it came from, whose accounts it moves by their names, and is found by any of its numbers, at its own desk alone', async () => {
  const out = await paid('order-1', `hospital:${ours}`)
  await paid('order-2', `hospital:${theirs}`, 700)
  const back = (await refund(app.context(), out, 2_000, '患者取消')) ?? ''
  await wake()
  const { list } = await app.callApi(calls.deskJournal, { keyword: 'order-1', sort: 'entered_time', order: 'asc' }, as)
  expect(list.map((one) => [one.kind, one.debit, one.credit, one.amount])).toEqual([
    ['paid', 'held:stand-in', `hospital:${ours}`, '50.00'],
    ['refund', `hospital:${ours}`, 'patient', '20.00'],
    ['back', 'patient', 'held:stand-in', '20.00'],
  ])
  expect(list[0]).toMatchObject({ debit_name: '支付机构代收 演示收银台', credit_name: '应付医院 本院' })
  expect(list[2]).toMatchObject({
    kind_name: '退款到账',
    purpose_name: 'test',
    title: '挂号费',
    out_trade_no: out,
    refund_no: back,
  })
  for (const keyword of [out, back, spokenPayNumber(out), spokenPayNumber(back)]) {
    const found = await app.callApi(calls.deskJournal, { keyword }, as)
    expect(found.list.map(({ subject_id }) => subject_id)).toContain('order-1')
  }
  const theirList = (await app.callApi(calls.deskJournal, {}, others)).list
  expect(theirList.map(({ subject_id }) => subject_id)).toEqual(['order-2'])
  expect((await app.callApi(calls.deskJournal, { kind: 'back' }, as)).list).toHaveLength(1)
  expect((await app.callApi(calls.deskJournal, { from: '2026-10-21' }, as)).list).toEqual([])
})

test('a day’s sums are those of its entries', async () => {
  const { list } = await app.callApi(calls.deskJournalDays, {}, as)
  expect(list).toEqual([{ day: '2026-10-20', entries: 3, came: '50.00', left: '20.00' }])
  expect((await app.callApi(calls.deskJournalDays, { month: '2026-09' }, as)).list).toEqual([])
})

test('payments and refunds are found by number and narrowed by state, and a file holds what the list shows', async () => {
  const payments = (await app.callApi(calls.deskPayments, { keyword: 'order-1' }, as)).list
  expect(payments).toMatchObject([{ amount: '50.00', refunded: '20.00', state: 'paid', provider_name: '演示收银台' }])
  expect((await app.callApi(calls.deskPayments, { keyword: 'order-2' }, as)).list).toEqual([])
  const keyword = spokenNumberOf('2026-10-20', 'order-1')
  expect((await app.callApi(calls.deskPayments, { keyword }, as)).list).toEqual(payments)
  expect((await app.callApi(calls.deskPaymentRefunds, { keyword }, as)).list).toHaveLength(1)
  expect((await app.callApi(calls.deskJournal, { keyword }, as)).list).toHaveLength(3)
  const said = spokenPayNumber(payments[0]?.out_trade_no ?? '')
  expect(said).toMatch(/^\d{6} \d{4} \d{4}$/)
  expect((await app.callApi(calls.deskPayments, { keyword: said }, as)).list).toEqual(payments)
  expect((await app.callApi(calls.deskPaymentRefunds, { keyword: said }, as)).list).toHaveLength(1)
  expect((await app.callApi(calls.deskPayments, { state: 'refunded' }, as)).list).toEqual([])
  const [back] = (await app.callApi(calls.deskPaymentRefunds, { state: 'done' }, as)).list
  expect(back).toMatchObject({ amount: '20.00', reason: '患者取消', state_name: '已到账' })
  const file = await app.callApi(calls.deskJournalExport, { keyword: 'order-1' }, as)
  expect(file.line_num).toBe(3)
  expect(file.text).toContain('退款到账')
  expect((await app.callApi(calls.deskPaymentRefundsExport, {}, others)).line_num).toBe(0)
  expect((await app.callApi(calls.deskPaymentsExport, {}, others)).line_num).toBe(1)
})

test('a month is closed once it is over, its bills are there and say the same, and in its turn', async () => {
  const next = () => app.callApi(calls.deskMonthNext, {}, as)
  expect(await next()).toEqual({ month: '2026-10', is_over: 0, is_ours: 1, missing_bills: [] })
  expect(await app.refusal(calls.deskMonthClose, { month: '2026-10' }, as)).toBe('not-over')
  app.clock.set('2026-11-01 23:00')
  await comeIn()
  expect(await app.refusal(calls.deskMonthClose, { month: '2026-10' }, as)).toBe('not-over')
  app.clock.set('2026-11-02 00:00')
  await comeIn()
  expect(await app.refusal(calls.deskMonthClose, { month: '2026-10' }, as)).toBe('bills-missing')
  // Who waits for them reads which, and can fetch each.
  const { missing_bills } = await next()
  expect(missing_bills).toMatchObject([{ provider: 'stand-in', day: '2026-10-20' }])
  app.clock.set('2026-10-21 10:30')
  await app.pool.query('delete from outside_trades where amount_fen = 700')
  await wake()
  app.clock.set('2026-11-02 10:30')
  await comeIn()
  await wake()
  expect(await app.refusal(calls.deskMonthClose, { month: '2026-10' }, as)).toBe('differences-open')
  for (const { difference_id } of (await app.callApi(deskMoneyDifferences, {}, others)).list)
    await app.callApi(deskMoneySettle, { difference_id, note: '向支付机构追回' }, others)
  expect(await app.refusal(calls.deskMonthClose, { month: '2026-11' }, as)).toBe('not-next')
  const many = await Promise.all([1, 2, 3].map(() => app.refusal(calls.deskMonthClose, { month: '2026-10' }, as)))
  expect(many.sort()).toEqual(['not refused', 'not-next', 'not-next'])
  expect((await app.callApi(calls.deskMonths, {}, others)).list).toMatchObject([{ month: '2026-10', entries: 4 }])
})

test('the database takes nothing into a closed month, changes nothing of it, and what is corrected stands in the next', async () => {
  const entry = { debit: 'coupon', credit: `hospital:${ours}`, amountFen: 300 } as const
  const late = { ...entry, happening: 'late', enteredAt: new Date('2026-10-31T15:59:59Z') }
  const refused = { cause: { constraint: 'pay_ledger_closed_month' } }
  await expect(postEntry(app.db, late)).rejects.toMatchObject(refused)
  for (const statement of [
    'update pay_ledger set amount_fen = 1',
    'delete from pay_ledger',
    'truncate pay_ledger cascade',
    "update pay_ledger set entered_at = '2026-11-01 00:00+08'",
  ])
    await expect(app.pool.query(statement), statement).rejects.toMatchObject(refused.cause)
  for (const statement of [
    "update pay_months set ends_at = '2026-01-01'",
    'delete from pay_months',
    'update pay_month_sums set debit_fen = 0',
    'truncate pay_month_sums',
  ])
    await expect(app.pool.query(statement), statement).rejects.toMatchObject({ constraint: 'pay_months_kept' })
  expect(
    await postEntry(app.db, { ...entry, happening: 'corrected', enteredAt: new Date('2026-10-31T16:00:00Z') }),
  ).toBe(true)
  const october = await app.callApi(calls.deskMonth, { month: '2026-10' }, as)
  expect(october).toMatchObject({ is_closed: 1 })
  expect(october.list.find(({ account }) => account === `hospital:${ours}`)).toMatchObject({
    debit: '20.00',
    credit: '50.00',
    balance: '30.00',
  })
  expect(october.list.some(({ account }) => account === `hospital:${theirs}`)).toBe(false)
  const november = await app.callApi(calls.deskMonth, { month: '2026-11' }, as)
  expect(november.is_closed).toBe(0)
  expect(november.list.find(({ account }) => account === 'coupon')).toMatchObject({ debit: '3.00' })
  const seen = (await app.callApi(calls.deskMonth, { month: '2026-10' }, others)).list.map(({ account }) => account)
  expect(seen).toEqual([`hospital:${theirs}`])
  const rows = await Promise.all(
    ['2026-10', '2026-11'].map(async (month) => (await app.callApi(calls.deskMonth, { month }, as)).list),
  )
  const page = await readFile('docs/money.md', 'utf8')
  for (const [n, head] of ['October, closed', 'November'].entries()) {
    const sum = rows[n]?.find(({ account }) => account === `hospital:${ours}`)
    expect(page).toContain(`| ${head} | ${sum?.debit} | ${sum?.credit} | ${sum?.balance} |`)
  }
})
