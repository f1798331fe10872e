import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { saveMember } from '#app/areas/account/members/contract.ts'
import { createOrder } from '#app/areas/guahao/booking/contract.ts'
import { messages } from '#app/areas/notices/messages/contract.ts'
import * as children from '#app/areas/records/children/contract.ts'
import { isIdCard } from '#kit/check/id-card.ts'
import { addDays, dayOf } from '#kit/time/day.ts'
import { type Clinic, openClinic } from '#test/support/clinic.ts'
import { ownRows } from '#test/support/own-rows.ts'
import { signIn } from '#test/support/people.ts'
import { startTestApp, type TestApp } from '#test/support/start-test-app.ts'
import * as calls from '../contract.ts'
import { remindAll } from './commands/remind.ts'
import { seed } from './seed.ts'

let app: TestApp

beforeAll(async () => {
  app = await startTestApp({ at: '2026-09-02 09:00' })
  await seed.run({ db: app.db, now: app.clock.now(), today: '2026-09-02', config: app.config, scale: 1 })
})
afterAll(() => app.close())

const withChild = async (birthday = '2026-07-01') => {
  const me = await signIn(app)
  const baby = { baby_name: '林小满', sex: 1, birthday, guardian_consent: 1 }
  return { me, child_id: (await app.callApi(children.addBabyHr, baby, me)).id }
}
const names = (list: readonly { dose: string }[]) => list.map(({ dose }) => dose)

test.each([
  ['of a day to come', { date: '2026-09-03' }, 'not-yet'],
  ['before birth', { date: '2026-06-30' }, 'before-birth'],
  ['that is none', { dose: 'XYZ-1' }, 'unknown-dose'],
  ['on no day', { date: 'yesterday' }, '422'],
])('a dose %s is not taken', async (_, said, refused) => {
  const { me, child_id } = await withChild()
  const input = { child_id, dose: 'HepB-1', date: '2026-07-01', ...said }
  expect(await app.refusal(calls.giveVaccine, input, me)).toBe(refused)
})

test('a second dose before the first, or on its day, is not taken', async () => {
  const { me, child_id } = await withChild()
  await app.callApi(calls.giveVaccine, { child_id, dose: 'HepB-1', date: '2026-07-02' }, me)
  for (const date of ['2026-07-01', '2026-07-02'])
    expect(await app.refusal(calls.giveVaccine, { child_id, dose: 'HepB-2', date }, me)).toBe('out-of-order')
})

test('at two months what was missed is due with what comes, and the schedule is named', async () => {
  const { me, child_id } = await withChild()
  await app.callApi(calls.giveVaccine, { child_id, dose: 'HepB-1', date: '2026-07-01', note: '批号 20260301' }, me)
  const shown = await app.callApi(calls.vaccines, { child_id }, me)
  expect(shown.schedule).toMatchObject({
    title: '国家免疫规划疫苗儿童免疫程序（2026 年版）',
    effective_date: '2026-06-17',
  })
  expect(names(shown.next)).toEqual(['BCG-1', 'HepB-2', 'IPV-1', 'DTaP-1'])
  expect(shown.list.find(({ dose }) => dose === 'HepB-1')).toMatchObject({
    state: 'given',
    given_date: '2026-07-01',
    note: '批号 20260301',
  })
})

test('a dose given twice at once is one, given again on another day it has that day, taken back it is due', async () => {
  const { me, child_id } = await withChild()
  const input = { child_id, dose: 'BCG-1', date: '2026-07-01' }
  await Promise.all(Array.from({ length: 4 }, () => app.callApi(calls.giveVaccine, input, me)))
  await app.callApi(calls.giveVaccine, { ...input, date: '2026-07-03' }, me)
  expect(await ownRows(app, me, 'vaccinations')).toMatchObject([{ dose: 'BCG-1', date: '2026-07-03' }])
  await app.callApi(calls.undoVaccine, { child_id, dose: 'BCG-1' }, me)
  expect(names((await app.callApi(calls.vaccines, { child_id }, me)).next)).toContain('BCG-1')
})

