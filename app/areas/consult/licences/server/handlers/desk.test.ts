import { afterAll, beforeAll, expect, test } from 'vitest'
import * as audit from '#app/areas/access/audit/contract.ts'
import { benchMe, benchSignIn } from '#app/areas/access/doctors/contract.ts'
import { allRoles, may } from '#app/areas/access/staff/rules.ts'
import { certifyStateOf } from '#app/areas/consult/doctors/contract.ts'
import { benchServices } from '#app/areas/workbench/consultations/contract.ts'
import type { CallInput } from '#kit/wire/call.ts'
import { aPicture } from '#test/support/a-picture.ts'
import { bringLines, seedFacts } from '#test/support/bring-file.ts'
import { type Clinic, openClinic } from '#test/support/clinic.ts'
import { signInOne } from '#test/support/crowd.ts'
import { rawRequestFromOutside, rolesRefused, type Staffing, signInAllRoles, signInStaff } from '#test/support/staff.ts'
import { startTestApp, type TestApp } from '#test/support/start-test-app.ts'
import * as calls from '../../desk/contract.ts'

let app: TestApp
let clinic: Clinic
let people: Staffing
let others: Staffing

beforeAll(async () => {
  app = await startTestApp({ at: '2026-11-23 07:30' })
  await seedFacts(app)
  clinic = await openClinic(app, { doctors: 5 })
  people = await signInAllRoles(app, clinic.hospitalId)
  others = await signInAllRoles(app, (await openClinic(app)).hospitalId)
}, 120_000)
afterAll(() => app.close())

const planner = () => ({ staffKey: people.planner.staffKey })
const admin = () => ({ staffKey: people.admin.staffKey })
const proof = async (as = planner()) => (await app.callApi(calls.deskLicenceProof, { file: await aPicture() }, as)).url
let made = 0
const aLicence = async (doctor: number, more: Partial<CallInput<typeof calls.deskLicenceEnter>> = {}) =>
  ({
    doctor_id: clinic.doctorIds[doctor] as number,
    number: `1104403000${String(++made).padStart(5, '0')}`,
    kind: 'physician',
    scope: '内科专业',
    issued_on: '2020-01-01',
    ends_on: '2027-01-10',
    proofs: [await proof()],
    ...more,
  }) as CallInput<typeof calls.deskLicenceEnter>
const enter = async (doctor: number, more = {}) =>
  (await app.callApi(calls.deskLicenceEnter, await aLicence(doctor, more), planner())).licence_id
const certify = (licence_id: number) => app.callApi(calls.deskLicenceDecide, { licence_id, is_right: 1 }, admin())
const stateOf = async (doctor: number) => {
  const { key } = await signInOne(app)
  const state = await app.callApi(certifyStateOf, { doctor_id: clinic.doctorIds[doctor] as number }, { key })
  return state.certify_words
}

test('licences are for who may see them, of their own hospital', async () => {
  const licence_id = await enter(3)
  for (const [call, input] of [
    [calls.deskLicences, {}],
    [calls.deskLicenceDoctors, {}],
    [calls.deskLicence, { licence_id }],
    [calls.deskLicenceEnter, await aLicence(3)],
    [calls.deskLicenceDecide, { licence_id, is_right: 1 }],
    [calls.deskLicenceWithdraw, { licence_id, reason: '离职' }],
    [calls.deskLicenceAccount, { licence_id, login_name: 'someone' }],
  ] as const) {
    expect(new Set(await rawRequestFromOutside(app, call, input))).toEqual(new Set(['login', '401']))
    const without = allRoles.filter((role) => !may(role, call.may))
    for (const role of without)
      expect(await app.refusal(call, input, { staffKey: people[role].staffKey })).toBe('not-allowed')
    if ('licence_id' in input || 'doctor_id' in input)
      expect(await app.refusal(call, input, { staffKey: others.admin.staffKey })).toBe('not-found')
  }
  expect(await rolesRefused(app, people, calls.deskLicences, {})).toEqual(
    allRoles.filter((role) => !['admin', 'planner', 'operator'].includes(role)),
  )
  expect((await app.callApi(calls.deskLicences, {}, { staffKey: others.admin.staffKey })).list).toEqual([])
})

