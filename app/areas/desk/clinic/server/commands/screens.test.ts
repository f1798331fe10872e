import { afterAll, beforeAll, expect, test } from 'vitest'
import { createOrder } from '#app/areas/guahao/booking/contract.ts'
import { messages } from '#app/areas/notices/messages/contract.ts'
import { type Clinic, openClinic, slotsOn } from '#test/support/clinic.ts'
import { signInOne } from '#test/support/crowd.ts'
import { type Staffing, signInAllRoles, signInStaff } from '#test/support/staff.ts'
import { startTestApp, type TestApp } from '#test/support/start-test-app.ts'
import * as calls from '../../contract.ts'

const TODAY = '2026-11-23'
let app: TestApp
let clinic: Clinic
let other: Clinic
let people: Staffing

beforeAll(async () => {
  app = await startTestApp({ at: `${TODAY} 07:00` })
  other = await openClinic(app)
  clinic = await openClinic(app, { doctors: 2, places: 4, end: 720 })
  people = await signInAllRoles(app, clinic.hospitalId)
})
afterAll(() => app.close())

const nurse = () => ({ staffKey: people.nurse.staffKey })
const add = async (name: string) => {
  const made = await app.callApi(calls.deskScreenAdd, { dep_id: clinic.depId, name }, nurse())
  return { ...made, token: made.link.split('#')[1] as string }
}
const screens = async () => (await app.callApi(calls.deskScreens, {}, nurse())).list

test("a screen is made of departments that one reaches, and removed by the hospital's own staff alone", async () => {
  const input = { dep_id: other.depId, name: '别人的科室' }
  expect(await app.refusal(calls.deskScreenAdd, input, nurse())).toBe('not-found')
  const confined = await signInStaff(app, clinic.hospitalId, 'nurse')
  const sql = 'update access_staff_grants set department_ids = $2 where staff_id = $1'
  await app.pool.query(sql, [confined.staffId, [other.depId]])
  const as = { staffKey: confined.staffKey }
  expect(await app.refusal(calls.deskScreenAdd, { dep_id: clinic.depId, name: '二楼' }, as)).toBe('not-found')
  const { screen_id } = await add('只归本院')
  expect((await app.callApi(calls.deskScreens, {}, as)).list).toEqual([])
  const stranger = { staffKey: (await signInStaff(app, other.hospitalId, 'admin')).staffKey }
  for (const they of [as, stranger])
    expect(await app.refusal(calls.deskScreenRemove, { screen_id }, they)).toBe('not-found')
  expect((await screens()).map((one) => one.screen_id)).toContain(screen_id)
})

test('a token that nobody gave opens nothing, and one that was taken back opens nothing from then on', async () => {
  expect(await app.refusal(calls.wallScreen, { token: 'nobodys-token' })).toBe('not-found')
  const { screen_id, token } = await add('走廊')
  expect((await app.callApi(calls.wallScreen, { token })).list).toHaveLength(2)
  await app.callApi(calls.deskScreenRemove, { screen_id }, nurse())
  expect(await app.refusal(calls.wallScreen, { token })).toBe('not-found')
  expect(await app.refusal(calls.deskScreenRemove, { screen_id }, nurse())).toBe('not-found')
})

test('the wall says who is called by number and family name, and nothing that tells more of a person', async () => {
  const { token } = await add('二楼候诊区')
  const [slot] = await slotsOn(app, clinic, TODAY, 0)
  const person = await signInOne(app)
  const place = { slot_id: slot?.id as number, member_id: person.memberId }
  const { order_id, number } = await app.callApi(createOrder, place, { key: person.key })
  await app.callApi(calls.deskArrive, { order_id }, nurse())
  await app.callApi(calls.deskCallNext, { schedule_id: slot?.scheduleId as number }, nurse())
  const wall = await app.callApi(calls.wallScreen, { token })
  const calling = wall.list.find(({ schedule_id }) => schedule_id === slot?.scheduleId)?.calling
  expect(calling).toMatchObject({ number, name: expect.stringMatching(/^.\*+$/) })
  expect(JSON.stringify(wall)).not.toContain(order_id)
  expect((await app.callApi(messages, {}, { key: person.key })).list[0]?.title).toContain(`${number} 号`)
})

test('the desk sees which screen is on: one that does not ask for some minutes is not, and its link is said once', async () => {
  const { screen_id, token, link } = await add('一楼大厅')
  expect(link).toMatch(/\/desk\/wall#[\w-]{22}$/)
  const standing = async () => (await screens()).find((one) => one.screen_id === screen_id)
  expect(await standing()).toMatchObject({ is_on: 0, seen_time: null })
  await app.callApi(calls.wallScreen, { token })
  expect(await standing()).toMatchObject({ is_on: 1 })
  app.clock.advance({ minutes: 5 })
  expect(await standing()).toMatchObject({ is_on: 0 })
  await app.callApi(calls.wallScreen, { token })
  expect(await standing()).toMatchObject({ is_on: 1 })
  expect(JSON.stringify(await screens())).not.toContain(token)
  const { rows } = await app.pool.query('select token_hash from desk_clinic_screens where id = $1', [screen_id])
  expect(rows[0].token_hash).not.toContain(token)
})
