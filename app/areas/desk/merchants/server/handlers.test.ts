import { readFile } from 'node:fs/promises'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { deskAuditList } from '#app/areas/access/audit/contract.ts'
import { deskRequestAgree, deskRequestRefuse, deskRequests, deskSignIn } from '#app/areas/access/staff/contract.ts'
import { deskMoney, deskMoneyDays } from '#app/areas/desk/money/contract.ts'
import {
  deskPayoutPropose,
  deskSettlement,
  deskSettlementIssue,
  deskSettlementLines,
  deskSettlementTerms,
} from '#app/areas/desk/settlements/contract.ts'
import { invariants } from '#app/areas/desk/settlements/server/queries/invariants.ts'
import { insertHospitals } from '#app/areas/guahao/hospitals/server/queries/write.ts'
import { aHospital } from '#app/areas/guahao/hospitals/server/seed/a-hospital.ts'
import { listPayFaults, paymentOf, refund, startPayment } from '#app/areas/pay/server/public.ts'
import { sandboxPay } from '#app/areas/sandbox/contract.ts'
import { findBroken } from '#kit/db/invariants.ts'
import { totpAt } from '#kit/seal/server/totp.ts'
import { later } from '#kit/time/span.ts'
import { signIn } from '#test/support/people.ts'
import { type StaffPerson, signInAllRoles, signInStaff } from '#test/support/staff.ts'
import { startTestApp, type TestApp } from '#test/support/start-test-app.ts'
import * as calls from '../contract.ts'

let app: TestApp
let ours: number
let theirs: number
let patientId: number
let accountant: StaffPerson
let second: StaffPerson
let foreign: StaffPerson

beforeAll(async () => {
  app = await startTestApp({ at: '2026-10-20 10:30', env: { PLATFORM_HOSPITAL: '1' } })
  const named = ['平台医院', '自收医院', '第三医院'].map((name) => aHospital({ name }))
  const [first = 0, other = 0] = await insertHospitals(app.db, named)
  ours = first
  theirs = other
  patientId = (await signIn(app)).patientId
  accountant = await signInStaff(app, ours, 'accountant')
  second = await signInStaff(app, ours, 'admin')
  foreign = await signInStaff(app, theirs, 'accountant')
})
afterAll(() => app.close())

const comeIn = async () => {
  for (const person of [accountant, second, foreign]) {
    const code = totpAt(person.secret, app.clock.now())
    const { loginName: login_name, password } = person
    person.staffKey = (await app.callApi(deskSignIn, { login_name, password, code })).staff_key
  }
}
const change = (number: string) => ({ hospital_id: theirs, provider: 'stand-in' as const, number })
const rowOf = async (as: StaffPerson = accountant) =>
  (await app.callApi(calls.deskMerchants, {}, as)).list.find(({ hospital_id }) => hospital_id === theirs)
const requestOf = async () => (await app.callApi(deskRequests, {}, second)).list[0]?.request_id ?? 0

let subjects = 0
const paid = async (amountFen: number) => {
  const out_trade_no = await startPayment(app.context(), {
    patientId,
    purpose: 'test',
    subjectId: `s${++subjects}`,
    title: '挂号费',
    amountFen,
    payee: `hospital:${theirs}`,
    deadline: later(app.clock.now(), { minutes: 10 }),
  })
  await app.callApi(sandboxPay, { out_trade_no })
  return out_trade_no
}
const merchantOf = async (out: string) => (await paymentOf(app.db, out))?.merchant
const wake = async () => {
  for (const { name, jobs } of app.rooms)
    if (name === 'pay' || name === 'sandbox') for (const job of jobs) await job.run(app.context())
}
const faults = async () => [
  ...(await listPayFaults(app.db)),
  ...(await findBroken(app.db, invariants)).map(({ says }) => says),
]

test('only the platform’s accountant changes where money goes, and a hospital sees its own alone', async () => {
  const staff = await signInAllRoles(app, ours)
  for (const role of ['admin', 'auditor', 'operator', 'cashier'] as const)
    expect(await app.refusal(calls.deskMerchantSet, change('M1'), staff[role]), role).toBe('not-allowed')
  expect(await app.refusal(calls.deskMerchantSet, change('M1'), foreign)).toBe('not-platform')
  expect(await app.refusal(calls.deskMerchants, {}, staff.nurse)).toBe('not-allowed')
  const own = (await app.callApi(calls.deskMerchants, {}, foreign)).list
  expect(own.map(({ hospital_name, number, is_ours }) => [hospital_name, number, is_ours])).toEqual([
    ['自收医院', '', 0],
  ])
  expect((await app.callApi(calls.deskMerchants, {}, accountant)).list).toHaveLength(3)
  expect((await app.callApi(calls.deskMerchants, { keyword: '自收' }, accountant)).list).toHaveLength(1)
})

test('a number that cannot be right is refused in words', async () => {
  const refusals = [
    [{ ...change('M1'), hospital_id: 999 }, 'not-found'],
    [change('带字'), 'wrong-form'],
    [{ ...change('12'), provider: 'wechat' as const }, 'wrong-form'],
    [{ ...change('1600000007'), provider: 'wechat' as const }, 'no-keys'],
    [{ ...change('2021000000000002'), provider: 'alipay' as const }, 'no-keys'],
  ] as const
  for (const [input, reason] of refusals)
    expect(await app.refusal(calls.deskMerchantSet, input, accountant), reason).toBe(reason)
  // The account that there is waits for nobody.
  expect((await app.callApi(calls.deskMerchantSet, change(''), accountant)).request_id).toBeNull()
  expect((await app.callApi(deskRequests, {}, second)).list).toEqual([])
})

