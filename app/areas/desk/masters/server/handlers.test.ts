import { afterAll, beforeAll, expect, test } from 'vitest'
import * as audit from '#app/areas/access/audit/contract.ts'
import { changesOf } from '#app/areas/access/audit/rules.ts'
import { deskSwitch } from '#app/areas/access/staff/contract.ts'
import { allRoles, may, PLATFORM_DESK } from '#app/areas/access/staff/rules.ts'
import { deskPlanSave } from '#app/areas/desk/schedules/contract.ts'
import * as booking from '#app/areas/guahao/booking/contract.ts'
import { depList } from '#app/areas/guahao/departments/contract.ts'
import { doctorDetail } from '#app/areas/guahao/doctors/contract.ts'
import { proxyUnitList, unitHome } from '#app/areas/guahao/hospitals/contract.ts'
import { addDays, dayOf } from '#kit/time/day.ts'
import type { CallInput, CallSpec } from '#kit/wire/call.ts'
import type { ChangedSince } from '#kit/wire/edited.ts'
import { aPicture } from '#test/support/a-picture.ts'
import { bringLines, seedFacts } from '#test/support/bring-file.ts'
import { type Clinic, openClinic, slotsOn } from '#test/support/clinic.ts'
import { signInOne } from '#test/support/crowd.ts'
import { linesOf } from '#test/support/exported.ts'
import { findBrokenInvariants } from '#test/support/invariants.ts'
import { rawRequestFromOutside, rolesRefused, type Staffing, signInAllRoles, signInStaff } from '#test/support/staff.ts'
import { startTestApp, type TestApp } from '#test/support/start-test-app.ts'
import * as calls from '../contract.ts'

let app: TestApp
let clinic: Clinic
let people: Staffing
let others: Staffing
let elsewhere: Clinic

beforeAll(async () => {
  app = await startTestApp({ at: '2026-11-23 07:30' })
  await seedFacts(app)
  clinic = await openClinic(app, { doctors: 3, places: 2, feeFen: 0 })
  elsewhere = await openClinic(app)
  // The platform's desk is that of the other hospital.
  Object.assign(app.config, { platformHospital: elsewhere.hospitalId })
  people = await signInAllRoles(app, clinic.hospitalId)
  others = await signInAllRoles(app, elsewhere.hospitalId)
}, 120_000)
afterAll(async () => {
  expect(await findBrokenInvariants(app.db)).toEqual([])
  await app.close()
})

const admin = () => ({ staffKey: people.admin.staffKey })
const platform = () => ({ staffKey: others.admin.staffKey })
const book = async (slotId: number) => {
  const person = await signInOne(app)
  await app.callApi(booking.createOrder, { slot_id: slotId, member_id: person.memberId }, { key: person.key })
  return person
}

const aHospital = (more: Partial<CallInput<typeof calls.deskHospitalAdd>> = {}) =>
  ({
    unit_name: '滨江医院',
    level: 33,
    class_id: 1,
    address: '广东省深圳市福田区莲花路 1 号',
    phone: '0755-1234567',
    open_hours: '周一至周日 8:00–17:30',
    aliases: '滨江、江边医院',
    blocks: ['ghdep', 'ambient'],
    banners: [],
    ambients: [],
    ...more,
  }) as CallInput<typeof calls.deskHospitalAdd>
const aDepartment = (more: Partial<CallInput<typeof calls.deskDepartmentAdd>> = {}) =>
  ({ dep_name: '心内科', is_referral: 0, location: '门诊楼 3 层', ...more }) as CallInput<
    typeof calls.deskDepartmentAdd
  >
const aDoctor = (more: Partial<CallInput<typeof calls.deskDoctorAdd>> = {}) =>
  ({
    doctor_name: '安宁',
    sex: 'female',
    title: 30,
    dep_id: clinic.depId,
    room: '3 诊室',
    seats: [],
    illnesses: '高血压、冠心病',
    is_referral: 0,
    ...more,
  }) as CallInput<typeof calls.deskDoctorAdd>
const picture = async (as = admin()) => (await app.callApi(calls.deskMasterPicture, { file: await aPicture() }, as)).url

