import { afterAll, beforeAll, expect, test } from 'vitest'
import * as audit from '#app/areas/access/audit/contract.ts'
import { allRoles, may, type Permission } from '#app/areas/access/staff/rules.ts'
import { saveMember } from '#app/areas/account/members/contract.ts'
import { applyFamilyDoc, familyDocList, getMealList } from '#app/areas/family-doctor/contract.ts'
import { acceptApplication } from '#app/areas/family-doctor/server/public.ts'
import { seed as locationSeed } from '#app/areas/location/server/seed.ts'
import { dayOf } from '#kit/time/day.ts'
import type { CallInput, CallSpec } from '#kit/wire/call.ts'
import type { ChangedSince } from '#kit/wire/edited.ts'
import { newIdNumber } from '#test/generated/honest-members.ts'
import { type Clinic, openClinic } from '#test/support/clinic.ts'
import { signIn } from '#test/support/people.ts'
import { rawRequestFromOutside, rolesRefused, type Staffing, signInAllRoles } from '#test/support/staff.ts'
import { startTestApp, type TestApp } from '#test/support/start-test-app.ts'
import * as calls from '../contract.ts'

let app: TestApp
let clinic: Clinic
let people: Staffing
let others: Staffing
let street: number

beforeAll(async () => {
  app = await startTestApp()
  await locationSeed.run({ ...app.context(), today: dayOf(app.clock.now()), scale: 1 })
  clinic = await openClinic(app, { doctors: 4 })
  const elsewhere = await openClinic(app)
  people = await signInAllRoles(app, clinic.hospitalId)
  others = await signInAllRoles(app, elsewhere.hospitalId)
  const { districts } = await app.callApi(calls.deskFamilyTeamChoices, {}, admin())
  street = districts[0]?.list[0]?.id ?? 0
}, 120_000)
afterAll(() => app.close())

const admin = () => ({ staffKey: people.admin.staffKey })
const stranger = () => ({ staffKey: others.admin.staffKey })
const promises = (times = 4) => [{ kind: 'phone' as const, name: '电话随访', times }]
type Written = CallInput<typeof calls.deskFamilyTeamAdd>
const sheet = (more: Partial<Written> = {}): Written => ({
  doctor_id: clinic.doctorIds[0] ?? 0,
  team_name: '莲花家庭医生团队',
  introduction: '照看街道的居民',
  area_id: street,
  address: '莲花路 1 号',
  phone: '0755-1234567',
  capacity: 3,
  colleagues: [{ name: '林晓', role: '社区护士' }],
  base: { name: '基础服务包', content: '不收费', promises: promises() },
  meals: [{ name: '慢病管理包', content: '每月随访', price: '120.00', promises: promises(12) }],
  ...more,
})
const add = async (more: Partial<Written> = {}) =>
  (await app.callApi(calls.deskFamilyTeamAdd, sheet(more), admin())).team_id
const read = (team_id: number) => app.callApi(calls.deskFamilyTeamSheet, { team_id }, admin())
const change = (team_id: number, more: Partial<Written> & { version?: number } = {}, as = admin()) =>
  [calls.deskFamilyTeamChange, { ...sheet(more), team_id }, as] as const

const samples = (): [CallSpec & { may: Permission }, object][] => [
  [calls.deskFamilyTeams, {}],
  [calls.deskFamilyTeamChoices, {}],
  [calls.deskFamilyTeamSheet, { team_id: 999_999 }],
  [calls.deskFamilyTeamAdd, sheet({ doctor_id: 999_999 })],
  [calls.deskFamilyTeamChange, { ...sheet(), team_id: 999_999 }],
  [calls.deskFamilyTeamRemove, { team_id: 999_999 }],
]

test('teams are for the roles that manage them alone', async () => {
  expect(samples().map(([call]) => call)).toEqual(expect.arrayContaining(Object.values(calls)))
  for (const [call, input] of samples()) {
    expect(new Set(await rawRequestFromOutside(app, call, { ...input })), call.path).toEqual(new Set(['login', '401']))
    const refused = await rolesRefused(app, people, call, { ...input })
    expect(refused, call.path).toEqual(allRoles.filter((role) => !may(role, call.may)))
  }
})

test('a team needs a doctor of the hospital who leads none, a community of its city, and packages of different names', async () => {
  const refusal = (more: Partial<Written>, as = admin()) => app.refusal(calls.deskFamilyTeamAdd, sheet(more), as)
  expect(await refusal({ area_id: 999_999 })).toBe('community')
  expect(await refusal({ area_id: 110_101 })).toBe('community')
  expect(await refusal({ doctor_id: 999_999 })).toBe('doctor')
  expect(await refusal({}, stranger())).toBe('doctor')
  const base = sheet().base
  expect(await refusal({ meals: [{ ...base, price: '1.00' }] })).toBe('same-name')
  expect(await refusal({ meals: [{ ...base, name: '别的', meal_id: 999_999, price: '1.00' }] })).toBe('meal')
  expect(await refusal({ base: { ...base, promises: [] } })).toBe('422')
  expect(await refusal({ base: { ...base, promises: promises(367) } })).toBe('422')
  expect(await refusal({ capacity: -1 })).toBe('422')
  expect((await app.callApi(calls.deskFamilyTeams, {}, admin())).list).toEqual([])
})

