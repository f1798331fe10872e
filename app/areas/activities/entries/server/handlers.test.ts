import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { exportAccount } from '#app/areas/account/settings/contract.ts'
import { uploadimg } from '#app/areas/files/contract.ts'
import { addDays, dayOf } from '#kit/time/day.ts'
import { onePixel } from '#test/support/a-picture.ts'
import { openClinic } from '#test/support/clinic.ts'
import { type CrowdPerson, signInOne } from '#test/support/crowd.ts'
import { rawRequestFromOutside, signInStaff } from '#test/support/staff.ts'
import { startTestApp, type TestApp } from '#test/support/start-test-app.ts'
import * as calls from '../contract.ts'
import * as desk from '../desk/contract.ts'
import { MOST_A_DAY, MOST_DAYS, STORED_DAYS } from '../rules.ts'

let app: TestApp
let me: CrowdPerson
let agent: { staffKey: string }
let admin: { staffKey: string }
let bank_id: number
let branch: number

beforeAll(async () => {
  app = await startTestApp()
  const { hospitalId } = await openClinic(app)
  agent = await signInStaff(app, hospitalId, 'service')
  admin = await signInStaff(app, hospitalId, 'admin')
  const bank = { bank_name: '市民银行', address: '深南大道 1 号', note: '' }
  bank_id = (await app.callApi(desk.deskBankAdd, bank, agent)).bank_id
  branch = (await app.callApi(desk.deskBankAdd, { ...bank, bank_name: '另一支行' }, agent)).bank_id
})
afterAll(() => app.close())
beforeEach(async () => {
  me = await signInOne(app)
})

const inDays = (days: number) => addDays(dayOf(app.clock.now()), days)
const asked = (more: object = {}) => ({
  truename: '陈大文',
  mobile: '13800000001',
  bank_id,
  yuyue_date: inDays(3),
  agree: 1,
  ...more,
})
const book = (more: object = {}) => app.callApi(calls.bankVisitBook, asked(more), me)
const refused = (more: object = {}) => app.refusal(calls.bankVisitBook, asked(more), me)

test.each(Object.entries(desk))('%s asks for staff, and answers the service alone', async (_, call) => {
  const input = { yuyue_id: 1, bank_id: 1, feedback_id: 1, is_open: 1, bank_name: '行', address: '路' }
  expect(await rawRequestFromOutside(app, call, input)).toEqual(['login', 'login', '401'])
  expect(await app.refusal(call, input, admin)).toBe('not-allowed')
})

test.each([
  ['without a yes to the bank', { agree: 0 }, 'agree'],
  ['for today', () => ({ yuyue_date: inDays(0) }), 'day'],
  ['too far ahead', () => ({ yuyue_date: inDays(MOST_DAYS + 1) }), 'day'],
  ['of a bank that there is not', { bank_id: 999_999 }, 'no-bank'],
  ['by a name of nothing', { truename: '\u200b' }, '422'],
  ['with no mobile', { mobile: '12345' }, '422'],
])('an appointment %s is refused', async (_, more, why) => {
  expect(await refused(typeof more === 'function' ? more() : more)).toBe(why)
})

test('nobody who is not signed in asks for one, and a bank that closed takes none', async () => {
  expect(await app.refusal(calls.bankVisitBook, asked())).toBe('login')
  await app.callApi(desk.deskBankSwitch, { bank_id: branch, is_open: 0 }, agent)
  expect(await refused({ bank_id: branch })).toBe('no-bank')
  expect((await app.callApi(calls.bankList, {})).list.map((one) => one.bank_id)).toEqual([bank_id])
  await app.callApi(desk.deskBankSwitch, { bank_id: branch, is_open: 1 }, agent)
})

test('one with each bank at a time, and no more than a few a day, also when they are sent at once', async () => {
  const at = await Promise.all([1, 2, 3, 4].map(() => app.rawRequest(calls.bankVisitBook, asked(), me)))
  expect(at.map(({ body }) => (body as { reason?: string }).reason ?? 'made').sort()).toEqual([
    'booked-already',
    'booked-already',
    'booked-already',
    'made',
  ])
  for (let more = 1; more < MOST_A_DAY; more++) {
    const [own] = (await app.callApi(calls.bankVisits, {}, me)).list
    await app.callApi(calls.bankVisitCancel, { yuyue_id: own?.yuyue_id ?? 0 }, me)
    await book()
  }
  expect(await refused({ bank_id: branch })).toBe('too-many')
})

