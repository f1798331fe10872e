import { readFile } from 'node:fs/promises'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { deskRequestAgree, deskRequestRefuse, deskRequests, deskSignIn } from '#app/areas/access/staff/contract.ts'
import { exchangeGiftCard, giftCardList } from '#app/areas/activities/gift-cards/contract.ts'
import { payAtCounter, printCards } from '#app/areas/activities/gift-cards/server/public.ts'
import { deskJournal } from '#app/areas/desk/journal/contract.ts'
import { deskMoney } from '#app/areas/desk/money/contract.ts'
import { insertHospitals } from '#app/areas/guahao/hospitals/server/queries/write.ts'
import { aHospital } from '#app/areas/guahao/hospitals/server/seed/a-hospital.ts'
import { readHappening } from '#app/areas/pay/rules/journal.ts'
import { listPayFaults, postEntry, refund, startPayment, takeAtCounter } from '#app/areas/pay/server/public.ts'
import { sandboxPay } from '#app/areas/sandbox/contract.ts'
import { findBroken } from '#kit/db/invariants.ts'
import { totpAt } from '#kit/seal/server/totp.ts'
import { dayOf } from '#kit/time/day.ts'
import { later } from '#kit/time/span.ts'
import { aPicture } from '#test/support/a-picture.ts'
import { paidConsultation } from '#test/support/consultations.ts'
import { type CrowdPerson, signInCrowd } from '#test/support/crowd.ts'
import { readPdf } from '#test/support/pdf-text.ts'
import { type StaffPerson, signInAllRoles, signInStaff } from '#test/support/staff.ts'
import { startTestApp, type TestApp } from '#test/support/start-test-app.ts'
import { openSurgery } from '#test/support/surgery.ts'
import * as calls from '../contract.ts'
import { partAll } from './commands/part.ts'
import { invariants } from './queries/invariants.ts'

let app: TestApp
let ours: number
let theirs: number
let doctorId: number
let people: CrowdPerson[]
let accountant: StaffPerson
let second: StaffPerson
let foreign: StaffPerson

beforeAll(async () => {
  app = await startTestApp({ at: '2026-10-20 10:30', env: { PLATFORM_HOSPITAL: '1' } })
  const [first = 0] = await insertHospitals(app.db, [aHospital({ name: '平台医院' })])
  ours = first
  expect(ours).toBe(1)
  const surgery = await openSurgery(app)
  theirs = surgery.hospitalId
  doctorId = surgery.doctorIds[0] ?? 0
  people = await signInCrowd(app, 3)
  accountant = await signInStaff(app, ours, 'accountant')
  second = await signInStaff(app, ours, 'admin')
  foreign = await signInStaff(app, theirs, 'accountant')
})
afterAll(() => app.close())

/** A session lasts a working day: the same people come in again. */
const comeIn = async () => {
  for (const person of [accountant, second, foreign]) {
    const { loginName: login_name, password, secret } = person
    const code = totpAt(secret, app.clock.now())
    person.staffKey = (await app.callApi(deskSignIn, { login_name, password, code })).staff_key
  }
}

const paid = async (subjectId: string, amountFen: number) => {
  const deadline = later(app.clock.now(), { minutes: 10 })
  const patientId = people[0]?.patientId ?? 0
  const payee = `hospital:${theirs}` as const
  const bill = { patientId, purpose: 'test', subjectId, title: '挂号费', amountFen, payee, deadline }
  const out_trade_no = await startPayment(app.context(), bill)
  await app.callApi(sandboxPay, { out_trade_no })
  return out_trade_no
}

const partyOf = () => `hospital:${theirs}`
const october = () => ({ party: partyOf(), month: '2026-10' })
const balanceOf = async (account: string): Promise<string | undefined> => {
  const { rows } = await app.pool.query(
    `select coalesce(sum(case when credit = $1 then amount_fen else -amount_fen end), 0)::int as fen
     from pay_ledger where $1 in (debit, credit)`,
    [account],
  )
  return (rows[0].fen / 100).toFixed(2)
}
const proof = async () => (await app.callApi(calls.deskPayoutProof, { file: await aPicture() }, accountant)).url
const requestOf = async () => (await app.callApi(deskRequests, {}, second)).list[0]?.request_id ?? 0