test('master data are for who is signed in at the desk and may write them', async () => {
  for (const [call, input] of [
    [calls.deskHospitals, {}],
    [calls.deskHospitalSheet, {}],
    [calls.deskHospitalAdd, aHospital()],
    [calls.deskHospitalChange, { ...aHospital(), unit_id: 999_999 }],
    [calls.deskDepartments, {}],
    [calls.deskDepartmentChoices, {}],
    [calls.deskDepartmentAdd, aDepartment({ dep_name: '不存在的科' })],
    [calls.deskDepartmentChange, { ...aDepartment(), dep_id: 999_999 }],
    [calls.deskDoctors, {}],
    [calls.deskDoctorSheet, { doctor_id: 999_999 }],
    [calls.deskDoctorAdd, aDoctor({ dep_id: 999_999 })],
    [calls.deskDoctorChange, { ...aDoctor(), doctor_id: 999_999 }],
    [calls.deskClosingPreview, { from: '2026-11-24', dep_id: 999_999 }],
    [calls.deskClose, { from: '2026-11-24', dep_id: 999_999 }],
    [calls.deskReopen, { dep_id: 999_999 }],
  ] as const) {
    expect(new Set(await rawRequestFromOutside(app, call, input))).toEqual(new Set(['login', '401']))
    expect(await rolesRefused(app, people, call, input)).toEqual(allRoles.filter((role) => !may(role, call.may)))
  }
})

test('the first hospital is made by an operator who has none: nothing of a hospital can be made before they are at its desk', async () => {
  const operator = await signInStaff(app, elsewhere.hospitalId, 'operator')
  const home = await app.callApi(deskSwitch, { unit_id: PLATFORM_DESK }, { staffKey: operator.staffKey })
  const as = { staffKey: home.staff_key }
  expect(await app.refusal(calls.deskDepartmentAdd, aDepartment(), as)).toBe('no-hospital')
  expect((await app.callApi(calls.deskDepartments, {}, as)).list).toEqual([])
  const first = aHospital({ unit_name: '头一家医院', banners: [await picture(as)] })
  const { unit_id } = await app.callApi(calls.deskHospitalAdd, first, as)
  const there = { staffKey: (await app.callApi(deskSwitch, { unit_id }, as)).staff_key }
  const { dep_id } = await app.callApi(calls.deskDepartmentAdd, aDepartment(), there)
  const { list } = await app.callApi(calls.deskDepartments, {}, there)
  expect(list.map((row) => row.dep_id)).toEqual([dep_id])
})

test('a hospital is made by the platform alone, and written by its own desk and the platform’s', async () => {
  expect(await app.refusal(calls.deskHospitalAdd, aHospital(), admin())).toBe('not-platform')
  const { unit_id } = await app.callApi(calls.deskHospitalAdd, aHospital({ code: 'B1' }), platform())
  expect(await app.refusal(calls.deskHospitalAdd, aHospital({ code: 'B1' }), platform())).toBe('taken')
  for (const [call, more] of [
    [calls.deskHospitalSheet, {}],
    [calls.deskHospitalChange, aHospital()],
    [calls.deskClosingPreview, { from: '2026-11-24' }],
    [calls.deskClose, { from: '2026-11-24' }],
    [calls.deskReopen, {}],
  ] as const)
    expect(await app.refusal(call, { ...more, unit_id } as never, admin())).toBe('not-found')
  const list = async (as: typeof admin) =>
    (await app.callApi(calls.deskHospitals, {}, as())).list.map((row) => row.unit_id)
  expect(await list(admin)).toEqual([clinic.hospitalId])
  expect(await list(platform)).toEqual(expect.arrayContaining([clinic.hospitalId, elsewhere.hospitalId, unit_id]))
  const [found] = (await app.callApi(calls.deskHospitals, { keyword: '江边' }, platform())).list
  expect(found).toMatchObject({ unit_id, city_name: '深圳', state: 'open', is_own: 0 })
  const lines = linesOf(await app.callApi(calls.deskHospitalsExport, { keyword: '江边' }, platform()))
  expect(lines).toContainEqual(expect.objectContaining({ 医院: '滨江医院', 等级: '三级甲等', 状态: '正常' }))
})

