import { readFile } from 'node:fs/promises'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { deskRequestAgree, deskRequestRefuse, deskRequests, deskSignIn } from '#app/areas/access/staff/contract.ts'
import { deskJournal, deskMonthClose } from '#app/areas/desk/journal/contract.ts'
import { insertHospitals } from '#app/areas/guahao/hospitals/server/queries/write.ts'
import { aHospital } from '#app/areas/guahao/hospitals/server/seed/a-hospital.ts'
import { listPayFaults, postEntry } from '#app/areas/pay/server/public.ts'
import { findBroken } from '#kit/db/invariants.ts'
import { totpAt } from '#kit/seal/server/totp.ts'
import { aPicture } from '#test/support/a-picture.ts'
import { readPdf } from '#test/support/pdf-text.ts'
import { type StaffPerson, signInStaff } from '#test/support/staff.ts'
import { startTestApp, type TestApp } from '#test/support/start-test-app.ts'
import * as calls from '../../contract.ts'
import { invariants } from '../queries/invariants.ts'

let app: TestApp
let theirs: number
let accountant: StaffPerson
let second: StaffPerson
let foreign: StaffPerson
let other: StaffPerson
let november: number
let proof: string

const partyOf = () => `hospital:${theirs}` as const
const came = (happening: string, amountFen: number) =>
  postEntry(app.db, { happening, debit: 'coupon', credit: partyOf(), amountFen, enteredAt: app.clock.now() })
const went = (happening: string, amountFen: number) =>
  postEntry(app.db, { happening, debit: partyOf(), credit: 'coupon', amountFen, enteredAt: app.clock.now() })

/** A session lasts a working day: the same people come in again. */
const comeIn = async () => {
  for (const person of [accountant, second, foreign, other]) {
    const { loginName: login_name, password, secret } = person
    const code = totpAt(secret, app.clock.now())
    person.staffKey = (await app.callApi(deskSignIn, { login_name, password, code })).staff_key
  }
}

const issue = (month: string) => app.callApi(calls.deskSettlementIssue, { party: partyOf(), month }, accountant)
const look = (settlement_id = november) => app.callApi(calls.deskSettlement, { settlement_id }, foreign)
const requestOf = async () => (await app.callApi(deskRequests, {}, second)).list[0]?.request_id ?? 0
const received = (more: object = {}) => ({
  settlement_id: november,
  amount: '20.00',
  bank_no: 'IN-1',
  received_on: '2026-12-03',
  proof,
  ...more,
})
const sound = async () => {
  expect(await listPayFaults(app.db)).toEqual([])
  expect(await findBroken(app.db, invariants)).toEqual([])
}
const balance = async (): Promise<number> => {
  const { rows } = await app.pool.query(
    `select coalesce(sum(case when credit = $1 then amount_fen else -amount_fen end), 0)::int as fen
     from pay_ledger where $1 in (debit, credit)`,
    [partyOf()],
  )
  return rows[0].fen
}

beforeAll(async () => {
  app = await startTestApp({ at: '2026-11-02 10:00', env: { PLATFORM_HOSPITAL: '1' } })
  const [ours = 0, hospital = 0, third = 0] = await insertHospitals(app.db, [
    aHospital({ name: '平台医院' }),
    aHospital({ name: '明湖医院' }),
    aHospital({ name: '第三家' }),
  ])
  theirs = hospital
  accountant = await signInStaff(app, ours, 'accountant')
  second = await signInStaff(app, ours, 'admin')
  foreign = await signInStaff(app, theirs, 'accountant')
  other = await signInStaff(app, third, 'accountant')
  await came('sold', 1_000)
  await went('gone', 3_833)
  app.clock.set('2026-12-03 09:00')
  await comeIn()
  november = (await issue('2026-11')).settlement_id
  proof = (await app.callApi(calls.deskPayoutProof, { file: await aPicture() }, accountant)).url
})
afterAll(() => app.close())

