import { afterAll, beforeAll, expect, test } from 'vitest'
import { deskAuditList } from '#app/areas/access/audit/contract.ts'
import { insertHospitals } from '#app/areas/guahao/hospitals/server/queries/write.ts'
import { aHospital } from '#app/areas/guahao/hospitals/server/seed/a-hospital.ts'
import { accountPattern } from '#app/areas/pay/rules/accounts.ts'
import { paymentOf, postEntry, refund, startPayment } from '#app/areas/pay/server/public.ts'
import { findRefund } from '#app/areas/pay/server/queries/refunds.ts'
import { sandboxPay } from '#app/areas/sandbox/contract.ts'
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
  const [first, second] = (await insertHospitals(app.db, [
    aHospital({ name: '本院' }),
    aHospital({ name: '别院' }),
  ])) as [number, number]
  ours = first
  theirs = second
  await comeIn()
  patientId = (await signIn(app)).patientId
})
afterAll(() => app.close())

/** A session lasts a working day. */
const comeIn = async () => {
  as = { staffKey: (await signInStaff(app, ours, 'accountant')).staffKey }
  others = { staffKey: (await signInStaff(app, theirs, 'accountant')).staffKey }
}

let subjects = 0
const paid = async (more: { refunds?: 'closed' } = {}) => {
  const bill = { patientId, purpose: 'test', subjectId: `s${++subjects}`, title: '挂号费', amountFen: 5_000 }
  const payee = `hospital:${ours}` as const
  const out_trade_no = await startPayment(app.context(), {
    ...bill,
    payee,
    deadline: later(app.clock.now(), { minutes: 10 }),
  })
  await app.callApi(sandboxPay, { out_trade_no, ...more })
  return out_trade_no
}

/** The jobs that move money. */
const wake = async () => {
  for (const { name, jobs } of app.rooms)
    if (name === 'pay' || name === 'sandbox') for (const job of jobs) await job.run(app.context())
}

/** The next morning, when the bill of the day before is compared. */
const nextMorning = async () => {
  app.clock.advance({ days: 1 })
  await wake()
  await comeIn()
}
const openOnes = async () => (await app.callApi(calls.deskMoneyDifferences, {}, as)).list

test('only accountants settle, and nobody settles what is another hospital’s or nothing at all', async () => {
  const note = { note: '查过了' }
  const people = await signInAllRoles(app, ours)
  for (const role of ['admin', 'planner', 'nurse', 'auditor'] as const) {
    const key = { staffKey: people[role].staffKey }
    expect(await app.refusal(calls.deskMoneySettle, { difference_id: 1, ...note }, key)).toBe('not-allowed')
    expect(await app.refusal(calls.deskMoneyRefundByHand, { refund_no: 'rnosuchrefund', ...note }, key)).toBe(
      'not-allowed',
    )
  }
  expect(await app.refusal(calls.deskMoneyDays, {}, { staffKey: people.nurse.staffKey })).toBe('not-allowed')
  expect(await app.refusal(calls.deskMoneySettle, { difference_id: 1, ...note }, as)).toBe('not-found')
  expect(await app.refusal(calls.deskMoneySettle, { difference_id: 1, note: ' ' }, as)).toBe('422')
  expect(await app.refusal(calls.deskMoneyRefundRetry, { refund_no: 'rnosuchrefund' }, as)).toBe('not-found')
})

test('every way in which a bill and the books differ is named, and money that we never heard of is taken in [R8]', async () => {
  app.clock.set('2026-11-23 10:30')
  const [lost, changed, unknown, early] = [await paid(), await paid(), await paid(), await paid()]
  const back = (await refund(app.context(), early, 1_000, '退款')) ?? ''
  const unheard = await startPayment(app.context(), {
    patientId,
    purpose: 'test',
    subjectId: 'unheard',
    title: '挂号费',
    amountFen: 700,
    payee: `hospital:${ours}`,
    deadline: later(app.clock.now(), { minutes: 10 }),
  })
  await app.callApi(sandboxPay, { out_trade_no: unheard, outcome: 'lost' })
  await wake()
  const break_ = (statement: string, out: string) => app.pool.query(statement, [out])
  await break_('delete from outside_trades where out_trade_no = $1', lost)
  await break_('update outside_trades set amount_fen = 4999 where out_trade_no = $1', changed)
  await break_(
    "update outside_trades set out_trade_no = 'pnobodys', transaction_id = 'nobodys' where out_trade_no = $1",
    unknown,
  )
  await app.pool.query('delete from outside_refunds where refund_no = $1', [back])
  await nextMorning()
  expect(await stateOf(unheard)).toBe('paid')
  expect((await openOnes()).map(({ fault, kind, ours, theirs }) => [fault, kind, ours, theirs])).toEqual([
    ['ours-only', 'refund', '10.00', null],
    ['ours-only', 'payment', '50.00', null],
    ['ours-only', 'payment', '50.00', null],
    ['theirs-only', 'payment', null, '50.00'],
    ['amount', 'payment', '50.00', '49.99'],
  ])
  const all = (await app.callApi(calls.deskMoneyDifferences, { all: 1 }, as)).list
  expect(all.find(({ out_trade_no }) => out_trade_no === unheard)).toMatchObject({
    fault: 'state',
    note: '已按账单补记',
  })
  const { list: days } = await app.callApi(calls.deskMoneyDays, {}, as)
  expect(days[0]).toMatchObject({ day: '2026-11-23', compared: 1, found: 6, open: 5 })
  expect((await app.callApi(calls.deskMoneyDifferences, { all: 1 }, others)).list).toEqual([])
})
const stateOf = async (out: string) => (await paymentOf(app.db, out))?.state

