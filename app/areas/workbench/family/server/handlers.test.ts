import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { benchSignIn } from '#app/areas/access/doctors/contract.ts'
import { saveMember } from '#app/areas/account/members/contract.ts'
import * as resident from '#app/areas/family-doctor/contract.ts'
import { TERM_DAYS } from '#app/areas/family-doctor/rules.ts'
import { insertMeal, insertTeam } from '#app/areas/family-doctor/server/queries.ts'
import { basePromises } from '#app/areas/family-doctor/server/seed/texts.ts'
import { messages } from '#app/areas/notices/messages/contract.ts'
import { isIdCard } from '#kit/check/id-card.ts'
import { type Clinic, openClinic } from '#test/support/clinic.ts'
import { type DoctorPerson, signInDoctor } from '#test/support/doctor.ts'
import { type Person, signIn } from '#test/support/people.ts'
import { rawRequestFromOutside } from '#test/support/staff.ts'
import { startTestApp, type TestApp } from '#test/support/start-test-app.ts'
import * as calls from '../contract.ts'

let app: TestApp
let clinic: Clinic
let leader: DoctorPerson
let stranger: DoctorPerson
let nobody: DoctorPerson
let me: Person

beforeAll(async () => {
  app = await startTestApp()
  clinic = await openClinic(app, { doctors: 3 })
  const [first, second, third] = clinic.doctorIds as [number, number, number]
  await openTeam(first)
  await openTeam(second)
  leader = await signInDoctor(app, first)
  stranger = await signInDoctor(app, second)
  nobody = await signInDoctor(app, third)
})
beforeEach(async () => {
  me = await signIn(app)
})
afterAll(() => app.close())

const openTeam = async (doctorId: number) => {
  const teamId = await insertTeam(app.db, {
    doctorId,
    hospitalId: clinic.hospitalId,
    name: `团队${doctorId}`,
    introduction: '',
    cityId: 5,
    areaId: 1,
    areaName: '某街道',
    areaPath: [1],
    address: '',
    phone: '',
    capacity: 100,
  })
  await insertMeal(app.db, { teamId, name: '基础', content: '', priceFen: 0, isBase: true }, basePromises)
}

let numbered = 0
const newNumber = (): string => {
  const begin = `44030419500101${String(++numbered).padStart(3, '0')}`
  return [...'0123456789X'].map((last) => begin + last).find(isIdCard) as string
}
const apply = async () => {
  const { member_id } = await app.callApi(saveMember, { truename: '安宁', id_card: newNumber() }, me)
  const asked = { doctor_id: leader.doctorId, member_id, tag_ids: '2,5', remark: '住在三楼' }
  return { member_id, ...(await app.callApi(resident.applyFamilyDoc, asked, me)) }
}
const signed = async () => {
  const applied = await apply()
  await app.callApi(calls.benchAccept, { id: applied.id }, leader)
  return applied
}
const seen = (id: string) => app.callApi(calls.benchResident, { id }, leader)
const todays = '2026-11-23'
const items = JSON.stringify([
  { text: '每天走六千步', date: '2026-11-23' },
  { text: '复查血压', date: '2026-12-23' },
])

/** Everything that is done for one resident, as it would be asked. */
const acts = (id: string) =>
  [
    [calls.benchAccept, { id }],
    [calls.benchDeclineSigning, { id, reason: '不在服务范围' }],
    [calls.benchResident, { id }],
    [calls.benchVisit, { id, kind: 'visit', title: '上门', content: '量血压', date: todays }],
    [calls.benchPlan, { id, title: '控压', content: items }],
    [calls.benchReport, { id, title: '血脂', content: '正常', check_date: todays, values: '[]' }],
    [calls.benchAdvise, { id, assess_id: 1, advice: '少盐' }],
  ] as const

test('visitors, patients and other keys get nothing, and a doctor of another team finds nobody', async () => {
  const { id } = await apply()
  for (const [call, input] of acts(id)) {
    expect(await rawRequestFromOutside(app, call, input)).toEqual(['login', 'login', 'login'])
    expect(await app.refusal(call, input, stranger)).toBe('not-found')
    expect(await app.refusal(call, { ...input, id: 'nobody-of-this-id' }, leader)).toBe('not-found')
  }
  expect((await app.callApi(calls.benchSignings, {}, stranger)).list).toEqual([])
})