test('residents find a team that was made at the desk with its packages, and what is changed keeps their numbers', async () => {
  const doctor_id = clinic.doctorIds[0] ?? 0
  const team_id = await add()
  expect(await app.refusal(calls.deskFamilyTeamAdd, sheet(), admin())).toBe('doctor')
  expect(await app.refusal(calls.deskFamilyTeamSheet, { team_id }, stranger())).toBe('not-found')
  expect(await app.refusal(...change(team_id, {}, stranger()))).toBe('not-found')
  expect(await app.refusal(calls.deskFamilyTeamRemove, { team_id }, stranger())).toBe('not-found')
  const found = await app.callApi(familyDocList, { area_code: street })
  expect(found.list).toMatchObject([{ doctor_id, team_name: '莲花家庭医生团队' }])
  const meals = async () => (await app.callApi(getMealList, { doctor_id })).list
  const [base, sold] = await meals()
  expect([base, sold]).toMatchObject([
    { is_base: 1, price: '0.00', promises: promises() },
    { name: '慢病管理包', price: '120.00', promises: promises(12) },
  ])

  const { version } = await read(team_id)
  const more = { meals: [{ name: '慢病包', meal_id: sold?.meal_id, price: '99.00', promises: promises(6) }] }
  expect(await app.callApi(...change(team_id, more))).toEqual({ team_id })
  const [call, stale, as] = change(team_id, { ...more, phone: '0755-7654321', version })
  const { body } = await app.rawRequest(call, stale, as)
  expect(body).toMatchObject({ reason: 'changed', data: { changes: [{ who: '某admin' }] } })
  // Long lists are named, not told.
  expect((body.data as ChangedSince).changes[0]?.fields).toEqual([{ name: 'meals' }])
  expect(await meals()).toMatchObject([
    { meal_id: base?.meal_id },
    { meal_id: sold?.meal_id, name: '慢病包', price: '99.00', promises: promises(6) },
  ])
  await app.callApi(...change(team_id, { meals: [], colleagues: [] }))
  expect(await read(team_id)).toMatchObject({ colleagues: [], meals: [], base: { promises: promises() } })

  const { list } = await app.callApi(audit.deskAuditList, { act: 'family-team.' }, admin())
  expect(list.map(({ act }) => act)).toEqual(['family-team.change', 'family-team.change', 'family-team.add'])
})

test('a team takes nobody beyond its capacity, which is never below whom it looks after, and goes only while nobody applied', async () => {
  const doctor_id = clinic.doctorIds[1] ?? 0
  const team_id = await add({ doctor_id, team_name: '景田团队', capacity: 1 })
  const me = await signIn(app)
  const { member_id } = await app.callApi(saveMember, { truename: '安宁', id_card: newIdNumber() }, me)
  const { id } = await app.callApi(applyFamilyDoc, { doctor_id, member_id, tag_ids: '1' }, me)
  const team = async () =>
    (await app.callApi(calls.deskFamilyTeams, {}, admin())).list.find((row) => row.team_id === team_id)
  expect(await team()).toMatchObject({ apply_num: 1, resident_num: 0, capacity: 1 })
  expect(await app.refusal(calls.deskFamilyTeamRemove, { team_id }, admin())).toBe('has-residents')
  expect(await acceptApplication(app.context(), doctor_id, id)).toBe(true)
  expect(await team()).toMatchObject({ apply_num: 0, resident_num: 1 })
  expect(await app.refusal(...change(team_id, { capacity: 0 }))).toBe('too-few')
  // What was agreed stays agreed, whatever the package promises now.
  await app.callApi(...change(team_id, { base: { name: '基础', content: '', promises: promises(1) }, capacity: 1 }))
  const { rows } = await app.pool.query('select times from family_doctor_agreed where signing_id = $1', [id])
  expect(rows).toEqual([{ times: 4 }])

  const unused = await add({ doctor_id: clinic.doctorIds[2] ?? 0, team_name: '梅林团队' })
  expect(await app.callApi(calls.deskFamilyTeamRemove, { team_id: unused }, admin())).toEqual({ team_id: unused })
  expect(await app.refusal(calls.deskFamilyTeamSheet, { team_id: unused }, admin())).toBe('not-found')
})