test('nobody but the platform’s accountant settles and pays, and nobody without a right to money reads it', async () => {
  const staff = await signInAllRoles(app, ours)
  for (const role of ['planner', 'nurse', 'keeper', 'pharmacist', 'cashier', 'editor', 'service'] as const)
    expect(await app.refusal(calls.deskSettlements, {}, staff[role]), role).toBe('not-allowed')
  for (const role of ['admin', 'auditor', 'operator'] as const) {
    expect(await app.refusal(calls.deskSettlementIssue, october(), staff[role]), role).toBe('not-allowed')
    expect(await app.refusal(calls.deskPayoutFail, { payout_id: 1, says: '退回' }, staff[role]), role).toBe(
      'not-allowed',
    )
    expect(await app.refusal(calls.deskSettlements, {}, staff[role]), role).toBe('not refused')
  }
  expect(await app.refusal(calls.deskSettlementIssue, october(), foreign)).toBe('not-platform')
  expect(await app.refusal(calls.deskSettlementParties, {}, foreign)).toBe('not-platform')
  const terms = { party: partyOf(), share: '95', fee: '0.6', from_day: '2026-10-20' }
  expect(await app.refusal(calls.deskSettlementTerms, terms, foreign)).toBe('not-platform')
  expect(await app.refusal(calls.deskSettlementTerms, { ...terms, share: '101' }, accountant)).toBe('422')
  expect(await app.refusal(calls.deskSettlementTerms, { ...terms, party: 'platform' }, accountant)).toBe('422')
  expect(await app.refusal(calls.deskSettlementTerms, { ...terms, party: 'doctor:999' }, accountant)).toBe('not-found')
  expect(await app.refusal(calls.deskSettlementTerms, { ...terms, from_day: '2026-10-19' }, accountant)).toBe(
    'too-late',
  )
})

test('terms hold from a day on, and are listed beside who they are for', async () => {
  const terms = { party: partyOf(), share: '95', fee: '0.6' }
  await app.callApi(calls.deskSettlementTerms, { ...terms, from_day: '2026-10-20' }, accountant)
  await app.callApi(calls.deskSettlementTerms, { ...terms, share: '90', from_day: '2026-11-01' }, accountant)
  const { list } = await app.callApi(calls.deskSettlementParties, {}, accountant)
  expect(list.find(({ party }) => party === partyOf())).toMatchObject({
    share: '95',
    fee: '0.6',
    from_day: '2026-10-20',
    next_share: '90',
    next_day: '2026-11-01',
  })
  expect(list.find(({ party }) => party === `hospital:${ours}`)).toMatchObject({ share: '', next_day: '' })
  const doctors = await app.callApi(calls.deskSettlementParties, { kind: 'doctor' }, accountant)
  expect(doctors.list.map(({ party }) => party)).toEqual([`doctor:${doctorId}`])
})

test('a month is settled once it is over: each entry once, by the terms of the day on which it was paid', async () => {
  const out = await paid('order-1', 5_000)
  await refund(app.context(), out, 2_000, '患者取消')
  expect(await app.refusal(calls.deskSettlementIssue, october(), accountant)).toBe('not-over')
  app.clock.set('2026-11-02 09:00')
  await comeIn()
  const due = await app.callApi(calls.deskSettlementsDue, {}, accountant)
  expect(due).toMatchObject({
    month: '2026-10',
    is_ours: 1,
    list: [{ party: partyOf(), entry_num: 2, came: '50.00', went: '20.00' }],
  })
  const unknown = { ...october(), party: 'doctor:999' }
  expect(await app.refusal(calls.deskSettlementIssue, unknown, accountant)).toBe('not-found')
  const nothing = { ...october(), party: `doctor:${doctorId}` }
  expect(await app.refusal(calls.deskSettlementIssue, nothing, accountant)).toBe('nothing')
  const many = await Promise.all([1, 2, 3].map(() => app.refusal(calls.deskSettlementIssue, october(), accountant)))
  expect(many.sort()).toEqual(['is-issued', 'is-issued', 'not refused'])
  const { list } = await app.callApi(calls.deskSettlements, {}, accountant)
  expect(list).toMatchObject([
    {
      number: `S202610-hospital-${theirs}`,
      came: '50.00',
      went: '20.00',
      fee: '0.18',
      kept: '1.49',
      net: '28.33',
      carried: '0.00',
      due: '28.33',
      payout: null,
    },
  ])
  expect(await balanceOf('fee')).toBe('0.18')
  expect(await balanceOf('platform')).toBe('1.49')
  expect(await balanceOf(partyOf())).toBe('28.33')
  expect((await app.callApi(calls.deskSettlementsDue, {}, accountant)).list).toEqual([])
})