test.each([
  ['an address that tells no city', { address: '莲花路 1 号' }, 'place'],
  ['half a position', { lat: 22.5 }, 'position'],
  ['a level that there is not', { level: 34 }, 'choice'],
  ['no block at all', { blocks: [] }, '422'],
  ['a picture that nobody sent', { banners: ['/files/0000000000000000000000000000000000000000.jpg'] }, 'pictures'],
  ['a name of nothing', { unit_name: ' ' }, '422'],
])('of a hospital %s is refused, and nothing is stored', async (_, more, reason) => {
  expect(
    await app.refusal(calls.deskHospitalAdd, aHospital({ unit_name: '不会有', ...more } as never), platform()),
  ).toBe(reason)
  expect((await app.callApi(calls.deskHospitals, { keyword: '不会有' }, platform())).list).toEqual([])
})

test('what the desk writes of its hospital patients see at once', async () => {
  const [banner, ambient] = [await picture(), await picture()]
  const written = { ...aHospital({ unit_name: '新名医院', introduction: '一家医院' }), unit_id: clinic.hospitalId }
  await app.callApi(calls.deskHospitalChange, { ...written, banners: [banner], ambients: [ambient] }, admin())
  const home = await app.callApi(unitHome, { id: clinic.hospitalId })
  expect(JSON.stringify(home)).toContain('新名医院')
  expect(JSON.stringify(home)).toContain(banner)
  expect(JSON.stringify(home)).toContain(ambient)
  const sheet = await app.callApi(calls.deskHospitalSheet, {}, admin())
  expect(sheet).toMatchObject({
    banners: [banner],
    ambients: [ambient],
    aliases: ['滨江', '江边医院'],
  })
  // Its pictures may stay, go, and change their place.
  const again = { ...written, banners: [], ambients: [ambient, banner] }
  await app.callApi(calls.deskHospitalChange, again, admin())
  expect(await app.callApi(calls.deskHospitalSheet, {}, admin())).toMatchObject({
    banners: [],
    ambients: [ambient, banner],
  })
})

test('who runs a hospital’s booking is written on its sheet: its page and the list of proxies say so, and the audit', async () => {
  const change = async (more: object) => {
    const written = { ...aHospital({ unit_name: '代理医院' }), unit_id: clinic.hospitalId, ...more }
    return app.refusal(calls.deskHospitalChange, written as never, admin())
  }
  const proxyOf = async () => (await app.callApi(unitHome, { id: clinic.hospitalId })).proxy_unit
  const listed = async () => (await app.callApi(proxyUnitList, {})).list.map(({ unit_id, type }) => [unit_id, type])
  expect(await change({ proxy_type: 3 })).toBe('422')
  expect(await proxyOf()).toBeNull()
  await change({ proxy_type: 2 })
  expect(await proxyOf()).toMatchObject({ type: 2 })
  expect(await listed()).toContainEqual([clinic.hospitalId, 2])
  expect(await app.callApi(calls.deskHospitalSheet, {}, admin())).toMatchObject({ proxy_type: 2 })
  await change({ proxy_type: 1, level: 30, class_id: 2, phone: '0755-7654321', aliases: '代理' })
  expect(await listed()).toContainEqual([clinic.hospitalId, 1])
  const { list } = await app.callApi(audit.deskAuditList, { act: 'master.hospital-change' }, admin())
  const told = changesOf(list[0]?.before ?? null, list[0]?.after ?? null)
  const changed = [
    { name: '等级', before: '三级甲等', after: '三级' },
    { name: '类型', before: '综合医院', after: '中医医院' },
    { name: '预约系统', before: '由第三方平台运行', after: '由本平台代为运行' },
    { name: '电话', before: '0755-1234567', after: '0755-7654321' },
    { name: '俗称', before: '滨江、江边医院', after: '代理' },
  ]
  expect(told).toEqual(expect.arrayContaining(changed))
  expect(told).toHaveLength(changed.length)
  await change({})
  expect(await proxyOf()).toBeNull()
  expect((await listed()).map(([id]) => id)).not.toContain(clinic.hospitalId)
})

