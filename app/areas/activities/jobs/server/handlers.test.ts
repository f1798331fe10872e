import { afterAll, beforeAll, expect, test } from 'vitest'
import { addDays, dayOf } from '#kit/time/day.ts'
import { openClinic } from '#test/support/clinic.ts'
import { rawRequestFromOutside, signInStaff } from '#test/support/staff.ts'
import { startTestApp, type TestApp } from '#test/support/start-test-app.ts'
import { jobList } from '../contract.ts'
import * as desk from '../desk/contract.ts'

let app: TestApp
let admin: { staffKey: string }
let stranger: { staffKey: string }
let nurse: { staffKey: string }

beforeAll(async () => {
  app = await startTestApp()
  const [ours, theirs] = [await openClinic(app), await openClinic(app)]
  admin = await signInStaff(app, ours.hospitalId, 'admin')
  nurse = await signInStaff(app, ours.hospitalId, 'nurse')
  stranger = await signInStaff(app, theirs.hospitalId, 'admin')
})
afterAll(() => app.close())

const written = () => ({
  title: '导诊护士',
  dep_name: '门诊部',
  place: '一号楼',
  kind: 'full' as const,
  people_num: 2,
  pay: '面议',
  duty: '分诊',
  wants: '有执业证',
  apply: '简历发到医院邮箱',
  until: addDays(dayOf(app.clock.now()), 10),
})
const add = (more: object = {}) => app.callApi(desk.deskJobAdd, { ...written(), ...more }, admin)
const shown = async () => (await app.callApi(jobList, { page_size: 50 })).list.map(({ job_id }) => job_id)

test('who is not of the desk, or may not, changes nothing', async () => {
  const { job_id } = await add()
  expect(await rawRequestFromOutside(app, desk.deskJobAdd, written())).toEqual(['login', 'login', '401'])
  expect(await app.refusal(desk.deskJobAdd, written(), nurse)).toBe('not-allowed')
  expect(await app.refusal(desk.deskJobChange, { ...written(), job_id }, stranger)).toBe('not-found')
  expect(await app.refusal(desk.deskJobSwitch, { job_id, is_on: 0 }, stranger)).toBe('not-found')
  expect((await app.callApi(desk.deskJobs, {}, stranger)).list).toEqual([])
})

test.each([
  ['asks for money', { duty: '入职先交培训费' }, 'fault'],
  ['is for women only', { wants: '只招女' }, 'fault'],
  ['ended yesterday', { until: '2020-01-01' }, 'past'],
  ['wants nobody', { people_num: 0 }, '422'],
  ['is of no kind', { kind: 'slave' }, '422'],
])('a job that %s is refused', async (_, more, why) => {
  expect(await app.refusal(desk.deskJobAdd, { ...written(), ...more }, admin)).toBe(why)
})

test('jobs are read by everybody, the newest first, a page at a time, while they are open', async () => {
  const [older, newer] = [await add(), await add({ title: '药师' })]
  expect((await shown()).slice(0, 2)).toEqual([newer.job_id, older.job_id])
  const one = await app.callApi(jobList, { page: 1, page_size: 1 })
  expect(one.list).toMatchObject([{ title: '药师', kind_desc: '全职', people_num: 2 }])
  expect(one.total_page_num).toBeGreaterThan(1)
  await app.callApi(desk.deskJobSwitch, { job_id: newer.job_id, is_on: 0 }, admin)
  expect(await shown()).not.toContain(newer.job_id)
  expect((await app.callApi(desk.deskJobs, { list: 'closed' }, admin)).list).toMatchObject([{ job_id: newer.job_id }])
})

test('the list leaves as a file', async () => {
  const file = await app.callApi(desk.deskJobsExport, { keyword: '药师', list: 'closed' }, admin)
  expect(file.line_num).toBe(1)
  expect(file.text).toContain('药师')
})

test('a job is over after its last day, and its words are text', async () => {
  const { job_id } = await add({ title: '<script>alert(1)</script>', until: dayOf(app.clock.now()) })
  expect((await app.callApi(jobList, {})).list[0]).toMatchObject({ job_id, title: '<script>alert(1)</script>' })
  app.clock.advance({ days: 1 })
  expect(await shown()).not.toContain(job_id)
})