test('a difference is settled once, by a note that the audit keeps', async () => {
  const [first] = await openOnes()
  const difference_id = first?.difference_id ?? 0
  expect(await app.refusal(calls.deskMoneySettle, { difference_id, note: '查过了' }, others)).toBe('not-found')
  await app.callApi(calls.deskMoneySettle, { difference_id, note: '已联系支付机构补账' }, as)
  expect(await app.refusal(calls.deskMoneySettle, { difference_id, note: '再来' }, as)).toBe('not-found')
  expect(await openOnes()).toHaveLength(4)
  const auditor = await signInStaff(app, ours, 'auditor')
  const lines = await app.callApi(deskAuditList, { act: 'money.' }, { staffKey: auditor.staffKey })
  expect(lines.list).toMatchObject([
    { act: 'money.settle', row_id: String(difference_id), after: { note: '已联系支付机构补账' } },
  ])
})

test('a day without its bill stays asked for and is seen as missing', async () => {
  await app.pool.query('alter table outside_trades rename to outside_away')
  await nextMorning()
  expect((await app.callApi(calls.deskMoneyDays, {}, as)).list[0]).toMatchObject({ compared: 0, tries: 1 })
  await app.pool.query('alter table outside_away rename to outside_trades')
  app.clock.advance({ hours: 1 })
  await wake()
  expect((await app.callApi(calls.deskMoneyDays, {}, as)).list[0]).toMatchObject({ compared: 1, tries: 2, found: 0 })
})

test('a refund to an account that was closed is owed until somebody gives it back by hand, once', async () => {
  const out = await paid({ refunds: 'closed' })
  const refund_no = (await refund(app.context(), out, 5_000, '退款')) ?? ''
  await wake()
  app.clock.advance({ minutes: 5 })
  await wake()
  const [waiting] = (await app.callApi(calls.deskMoneyRefunds, {}, as)).list
  expect(waiting).toMatchObject({ refund_no, amount: '50.00', says: 'ACCOUNT_CLOSED' })
  expect((await app.callApi(calls.deskMoneyRefunds, {}, others)).list).toEqual([])
  expect(await app.refusal(calls.deskMoneyRefundRetry, { refund_no }, others)).toBe('not-found')
  await app.callApi(calls.deskMoneyRefundRetry, { refund_no }, as)
  expect(await app.refusal(calls.deskMoneyRefundByHand, { refund_no, note: '转账' }, as)).toBe('not-found')
  await wake()
  app.clock.advance({ minutes: 10 })
  await wake()
  expect(await findRefund(app.db, refund_no)).toMatchObject({ state: 'refused' })
  const byHand = await Promise.all(
    [1, 2, 3].map(() => app.refusal(calls.deskMoneyRefundByHand, { refund_no, note: '转账' }, as)),
  )
  expect(byHand.sort()).toEqual(['not refused', 'not-found', 'not-found'])
  expect(await stateOf(out)).toBe('refunded')
  expect(await refund(app.context(), out, 1, '再退')).toBeNull()
})

test('the desk sees its own accounts, and what other rooms post once is there once', async () => {
  const entry = {
    happening: 'coupon:order-1',
    debit: 'coupon',
    credit: `hospital:${ours}` as const,
    amountFen: 300,
  } as const
  const posted = [1, 2].map(() => postEntry(app.db, { ...entry, enteredAt: app.clock.now() }))
  expect((await Promise.all(posted)).sort()).toEqual([false, true])
  const wrong = { ...entry, happening: 'x', debit: 'coupons' as never, enteredAt: app.clock.now() }
  await expect(postEntry(app.db, wrong)).rejects.toThrow()
  const { accounts } = await app.callApi(calls.deskMoney, {}, as)
  expect(accounts.map(({ account, words }) => [account, words])).toEqual([[`hospital:${ours}`, '应付医院 本院']])
  expect((await app.callApi(calls.deskMoney, {}, others)).accounts).toEqual([])
  expect('hospital:7').toMatch(new RegExp(accountPattern))
})

test('a bill is read line by line and compared again by hand, by the platform alone, once its day is over', async () => {
  app.clock.set('2026-12-10 10:30')
  await comeIn()
  const out = await paid()
  await wake()
  const bill = { provider: 'stand-in', day: '2026-12-10' } as const
  expect(await app.refusal(calls.deskMoneyBill, bill, others)).toBe('not-platform')
  expect(await app.refusal(calls.deskMoneyCompare, bill, others)).toBe('not-platform')
  expect(await app.refusal(calls.deskMoneyCompare, bill, as)).toBe('not-over')
  expect(await app.refusal(calls.deskMoneyCompare, { ...bill, day: '2026-12-32' }, as)).toBe('422')
  app.clock.set('2026-12-11 00:10')
  await comeIn()
  expect((await app.callApi(calls.deskMoneyBill, bill, as)).list).toEqual([])
  expect(await app.refusal(calls.deskMoneyCompare, { ...bill, provider: 'wechat' }, as)).toBe('no-bill')
  await app.callApi(calls.deskMoneyCompare, bill, as)
  const lines = (await app.callApi(calls.deskMoneyBill, bill, as)).list
  expect(lines).toMatchObject([{ kind: 'payment', out_trade_no: out, amount: '50.00', fault_name: '', settled: 0 }])
  await app.pool.query('delete from pay_statement_lines where out_trade_no = $1', [out])
  await app.pool.query('update outside_trades set amount_fen = 4000 where out_trade_no = $1', [out])
  await app.callApi(calls.deskMoneyCompare, bill, as)
  await app.callApi(calls.deskMoneyCompare, bill, as)
  const again = (await app.callApi(calls.deskMoneyBill, bill, as)).list
  expect(again).toMatchObject([{ amount: '40.00', fault_name: '金额不一致' }])
})