test('the catalogue is the platform’s: what it adds and calls by another name is understood at once, and stays over a start', async () => {
  const written = { class_id: 1, name: '旅行医学科', aliases: '出国门诊、旅行门诊', position: 50 }
  expect(await app.refusal(calls.deskCatalogue, {}, admin())).toBe('not-platform')
  expect(await app.refusal(calls.deskCatalogueAdd, written, admin())).toBe('not-platform')
  expect(await app.refusal(calls.deskCatalogueAdd, { ...written, class_id: 101 }, platform())).toBe('class')
  const { catalogue_id } = await app.callApi(calls.deskCatalogueAdd, written, platform())
  expect(catalogue_id).toBeGreaterThan(100_000)
  expect(await app.refusal(calls.deskCatalogueAdd, written, platform())).toBe('taken')
  expect(await app.refusal(calls.deskCatalogueAdd, { ...written, name: '出行科', aliases: '心脏科' }, platform())).toBe(
    'alias',
  )
  const renamed = { catalogue_id, name: '旅行中心', aliases: '出国门诊', position: 1 }
  await app.callApi(calls.deskCatalogueChange, renamed, platform())
  expect(await app.refusal(calls.deskCatalogueChange, { ...renamed, catalogue_id: 1 }, platform())).toBe('not-found')
  await app.callApi(
    calls.deskCatalogueChange,
    { catalogue_id: 112, name: '过敏反应科', aliases: '过敏科', position: 3 },
    platform(),
  )
  await seedFacts(app)
  const { list } = await app.callApi(calls.deskCatalogue, { class_id: 1 }, platform())
  expect(list.find((row) => row.catalogue_id === 112)).toMatchObject({ name: '过敏反应科', aliases: ['过敏科'] })
  const { dep_id } = await app.callApi(calls.deskDepartmentAdd, aDepartment({ dep_name: '出国门诊' }), admin())
  const [row] = (await app.callApi(calls.deskDepartments, { keyword: '出国门诊' }, admin())).list
  expect(row).toMatchObject({ dep_id, catalogue_id, catalogue_name: '旅行中心' })
})

test('a department is filed by what people call it, has a name of its own, and is of its hospital alone', async () => {
  expect(await app.refusal(calls.deskDepartmentAdd, aDepartment({ dep_name: '看心门诊' }), admin())).toBe('catalogue')
  expect(await app.refusal(calls.deskDepartmentAdd, aDepartment({ catalogue_id: 1 }), admin())).toBe('catalogue')
  const { dep_id } = await app.callApi(calls.deskDepartmentAdd, aDepartment({ code: 'D1' }), admin())
  expect(await app.refusal(calls.deskDepartmentAdd, aDepartment(), admin())).toBe('taken')
  expect(
    await app.refusal(
      calls.deskDepartmentAdd,
      aDepartment({ dep_name: '骨科门诊', catalogue_id: 301, code: 'D1' }),
      admin(),
    ),
  ).toBe('taken')
  const [row] = (await app.callApi(calls.deskDepartments, { keyword: '高血压门诊' }, admin())).list
  expect(row).toMatchObject({ dep_id, catalogue_name: '心血管内科', doctor_num: 0, state: 'open' })
  const written = { ...aDepartment({ dep_name: '心脏中心', catalogue_id: 104, notice: '请带病历' }), dep_id }
  expect(await app.refusal(calls.deskDepartmentChange, written, platform())).toBe('not-found')
  await app.callApi(calls.deskDepartmentChange, written, admin())
  const shown = JSON.stringify(await app.callApi(depList, { unit_id: clinic.hospitalId }))
  expect(shown).toContain('心脏中心')
  expect(shown).toContain('门诊楼 3 层')
})