test('who leads no team has none, sees nobody and tells nobody anything', async () => {
  expect(await app.callApi(calls.benchFamily, {}, nobody)).toEqual({ team: null })
  expect(await app.callApi(calls.benchSignings, {}, nobody)).toMatchObject({ list: [], total_page_num: 0 })
  expect(await app.refusal(calls.benchSay, { title: '量血压', content: '先坐五分钟' }, nobody)).toBe('no-team')
})

test('who has not been signed yet is served nothing, and nothing of their health is shown', async () => {
  const { id, member_id } = await apply()
  await app.callApi(resident.addHealthRecords, { member_id, height: '170', weight: '65', allergy: '青霉素' }, me)
  const [, , , visit, plan, report, advise] = acts(id)
  for (const [call, input] of [visit, plan, report]) expect(await app.refusal(call, input, leader)).toBe('not-served')
  expect(await app.refusal(advise[0], advise[1], leader)).toBe('answered')
  const shown = await seen(id)
  expect(shown).toMatchObject({ truename: '安宁', age: 76, signing_status: 1, is_open: 0, record: null })
  expect(JSON.stringify(shown)).not.toContain('青霉素')
})

test('an application is declined with a reason that the applicant reads, and decided once', async () => {
  const { id } = await apply()
  const [application] = (await app.callApi(calls.benchSignings, { list: 'pending' }, leader)).list.filter(
    (row) => row.id === id,
  )
  expect(application).toMatchObject({ remark: '住在三楼', tags: ['65 岁及以上老年人', '高血压患者'] })
  const decline = { id, reason: '不在服务范围' }
  expect(await app.refusal(calls.benchDeclineSigning, { id, reason: ' ' }, leader)).toBe('422')
  await app.callApi(calls.benchDeclineSigning, decline, leader)
  expect(await app.refusal(calls.benchDeclineSigning, decline, leader)).toBe('decided')
  expect(await app.refusal(calls.benchAccept, { id }, leader)).toBe('not-accepted')
  expect((await app.callApi(messages, {}, me)).list[0]?.title).toBe('家庭医生签约未通过')
  expect((await app.callApi(calls.benchSignings, { list: 'over' }, leader)).list).toMatchObject([
    { id, state: 'declined', reason: '不在服务范围', signing_status: 0 },
  ])
})

test('accepted they are signed for a year, and all that they wrote for their doctor is there [X117]', async () => {
  const { id, member_id } = await signed()
  await app.callApi(resident.addHealthRecords, { member_id, height: '170', weight: '65', allergy: '青霉素' }, me)
  const report = { member_id, title: '血脂', check_date: '2026-11-01', images: undefined, content: '偏高' }
  await app.callApi(resident.addCheckReport, report, me)
  const shown = await seen(id)
  expect(shown).toMatchObject({ signing_status: 2, state: 'signed', days_left: TERM_DAYS, is_renewable: 0, is_open: 1 })
  expect(shown.record).toMatchObject({ height: 170, allergy: '青霉素', bmi_desc: '正常' })
  expect(shown.reports).toMatchObject([{ title: '血脂', content: '偏高', is_team: 0 }])
  expect(shown.trajectory).toMatchObject([{ kind: 'report', is_team: 0 }])
})

test('a record that was sent waits until it is answered, once, and the resident reads the advice', async () => {
  const { id, member_id } = await signed()
  await app.callApi(resident.addHealthRecords, { member_id, height: '170', weight: '90' }, me)
  await app.callApi(resident.sendAssess, { member_id, doctor_id: leader.doctorId }, me)
  const waits = async () => (await app.callApi(calls.benchFamily, {}, leader)).team?.waiting_num
  const before = await waits()
  const [sent] = (await seen(id)).assessments
  expect(sent).toMatchObject({ is_answered: 0, bmi_desc: '肥胖' })
  const advice = { id, assess_id: sent?.id ?? 0, advice: '每天走路' }
  await app.callApi(calls.benchAdvise, advice, leader)
  expect(await app.refusal(calls.benchAdvise, advice, leader)).toBe('answered')
  expect(await waits()).toBe((before ?? 0) - 1)
  expect((await app.callApi(resident.assessHistory, { member_id }, me)).list[0]).toMatchObject({ advice: '每天走路' })
})

