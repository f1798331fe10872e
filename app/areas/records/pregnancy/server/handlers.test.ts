import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { savePrivacy } from '#app/areas/account/settings/contract.ts'
import { adlist, putCrowd, userCrowd } from '#app/areas/analytics/contract.ts'
import { insertAdverts } from '#app/areas/analytics/server/queries/shown.ts'
import { homeMine } from '#app/areas/home/contract.ts'
import { messages } from '#app/areas/notices/messages/contract.ts'
import { child, removeChild } from '#app/areas/records/children/contract.ts'
import { addPrepareHr, cycleBegin, menstrual } from '#app/areas/records/cycle/contract.ts'
import { chooseForRecords, currentRecord, recordChoices } from '#app/areas/records/home/contract.ts'
import { addDays, dayOf } from '#kit/time/day.ts'
import { earlier } from '#kit/time/span.ts'
import type { CallInput } from '#kit/wire/call.ts'
import { ownRows } from '#test/support/own-rows.ts'
import { type Person, signIn, signInWithoutConsent } from '#test/support/people.ts'
import { startTestApp, type TestApp } from '#test/support/start-test-app.ts'
import * as calls from '../contract.ts'
import { remindOfSteps } from './jobs.ts'

let app: TestApp
let me: Person
let stranger: Person

beforeAll(async () => {
  app = await startTestApp()
  await insertAdverts(app.db, [
    {
      areaType: 'home',
      link: '/guahao/index',
      isPaid: false,
      position: 0,
      title: '给大家',
      beginsAt: earlier(app.clock.now(), { days: 1 }),
    },
    {
      areaType: 'home',
      link: '/guahao/index',
      isPaid: false,
      position: 1,
      title: '给孕妇',
      crowd: 'pregnancy',
      beginsAt: earlier(app.clock.now(), { days: 1 }),
    },
  ])
})
beforeEach(async () => {
  me = await signIn(app)
  stranger = await signIn(app)
})
afterAll(() => app.close())

const today = () => dayOf(app.clock.now())
const ago = (days: number) => addDays(today(), -days)
const begin = async (person: Person, said: CallInput<typeof calls.addPregnancyHr> = { last_menses_date: ago(60) }) =>
  (await app.callApi(calls.addPregnancyHr, said, person)).id
const refused = (said: CallInput<typeof calls.addPregnancyHr>) => app.refusal(calls.addPregnancyHr, said, me)
const read = async (person: Person) => {
  const { record } = await app.callApi(calls.pregnant, { userId: person.patientId }, person)
  if (!record) throw new Error('no record')
  return record
}

test('without a session, without consent and for another user nothing is read or written [X096]', async () => {
  const record_id = await begin(me)
  const userId = me.patientId
  expect(await app.refusal(calls.pregnant, { userId })).toBe('login')
  expect(await app.refusal(calls.pregnant, { userId }, stranger)).toBe('not-found')
  const unasked = await signInWithoutConsent(app)
  expect(await app.refusal(calls.addPregnancyHr, { last_menses_date: ago(60) }, unasked)).toBe('consent')
  const date = today()
  const said = [
    app.refusal(calls.pregnancyScan, { record_id, date, weeks: 8 }, stranger),
    app.refusal(calls.pregnancyTick, { record_id, step: 'nt', is_done: 1 }, stranger),
    app.refusal(calls.pregnancyPack, { record_id, item: 'papers', is_packed: 1 }, stranger),
    app.refusal(calls.pregnancyWeight, { record_id, date, kg: 60 }, stranger),
    app.refusal(calls.pregnancyKicks, { record_id, date: ago(1), at: '09:00', minutes: 30, count: 10 }, stranger),
    app.refusal(calls.pregnancyContraction, { record_id, seconds: 50 }, stranger),
    app.refusal(calls.pregnancyOgtt, { record_id, date, fasting: 5, h1: 9, h2: 8 }, stranger),
    app.refusal(calls.pregnancyRemove, { record_id, entry_id: 1 }, stranger),
    app.refusal(calls.pregnancyEnd, { record_id, is_kept: 0 }, stranger),
  ]
  expect(new Set(await Promise.all(said))).toEqual(new Set(['not-found']))
  expect((await read(me)).id).toBe(record_id)
})