test('a doctor is made, photographed and seated; not at another hospital’s department, nor away from where they have plans', async () => {
  expect(await app.refusal(calls.deskDoctorAdd, aDoctor({ dep_id: elsewhere.depId }), admin())).toBe('department')
  expect(await app.refusal(calls.deskDoctorAdd, aDoctor({ seats: [elsewhere.depId] }), admin())).toBe('department')
  expect(await app.refusal(calls.deskDoctorAdd, aDoctor({ title: 39 }), admin())).toBe('choice')
  const theirs = await picture(platform())
  expect(await app.refusal(calls.deskDoctorAdd, aDoctor({ picture: theirs }), admin())).toBe('pictures')
  const { dep_id } = await app.callApi(calls.deskDepartmentAdd, aDepartment({ dep_name: '眼科' }), admin())
  const photo = await picture()
  const { doctor_id } = await app.callApi(calls.deskDoctorAdd, aDoctor({ picture: photo, seats: [dep_id] }), admin())
  expect(await app.refusal(calls.deskDoctorSheet, { doctor_id }, platform())).toBe('not-found')
  const shown = await app.callApi(doctorDetail, { doctor_id })
  expect(shown).toMatchObject({ doctor_name: '安宁', image: photo, ill_tags: ['高血压', '冠心病'] })
  expect(shown.posts.map((post) => post.dep_id)).toEqual([clinic.depId, dep_id])
  const plan = {
    doctor_id,
    dep_id,
    weekdays: '2',
    half: 'am',
    begin_time: '09:00',
    end_time: '10:00',
    places: 2,
    fee: '0',
    clinic: 'general',
    on_holidays: 0,
    first_day: dayOf(app.clock.now()),
  } as const
  await app.callApi(deskPlanSave, plan, admin())
  const sheet = await app.callApi(calls.deskDoctorSheet, { doctor_id }, admin())
  expect(sheet).toMatchObject({ room: '3 诊室', seats: [dep_id], picture: photo })
  const moved = { ...aDoctor({ picture: photo }), doctor_id }
  expect(await app.refusal(calls.deskDoctorChange, moved, admin())).toBe('planned')
  const kept = { ...moved, doctor_name: '安宁宁', dep_id, seats: [clinic.depId], picture: '' }
  await app.callApi(calls.deskDoctorChange, kept, admin())
  expect(await app.callApi(calls.deskDoctorSheet, { doctor_id }, admin())).toMatchObject({
    doctor_name: '安宁宁',
    dep_id,
    seats: [clinic.depId],
    picture: '',
  })
})

/** What the second of two who have the same row open is told. */
const toldOf = async (call: CallSpec, input: object) => {
  const { body } = await app.rawRequest(call, input as Record<string, unknown>, admin())
  expect(body.reason).toBe('changed')
  return (body.data as ChangedSince).changes
}

test('who comes second at a hospital, a department or a doctor is told who changed which fields, and by what a file or a stop was done', async () => {
  const colleague = await signInStaff(app, clinic.hospitalId, 'admin')
  const unit_id = clinic.hospitalId
  const ofHospital = (more: object) => ({ ...aHospital(more), unit_id })
  await app.callApi(calls.deskHospitalChange, ofHospital({ phone: '0755-1000000' }), admin())
  const { version } = await app.callApi(calls.deskHospitalSheet, {}, admin())
  await app.callApi(calls.deskHospitalChange, ofHospital({ phone: '0755-2000000' }), colleague)
  expect(await toldOf(calls.deskHospitalChange, { ...ofHospital({}), version })).toMatchObject([
    { who: '某admin', fields: [{ name: 'phone', before: '0755-1000000', after: '0755-2000000' }] },
  ])

  const named = aDepartment({ dep_name: '呼吸内科', code: 'K1' })
  const { dep_id } = await app.callApi(calls.deskDepartmentAdd, named, admin())
  const openedDepartment = async () =>
    (await app.callApi(calls.deskDepartments, { keyword: '呼吸内科' }, admin())).list.find(
      (row) => row.dep_id === dep_id,
    )
  const ofDepartment = {
    ...aDepartment({ dep_name: '呼吸内科' }),
    dep_id,
    version: (await openedDepartment())?.version,
  }
  await app.callApi(calls.deskClose, { dep_id, from: addDays(dayOf(app.clock.now()), 9) }, colleague)
  expect(await toldOf(calls.deskDepartmentChange, ofDepartment)).toMatchObject([{ who: '某admin', fields: [] }])
  await app.callApi(calls.deskReopen, { dep_id }, colleague)

  const doctor = aDoctor({ doctor_name: '甘棠', dep_id })
  const { doctor_id } = await app.callApi(calls.deskDoctorAdd, doctor, admin())
  const opened = await app.callApi(calls.deskDoctorSheet, { doctor_id }, admin())
  await app.callApi(calls.deskDoctorChange, { ...doctor, doctor_id, skills: '补牙' }, colleague)
  expect(await toldOf(calls.deskDoctorChange, { ...doctor, doctor_id, version: opened.version })).toMatchObject([
    { who: '某admin', fields: [{ name: 'skills', before: '', after: '补牙' }] },
  ])
})