test('a plan is seen by both, open from its day on and confirmed by the resident [X157]', async () => {
  const { id, member_id } = await signed()
  const { plan_id } = await app.callApi(calls.benchPlan, { id, title: '控压', content: items }, leader)
  const states = async () => (await seen(id)).plans[0]?.content.map(({ is_confirm }) => is_confirm)
  expect(await states()).toEqual([0, -1])
  const [told] = (await app.callApi(messages, {}, me)).list
  expect(told).toMatchObject({ title: '您有新的健康计划' })
  expect(JSON.stringify(told)).not.toContain('控压')
  const { content } = await app.callApi(resident.healthPlanDetail, { id: plan_id }, me)
  await app.callApi(resident.confirmFollow, { plan_id, content_id: content[0]?.content_id ?? 0 }, me)
  expect(await states()).toEqual([1, -1])
  expect((await app.callApi(resident.healthPlanList, { member_id }, me)).list[0]).toMatchObject({ confirmed_num: 1 })
})

test('an item of a plan begins neither in the past nor in the far future', async () => {
  const { id } = await signed()
  for (const date of ['2026-11-22', '2028-11-23', '2099-01-01', '9999-12-31']) {
    const content = JSON.stringify([{ text: '复查', date }])
    expect(await app.refusal(calls.benchPlan, { id, title: '控压', content }, leader)).toBe('bad-day')
  }
})

test('visits and reports count against what was promised, and none is from tomorrow', async () => {
  const { id } = await signed()
  const visit = { id, kind: 'visit' as const, title: '上门', content: '量血压' }
  expect(await app.refusal(calls.benchVisit, { ...visit, date: '2026-11-24' }, leader)).toBe('not-yet')
  await app.callApi(calls.benchVisit, { ...visit, date: '2026-11-20' }, leader)
  const report = { id, title: '血脂', content: '正常', values: JSON.stringify([{ name: '总胆固醇', value: '4.1' }]) }
  expect(await app.refusal(calls.benchReport, { ...report, check_date: '2026-11-24' }, leader)).toBe('not-yet')
  await app.callApi(calls.benchReport, { ...report, check_date: todays }, leader)
  const { promises, reports } = await seen(id)
  expect(
    promises
      .filter(({ done }) => done === 1)
      .map(({ kind }) => kind)
      .sort(),
  ).toEqual(['report', 'visit'])
  expect(reports).toMatchObject([{ is_team: 1, values: [{ name: '总胆固醇', value: '4.1', normal: '' }] }])
})

test('what a team tells its residents stands on the page of family doctors', async () => {
  await app.callApi(calls.benchSay, { title: '天冷了', content: '添衣' }, leader)
  const said = (await app.callApi(resident.familyDocSay, { doctor_id: leader.doctorId })).list
  expect(said[0]).toMatchObject({ title: '天冷了', content: '添衣' })
})

test('a term that ends within a month is due for renewal; one that has ended shows nothing of their health any more', async () => {
  const { id, member_id } = await signed()
  await app.callApi(resident.addHealthRecords, { member_id, height: '170', weight: '65', allergy: '海鲜' }, me)
  const renewing = async () =>
    (await app.callApi(calls.benchSignings, { list: 'renewal', page_size: 50 }, await again())).list.map(
      (row) => row.id,
    )
  const again = async () => {
    const { loginName: login_name, password } = leader
    return { doctorKey: (await app.callApi(benchSignIn, { login_name, password })).doctor_key }
  }
  expect(await renewing()).not.toContain(id)
  app.clock.advance({ days: TERM_DAYS - 20 })
  expect(await renewing()).toContain(id)
  app.clock.advance({ days: 21 })
  await app.wakeAll()
  const shown = await app.callApi(calls.benchResident, { id }, await again())
  expect(shown).toMatchObject({ state: 'ended', is_open: 0, record: null, reports: [], trajectory: [] })
  expect(JSON.stringify(shown)).not.toContain('海鲜')
})