test('a line is chosen while nothing of it was given, and stays once it has begun', async () => {
  const { me, child_id } = await withChild('2025-12-01')
  const inactivated = { child_id, series: 'JE', variant: 'JE-I' }
  expect(await app.refusal(calls.chooseLine, { ...inactivated, variant: 'JE-X' }, me)).toBe('unknown-line')
  await app.callApi(calls.chooseLine, inactivated, me)
  const shown = await app.callApi(calls.vaccines, { child_id }, me)
  expect(names(shown.list).filter((dose) => dose.startsWith('JE'))).toHaveLength(4)
  await app.callApi(calls.giveVaccine, { child_id, dose: 'JE-I-1', date: '2026-08-02' }, me)
  expect(await app.refusal(calls.chooseLine, { ...inactivated, variant: 'JE-L' }, me)).toBe('begun')
})

test('a stranger gets nothing, a carer who sees writes nothing', async () => {
  const { me, child_id } = await withChild()
  const [stranger, aunt] = [await signIn(app), await signIn(app)]
  const { token } = await app.callApi(children.inviteCarer, { child_id, relation: 'other', rights: 'see' }, me)
  await app.callApi(children.joinCarers, { token }, aunt)
  const input = { child_id, dose: 'BCG-1', date: '2026-07-01' }
  expect(await app.refusal(calls.vaccines, { child_id }, stranger)).toBe('not-found')
  expect(await app.refusal(calls.giveVaccine, input, stranger)).toBe('not-found')
  expect(await app.refusal(calls.giveVaccine, input, aunt)).toBe('see-only')
  expect(await app.refusal(calls.vaccines, { child_id }, aunt)).toBe('not refused')
})

test('what was given does not stand in the database as it is', async () => {
  const { me, child_id } = await withChild()
  await app.callApi(calls.giveVaccine, { child_id, dose: 'HepB-1', date: '2026-07-04', note: '金丝雀' }, me)
  const { rows } = await app.pool.query("select string_agg(t::text, ' ') as dump from records_vaccinations t")
  for (const canary of ['HepB', '2026-07-04', '金丝雀']) expect(rows[0].dump).not.toContain(canary)
})

const toldTo = async (as: { key: string }) =>
  (await app.callApi(messages, {}, as)).list.filter(({ title }) => title === '疫苗提醒')

test('of what comes due its family is told once, at daytime, without name or vaccine; not who wants no reminders', async () => {
  const [{ me, child_id }, quiet] = [await withChild('2026-07-02'), await withChild('2026-07-02')]
  const father = await signIn(app)
  const { token } = await app.callApi(children.inviteCarer, { child_id, relation: 'father', rights: 'log' }, me)
  await app.callApi(children.joinCarers, { token }, father)
  await app.callApi(calls.remindVaccines, { child_id: quiet.child_id, is_on: 0 }, quiet.me)
  app.clock.set('2026-09-02 21:00')
  await remindAll(app.context())
  expect(await toldTo(me)).toEqual([])
  app.clock.set('2026-09-03 09:00')
  await remindAll(app.context())
  await remindAll(app.context())
  const [told, ...more] = await toldTo(me)
  expect(more).toEqual([])
  expect(JSON.stringify(told)).not.toMatch(/林小满|百白破|脊灰/)
  expect(await toldTo(father)).toHaveLength(1)
  expect(await toldTo(quiet.me)).toEqual([])
})

test('of what came due long before its record began nobody is told', async () => {
  const { me } = await withChild('2016-01-01')
  await remindAll(app.context())
  expect(await toldTo(me)).toEqual([])
})