test('what was asked is kept sealed, read by masked names, handed over on record, taken back by its patient alone', async () => {
  const { yuyue_id } = await book()
  const { rows } = await app.pool.query('select * from activities_bank_visits where id = $1', [yuyue_id])
  expect(JSON.stringify(rows)).not.toMatch(/陈大文|13800000001/)
  const listed = (await app.callApi(desk.deskBankVisits, { list: 'waiting', bank_id }, agent)).list
  expect(listed.find((one) => one.yuyue_id === yuyue_id)).toMatchObject({
    mobile: '138****0001',
    bank_name: '市民银行',
  })
  expect(JSON.stringify(listed)).not.toContain('陈大文')
  expect(await app.callApi(desk.deskBankVisitContact, { yuyue_id }, agent)).toMatchObject({ mobile: '13800000001' })
  const { rows: lines } = await app.pool.query(
    "select row_id from access_audit where act = 'bank-visit.contact' and row_id = $1",
    [String(yuyue_id)],
  )
  expect(lines).toHaveLength(1)
  expect(await app.refusal(calls.bankVisitCancel, { yuyue_id }, await signInOne(app))).toBe('not-found')
  await app.callApi(calls.bankVisitCancel, { yuyue_id }, me)
  expect(await app.refusal(calls.bankVisitCancel, { yuyue_id }, me)).toBe('over')
  expect(await app.refusal(desk.deskBankVisitContact, { yuyue_id }, agent)).toBe('gone')
})

test('the list leaves as a file with whole numbers, and cells are text', async () => {
  await book({ truename: '=1+1' })
  const file = await app.callApi(desk.deskBankVisitsExport, { bank_id, list: 'waiting' }, agent)
  expect(file.text).toContain('13800000001')
  expect(file.text).not.toMatch(/(^|,)=1/m)
})

test('feedback is refused with pictures of others, and after a few a day', async () => {
  const send = (more: object = {}) => ({ content: '孩子很喜欢', ...more })
  expect(await app.refusal(calls.familyFeedback, send())).toBe('login')
  const images = JSON.stringify([`/files/${'0'.repeat(40)}.jpg`])
  expect(await app.refusal(calls.familyFeedback, send({ images }), me)).toBe('pictures')
  expect(await app.refusal(calls.familyFeedback, send({ content: ' ' }), me)).toBe('422')
  for (let more = 0; more < MOST_A_DAY; more++) await app.callApi(calls.familyFeedback, send(), me)
  expect(await app.refusal(calls.familyFeedback, send(), me)).toBe('too-many')
})

test('feedback with a picture is read at the desk, its number on record', async () => {
  const { url } = await app.callApi(uploadimg, { uploadtype: 'feedback', file: onePixel() }, me)
  const content = '<script>alert(1)</script> 老人很开心'
  const images = JSON.stringify([url])
  const { feedback_id } = await app.callApi(calls.familyFeedback, { content, images, mobile: '13800000002' }, me)
  const [told] = (await app.callApi(desk.deskFamilyFeedback, { list: 'new' }, agent)).list
  expect(told).toMatchObject({ feedback_id, content, mobile: '138****0002', is_read: 0 })
  expect((await app.server.inject(url)).statusCode).toBe(404)
  expect((await app.server.inject(told?.images[0] ?? '')).statusCode).toBe(200)
  expect(await app.callApi(desk.deskFamilyFeedbackRead, { feedback_id }, agent)).toMatchObject({
    mobile: '13800000002',
  })
  expect((await app.callApi(desk.deskFamilyFeedback, { list: 'read' }, agent)).list[0]).toMatchObject({ feedback_id })
})

test('a patient has what they sent among their data, and nothing of a visit is kept for ever', async () => {
  const { yuyue_id } = await book()
  const { parts } = await app.callApi(exportAccount, {}, me)
  expect(JSON.stringify(parts)).toContain('陈大文')
  app.clock.advance({ days: STORED_DAYS + 4 })
  await app.wakeAll()
  expect((await app.pool.query('select 1 from activities_bank_visits where id = $1', [yuyue_id])).rowCount).toBe(0)
})
