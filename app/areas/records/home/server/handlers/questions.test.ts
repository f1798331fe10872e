import { afterAll, beforeAll, expect, test } from 'vitest'
import { saveMember } from '#app/areas/account/members/contract.ts'
import { addBabyHr, userBaby } from '#app/areas/records/children/contract.ts'
import { addPrepareHr, menstrual } from '#app/areas/records/cycle/contract.ts'
import { addDaily, dailyLog } from '#app/areas/records/daily/contract.ts'
import {
  addGlucose,
  checkProtocolAndGetInfo,
  createDiabetic,
  diabeticRecord,
  glucoseReport,
} from '#app/areas/records/diabetes/contract.ts'
import { addMeasurement, growth, growthChart } from '#app/areas/records/growth/contract.ts'
import { milestones } from '#app/areas/records/milestones/contract.ts'
import { addOwnMeasure, ownMeasures, ownRecord } from '#app/areas/records/own/contract.ts'
import { addPregnancyHr, pregnancyWeight, pregnant } from '#app/areas/records/pregnancy/contract.ts'
import { giveVaccine, vaccineClinics, vaccines } from '#app/areas/records/vaccines/contract.ts'
import { seed as vaccineSeed } from '#app/areas/records/vaccines/server/seed.ts'
import type { CallSpec } from '#kit/wire/call.ts'
import { signIn } from '#test/support/people.ts'
import { startTestApp, type TestApp } from '#test/support/start-test-app.ts'
import { currentRecord, getHealthRecord } from '../../contract.ts'

let app: TestApp

beforeAll(async () => {
  app = await startTestApp({ at: '2026-11-23 08:00' })
  const { db, config } = app
  await vaccineSeed.run({ db, now: app.clock.now(), today: '2026-11-23', config, scale: 1 })
})
afterAll(() => app.close())

/** Somebody with a record of every kind, and a few entries in each. */
const withRecords = async () => {
  const me = await signIn(app)
  await app.callApi(addPrepareHr, { last_menses_date: '2026-04-01' }, me)
  const { id: record_id } = await app.callApi(addPregnancyHr, { last_menses_date: '2026-07-01' }, me)
  const baby = { baby_name: '林小满', sex: 1, birthday: '2024-11-23', guardian_consent: 1 }
  const { id: child_id } = await app.callApi(addBabyHr, baby, me)
  await app.callApi(giveVaccine, { child_id, dose: 'HepB-1', date: '2024-11-23' }, me)
  await app.callApi(checkProtocolAndGetInfo, { agree: 1 }, me)
  const { member_id } = await app.callApi(saveMember, { truename: '安宁', sex: 1, birthday: '1993-09-03' }, me)
  const person = { truename: '安宁', sex: 1, age: 33, mobile: '13900000075' } as const
  const ill = { diabetes_type: 'type2', diagnosed_date: '2020-03-01' } as const
  const { id } = await app.callApi(createDiabetic, { ...person, ...ill }, me)
  for (const n of [1, 2, 3]) {
    const client_id = `phone-${n}-entry`
    const date = `2026-11-2${n}`
    await app.callApi(pregnancyWeight, { record_id, client_id, date, kg: 60 }, me)
    await app.callApi(addMeasurement, { child_id, client_id, date, weight: 12.1, stature: 87 }, me)
    await app.callApi(addDaily, { child_id, client_id, kind: 'milk', time: `${date} 07:30`, amount: 120 }, me)
    const time = `${date} 07:00`
    const heart = { member_id, client_id, item: 'heart', values: '70', time: `${date} 07:00:00` } as const
    await app.callApi(addOwnMeasure, heart, me)
    await app.callApi(addGlucose, { id, client_id, time, context: 'fasting', value: 6, unit: 'mmol' }, me)
  }
  return { me, userId: me.patientId, child_id, id, member_id }
}

/** How often the database is asked while a call is answered whose tables of the house were read before. */
const questionsOf = async (call: CallSpec, input: Record<string, unknown>, as: { key: string }): Promise<number> => {
  await app.rawRequest(call, input, as)
  let asked = 0
  const count = () => {
    asked += 1
  }
  app.pool.on('acquire', count)
  const said = await app.refusal(call, input, as)
  app.pool.off('acquire', count)
  expect(said, call.path).toBe('not refused')
  return asked
}

test('an answer asks who it is for, and what it shows in as few questions as there are kinds of rows', async () => {
  const { me, userId, child_id, id, member_id } = await withRecords()
  const asked: [CallSpec, Record<string, unknown>][] = [
    [getHealthRecord, {}],
    [currentRecord, { userId }],
    [menstrual, { userId }],
    [pregnant, { userId }],
    [userBaby, { userId }],
    [growth, { child_id }],
    [growthChart, { child_id, measure: 'weight' }],
    [vaccines, { child_id }],
    [vaccineClinics, { child_id }],
    [milestones, { child_id }],
    [dailyLog, { child_id }],
    [diabeticRecord, {}],
    [glucoseReport, { id }],
    [ownRecord, { member_id }],
    [ownMeasures, { member_id, item: 'heart' }],
  ]
  const counted: Record<string, number> = {}
  for (const [call, input] of asked) counted[call.path] = await questionsOf(call, input, me)
  expect(counted).toEqual({
    [getHealthRecord.path]: 3,
    [currentRecord.path]: 3,
    [menstrual.path]: 2,
    [pregnant.path]: 2,
    [userBaby.path]: 2,
    [growth.path]: 2,
    [growthChart.path]: 2,
    [vaccines.path]: 2,
    [vaccineClinics.path]: 4,
    [milestones.path]: 2,
    [dailyLog.path]: 2,
    [diabeticRecord.path]: 4,
    [glucoseReport.path]: 2,
    [ownRecord.path]: 3,
    [ownMeasures.path]: 3,
  })
})