test.each([
  ['a number of fourteen digits', { number: '11044030000123' }, 'number'],
  ['a day of issue to come', { issued_on: '2026-11-24' }, 'days'],
  ['a last day that is over', { ends_on: '2026-11-22' }, 'days'],
  ['no photograph', { proofs: [] }, '422'],
  ['a photograph that nobody sent', { proofs: ['/files/0000000000000000000000000000000000000000.jpg'] }, 'proofs'],
  ['a kind that there is not', { kind: 'wizard' }, '422'],
])('with %s it is refused, and nothing is entered', async (_, more, reason) => {
  const before = (await app.callApi(calls.deskLicences, { list: 'all' }, planner())).list.length
  expect(await app.refusal(calls.deskLicenceEnter, { ...(await aLicence(3)), ...more } as never, planner())).toBe(
    reason,
  )
  expect((await app.callApi(calls.deskLicences, { list: 'all' }, planner())).list).toHaveLength(before)
})

test('who entered a licence does not decide about it; certified, its doctor gets their workbench', async () => {
  const own = await app.callApi(
    calls.deskLicenceEnter,
    { ...(await aLicence(1)), proofs: [await proof(admin())] },
    admin(),
  )
  expect(await app.refusal(calls.deskLicenceDecide, { ...own, is_right: 1 }, admin())).toBe('own')
  expect(await app.refusal(calls.deskLicenceDecide, { ...own, is_right: 0, reason: '不对' }, admin())).toBe('own')
  expect(await stateOf(1)).toBe('认证审核中')
  const licence_id = await enter(0, { number: '1104 4030 0009 999' })
  const account = { licence_id, login_name: 'doctor-zero' }
  expect(await app.refusal(calls.deskLicenceAccount, account, admin())).toBe('not-certified')
  expect(await app.refusal(calls.deskLicenceDecide, { licence_id, is_right: 0 }, admin())).toBe('no-reason')
  await certify(licence_id)
  expect(await app.refusal(calls.deskLicenceDecide, { licence_id, is_right: 1 }, admin())).toBe('decided')
  expect(await stateOf(0)).toBe('已认证')
  const same = { ...(await aLicence(1)), number: '110440300009999' }
  expect(await app.refusal(calls.deskLicenceEnter, same, planner())).toBe('taken')
  const given = await app.callApi(calls.deskLicenceAccount, account, admin())
  expect(await app.refusal(calls.deskLicenceAccount, account, admin())).toBe('taken')
  const step = await app.callApi(benchSignIn, { login_name: 'doctor-zero', password: given.first_password })
  expect(step.due).toBe('password')
  const page = await app.callApi(calls.deskLicence, { licence_id }, admin())
  expect(page).toMatchObject({ entered_by: '某planner', decided_by: '某admin', has_account: 1, state: 'certified' })
})

test('the same certificate waits or holds once; refused it may be entered again', async () => {
  const written = await aLicence(3)
  const { licence_id } = await app.callApi(calls.deskLicenceEnter, written, planner())
  const again = { ...written, proofs: [await proof()] }
  expect(await app.refusal(calls.deskLicenceEnter, again, planner())).toBe('entered')
  await app.callApi(calls.deskLicenceDecide, { licence_id, is_right: 0, reason: '照片不清楚' }, admin())
  await app.callApi(calls.deskLicenceEnter, { ...written, proofs: [await proof()] }, planner())
})

test('photographs of papers are nobody’s to see but whom the desk lends them', async () => {
  const licence_id = await enter(2)
  const { proofs } = await app.callApi(calls.deskLicence, { licence_id }, planner())
  const get = async (url: string) => (await app.server.inject({ url })).statusCode
  expect(await get(proofs[0] as string)).toBe(200)
  expect(await get((proofs[0] as string).split('?')[0] as string)).toBe(404)
  app.clock.advance({ hours: 2 })
  expect(await get(proofs[0] as string)).toBe(404)
})

const workbenchOf = async (doctor: number, login_name: string) => {
  const licence_id = await enter(doctor)
  await certify(licence_id)
  const { first_password } = await app.callApi(calls.deskLicenceAccount, { licence_id, login_name }, admin())
  await app.pool.query('update access_doctors set must_change = false where login_name = $1', [login_name])
  const { doctor_key } = await app.callApi(benchSignIn, { login_name, password: first_password })
  return { licence_id, as: { doctorKey: doctor_key }, password: first_password }
}

