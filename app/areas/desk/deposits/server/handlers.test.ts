import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { allRoles, may, type Permission } from '#app/areas/access/staff/rules.ts'
import { deskCounterCancel } from '#app/areas/desk/counter/contract.ts'
import {
  deskTillClose,
  deskTillCollect,
  deskTillGiveBack,
  deskTillOpen,
  deskTillRefunds,
} from '#app/areas/desk/till/contract.ts'
import { createOrder } from '#app/areas/guahao/booking/contract.ts'
import { listPayFaults } from '#app/areas/pay/server/public.ts'
import { findBroken } from '#kit/db/invariants.ts'
import type { CallSpec } from '#kit/wire/call.ts'
import { aPicture } from '#test/support/a-picture.ts'
import { type Clinic, openClinic, slotsOn } from '#test/support/clinic.ts'
import { signInOne } from '#test/support/crowd.ts'
import {
  rawRequestFromOutside,
  rolesRefused,
  type StaffPerson,
  signInAllRoles,
  signInStaff,
} from '#test/support/staff.ts'
import { startTestApp, type TestApp } from '#test/support/start-test-app.ts'
import * as calls from '../contract.ts'
import { partsOf } from '../rules.ts'
import { invariants } from './queries/invariants.ts'

let app: TestApp
let clinic: Clinic
let as: StaffPerson
let stranger: StaffPerson
let places = 0

beforeAll(async () => {
  app = await startTestApp({ at: '2026-11-23 07:00' })
  const other = await openClinic(app)
  clinic = await openClinic(app, { doctors: 4, places: 4, end: 600, feeFen: 5_000 })
  as = await signInStaff(app, clinic.hospitalId, 'accountant')
  stranger = await signInStaff(app, other.hospitalId, 'accountant')
})
afterAll(() => app.close())

/** A working day of one cashier: fees in cash and by card, one cash fee given back, and a count. */
const workDay = async (
  day: string,
  { cash, cards, back, counted }: { cash: number; cards: number; back: number; counted: string },
) => {
  const cashier = await signInStaff(app, clinic.hospitalId, 'nurse')
  await app.callApi(deskTillOpen, { float: '200.00' }, cashier)
  const taken: string[] = []
  for (let n = 0; n < cash + cards; n++) {
    const slots = await slotsOn(app, clinic, day, places % 4)
    const slot_id = slots[Math.floor(places++ / 4) % slots.length]?.id as number
    const person = await signInOne(app)
    const { order_id } = await app.callApi(createOrder, { slot_id, member_id: person.memberId }, { key: person.key })
    const how = n < cash ? { way: 'counter' as const } : { way: 'terminal' as const, terminal_no: `REF-${day}-${n}` }
    await app.callApi(deskTillCollect, { order_id, ...how }, cashier)
    taken.push(order_id)
  }
  for (const order_id of taken.slice(0, back)) {
    await app.callApi(deskCounterCancel, { order_id }, cashier)
    const { list } = await app.callApi(deskTillRefunds, {}, cashier)
    const refund_no = list.find((one) => one.order_id === order_id)?.refund_no ?? ''
    await app.callApi(deskTillGiveBack, { refund_no }, cashier)
  }
  await app.callApi(deskTillClose, { counted, note: '点了两遍' }, cashier)
}

const photo = async () => (await app.callApi(calls.deskDepositPhoto, { file: await aPicture() }, as)).url
let slips = 0
const slip = async (more: object = {}) => ({
  way: 'counter' as const,
  until_day: '2026-11-23',
  banked: '45.00',
  is_own: 0,
  slip_no: `B${++slips}`,
  slip_day: '2026-11-23',
  photo: await photo(),
  ...more,
})
const heldIn = async (account: string): Promise<string> => {
  const { rows } = await app.pool.query(
    `select coalesce(sum(case when debit = $1 then amount_fen else -amount_fen end), 0)::int as fen
     from pay_ledger where $1 in (debit, credit)`,
    [account],
  )
  return (rows[0].fen / 100).toFixed(2)
}

test('every call asks for staff, and answers the roles of the table alone', async () => {
  const people = await signInAllRoles(app, clinic.hospitalId)
  const enter = {
    way: 'counter',
    until_day: '2026-11-23',
    banked: '1',
    is_own: 0,
    slip_no: 'X',
    slip_day: '2026-11-23',
    photo: 'x',
  }
  const samples: { call: CallSpec & { may: Permission }; input: Record<string, unknown> }[] = [
    { call: calls.deskDepositsDue, input: {} },
    { call: calls.deskDeposits, input: {} },
    { call: calls.deskDepositsExport, input: {} },
    { call: calls.deskDepositEnter, input: enter },
  ]
  for (const { call, input } of samples) {
    expect(await rawRequestFromOutside(app, call, input)).toEqual(['login', 'login', '401'])
    expect(await rolesRefused(app, people, call, input)).toEqual(allRoles.filter((role) => !may(role, call.may)))
  }
})