test('a claim is received by the platform’s accountant alone, and of another hospital nobody learns anything', async () => {
  expect(await app.refusal(calls.deskReceiptPropose, received(), second)).toBe('not-allowed')
  expect(await app.refusal(calls.deskReceiptPropose, received(), foreign)).toBe('not-found')
  expect(await app.refusal(calls.deskReceiptPropose, received(), other)).toBe('not-found')
  expect(await app.refusal(calls.deskSettlement, { settlement_id: november }, other)).toBe('not-found')
  expect((await look()).may_receive).toBe(0)
})

test('wrong amounts, days and papers are refused, and nothing is written', async () => {
  const refusal = (more: object) => app.refusal(calls.deskReceiptPropose, received(more), accountant)
  for (const amount of ['28.34', '0', '0.00']) expect(await refusal({ amount }), amount).toBe('amount')
  expect(await refusal({ amount: '-1' })).toBe('422')
  for (const received_on of ['2026-11-30', '2026-12-04'])
    expect(await refusal({ received_on }), received_on).toBe('days')
  expect(await refusal({ proof: '/files/none.jpg' })).toBe('proof')
  expect(await refusal({ settlement_id: 999 })).toBe('not-found')
  expect((await look()).receipts).toEqual([])
})

test('it wants another’s word; refused it can be written down again, by the same paper', async () => {
  const first = await app.callApi(calls.deskReceiptPropose, received(), accountant)
  expect(first).toMatchObject({ state: 'proposed', amount: '20.00', is_alone: 0 })
  expect(await app.refusal(calls.deskReceiptPropose, received({ bank_no: 'IN-2' }), accountant)).toBe('waits')
  const request_id = await requestOf()
  expect(await app.refusal(deskRequestAgree, { request_id }, accountant)).toBe('own-ask')
  expect(await balance()).toBe(-2_833)
  await app.callApi(deskRequestRefuse, { request_id, note: '金额不对' }, second)
  expect((await look()).receipts).toMatchObject([{ state: 'refused', says: '金额不对' }])
  await sound()
})

test('pressed many times it is one receipt, entered once, and the journal says where it came from', async () => {
  proof = (await app.callApi(calls.deskPayoutProof, { file: await aPicture() }, accountant)).url
  const many = await Promise.all([1, 2, 3].map(() => app.refusal(calls.deskReceiptPropose, received(), accountant)))
  expect(many.filter((one) => one === 'not refused')).toHaveLength(1)
  const request_id = await requestOf()
  await Promise.all([1, 2, 3].map(() => app.refusal(deskRequestAgree, { request_id }, second)))
  expect(await balance()).toBe(-833)
  const { list } = await app.callApi(deskJournal, { kind: 'receipt' }, accountant)
  expect(list).toMatchObject([
    { debit: 'bank', credit: partyOf(), amount: '20.00', kind_name: '收回欠款', number: `R${november}-2` },
  ])
  const { claim, receipts, settlement } = await look()
  expect(claim).toMatchObject({ received: '20.00', open: '8.33', offset_by: null })
  expect(settlement).toMatchObject({ claim: '28.33', claim_state: 'open' })
  const [entered] = receipts
  expect(entered).toMatchObject({
    state: 'entered',
    approved_by: '某admin',
    bank_no: 'IN-1',
    received_on: '2026-12-03',
  })
  expect((await app.server.inject({ method: 'GET', url: entered?.proof_url ?? '' })).statusCode).toBe(200)
  await sound()
})

test('a number of the bank is taken once, and never more than is open', async () => {
  proof = (await app.callApi(calls.deskPayoutProof, { file: await aPicture() }, accountant)).url
  expect(await app.refusal(calls.deskReceiptPropose, received({ amount: '1.00' }), accountant)).toBe('number-used')
  expect(await app.refusal(calls.deskReceiptPropose, received({ amount: '8.34', bank_no: 'IN-2' }), accountant)).toBe(
    'amount',
  )
})

test('while one waits the next settlement does not take the same, and it lapses after three days', async () => {
  await came('sold more', 8_946)
  app.clock.set('2027-01-04 09:00')
  await comeIn()
  proof = (await app.callApi(calls.deskPayoutProof, { file: await aPicture() }, accountant)).url
  await app.callApi(calls.deskReceiptPropose, received({ amount: '8.33', bank_no: 'IN-3' }), accountant)
  const asked = { party: partyOf(), month: '2026-12' }
  expect(await app.refusal(calls.deskSettlementIssue, asked, accountant)).toBe('receipt-waits')
  app.clock.advance({ hours: 73 })
  await comeIn()
  expect((await look()).receipts[0]).toMatchObject({ state: 'refused' })
})