test('one asks and another agrees; until then money goes where it went, and what was asked for too late is not done', async () => {
  await app.pool.query("update access_staff_grants set role_since = role_since - interval '7 days'")
  const before = await paid(1_000)
  expect((await app.callApi(calls.deskMerchantSet, change('M1'), accountant)).request_id).not.toBeNull()
  expect(await rowOf()).toMatchObject({ number: '' })
  expect(await merchantOf(await paid(100))).toBe('')
  await app.callApi(deskRequestRefuse, { request_id: await requestOf(), note: '先等等' }, second)
  await app.callApi(calls.deskMerchantSet, change('M1'), accountant)
  const first = await requestOf()
  await app.callApi(calls.deskMerchantSet, change('M2'), accountant)
  await app.callApi(deskRequestAgree, { request_id: first }, second)
  expect(await rowOf()).toMatchObject({ number: 'M1', has_keys: 1, set_by: '某admin', before: [] })
  expect(await app.refusal(deskRequestAgree, { request_id: await requestOf() }, second)).toBe('stale')
  expect(await merchantOf(before)).toBe('')
  expect(await merchantOf(await paid(100))).toBe('M1')
  const auditor = await signInStaff(app, ours, 'auditor')
  const { list } = await app.callApi(deskAuditList, { act: 'merchant.' }, auditor)
  expect(list.map(({ act }) => act)).toEqual(['merchant.set', 'merchant.ask', 'merchant.ask', 'merchant.ask'])
  expect(list[0]).toMatchObject({ row_id: `${theirs} stand-in`, after: { merchantNo: 'M1' } })
})

test('what a hospital took itself is never paid out to it, and the platform’s part of it is a claim', async () => {
  await app.pool.query('delete from pay_ledger; delete from pay_attempts; delete from pay_payments')
  const terms = { party: `hospital:${theirs}`, share: '95', fee: '0.6', from_day: '2026-10-20' }
  await app.callApi(deskSettlementTerms, terms, accountant)
  const own = await paid(5_000)
  expect(await merchantOf(own)).toBe('M1')
  await refund(app.context(), own, 2_000, '患者取消')
  await wake()
  const { accounts } = await app.callApi(deskMoney, {}, foreign)
  expect(accounts.map(({ account, balance }) => [account, balance])).toEqual([
    [`direct:${theirs}`, '-30.00'],
    [`hospital:${theirs}`, '30.00'],
  ])
  // One payment goes to the platform's account all the same.
  await app.pool.query("update pay_merchants set ended_at = now() where number = 'M1'")
  await paid(1_000)
  await app.pool.query("update pay_merchants set ended_at = null where number = 'M1'")
  expect(await faults()).toEqual([])
  app.clock.set('2026-11-02 10:30')
  await comeIn()
  await wake()
  const days = (await app.callApi(deskMoneyDays, {}, accountant)).list.filter(({ day }) => day === '2026-10-30')
  expect(days.map(({ merchant, compared }) => [merchant, compared])).toEqual([
    ['', 1],
    ['M1', 1],
  ])
  const { settlement_id } = await app.callApi(
    deskSettlementIssue,
    { party: `hospital:${theirs}`, month: '2026-10' },
    accountant,
  )
  const { settlement } = await app.callApi(deskSettlement, { settlement_id }, foreign)
  expect(settlement).toMatchObject({ came: '60.00', went: '20.00', kept: '2.00', direct: '30.00', claim: '0.00' })
  expect(settlement).toMatchObject({ fee: '0.06', net: '37.94', due: '7.94' })
  expect(await faults()).toEqual([])
  const page = await readFile('docs/money.md', 'utf8')
  const { list } = await app.callApi(deskSettlementLines, { settlement_id }, foreign)
  expect(list.map(({ amount, direct }) => [amount, direct])).toEqual([
    ['50.00', '50.00'],
    ['-20.00', '0.00'],
    ['0.00', '-20.00'],
    ['10.00', '0.00'],
  ])
  for (const { amount, kept, net } of list.filter((line) => line.amount !== '0.00'))
    expect(page).toMatch(new RegExp(`\\| ${amount} \\| (–|0\\.06) \\| ${kept} \\| ${net} \\|`))
  expect(page).toContain(`| 合计 | 40.00 | 0.06 | ${settlement.kept} | ${settlement.net} | ${settlement.direct} |`)
  expect(page).toContain(`${settlement.due} are due`)
})

test('a month of nothing but its own money is owed by the hospital, and the next one begins with it', async () => {
  const own = await paid(10_000)
  app.clock.set('2026-12-02 10:30')
  await comeIn()
  const party = `hospital:${theirs}`
  const november = await app.callApi(deskSettlementIssue, { party, month: '2026-11' }, accountant)
  expect(november).toMatchObject({ net: '95.00', direct: '100.00', due: '-5.00', claim: '5.00', fee: '0.00' })
  const { settlement_id } = november
  expect(await app.refusal(deskPayoutPropose, { settlement_id }, accountant)).toBe('nothing-due')
  await refund(app.context(), own, 10_000, '患者取消')
  await wake()
  app.clock.set('2027-01-02 10:30')
  await comeIn()
  const december = await app.callApi(deskSettlementIssue, { party, month: '2026-12' }, accountant)
  expect(december).toMatchObject({ net: '-95.00', direct: '-100.00', carried: '-5.00', due: '0.00' })
  expect(await faults()).toEqual([])
})

test('the platform takes over again, and says what was before', async () => {
  await app.callApi(calls.deskMerchantSet, change(''), accountant)
  await app.callApi(deskRequestAgree, { request_id: await requestOf() }, second)
  expect(await rowOf()).toMatchObject({ number: '', before: [{ number: 'M1' }] })
  expect(await merchantOf(await paid(100))).toBe('')
})