test('self-paid vaccines are shown apart where somebody asks, are never next nor reminded of, and keep live ones apart', async () => {
  const { me, child_id } = await withChild('2025-08-20')
  const shown = () => app.callApi(calls.vaccines, { child_id }, me)
  const before = await shown()
  expect(before.self_paid).toBeNull()
  expect(names(before.list).some((dose) => dose.startsWith('PCV13'))).toBe(false)
  const show = (is_on: number, as = me) => app.callApi(calls.showSelfPaid, { child_id, is_on }, as)
  expect(await app.refusal(calls.showSelfPaid, { child_id, is_on: 1 }, await signIn(app))).toBe('not-found')
  await show(1)
  const { self_paid, next, list } = await shown()
  expect(self_paid?.list.find(({ dose }) => dose === 'Var-1')).toMatchObject({ state: 'due' })
  expect(self_paid?.list.find(({ dose }) => dose === 'RV5-1')).toMatchObject({ state: 'over' })
  expect([next, list]).toEqual([before.next, before.list])
  // Chickenpox is injected and live, as MMR is.
  const today = dayOf(app.clock.now())
  await app.callApi(calls.giveVaccine, { child_id, dose: 'Var-1', date: addDays(today, -2) }, me)
  const mmr = (await shown()).list.find(({ dose }) => dose === 'MMR-1')
  expect(mmr).toMatchObject({ state: 'coming', from_date: addDays(today, 26) })
  await show(0)
  const after = await shown()
  expect(after.self_paid).toBeNull()
  expect(after.list.find(({ dose }) => dose === 'MMR-1')?.from_date).toBe(addDays(today, 26))
})

describe('where clinics vaccinate', () => {
  let clinic: Clinic
  beforeAll(async () => {
    clinic = await openClinic(app, { places: 1 })
    // Another, of inner medicine, is offered to nobody.
    await openClinic(app)
    await app.pool.query(
      `update guahao_departments set (catalogue_id, class_id) = (select id, parent_id from guahao_catalogue where name = '预防接种门诊') where id = ${clinic.depId}`,
    )
  })
  const asked = (as: { key: string; city?: number }, child_id: number) =>
    app.callApi(calls.vaccineClinics, { child_id }, as)

  test('what is due is offered at the next free time of each, in the own city, and to nobody else’s child', async () => {
    const { me, child_id } = await withChild()
    expect(await app.refusal(calls.vaccineClinics, { child_id }, await signIn(app))).toBe('not-found')
    expect((await asked({ ...me, city: 7 }, child_id)).list).toEqual([])
    const { from_date, member_id, list } = await asked({ ...me, city: 5 }, child_id)
    const today = dayOf(app.clock.now())
    expect([from_date, member_id]).toEqual([today, 0])
    expect(list).toMatchObject([
      { unit_id: clinic.hospitalId, dep_id: clinic.depId, date: addDays(today, 1), left_num: 1 },
    ])
  })

  test('what comes later is offered from its day on', async () => {
    const { me, child_id } = await withChild('2026-08-09')
    for (const dose of ['HepB-1', 'BCG-1'])
      await app.callApi(calls.giveVaccine, { child_id, dose, date: '2026-08-09' }, me)
    const { from_date, list } = await asked(me, child_id)
    expect(from_date).toBe('2026-09-09')
    expect(list.map(({ date }) => date)).toEqual(['2026-09-09'])
  })

  test('it is booked for the child among the members, and the next time is offered to the next', async () => {
    const me = await signIn(app)
    const id_card = [...'0123456789X'].map((last) => `44030420260701002${last}`).find(isIdCard) ?? ''
    const kid = { truename: '林小满', id_card, guardian_consent: 1 }
    const { member_id } = await app.callApi(saveMember, kid, me)
    const baby = { baby_name: '林小满', sex: 1, birthday: '2026-07-01', guardian_consent: 1 }
    const { id: child_id } = await app.callApi(children.addBabyHr, baby, me)
    const first = await asked(me, child_id)
    expect(first.member_id).toBe(member_id)
    const slot_id = first.list[0]?.slot_id ?? 0
    await app.callApi(createOrder, { slot_id, member_id }, me)
    const [next] = (await asked(me, child_id)).list
    expect(next?.slot_id).not.toBe(slot_id)
  })
})
