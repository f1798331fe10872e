import { afterAll, beforeAll, expect, test } from 'vitest'
import { doctorSchedule } from '#app/areas/guahao/schedules/contract.ts'
import { rollSchedules } from '#app/areas/guahao/schedules/server/public.ts'
import { type Clinic, openClinic } from '#test/support/clinic.ts'
import { signIn } from '#test/support/people.ts'
import { startTestApp, type TestApp } from '#test/support/start-test-app.ts'
import * as calls from '../../contract.ts'

let app: TestApp
let clinic: Clinic
let day: { doctor_id: number; dep_id: number; date: string }
let releaseTime: string

beforeAll(async () => {
  app = await startTestApp()
  app.clock.set('2026-11-23 08:00')
  clinic = await openClinic(app)
  await rollSchedules(app.context())
  const doctor_id = clinic.doctorIds[0] as number
  const { list } = await app.callApi(doctorSchedule, { doctor_id })
  const coming = list.find(({ state }) => state === 'not-released')
  day = { doctor_id, dep_id: clinic.depId, date: coming?.date as string }
  releaseTime = coming?.release_time as string
})
afterAll(() => app.close())

const told = async (patientId: number) =>
  (await app.pool.query('select title, text, link from notices_messages where patient_id = $1', [patientId])).rows

test('a visitor signs in first; a day that is out already, or without a clinic, is refused', async () => {
  expect(await app.rawRequest(calls.remindOfRelease, day)).toMatchObject({ body: { login: -1 } })
  const { key } = await signIn(app)
  expect(await app.refusal(calls.remindOfRelease, { ...day, date: '2026-11-24' }, { key })).toBe('not-found')
  expect(await app.refusal(calls.remindOfRelease, { ...day, date: '2027-06-01' }, { key })).toBe('not-found')
  expect(await app.refusal(calls.remindOfRelease, { ...day, doctor_id: 999_999 }, { key })).toBe('not-found')
})

test('who asks is told once, five minutes before the places come out, with the way there', async () => {
  expect(releaseTime).toMatch(/ 07:00:00$/)
  const [asker, other, changed] = await Promise.all([signIn(app), signIn(app), signIn(app)])
  for (const { key } of [asker, changed]) await app.callApi(calls.remindOfRelease, day, { key })
  await app.callApi(calls.remindOfRelease, day, { key: asker.key })
  expect((await app.callApi(calls.releaseReminders, {}, { key: asker.key })).list).toEqual([
    { ...day, release_time: releaseTime },
  ])
  expect((await app.callApi(calls.releaseReminders, {}, { key: other.key })).list).toEqual([])
  await app.callApi(calls.cancelReleaseReminder, day, { key: changed.key })

  app.clock.set(`${releaseTime.slice(0, 10)} 06:54`)
  await app.wakeAll()
  expect(await told(asker.patientId)).toEqual([])
  app.clock.set(`${releaseTime.slice(0, 10)} 06:55`)
  await app.wakeAll()
  await app.wakeAll()
  const messages = await told(asker.patientId)
  expect(messages).toMatchObject([{ title: '快放号了' }])
  expect(messages[0]?.text).toMatch(/医生 \d+月\d+日 周. 的号 07:00 放出/)
  expect(messages[0]?.link).toContain(`date=${day.date}`)
  expect(await told(changed.patientId)).toEqual([])
  expect((await app.callApi(calls.releaseReminders, {}, { key: asker.key })).list).toEqual([])
})
