import { afterAll, beforeAll, expect, test } from 'vitest'
import { findBroken } from '#kit/db/invariants.ts'
import { rawRequestFromOutside, rolesRefused, type Staffing, signInAllRoles, signInStaff } from '#test/support/staff.ts'
import { startTestApp, type TestApp } from '#test/support/start-test-app.ts'
import { bindPhone, openStore } from '#test/support/store.ts'
import * as calls from '../contract.ts'
import * as desk from '../desk/contract.ts'
import { invariants } from './queries/invariants.ts'

let app: TestApp
let store: Awaited<ReturnType<typeof openStore>>
let staff: Staffing

beforeAll(async () => {
  app = await startTestApp({ at: '2026-11-23 08:00' })
  store = await openStore(app)
  staff = await signInAllRoles(app, store.clinic.hospitalId)
}, 120_000)
afterAll(async () => {
  expect(await findBroken(app.db, invariants)).toEqual([])
  await app.close()
})

const as = (role: keyof Staffing) => ({ staffKey: staff[role].staffKey })
const balance = async () => (await app.callApi(calls.capitalList, {}, as('keeper'))).balance
let paid = 0
const recharge = (amount: string, bank_no = `BANK-${++paid}`) =>
  app.callApi(desk.deskStoreRecharge, { amount, bank_no }, as('accountant'))

test('checks, cash-outs and recharges are seen by a store’s staff; money is asked for and approved by those who may [X009]', async () => {
  expect(await rawRequestFromOutside(app, calls.capitalList, {})).toEqual(['login', 'login', '401'])
  expect(await rolesRefused(app, staff, calls.capitalList, {})).toContain('nurse')
  expect(await rolesRefused(app, staff, calls.cashAsk, { amount: '1' })).toContain('accountant')
  expect(await rolesRefused(app, staff, desk.deskStoreRecharge, { amount: '1', bank_no: 'x' })).toContain('keeper')
  const stranger = await openStore(app)
  const theirs = { staffKey: (await signInStaff(app, stranger.clinic.hospitalId, 'admin')).staffKey }
  await recharge('10')
  const cash = await app.callApi(calls.cashAsk, { amount: '1' }, as('keeper'))
  expect(await app.refusal(calls.cashDetail, { id: cash.id }, theirs)).toBe('not-found')
  for (const call of [
    desk.deskStoreCashApprove,
    desk.deskStoreCashPaid,
    desk.deskStoreCashRefuse,
    desk.deskStoreCashFailed,
  ])
    expect(await app.refusal(call, { cash_id: cash.id, bank_no: 'x', reason: '试' }, theirs)).toBe('not-found')
})

test('on a store’s phone its credentials say who works, whoever is signed in at the desk in the same browser', async () => {
  const keepers = (await bindPhone(app, staff.keeper)).credentials
  const nurses = (await bindPhone(app, staff.nurse)).credentials
  expect(await app.refusal(calls.capitalList, nurses, as('keeper'))).toBe('not-allowed')
  expect((await app.callApi(calls.capitalList, keepers, as('nurse'))).balance).toBe(await balance())
  expect(await app.refusal(calls.capitalList, { ...keepers, access_token: 'x'.repeat(43) }, as('keeper'))).toBe('401')
})

test('a recharge counts once by its number, and the balance is the sum of the ledger', async () => {
  const before = Number(await balance())
  await recharge('1234.50', 'ONCE')
  expect(await app.refusal(desk.deskStoreRecharge, { amount: '1', bank_no: 'ONCE' }, as('accountant'))).toBe('taken')
  expect(await app.refusal(desk.deskStoreRecharge, { amount: '0', bank_no: 'NONE' }, as('accountant'))).toBe('least')
  expect(Number(await balance())).toBeCloseTo(before + 1234.5)
})

test('a small cash-out is approved at once; a large one by somebody else than who asked', async () => {
  await recharge('20000')
  const small = await app.callApi(calls.cashAsk, { amount: '5000' }, as('admin'))
  expect([small.state, small.needs_second]).toEqual(['approved', 0])
  const large = await app.callApi(calls.cashAsk, { amount: '5000.01' }, as('admin'))
  expect([large.state, large.needs_second]).toEqual(['asked', 1])
  const about = { cash_id: large.id }
  expect(await app.refusal(desk.deskStoreCashApprove, about, as('admin'))).toBe('own-ask')
  expect(await app.refusal(desk.deskStoreCashPaid, { ...about, bank_no: 'P1' }, as('accountant'))).toBe('changed')
  await app.callApi(desk.deskStoreCashApprove, about, as('accountant'))
  expect(await app.refusal(desk.deskStoreCashRefuse, { ...about, reason: '晚了' }, as('accountant'))).toBe('changed')
  await app.callApi(desk.deskStoreCashPaid, { ...about, bank_no: 'P1' }, as('accountant'))
  const detail = await app.callApi(calls.cashDetail, { id: large.id }, as('keeper'))
  expect(detail.steps.map(({ state, by }) => [state, by])).toEqual([
    ['asked', '某admin'],
    ['approved', '某accountant'],
    ['paid', '某accountant'],
  ])
})

test('what is refused, or sent back by the bank, is back in the balance', async () => {
  await recharge('30000')
  const before = await balance()
  const [one, two] = [
    await app.callApi(calls.cashAsk, { amount: '6000' }, as('keeper')),
    await app.callApi(calls.cashAsk, { amount: '7' }, as('keeper')),
  ]
  expect(Number(await balance())).toBeCloseTo(Number(before) - 6007)
  await app.callApi(desk.deskStoreCashRefuse, { cash_id: one.id, reason: '金额不对' }, as('accountant'))
  await app.callApi(desk.deskStoreCashFailed, { cash_id: two.id, reason: '户名不符' }, as('accountant'))
  expect(await balance()).toBe(before)
})

test('twenty at once never take out more than there is', async () => {
  const rich = await openStore(app)
  const admin = { staffKey: (await signInStaff(app, rich.clinic.hospitalId, 'admin')).staffKey }
  await app.callApi(desk.deskStoreRecharge, { amount: '100', bank_no: 'TWENTY' }, admin)
  const said = await Promise.all(Array.from({ length: 20 }, () => app.refusal(calls.cashAsk, { amount: '30' }, admin)))
  expect(said.filter((one) => one === 'not refused')).toHaveLength(3)
  expect(said.filter((one) => one === 'not-enough')).toHaveLength(17)
  expect((await app.callApi(calls.capitalList, {}, admin)).balance).toBe('10.00')
  expect(await app.refusal(calls.cashAsk, { amount: '0.50' }, admin)).toBe('least')
})