const settlementId = async () =>
  (await app.callApi(calls.deskSettlements, {}, accountant)).list.at(-1)?.settlement_id ?? 0

test('it is seen line by line by its own desk alone, as page, file and paper, and the database lets nobody change it', async () => {
  const id = { settlement_id: await settlementId() }
  const lines = (await app.callApi(calls.deskSettlementLines, id, foreign)).list
  expect(lines.map(({ subject_id, amount, fee, kept, net }) => [subject_id, amount, fee, kept, net])).toEqual([
    ['order-1', '50.00', '0.30', '2.48', '47.22'],
    ['order-1', '-20.00', '-0.12', '-0.99', '-18.89'],
  ])
  const file = await app.callApi(calls.deskSettlementLinesExport, id, foreign)
  expect(file.line_num).toBe(2)
  expect(file.text).toContain('47.22')
  const other = await signInStaff(
    app,
    (await insertHospitals(app.db, [aHospital({ name: '第三家' })]))[0] ?? 0,
    'accountant',
  )
  for (const call of [calls.deskSettlement, calls.deskSettlementLines, calls.deskSettlementLinesExport])
    expect(await app.refusal(call, id, other)).toBe('not-found')
  expect((await app.callApi(calls.deskSettlements, {}, other)).list).toEqual([])
  const { pdf_url, may_propose, is_ours } = await app.callApi(calls.deskSettlement, id, foreign)
  expect([may_propose, is_ours]).toEqual([0, 0])
  const paper = await app.server.inject({ method: 'GET', url: pdf_url })
  expect(paper.headers['content-type']).toBe('application/pdf')
  expect(readPdf(paper.rawPayload).parts.slice(0, 4)).toEqual(['Document', 'H1', 'P', 'Table'])
  expect(paper.rawPayload.subarray(0, 5).toString()).toBe('%PDF-')
  const forged = await app.server.inject({ method: 'GET', url: pdf_url.replace(/seal=.{4}/, 'seal=0000') })
  expect(forged.headers.location).toBe(`/desk/settlement?settlement_id=${id.settlement_id}`)
  for (const statement of [
    'update desk_settlements set due_fen = 0',
    'delete from desk_settlement_lines',
    'truncate desk_settlements cascade',
  ])
    await expect(app.pool.query(statement), statement).rejects.toMatchObject({ constraint: 'desk_settlements_kept' })
})

test('a payout wants another’s word; refused it can be proposed again, and only one is under way', async () => {
  const id = { settlement_id: await settlementId() }
  expect(await app.refusal(calls.deskPayoutPropose, id, foreign)).toBe('not-found')
  const first = await app.callApi(calls.deskPayoutPropose, id, accountant)
  expect(first).toMatchObject({ state: 'proposed', amount: '28.33', is_alone: 0 })
  expect(await app.refusal(calls.deskPayoutPropose, id, accountant)).toBe('under-way')
  const payout_id = first.payout_id
  const given = { payout_id, bank_no: 'B1', paid_on: '2026-11-02', proof: await proof() }
  expect(await app.refusal(calls.deskPayoutPaid, given, accountant)).toBe('not-approved')
  const request_id = await requestOf()
  expect(await app.refusal(deskRequestAgree, { request_id }, accountant)).toBe('own-ask')
  await app.callApi(deskRequestRefuse, { request_id, note: '账号不对' }, second)
  const seen = await app.callApi(calls.deskSettlement, id, accountant)
  expect(seen.payouts).toMatchObject([{ state: 'refused', says: '账号不对' }])
  expect(seen.may_propose).toBe(1)
  const again = await app.callApi(calls.deskPayoutPropose, id, accountant)
  await app.callApi(deskRequestAgree, { request_id: await requestOf() }, second)
  const agreed = await app.callApi(calls.deskSettlement, id, accountant)
  expect(agreed.payouts[0]).toMatchObject({ payout_id: again.payout_id, state: 'approved', approved_by: '某admin' })
  expect(await balanceOf(partyOf())).toBe('28.33')
})