test('days that cannot be are refused in words, and nothing begins without a date', async () => {
  expect(await refused({})).toBe('undated')
  expect(await refused({ last_menses_date: addDays(today(), 1) })).toBe('not-yet')
  expect(await refused({ last_menses_date: ago(302) })).toBe('too-late')
  expect(await refused({ due_date: addDays(today(), 281) })).toBe('not-begun')
  expect(await refused({ last_menses_date: ago(60), cycle_days: 3 })).toBe('odd-cycle')
  expect(await refused({ last_menses_date: ago(60), height: 1.7 })).toBe('odd-height')
  expect(await refused({ last_menses_date: ago(60), weight_before: 400 })).toBe('odd-weight')
  expect(await refused({ transfer_date: ago(20), embryo_days: 4 })).toBe('odd-embryo')
})

test('one pregnancy is open at a time, also where two are begun at once', async () => {
  const begun = await Promise.allSettled([begin(me), begin(me)])
  expect(begun.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
  expect(await refused({ last_menses_date: ago(60) })).toBe('already-there')
})

test('days, weeks and what is due are counted on the server’s day, and never stored [X097]', async () => {
  await begin(me, { last_menses_date: ago(80), mother_name: '安宁' })
  const record = await read(me)
  expect(record).toMatchObject({
    type: 'pregnancy',
    userId: me.patientId,
    mother_name: '安宁',
    pregnancyDays: 80,
    week_words: '11 周 3 天',
    left_days: 200,
    due_date: addDays(today(), 200),
    last_menses_date: ago(80),
  })
  expect(record.steps.find(({ id }) => id === 'nt')).toMatchObject({
    state: 'now',
    from: ago(3),
    to: addDays(today(), 17),
  })
  app.clock.advance({ days: 1 })
  expect((await read(me)).pregnancyDays).toBe(81)
})

test('the first scan moves the due day where it differs enough, later ones do not, and all datings stay', async () => {
  const record_id = await begin(me, { last_menses_date: ago(90) })
  const due = (await read(me)).due_date
  const scan = (days: number, weeks: number, more: number) =>
    app.callApi(calls.pregnancyScan, { record_id, date: ago(days), weeks, days: more }, me)
  const odd = { record_id, date: today(), weeks: 4 }
  expect(await app.refusal(calls.pregnancyScan, odd, me)).toBe('odd-scan')
  expect(await app.refusal(calls.pregnancyScan, { ...odd, date: addDays(today(), 1), weeks: 12 }, me)).toBe('not-yet')
  // Day 80 by the period, 11 weeks and 3 days; the scan says 10 weeks: ten days less, and seven are allowed.
  expect(await scan(10, 10, 0)).toEqual({ due_date: addDays(due, 10), moved: 1 })
  expect(await scan(0, 14, 0)).toEqual({ due_date: addDays(due, 10), moved: 0 })
  const { datings, decided_by } = await read(me)
  expect(decided_by).toBe('scan')
  expect(datings.map(({ source, decides }) => [source, decides])).toEqual([
    ['period', 0],
    ['scan', 1],
    ['scan', 0],
  ])
})

test('a weight is asked about where it may be jin, taken once for its name, and measured against the standard', async () => {
  const record_id = await begin(me, { last_menses_date: ago(161), height: 160, weight_before: 52 })
  const weigh = (kg: number, rest: object = {}) => ({ record_id, date: today(), kg, ...rest })
  expect(await app.refusal(calls.pregnancyWeight, weigh(104), me)).toBe('far-off')
  expect(await app.refusal(calls.pregnancyWeight, weigh(20), me)).toBe('odd-weight')
  expect(await app.refusal(calls.pregnancyWeight, { ...weigh(56), date: addDays(today(), 1) }, me)).toBe('not-yet')
  expect(await app.refusal(calls.pregnancyWeight, { ...weigh(56), date: ago(200) }, me)).toBe('not-begun')
  const sent = weigh(56.4, { client_id: 'phone-0001' })
  const twice = await Promise.all([
    app.callApi(calls.pregnancyWeight, sent, me),
    app.callApi(calls.pregnancyWeight, sent, me),
  ])
  expect(twice[0]).toEqual(twice[1])
  const { weight, weights } = await read(me)
  expect(weights).toHaveLength(1)
  expect(weight).toMatchObject({
    no_curve: '',
    total: { low: 8, high: 14 },
    by_today: { low: 2.6, high: 6.8 },
    gained: 4.4,
    chart: { points: [expect.objectContaining({ x: expect.any(Number) })] },
    state: 'inside',
  })
  await app.callApi(calls.pregnancyRemove, { record_id, entry_id: twice[0].id }, me)
  expect((await read(me)).weights).toEqual([])
})

test('a cycle rests from the day on which a pregnancy is begun, also after its end, until the next period is logged', async () => {
  const { id: cycle_id } = await app.callApi(addPrepareHr, { last_menses_date: ago(100) }, me)
  const record_id = await begin(me, { last_menses_date: ago(100) })
  const cycle = async () => (await app.callApi(menstrual, { userId: me.patientId }, me)).record
  const silent = { is_resting: 1, forecast: null, questions: [], flags: [] }
  expect(await cycle()).toMatchObject(silent)
  await app.callApi(calls.pregnancyEnd, { record_id, is_kept: 0 }, me)
  expect(await cycle()).toMatchObject(silent)
  await app.callApi(cycleBegin, { record_id: cycle_id, date: today() }, me)
  expect(await cycle()).toMatchObject({ is_resting: 0, forecast: { cycle_day: 1 } })
})

test('what these weeks have is the next step at home, until it is ticked, over, or no reminder is wanted', async () => {
  const step = async () => (await app.callApi(homeMine, {}, me)).record_step
  expect(await step()).toBe('')
  const record_id = await begin(me, { last_menses_date: ago(80) })
  expect(await step()).toBe('第 1 次产检')
  await app.callApi(calls.pregnancyTick, { record_id, step: 'visit-1', is_done: 1 }, me)
  expect(await step()).toBe('NT 检查')
  await app.callApi(chooseForRecords, { reminds: 0 }, me)
  expect(await step()).toBe('')
  await app.callApi(chooseForRecords, { reminds: 1 }, me)
  await app.callApi(calls.pregnancyEnd, { record_id, is_kept: 1 }, me)
  expect(await step()).toBe('')
})

test('of twins there is no curve, and it says so', async () => {
  await begin(me, { last_menses_date: ago(100), height: 160, weight_before: 52, babies: 2 })
  expect((await read(me)).weight).toMatchObject({ total: null, no_curve: expect.stringContaining('双胎') })
})

test('movements, contractions and the sugar test are kept, and what a doctor should see says so', async () => {
  const record_id = await begin(me, { last_menses_date: ago(200) })
  const late = { record_id, date: addDays(today(), 1), at: '09:00', minutes: 60, count: 12 }
  expect(await app.refusal(calls.pregnancyKicks, late, me)).toBe('not-yet')
  await app.callApi(calls.pregnancyKicks, { ...late, date: ago(1) }, me)
  for (let minutes = 60; minutes >= 0; minutes -= 5)
    await app.callApi(calls.pregnancyContraction, { record_id, seconds: 55, ago_seconds: minutes * 60 }, me)
  const sugar = { record_id, date: today(), fasting: 92, h1: 9, h2: 8 }
  expect(await app.refusal(calls.pregnancyOgtt, sugar, me)).toBe('odd-sugar')
  await app.callApi(calls.pregnancyOgtt, { ...sugar, fasting: 5.1 }, me)
  const record = await read(me)
  expect(record.kicks).toMatchObject([{ begin_time: `${ago(1)} 09:00:00`, minutes: 60, count: 12 }])
  expect([record.contractions.length, record.is_time_to_go]).toEqual([13, 1])
  expect(record.ogtt).toMatchObject([{ fasting: 5.1, over: ['空腹'] }])
})

test('a step is reminded of once, in words that say nothing, and not where it was done or nobody wants it', async () => {
  const record_id = await begin(me, { last_menses_date: ago(62) })
  const quiet = await signIn(app)
  await begin(quiet, { last_menses_date: ago(62) })
  await app.callApi(chooseForRecords, { reminds: 0 }, quiet)
  const own = async (person: Person) => (await app.callApi(messages, {}, person)).list
  app.clock.advance({ days: 2 })
  await remindOfSteps.run(app.context())
  await remindOfSteps.run(app.context())
  const list = await own(me)
  expect(list).toHaveLength(1)
  expect(JSON.stringify(list)).not.toMatch(/孕|产|NT/)
  expect(await own(quiet)).toEqual([])
  await app.callApi(calls.pregnancyTick, { record_id, step: 'nipt', is_done: 1 }, me)
  expect((await read(me)).steps.find(({ id }) => id === 'nipt')).toMatchObject({ is_done: 1 })
  // The free ones are ticked like these, and are never the one to think of next.
  await app.callApi(calls.pregnancyTick, { record_id, step: 'public-1', is_done: 1 }, me)
  const { public_steps, next_step } = await read(me)
  expect(public_steps.map(({ title, is_done }) => [title.slice(8, -1), is_done])).toEqual([
    ['13 周前', 1],
    ['16–20 周', 0],
    ['21–24 周', 0],
    ['28–36 周', 0],
    ['37–40 周', 0],
  ])
  expect(next_step).not.toContain('public')
  await app.callApi(calls.pregnancyPack, { record_id, item: 'papers', is_packed: 1 }, me)
  expect((await read(me)).bag[0]?.items[0]).toMatchObject({ id: 'papers', is_packed: 1 })
})

test('a pregnancy chooses no advert until recommendation is on and the records may', async () => {
  await begin(me)
  await app.callApi(putCrowd, { userId: me.patientId, crowdType: 'pregnancy' }, me)
  const titles = async () => (await app.callApi(adlist, { area_type: 'home' }, me)).list.map(({ title }) => title)
  expect(await titles()).toEqual(['给大家'])
  await app.callApi(savePrivacy, { acceptRecommend: '1' }, me)
  expect(await titles()).toEqual(['给大家'])
  await app.callApi(chooseForRecords, { may_choose_adverts: 1 }, me)
  expect(await titles()).toEqual(['给大家', '给孕妇'])
})

test.each([1, 0])(
  'a quiet end stops everything in the same moment, whether the record is kept (%i)',
  async (is_kept) => {
    const record_id = await begin(me, { last_menses_date: ago(62) })
    await app.callApi(putCrowd, { userId: me.patientId, crowdType: 'pregnancy' }, me)
    await app.callApi(savePrivacy, { acceptRecommend: '1' }, me)
    await app.callApi(chooseForRecords, { may_choose_adverts: 1 }, me)
    await app.callApi(calls.pregnancyEnd, { record_id, is_kept }, me)
    expect(await app.callApi(userCrowd, { id: me.patientId }, me)).toEqual({ crowd_type: 'common' })
    const list = (await app.callApi(adlist, { area_type: 'home' }, me)).list
    expect(list.map(({ title }) => title)).toEqual(['给大家'])
    app.clock.advance({ days: 10 })
    await remindOfSteps.run(app.context())
    expect((await app.callApi(messages, {}, me)).list).toEqual([])
    const { record } = await app.callApi(calls.pregnant, { userId: me.patientId }, me)
    if (is_kept) {
      expect(record).toMatchObject({ is_over: 1, next_step: '', pregnancyDays: 62 })
      expect(await app.refusal(calls.pregnancyWeight, { record_id, date: today(), kg: 60 }, me)).toBe('over')
    } else expect(record).toBeNull()
    expect(await ownRows(app, me, 'own_health_records')).toHaveLength(is_kept)
    expect((await read(await begin(me).then(() => me))).is_over).toBe(0)
  },
)

test('after a quiet end nothing speaks of preparing either, and what has begun since speaks on when the old record is deleted', async () => {
  const crowd = async () => (await app.callApi(userCrowd, { id: me.patientId }, me)).crowd_type
  const put = (crowdType: 'prepare' | 'pregnancy') => app.callApi(putCrowd, { userId: me.patientId, crowdType }, me)
  const old = await begin(me, { last_menses_date: ago(62) })
  await put('prepare')
  await app.callApi(calls.pregnancyEnd, { record_id: old, is_kept: 1 }, me)
  expect(await crowd()).toBe('common')
  app.clock.advance({ days: 20 })
  await begin(me, { last_menses_date: ago(15) })
  await put('pregnancy')
  await app.callApi(chooseForRecords, { may_choose_adverts: 1 }, me)
  await app.callApi(calls.pregnancyEnd, { record_id: old, is_kept: 0 }, me)
  expect(await crowd()).toBe('pregnancy')
  expect(await app.callApi(recordChoices, {}, me)).toMatchObject({ may_choose_adverts: 1 })
})

const born = { baby_name: '林小满', sex: 1, guardian_consent: 1 }

test('a birth needs an open pregnancy of one’s own, a day on which a child can be born, and a guardian', async () => {
  const record_id = await begin(me, { last_menses_date: ago(200) })
  const birth = { ...born, record_id, birthday: today() }
  expect(await app.refusal(calls.pregnancyBirth, birth)).toBe('login')
  expect(await app.refusal(calls.pregnancyBirth, birth, stranger)).toBe('not-found')
  const refusal = (said: object) => app.refusal(calls.pregnancyBirth, { ...birth, ...said }, me)
  expect(await refusal({ birthday: ago(61) })).toBe('odd-birth')
  expect(await refusal({ birthday: ago(400) })).toBe('odd-birth')
  expect(await refusal({ birthday: ago(-1) })).toBe('not-born')
  expect(await refusal({ guardian_consent: 0 })).toBe('guardian-needed')
  expect(await refusal({ sex: 0 })).toBe('422')
  expect(await read(me)).toMatchObject({ is_over: 0, birth_date: '', hr_gravida_babys: [] })
  await app.callApi(calls.pregnancyEnd, { record_id, is_kept: 1 }, me)
  expect(await refusal({})).toBe('over')
})

test('a birth begins the child’s record in one step and ends the pregnancy; days and stage are derived [X097]', async () => {
  const record_id = await begin(me, { last_menses_date: ago(276), mother_name: '安宁' })
  await app.callApi(putCrowd, { userId: me.patientId, crowdType: 'pregnancy' }, me)
  const { id } = await app.callApi(calls.pregnancyBirth, { ...born, record_id, birthday: ago(1) }, me)
  const kept = { gestation_days: 275, ageDays: 1, babyGrowthState: 'newborn' }
  expect(await app.callApi(child, { child_id: id }, me)).toMatchObject(kept)
  const ended = { id: record_id, member_id: 0, mother_name: '安宁', is_over: 1, birth_date: ago(1), next_step: '' }
  expect(await read(me)).toMatchObject({
    ...ended,
    pregnancyDays: 275,
    hr_gravida_babys: [{ id, ...kept }],
    unborn_num: 0,
  })
  expect(await app.callApi(userCrowd, { id: me.patientId }, me)).toEqual({ crowd_type: 'common' })
  const { current } = await app.callApi(currentRecord, { userId: me.patientId }, me)
  expect(current).toEqual({ type: 'baby', id })
  expect(await app.refusal(calls.pregnancyBirth, { ...born, record_id, birthday: today() }, me)).toBe('all-born')
  app.clock.advance({ days: 28 })
  await remindOfSteps.run(app.context())
  expect((await app.callApi(messages, {}, me)).list).toEqual([])
  // Counted anew each day, and not where it ended.
  const later = await read(me)
  expect(later).toMatchObject({ pregnancyDays: 275, hr_gravida_babys: [{ ageDays: 29, babyGrowthState: 'infant' }] })
  const { rows } = await app.pool.query('select content_sealed from records_ground where id = $1', [record_id])
  expect(rows[0].content_sealed).not.toContain('birth')
  await app.callApi(removeChild, { child_id: id }, me)
  expect(await read(me)).toMatchObject({ is_over: 1, hr_gravida_babys: [] })
})

test('twins are born one after the other, also when both are sent at once', async () => {
  const record_id = await begin(me, { last_menses_date: ago(250), babies: 2 })
  const names = ['林小满', '林小暑', '林小寒']
  const said = await Promise.all(
    names.map((baby_name) =>
      app.refusal(calls.pregnancyBirth, { ...born, baby_name, record_id, birthday: today() }, me),
    ),
  )
  expect(said.sort()).toEqual(['all-born', 'not refused', 'not refused'])
  const { hr_gravida_babys, unborn_num } = await read(me)
  expect([hr_gravida_babys.length, unborn_num]).toEqual([2, 0])
})