test('what was not paid the next settlement begins with; both say so, and nothing is received for it any more', async () => {
  const december = await issue('2026-12')
  expect(december).toMatchObject({ net: '89.46', carried: '-8.33', due: '81.13' })
  const { claim, settlement, pdf_url } = await look()
  expect(settlement.claim_state).toBe('offset')
  expect(claim).toMatchObject({ received: '20.00', open: '0.00', offset: '8.33' })
  expect(claim.offset_by).toEqual({ settlement_id: december.settlement_id, number: december.number })
  const next = await look(december.settlement_id)
  expect(next.claim.carried_from).toEqual({ settlement_id: november, number: settlement.number })
  const textOf = async (url: string) => readPdf((await app.server.inject({ method: 'GET', url })).rawPayload).text
  expect(await textOf(pdf_url)).toContain(december.number)
  expect(await textOf(next.pdf_url)).toContain(settlement.number)
  proof = (await app.callApi(calls.deskPayoutProof, { file: await aPicture() }, accountant)).url
  const late = received({ amount: '8.33', bank_no: 'IN-4' })
  expect(await app.refusal(calls.deskReceiptPropose, late, accountant)).toBe('is-offset')
  const ofDue = { ...late, settlement_id: december.settlement_id, received_on: '2027-01-05' }
  expect(await app.refusal(calls.deskReceiptPropose, ofDue, accountant)).toBe('no-claim')
  await sound()
})

test('docs/money.md tells the example as it comes out', async () => {
  const page = await readFile('docs/money.md', 'utf8')
  const { settlement, claim } = await look()
  const sums = [settlement.net, settlement.carried, settlement.due, claim.received, claim.offset]
  expect(page).toContain(`| November | ${sums.join(' | ')} |`)
  const next = await look(claim.offset_by?.settlement_id)
  const { net, carried, due } = next.settlement
  expect(page).toContain(`| December | ${[net, carried, due].join(' | ')} | – | – |`)
})

test('paid when its month is closed, it is entered in the open month, and the closed one stays as it was', async () => {
  await went('gone again', 20_000)
  for (const month of ['2026-11', '2026-12']) await app.callApi(deskMonthClose, { month }, accountant)
  app.clock.set('2027-02-03 09:00')
  await comeIn()
  await app.callApi(deskMonthClose, { month: '2027-01' }, accountant)
  const january = await issue('2027-01')
  app.clock.set('2027-03-03 09:00')
  await comeIn()
  await app.callApi(deskMonthClose, { month: '2027-02' }, accountant)
  proof = (await app.callApi(calls.deskPayoutProof, { file: await aPicture() }, accountant)).url
  const given = received({ settlement_id: january.settlement_id, amount: '1.00', bank_no: 'IN-5' })
  await app.callApi(calls.deskReceiptPropose, { ...given, received_on: '2027-02-20' }, accountant)
  await app.callApi(deskRequestAgree, { request_id: await requestOf() }, second)
  const { list } = await app.callApi(deskJournal, { kind: 'receipt', from: '2027-03-01', to: '2027-03-31' }, accountant)
  expect(list).toMatchObject([{ amount: '1.00', credit: partyOf() }])
  await sound()
})

test('where nobody else could agree it is entered at once, and says so', async () => {
  await app.pool.query('update access_staff_grants set role_since = $1 where staff_id <> $2', [
    app.clock.now(),
    accountant.staffId,
  ])
  proof = (await app.callApi(calls.deskPayoutProof, { file: await aPicture() }, accountant)).url
  const { list } = await app.callApi(calls.deskSettlements, { claim: 'open' }, accountant)
  expect(list).toHaveLength(1)
  const given = received({ settlement_id: list[0]?.settlement_id, amount: '1.00', bank_no: 'IN-6' })
  const made = await app.callApi(calls.deskReceiptPropose, { ...given, received_on: '2027-03-03' }, accountant)
  expect(made).toMatchObject({ state: 'entered', is_alone: 1 })
  await sound()
})