test('it is paid with proof, once, enters the books then, and what is owed falls to nothing', async () => {
  const id = { settlement_id: await settlementId() }
  const [approved] = (await app.callApi(calls.deskSettlement, id, accountant)).payouts
  const payout_id = approved?.payout_id ?? 0
  const given = { payout_id, bank_no: 'B1', paid_on: '2026-11-02' }
  expect(await app.refusal(calls.deskPayoutPaid, { ...given, proof: '/files/none.jpg' }, accountant)).toBe('proof')
  const picture = await proof()
  const early = { ...given, paid_on: '2026-11-01', proof: picture }
  expect(await app.refusal(calls.deskPayoutPaid, early, accountant)).toBe('days')
  await app.callApi(calls.deskPayoutFail, { payout_id, says: '户名不符，银行退回' }, accountant)
  expect(await app.refusal(calls.deskPayoutPaid, { ...given, proof: picture }, accountant)).toBe('not-approved')
  expect(await balanceOf('bank')).toBe('0.00')
  const next = await app.callApi(calls.deskPayoutPropose, id, accountant)
  await app.callApi(deskRequestAgree, { request_id: await requestOf() }, second)
  const paying = { ...given, payout_id: next.payout_id, proof: picture }
  const many = await Promise.all([1, 2, 3].map(() => app.refusal(calls.deskPayoutPaid, paying, accountant)))
  expect(many.filter((one) => one === 'not refused')).toHaveLength(1)
  expect(await balanceOf(partyOf())).toBe('0.00')
  expect(await balanceOf('bank')).toBe('28.33')
  expect(await listPayFaults(app.db)).toEqual([])
  const journal = await app.callApi(deskJournal, { kind: 'payout' }, accountant)
  expect(journal.list).toMatchObject([{ debit: partyOf(), credit: 'bank', amount: '28.33', kind_name: '付款' }])
  const [mine] = (await app.callApi(deskMoney, {}, foreign)).accounts
  expect(mine).toMatchObject({ account: partyOf(), balance: '0.00' })
  const [shown] = (await app.callApi(calls.deskSettlement, id, foreign)).payouts
  expect(shown).toMatchObject({ state: 'paid', bank_no: 'B1', paid_on: '2026-11-02' })
  expect((await app.server.inject({ method: 'GET', url: shown?.proof_url ?? '' })).statusCode).toBe(200)
  expect(await app.refusal(calls.deskPayoutPropose, id, accountant)).toBe('under-way')
})

test('what goes back later is in the next one by the terms of then, and less than nothing is carried on', async () => {
  const [{ out_trade_no: out } = { out_trade_no: '' }] = (
    await app.callApi(calls.deskSettlementLines, { settlement_id: await settlementId() }, accountant)
  ).list
  await refund(app.context(), out, 3_000, '患者取消')
  app.clock.set('2026-12-01 09:00')
  await comeIn()
  const november = await app.callApi(calls.deskSettlementIssue, { ...october(), month: '2026-11' }, accountant)
  expect(november).toMatchObject({ net: '-28.33', due: '-28.33', fee: '-0.18', kept: '-1.49' })
  expect(await app.refusal(calls.deskPayoutPropose, { settlement_id: november.settlement_id }, accountant)).toBe(
    'nothing-due',
  )
  expect([await balanceOf('fee'), await balanceOf('platform')]).toEqual(['0.00', '0.00'])
  await paid('order-2', 10_000)
  app.clock.set('2027-01-04 09:00')
  await comeIn()
  const december = await app.callApi(calls.deskSettlementIssue, { ...october(), month: '2026-12' }, accountant)
  // 100.00 less 0.60, of which 90 per cent.
  expect(december).toMatchObject({ net: '89.46', carried: '-28.33', due: '61.13' })
  const claimed = await app.callApi(calls.deskSettlement, { settlement_id: november.settlement_id }, foreign)
  expect(claimed.settlement.claim_state).toBe('offset')
  expect(claimed.claim).toMatchObject({ open: '0.00', offset: '28.33', offset_by: { number: december.number } })
  const taken = await app.callApi(calls.deskSettlement, { settlement_id: december.settlement_id }, foreign)
  expect(taken.claim.carried_from).toMatchObject({ number: november.number })
})