test('a shift’s cash waits once it is counted, and is compared with the bank’s paper: a difference is named', async () => {
  expect((await app.callApi(calls.deskDepositsDue, {}, as)).list).toEqual([])
  expect(await app.refusal(calls.deskDepositEnter, await slip(), as)).toBe('nothing')
  await workDay('2026-11-23', { cash: 2, cards: 1, back: 1, counted: '245.00' })
  expect((await app.callApi(calls.deskDepositsDue, {}, as)).list).toMatchObject([
    { way: 'counter', day: '2026-11-23', count: 1, should: '50.00', counted: '45.00' },
    { way: 'terminal', day: '2026-11-23', count: 1, should: '50.00', counted: null },
  ])
  expect((await app.callApi(calls.deskDepositsDue, {}, stranger)).list).toEqual([])
  expect(await app.refusal(calls.deskDepositEnter, await slip({ slip_day: '2026-11-24' }), as)).toBe('days')
  expect(await app.refusal(calls.deskDepositEnter, await slip({ fee: '1' }), as)).toBe('fee')
  expect(await app.refusal(calls.deskDepositEnter, await slip(), as)).toBe('unexplained')
  const note = '找零时多给了 5 元'
  expect(await app.refusal(calls.deskDepositEnter, await slip({ note, photo: '/files/none.jpg' }), as)).toBe('photo')
  const given = await slip({ note })
  const many = await Promise.all([1, 2, 3].map(() => app.refusal(calls.deskDepositEnter, given, as)))
  expect(many.filter((one) => one === 'not refused')).toHaveLength(1)
  const [row] = (await app.callApi(calls.deskDeposits, { has_difference: '1' }, as)).list
  expect(row).toMatchObject({ should: '50.00', counted: '45.00', banked: '45.00', difference: '-5.00', note })
  expect((await app.server.inject({ method: 'GET', url: row?.photo_url ?? '' })).statusCode).toBe(200)
  expect([await heldIn('held:counter'), await heldIn('bank')]).toEqual(['0.00', '45.00'])
  // Three fees came, one went back, and the missing five are the hospital's.
  expect(await heldIn(`hospital:${clinic.hospitalId}`)).toBe('-95.00')
  expect((await app.callApi(calls.deskDeposits, {}, stranger)).list).toEqual([])
})

test('a day of the terminal is compared with what the acquirer settled, less its fee, once that day is over', async () => {
  const given = { way: 'terminal', banked: '49.70', fee: '0.30' }
  expect(await app.refusal(calls.deskDepositEnter, await slip(given), as)).toBe('not-over')
  app.clock.set('2026-11-24 07:00')
  as = await signInStaff(app, clinic.hospitalId, 'accountant')
  await app.callApi(calls.deskDepositEnter, await slip({ ...given, slip_day: '2026-11-24' }), as)
  expect([await heldIn('held:terminal'), await heldIn('fee'), await heldIn('bank')]).toEqual(['0.00', '0.30', '94.70'])
  expect((await app.callApi(calls.deskDepositsDue, {}, as)).list).toEqual([])
})

test('what goes to the hospital’s own account is owed to it no more, and what came too much is', async () => {
  await workDay('2026-11-24', { cash: 1, cards: 0, back: 0, counted: '250.00' })
  const own = { until_day: '2026-11-24', slip_day: '2026-11-24' }
  const used = await slip({ ...own, banked: '50.00', slip_no: 'B1' })
  await app.callApi(calls.deskDepositEnter, { ...used, slip_no: 'OWN-1', is_own: 1 }, as)
  expect([await heldIn('held:counter'), await heldIn('bank')]).toEqual(['0.00', '94.70'])
  expect(await heldIn(`hospital:${clinic.hospitalId}`)).toBe('-95.00')
  await workDay('2026-11-24', { cash: 1, cards: 0, back: 0, counted: '251.00' })
  const more = await slip({ ...own, banked: '51.00', note: '多出 1 元，找不到是谁的' })
  expect(await app.refusal(calls.deskDepositEnter, { ...more, slip_no: 'OWN-1' }, as)).toBe('number-used')
  await app.callApi(calls.deskDepositEnter, more, as)
  expect([await heldIn('held:counter'), await heldIn('bank')]).toEqual(['0.00', '145.70'])
  expect(await heldIn(`hospital:${clinic.hospitalId}`)).toBe('-146.00')
  expect((await app.callApi(calls.deskDepositsExport, {}, as)).line_num).toBe(4)
  expect(await listPayFaults(app.db)).toEqual([])
})

test('nobody changes a deposit, whoever asks', async () => {
  for (const statement of [
    'update desk_deposits set banked_fen = 0',
    'delete from desk_deposits',
    'truncate desk_deposits cascade',
  ])
    await expect(app.pool.query(statement), statement).rejects.toMatchObject({ constraint: 'desk_deposits_kept' })
})

test('what leaves a counter is what it took, whatever the bank has', () => {
  for (const bankedFen of [0, 40, 97, 100, 130])
    for (const feeFen of [0, 3]) {
      const { toBankFen, feeFen: fee, missingFen, surplusFen } = partsOf({ shouldFen: 100, bankedFen, feeFen })
      expect(toBankFen + fee + missingFen).toBe(100)
      expect(toBankFen + surplusFen).toBe(bankedFen)
    }
})

const plants: Record<string, string> = {
  'a deposit says what its shifts or slips took': 'delete from desk_deposit_shifts',
  'a deposit takes from its own hospital alone':
    "alter table desk_deposits disable trigger all; update desk_deposits set hospital_id = (select min(hospital_id) from desk_till_shifts) - 1 where way = 'counter'",
  'what a deposit took has left the counter wholly': "delete from pay_ledger where happening like 'banked:%-missing'",
  'what counters hold is what they took and no deposit has, and what gift cards brought':
    "insert into pay_ledger (happening, debit, credit, amount_fen, entered_at) values ('x', 'held:counter', 'platform', 1, now())",
}

test('every sentence about deposits has its planted violation, and the books are in order', async () => {
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
