import { afterAll, beforeAll, expect, test } from 'vitest'
import { allRoles, may } from '#app/areas/access/staff/rules.ts'
import { doctorList } from '#app/areas/guahao/doctors/contract.ts'
import { seedFacts } from '#test/support/bring-file.ts'
import { type Clinic, openClinic } from '#test/support/clinic.ts'
import { rawRequestFromOutside, rolesRefused, type Staffing, signInAllRoles } from '#test/support/staff.ts'
import { startTestApp, type TestApp } from '#test/support/start-test-app.ts'
import { diseaseDetail, diseaseSearch } from '../../contract.ts'
import * as calls from '../../desk/contract.ts'

let app: TestApp
let clinic: Clinic
let people: Staffing
let others: Staffing

beforeAll(async () => {
  app = await startTestApp()
  await seedFacts(app)
  clinic = await openClinic(app)
  Object.assign(app.config, { platformHospital: clinic.hospitalId })
  people = await signInAllRoles(app, clinic.hospitalId)
  others = await signInAllRoles(app, (await openClinic(app)).hospitalId)
}, 120_000)
afterAll(() => app.close())

const admin = () => ({ staffKey: people.admin.staffKey })
const sheet = (more: object = {}) => ({
  aliases: '睡不好、夜醒',
  description: '夜里睡不着或醒得早，白天没精神。',
  is_symptom: 1,
  catalogue_ids: '104',
  ...more,
})

test('illnesses are the platform’s: for its desk’s roles that keep them alone', async () => {
  for (const [call, input] of [
    [calls.deskIllnesses, {}],
    [calls.deskIllnessAdd, { ...sheet({ catalogue_ids: '999999' }), ill_name: '外人' }],
    [calls.deskIllnessChange, { ...sheet(), ill_id: 999_999 }],
  ] as const) {
    expect(new Set(await rawRequestFromOutside(app, call, input))).toEqual(new Set(['login', '401']))
    expect(await rolesRefused(app, people, call, input)).toEqual(allRoles.filter((role) => !may(role, call.may)))
    expect(await app.refusal(call, input, { staffKey: others.admin.staffKey })).toBe('not-platform')
  }
})

test.each([
  ['a class of the catalogue', { catalogue_ids: '1' }, 'department'],
  ['no department', { catalogue_ids: '' }, '422'],
  ['five departments', { catalogue_ids: '101,102,103,104,105' }, '422'],
  ['no description', { description: ' ' }, '422'],
  ['a name that there is', { ill_name: '高血压' }, 'taken'],
])('with %s it is refused', async (_, more, reason) => {
  const input = { ...sheet(), ill_name: '没有过的病', ...more }
  expect(await app.refusal(calls.deskIllnessAdd, input as never, admin())).toBe(reason)
  expect((await app.callApi(calls.deskIllnesses, { keyword: '没有过的病' }, admin())).list).toEqual([])
})

test('what is added is found by its plain words and leads to the doctors of its departments; what is changed stays over a start', async () => {
  const { ill_id } = await app.callApi(calls.deskIllnessAdd, { ...sheet(), ill_name: '睡眠不安' }, admin())
  const found = await app.callApi(diseaseSearch, { keyword: '夜醒' })
  expect(found.list.map((one) => one.ill_id)).toEqual([ill_id])
  const led = await app.callApi(doctorList, { ill_id }, { city: 0 })
  expect(led).toMatchObject({ reach: 'department' })
  expect(led.list.map(({ doctor_id }) => doctor_id)).toContain(clinic.doctorIds[0])
  const [known] = (await app.callApi(calls.deskIllnesses, { keyword: '高血压' }, admin())).list
  const changed = {
    ...sheet({ aliases: '血压大', catalogue_ids: '101,104', is_symptom: 0 }),
    ill_id: known?.ill_id ?? 0,
  }
  await app.callApi(calls.deskIllnessChange, changed, admin())
  await seedFacts(app)
  const detail = await app.callApi(diseaseDetail, { ill_id: changed.ill_id })
  expect(detail).toMatchObject({ aliases: ['血压大'], is_symptom: 0 })
  expect(detail.departments.map(({ catalogue_id }) => catalogue_id)).toEqual([101, 104])
})