test('who has a doctor open when a file brings them anew is told of the file; one that says nothing new tells nobody', async () => {
  const bring = (skills: string) =>
    bringLines(app, 'doctors', [
      'hospital_code,department_code,doctor_code,name,sex,skills',
      `F1,A,1,文远,男,${skills}`,
    ])
  await bringLines(app, 'hospitals', ['code,name,address', 'F1,文件医院,广东省深圳市南山区 1 号'])
  await bringLines(app, 'departments', ['hospital_code,department_code,name', 'F1,A,眼科'])
  await bring('近视')
  const { rows } = await app.pool.query("select id, hospital_id, dep_id from guahao_doctors where name = '文远'")
  const [doctor_id, dep_id] = [Number(rows[0].id), Number(rows[0].dep_id)]
  const there = await signInStaff(app, Number(rows[0].hospital_id), 'admin')
  const { version } = await app.callApi(calls.deskDoctorSheet, { doctor_id }, there)
  expect(version).toBe(0)
  const mine = { ...aDoctor({ doctor_name: '文远', sex: 'male', dep_id }), doctor_id, version }
  await bring('近视')
  expect((await app.callApi(calls.deskDoctorSheet, { doctor_id }, there)).version).toBe(0)
  await bring('近视、斜视')
  const { body } = await app.rawRequest(calls.deskDoctorChange, mine, there)
  expect(body).toMatchObject({ reason: 'changed', data: { version: 1, changes: [{ who: '文件导入', fields: [] }] } })
  expect((await app.callApi(calls.deskDoctorSheet, { doctor_id }, there)).skills).toBe('近视、斜视')
  await app.callApi(calls.deskDoctorChange, { ...mine, version: 1 }, there)
})

test('what closes by a day sells nothing from then on: who is concerned is named, told, and the rest goes on', async () => {
  const from = '2026-11-26'
  const doctor_id = clinic.doctorIds[0] as number
  const [before] = await slotsOn(app, clinic, '2026-11-25')
  const [slot] = await slotsOn(app, clinic, '2026-11-27')
  const person = await book(slot?.id as number)
  const preview = await app.callApi(calls.deskClosingPreview, { doctor_id, from }, admin())
  expect(preview).toMatchObject({ clinic_num: 1, people_num: 1 })
  expect(preview.list[0]).toMatchObject({ date: '2026-11-27', taken_num: 1, people: [{ number: 1 }] })
  expect(preview.list[0]?.people[0]?.name).toContain('*')
  const closing = { doctor_id, from, reason: '退休' }
  expect(await app.refusal(calls.deskClose, { ...closing, from: '2026-11-22' }, admin())).toBe('past')
  expect(await app.refusal(calls.deskClose, closing, admin())).toBe('booked')
  expect((await slotsOn(app, clinic, '2026-11-28')).length).toBeGreaterThan(0)
  const done = await app.callApi(calls.deskClose, { ...closing, stop_booked: 1 }, admin())
  expect(done).toEqual({ clinic_num: 1, people_num: 1 })
  expect((await slotsOn(app, clinic, '2026-11-27')).map(({ state, left }) => [state, left])).toEqual([
    ['stopped', 0],
    ['stopped', 0],
  ])
  expect(await slotsOn(app, clinic, '2026-11-28')).toEqual([])
  // The days before are sold on, and the colleague's.
  await book(before?.id as number)
  expect((await slotsOn(app, clinic, '2026-11-28', 1)).length).toBeGreaterThan(0)
  const { list } = await app.callApi(booking.orderList, {}, { key: person.key })
  expect(list[0]?.state_desc).toContain('停诊')
  await app.wakeAll()
  expect(await slotsOn(app, clinic, '2026-11-28')).toEqual([])
  const [line] = (
    await app.callApi(audit.deskAuditList, { act: 'master.close' }, { staffKey: people.auditor.staffKey })
  ).list
  expect(line).toMatchObject({
    row_id: String(doctor_id),
    after: { closesOn: from, stoppedClinics: 1, stoppedPeople: 1 },
  })
  // The doctor is still found until the day comes.
  const state = async () => (await app.callApi(calls.deskDoctors, { keyword: '-1' }, admin())).list[0]?.state
  expect(await state()).toBe('closing')
  await app.callApi(calls.deskReopen, { doctor_id }, admin())
  expect((await slotsOn(app, clinic, '2026-11-28')).length).toBeGreaterThan(0)
  expect(await app.refusal(calls.deskReopen, { doctor_id }, admin())).toBe('not-closed')
})