test('withdrawn, it closes the workbench at once; refused, it says why', async () => {
  const { licence_id, as, password } = await workbenchOf(1, 'doctor-one')
  expect(await app.callApi(benchMe, {}, as)).toMatchObject({ licence_ends_on: '2027-01-10' })
  // They may be asked in every way, once they have said so themselves.
  const { list } = await app.callApi(benchServices, {}, as)
  expect(list.map(({ is_on }) => is_on)).toEqual([0, 0, 0])
  await app.callApi(calls.deskLicenceWithdraw, { licence_id, reason: '离职' }, admin())
  expect(await app.refusal(benchMe, {}, as)).toBe('401')
  expect(await app.refusal(benchSignIn, { login_name: 'doctor-one', password })).toBe('not-certified')
  expect(await app.refusal(calls.deskLicenceWithdraw, { licence_id, reason: '离职' }, admin())).toBe('decided')
  const [line] = (
    await app.callApi(audit.deskAuditList, { act: 'licence.withdraw' }, { staffKey: people.auditor.staffKey })
  ).list
  expect(line).toMatchObject({ row_id: String(licence_id), after: { state: 'withdrawn', reason: '离职' } })
})

test('on the day after its last it closes the workbench by itself, and patients read that it is over', async () => {
  const { licence_id, as } = await workbenchOf(4, 'doctor-four')
  const due = async (staffKey = people.planner.staffKey) =>
    (await app.callApi(calls.deskLicences, { list: 'due' }, { staffKey })).list.find(
      (row) => row.licence_id === licence_id,
    )
  expect(await due()).toMatchObject({ is_expiring: 1, state: 'certified' })
  app.clock.set('2027-01-10 23:59')
  const key = (await signInStaff(app, clinic.hospitalId, 'planner')).staffKey
  expect(await stateOf(4)).toBe('已认证')
  app.clock.set('2027-01-11 00:00')
  expect(await app.refusal(benchMe, {}, as)).toBe('401')
  await app.wakeAll()
  expect(await stateOf(4)).toBe('执业证书已失效')
  const past = await app.callApi(calls.deskLicences, { list: 'past' }, { staffKey: key })
  expect(past.list.find((row) => row.licence_id === licence_id)).toMatchObject({ state: 'expired' })
})

test('a file brings licences that wait for somebody, the same file again nothing', async () => {
  const bring = (kind: string, ...lines: string[]) => bringLines(app, kind, lines)
  await bring('hospitals', 'code,name,address', 'H8,八号医院,广东省深圳市南山区 8 号')
  const { rows: hospitals } = await app.pool.query("select id from guahao_hospitals where name = '八号医院'")
  await bring('departments', 'hospital_code,department_code,name', 'H8,A,眼科')
  await bring('doctors', 'hospital_code,department_code,doctor_code,name,sex', 'H8,A,1,路遥,男')
  const lines = [
    'hospital_code,doctor_code,number,scope,issued_on,ends_on,kind',
    // As the spreadsheet of a hospital writes days.
    'H8,1,110440300077777,眼耳鼻咽喉科专业,2020/1/1,2030年1月1日,执业医师',
    'H8,1,1104403,眼耳鼻咽喉科专业,2020-01-01,,',
    'H8,2,110440300077778,眼耳鼻咽喉科专业,2020-01-01,,',
  ]
  const report = await bring('licences', ...lines)
  expect([report.added, report.refused.length]).toEqual([1, 2])
  expect((await bring('licences', ...lines)).unchanged).toBe(1)
  const someone = await signInStaff(app, Number(hospitals[0].id), 'admin')
  const [row] = (await app.callApi(calls.deskLicences, {}, { staffKey: someone.staffKey })).list
  expect(row).toMatchObject({
    state: 'pending',
    doctor_name: '路遥',
    issued_on: '2020-01-01',
    ends_on: '2030-01-01',
  })
  await app.callApi(
    calls.deskLicenceDecide,
    { licence_id: row?.licence_id ?? 0, is_right: 1 },
    { staffKey: someone.staffKey },
  )
})
