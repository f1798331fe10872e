import { afterAll, beforeAll, expect, test } from 'vitest'
import { saveMember } from '#app/areas/account/members/contract.ts'
import { addBabyHr, child } from '#app/areas/records/children/contract.ts'
import { addPrepareHr, cycleBegin, cycleFinish, cycleSign } from '#app/areas/records/cycle/contract.ts'
import { addDaily } from '#app/areas/records/daily/contract.ts'
import { addGlucose, checkProtocolAndGetInfo, createDiabetic } from '#app/areas/records/diabetes/contract.ts'
import { addMeasurement, growth } from '#app/areas/records/growth/contract.ts'
import { addOwnMeasure, saveOwnEntry } from '#app/areas/records/own/contract.ts'
import {
  addPregnancyHr,
  pregnancyContraction,
  pregnancyKicks,
  pregnancyOgtt,
  pregnancyScan,
  pregnancyWeight,
  pregnant,
} from '#app/areas/records/pregnancy/contract.ts'
import { giveVaccine } from '#app/areas/records/vaccines/contract.ts'
import { seed as vaccineSeed } from '#app/areas/records/vaccines/server/seed.ts'
import { addDays, dayOf } from '#kit/time/day.ts'
import type { CallSpec } from '#kit/wire/call.ts'
import { callsOf } from '#test/generated/all-calls.ts'
import { type Person, signIn } from '#test/support/people.ts'
import { startTestApp, type TestApp } from '#test/support/start-test-app.ts'

let app: TestApp

beforeAll(async () => {
  app = await startTestApp({ at: '2026-11-23 08:00' })
  const { db, config } = app
  await vaccineSeed.run({ db, now: app.clock.now(), today: '2026-11-23', config, scale: 1 })
})
afterAll(() => app.close())

const today = () => dayOf(app.clock.now())

/** Somebody with a record of every kind, and what a phone writes into each on a day at 7:30. */
const withRecords = async () => {
  const me = await signIn(app)
  const { member_id } = await app.callApi(saveMember, { truename: '安宁', sex: 1, birthday: '1993-09-03' }, me)
  const { id: cycle } = await app.callApi(addPrepareHr, { last_menses_date: addDays(today(), -230) }, me)
  const { id: pregnancy } = await app.callApi(addPregnancyHr, { last_menses_date: addDays(today(), -200) }, me)
  const baby = { baby_name: '林小满', sex: 1, birthday: addDays(today(), -60), guardian_consent: 1 }
  const { id: child_id } = await app.callApi(addBabyHr, baby, me)
  await app.callApi(checkProtocolAndGetInfo, { agree: 1 }, me)
  const person = { truename: '安宁', sex: 1, age: 33, mobile: '13900000075' } as const
  const { id } = await app.callApi(
    createDiabetic,
    { ...person, diabetes_type: 'type2', diagnosed_date: '2020-03-01' },
    me,
  )
  const writings = (date: string): [CallSpec, Record<string, unknown>][] => {
    const named = { client_id: `phone-of-${date}` }
    const ofChild = { child_id, ...named }
    const ofHer = { record_id: pregnancy, ...named, date }
    return [
      [cycleBegin, { record_id: cycle, date }],
      [cycleSign, { record_id: cycle, date, lh: 1 }],
      [cycleFinish, { record_id: cycle, date }],
      [pregnancyScan, { record_id: pregnancy, date, weeks: 28 }],
      [pregnancyWeight, { ...ofHer, kg: 60 }],
      [pregnancyKicks, { ...ofHer, at: '07:30', minutes: 20, count: 10 }],
      [pregnancyOgtt, { ...ofHer, fasting: 5, h1: 9, h2: 8 }],
      [addMeasurement, { ...ofChild, date, weight: 5.2, stature: 58 }],
      [giveVaccine, { child_id, dose: 'HepB-1', date }],
      [addDaily, { ...ofChild, kind: 'milk', time: `${date} 07:30`, amount: 120 }],
      [addGlucose, { id, ...named, time: `${date} 07:30`, context: 'fasting', value: 6, unit: 'mmol' }],
      [addOwnMeasure, { member_id, ...named, item: 'heart', values: '70', time: `${date} 07:30:00` }],
      [saveOwnEntry, { member_id, ...named, kind: 'condition', detail: 'active', name: '感冒', date }],
    ]
  }
  return { me, child_id, pregnancy, writings }
}

const refusalsOf = (me: Person, writings: [CallSpec, Record<string, unknown>][]) =>
  writings.reduce<Promise<Record<string, string>>>(async (before, [call, input]) => {
    const said = await before
    return { ...said, [call.path]: await app.refusal(call, input, me) }
  }, Promise.resolve({}))

const all = (writings: [CallSpec, unknown][], said: string) =>
  Object.fromEntries(writings.map(([{ path }]) => [path, said]))

test('a phone whose clock is a day ahead writes into no record, and into each once the day has come', async () => {
  const { me, child_id, writings } = await withRecords()
  const ahead = writings(addDays(today(), 1))
  expect(await refusalsOf(me, ahead)).toEqual(all(ahead, 'not-yet'))
  expect((await app.callApi(growth, { child_id }, me)).list).toEqual([])
  // What waited on the phone is sent again as it was: it stands on the day that it names.
  app.clock.advance({ days: 1 })
  expect(await refusalsOf(me, ahead)).toEqual(all(ahead, 'not refused'))
  expect((await app.callApi(growth, { child_id }, me)).list).toMatchObject([{ date: today() }])
})

test('a phone whose clock is a day behind writes on the day that it shows, and what is derived goes by the server’s', async () => {
  const { me, child_id, pregnancy, writings } = await withRecords()
  const behind = writings(addDays(today(), -1))
  expect(await refusalsOf(me, behind)).toEqual(all(behind, 'not refused'))
  expect((await app.callApi(growth, { child_id }, me)).list).toMatchObject([{ date: addDays(today(), -1) }])
  expect((await app.callApi(child, { child_id }, me)).ageDays).toBe(60)
  // A contraction says how long ago it was, and no phone's time.
  await app.callApi(pregnancyContraction, { record_id: pregnancy, seconds: 50, ago_seconds: 60 }, me)
  const { record } = await app.callApi(pregnant, { userId: me.patientId }, me)
  expect(record).toMatchObject({ contractions: [{ begin_time: `${today()} 07:58:10`, seconds: 50 }] })
})

test('another user’s id is answered as one that nobody has, in every call of the records that names one', async () => {
  const [me, stranger] = [await signIn(app), await signIn(app)]
  const naming = callsOf(app.rooms).filter(({ room, path }) => room.startsWith('records/') && path.includes('{userId}'))
  expect(naming.map(({ name }) => name).sort()).toEqual([
    'currentRecord',
    'menstrual',
    'pregnant',
    'switchRecord',
    'userBaby',
  ])
  for (const call of naming)
    for (const userId of [me.patientId, 900_000_000])
      expect(await app.refusal(call, { userId, type: 'baby', id: 1 }, stranger), call.name).toBe('not-found')
})