test('what was paid before anything was agreed with a doctor is not theirs, and what goes back of it waits for no settlement', async () => {
  const id = await paidConsultation(app, people[2] as CrowdPerson, doctorId)
  const party = `doctor:${doctorId}`
  await app.callApi(calls.deskSettlementTerms, { party, share: '70', fee: '0', from_day: '2027-01-05' }, accountant)
  app.clock.set('2027-01-06 09:00')
  await comeIn()
  const { rows } = await app.pool.query('select out_trade_no from consult_consultations where id = $1', [id])
  await refund(app.context(), rows[0].out_trade_no, 3_000, '患者取消')
  const { list } = await app.callApi(calls.deskSettlementsDue, { month: '2027-01' }, accountant)
  expect(list.map((due) => due.party)).not.toContain(party)
})

test('a doctor gets a share of their consultations from who sold them, which that hospital’s next month names', async () => {
  const doctor = `doctor:${doctorId}`
  await paidConsultation(app, people[1] as CrowdPerson, doctorId)
  app.clock.set('2027-02-01 09:00')
  await comeIn()
  const asked = { party: doctor, month: '2027-01' }
  expect(await app.callApi(calls.deskSettlementIssue, asked, accountant)).toMatchObject({ came: '30.00', net: '21.00' })
  expect(await balanceOf(doctor)).toBe('21.00')
  await app.callApi(calls.deskSettlementIssue, { ...october(), month: '2027-01' }, accountant)
  app.clock.set('2027-03-01 09:00')
  await comeIn()
  const next = await app.callApi(calls.deskSettlementIssue, { ...october(), month: '2027-02' }, accountant)
  const { list } = await app.callApi(calls.deskSettlementLines, { settlement_id: next.settlement_id }, accountant)
  expect(list).toMatchObject([{ kind_name: '分成', amount: '-21.00', fee: '0.00', kept: '0.00', net: '-21.00' }])
})

test('where nobody else could agree it is agreed to at once, and says so', async () => {
  const doctors = (await app.callApi(calls.deskSettlements, { kind: 'doctor' }, accountant)).list
  const settlement_id = doctors[0]?.settlement_id ?? 0
  await app.pool.query('update access_staff_grants set role_since = $1 where staff_id <> $2', [
    app.clock.now(),
    accountant.staffId,
  ])
  expect(await app.callApi(calls.deskPayoutPropose, { settlement_id }, accountant)).toMatchObject({
    state: 'approved',
    is_alone: 1,
  })
})

test('what nobody agreed to in three days lapses, and can be proposed again', async () => {
  const { list } = await app.callApi(calls.deskSettlements, { month: '2026-12' }, accountant)
  const id = { settlement_id: list[0]?.settlement_id ?? 0 }
  await app.pool.query("update access_staff_grants set role_since = role_since - interval '7 days'")
  expect((await app.callApi(calls.deskPayoutPropose, id, accountant)).state).toBe('proposed')
  app.clock.advance({ hours: 73 })
  await comeIn()
  expect((await app.callApi(calls.deskSettlement, id, accountant)).may_propose).toBe(1)
  expect((await app.callApi(calls.deskPayoutPropose, id, accountant)).state).toBe('proposed')
  const { payouts } = await app.callApi(calls.deskSettlement, id, accountant)
  expect(payouts.map(({ state }) => state)).toEqual(['proposed', 'refused'])
})

test('docs/money.md tells the example as it comes out', async () => {
  const page = await readFile('docs/money.md', 'utf8')
  const id = { settlement_id: await settlementId() }
  const { settlement } = await app.callApi(calls.deskSettlement, id, accountant)
  const lines = (await app.callApi(calls.deskSettlementLines, id, accountant)).list
  for (const { kind_name, amount, fee, kept, net } of lines)
    expect(page).toContain(`| ${kind_name} | ${amount} | ${fee} | ${kept} | ${net} |`)
  const { fee, kept, net } = settlement
  expect(page).toContain(`| 合计 | 30.00 | ${fee} | ${kept} | ${net} |`)
})