test('on its day it is hidden from patients, and opened again it is found', async () => {
  const { dep_id } = await app.callApi(calls.deskDepartmentAdd, aDepartment({ dep_name: '皮肤科' }), admin())
  const isShown = async () =>
    JSON.stringify(await app.callApi(depList, { unit_id: clinic.hospitalId })).includes('皮肤科')
  const from = addDays(dayOf(app.clock.now()), 1)
  await app.callApi(calls.deskClose, { dep_id, from }, admin())
  await app.wakeAll()
  expect(await isShown()).toBe(true)
  app.clock.advance({ days: 1 })
  await app.wakeAll()
  expect(await isShown()).toBe(false)
  // A session of yesterday is over.
  const { staffKey } = await signInStaff(app, clinic.hospitalId, 'admin')
  const closed = await app.callApi(calls.deskDepartments, { state: 'closed' }, { staffKey })
  expect(closed.list.map((row) => row.dep_id)).toEqual([dep_id])
  await app.callApi(calls.deskReopen, { dep_id }, { staffKey })
  expect(await isShown()).toBe(true)
})

test('a file that says that somebody sees nobody any more ends their clinics, and one that says they do makes them', async () => {
  const bring = async (kind: string, ...lines: string[]) => {
    const report = await bringLines(app, kind, lines)
    expect(report.refused).toEqual([])
  }
  await bring('hospitals', 'code,name,address', 'H9,九号医院,广东省深圳市南山区 9 号')
  await bring('departments', 'hospital_code,department_code,name', 'H9,A,眼科')
  const doctors = (isOpen: 0 | 1) =>
    bring('doctors', 'hospital_code,department_code,doctor_code,name,sex,is_open', `H9,A,1,路遥,男,${isOpen}`)
  await doctors(1)
  await bring(
    'schedules',
    'hospital_code,doctor_code,weekday,half,begin,end,places,fee',
    ...[1, 2, 3, 4, 5, 6, 7].map((weekday) => `H9,1,${weekday},上午,08:00,09:00,2,0`),
  )
  const { rows } = await app.pool.query("select id from guahao_doctors where name = '路遥'")
  const there = { hospitalId: 0, depId: 0, doctorIds: [Number(rows[0].id)] }
  const day = addDays(dayOf(app.clock.now()), 3)
  const [slot] = await slotsOn(app, there, day)
  const person = await book(slot?.id as number)
  await doctors(0)
  expect((await slotsOn(app, there, day)).map(({ state }) => state)).toEqual(['stopped', 'stopped'])
  expect(await slotsOn(app, there, addDays(day, 1))).toEqual([])
  const { list } = await app.callApi(booking.orderList, {}, { key: person.key })
  expect(list[0]?.state_desc).toContain('停诊')
  await doctors(1)
  expect((await slotsOn(app, there, addDays(day, 1))).length).toBeGreaterThan(0)
})