/** For each sentence what a bug would leave behind; what the database refuses is lifted for it. */
const plants: Record<string, string> = {
  'a settlement sums to its lines':
    'alter table desk_settlements disable trigger all; update desk_settlements set lines = lines + 1',
  'an entry is settled with the party whose account it moved, for what it moved':
    "alter table desk_settlement_lines disable trigger all; update desk_settlement_lines set fen = fen + 1, share_fen = share_fen + 1 where party like 'hospital:%'",
  'what a party is owed is what its settlements left unpaid and what is not settled yet':
    "delete from pay_ledger where happening like 'settle-fee:%'",
  'what hospitals have in their own accounts is settled, or waits for it':
    "insert into pay_ledger (happening, debit, credit, amount_fen, entered_at) values ('settle-direct:planted', 'bank', 'direct:99', 100, now())",
  'a payout that was paid is in the books, and no other': "delete from pay_ledger where happening like 'payout:%'",
  'a receipt that was agreed to is in the books, and no other':
    "insert into pay_ledger (happening, debit, credit, amount_fen, entered_at) values ('receipt:planted', 'bank', 'hospital:1', 100, now())",
  'no more is received than is owed':
    "insert into desk_receipts (number, settlement_id, amount_fen, state, bank_no, received_on, proof, proposed_at, proposed_by, proposed_by_name, approved_at, approved_by) select 'planted', id, 1, 'entered', 'planted', '2026-12-01', '/p', now(), 1, '', now(), 2 from desk_settlements where due_fen > 0 limit 1",
  'what a settlement is short of was paid, or is what the next one begins with':
    'alter table desk_settlements disable trigger all; update desk_settlements set carried_fen = carried_fen - 1, due_fen = due_fen - 1 where carried_fen < 0',
  'no more is paid out than is due': 'update desk_payouts set amount_fen = amount_fen + 1',
}

test('every sentence about settlements has its planted violation, and the books are in order', async () => {
  expect(Object.keys(plants).sort()).toEqual(Object.keys(invariants).sort())
  expect(await findBroken(app.db, invariants)).toEqual([])
})

test.each(Object.entries(plants))('it is found when this is broken: %s [R9]', async (says, plant) => {
  let broken: string[] = []
  const undo = new Error('undo')
  const planting = app.db.transaction(async (db) => {
    for (const statement of plant.split('; ')) await db.execute(sql.raw(statement))
    broken = (await findBroken(db, invariants)).map((one) => one.says)
    throw undo
  })
  await expect(planting).rejects.toBe(undo)
  expect(broken).toContain(says)
})

test('an entry that somebody forgot is settled with the month in which it is made', async () => {
  const entry = { debit: 'coupon', credit: partyOf() as `hospital:${number}`, amountFen: 300 } as const
  await postEntry(app.db, { ...entry, happening: 'forgotten', enteredAt: app.clock.now() })
  const { list } = await app.callApi(calls.deskSettlementsDue, { month: '2027-03' }, accountant)
  expect(list.find(({ party }) => party === partyOf())).toMatchObject({ entry_num: 1, came: '3.00' })
})

test('what a gift card pays at a counter bears no fee, nor does its part of a refund; the terminal’s part does', async () => {
  const [third = 0] = await insertHospitals(app.db, [aHospital({ name: '三号医院' })])
  const party = `hospital:${third}` as const
  const terms = { party, share: '100', fee: '1', from_day: dayOf(app.clock.now()) }
  await app.callApi(calls.deskSettlementTerms, terms, accountant)
  const person = people[1] as CrowdPerson
  const ctx = app.context()
  const deadline = later(app.clock.now(), { minutes: 10 })
  const { cards } = await printCards(ctx, { count: 1, amountFen: 2_000, validUntil: later(deadline, { days: 2_000 }) })
  const { cardNo: card_no = '', secret: card_pwd = '' } = cards[0] ?? {}
  await app.callApi(exchangeGiftCard, { card_no, card_pwd }, person)
  const scanned = (await app.callApi(giftCardList, {}, person)).list[0]?.pay_code ?? ''

  const bill = { patientId: person.patientId, purpose: 'test', subjectId: 'by-card', title: '挂号费', payee: party }
  const outTradeNo = await startPayment(ctx, { ...bill, amountFen: 5_000, deadline })
  await takeAtCounter(ctx, { outTradeNo, amountFen: 5_000, way: 'terminal', number: 'T-GIFT-1', cardFen: 2_000 })
  await payAtCounter(ctx, { scanned, amountFen: 2_000, unit: { id: third, name: '三号医院' }, outTradeNo })
  await refund(ctx, outTradeNo, 4_000, '取消')
  const parted = await partAll(ctx, party, deadline)
  expect(parted.map(({ happening, fen, feeFen }) => [readHappening(happening).kind, fen, feeFen])).toEqual([
    ['paid', 3_000, 30],
    ['gift-spend', 2_000, 0],
    ['refund', -3_000, -30],
    ['refund', -1_000, 0],
  ])
  expect(await listPayFaults(app.db)).toEqual([])
})
