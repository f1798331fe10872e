import { afterAll, beforeAll, expect, test } from 'vitest'
import { deskAuditList } from '#app/areas/access/audit/contract.ts'
import { askDetail } from '#app/areas/consult/consultations/contract.ts'
import { summarise } from '#app/areas/consult/consultations/server/public.ts'
import { messages } from '#app/areas/notices/messages/contract.ts'
import type { Clinic } from '#test/support/clinic.ts'
import { openClinic } from '#test/support/clinic.ts'
import { answeredConsultation, aSummary, paidConsultation } from '#test/support/consultations.ts'
import { type CrowdPerson, signInCrowd } from '#test/support/crowd.ts'
import { findBrokenInvariants } from '#test/support/invariants.ts'
import { rawRequestFromOutside, rolesRefused, type Staffing, signInAllRoles, signInStaff } from '#test/support/staff.ts'
import { startTestApp, type TestApp } from '#test/support/start-test-app.ts'
import { openSurgery } from '#test/support/surgery.ts'
import { askComplaints, complainAsk, withdrawComplaint } from '../contract.ts'
import { deskComplaintDecide, deskComplaints } from '../desk/contract.ts'
import { ANSWER_DAYS, wants } from '../rules.ts'

let app: TestApp
let surgery: Clinic
let people: CrowdPerson[]
let staff: Staffing
let stranger: { staffKey: string }

beforeAll(async () => {
  app = await startTestApp()
  surgery = await openSurgery(app)
  people = await signInCrowd(app, 12)
  staff = await signInAllRoles(app, surgery.hospitalId)
  stranger = await signInStaff(app, (await openClinic(app)).hospitalId, 'admin')
})
afterAll(async () => {
  expect(await findBrokenInvariants(app.db)).toEqual([])
  await app.close()
})

/** Somebody whose consultation was held and paid. */
const held = async () => {
  const person = people.pop() as CrowdPerson
  const doctorId = surgery.doctorIds[0] as number
  const ask_id = await answeredConsultation(app, person, doctorId)
  await summarise(app.context(), doctorId, ask_id, aSummary)
  return { ask_id, as: { key: person.key } }
}
const wanting = (want: 'refund' | 'complaint') => ({
  want,
  reason: wants[want].reasons[0] as string,
  content: '问了三次都没有回答我的问题',
})
const detail = (ask_id: string, as: { key: string }) => app.callApi(askDetail, { ask_id }, as)
const told = async (as: { key: string }) =>
  (await app.callApi(messages, { page_size: 50 }, as)).list.map(({ title }) => title)

test('nobody else complains about a consultation, and nobody from outside decides', async () => {
  const { ask_id, as } = await held()
  const other = { key: (people[0] as CrowdPerson).key }
  for (const [call, more] of [
    [askComplaints, {}],
    [complainAsk, wanting('refund')],
    [withdrawComplaint, {}],
  ] as const) {
    expect(await app.refusal(call, { ask_id, ...more })).toBe('login')
    expect(await app.refusal(call, { ask_id, ...more }, other)).toBe('not-found')
  }
  const { complaint_id } = await app.callApi(complainAsk, { ask_id, ...wanting('complaint') }, as)
  const decision = { complaint_id, agrees: 1, answer: '已和医生核实' }
  expect(await rawRequestFromOutside(app, deskComplaintDecide, decision)).toEqual(['login', 'login', '401'])
  expect(await rolesRefused(app, staff, deskComplaintDecide, { ...decision, complaint_id: 999_999 })).toEqual([
    'planner',
    'nurse',
    'keeper',
    'pharmacist',
    'auditor',
    'accountant',
    'cashier',
    'editor',
  ])
  expect(await app.refusal(deskComplaintDecide, decision, stranger)).toBe('not-found')
  expect((await app.callApi(deskComplaints, {}, stranger)).list).toEqual([])
})

test('money is asked back once at a time, the desk sees question and summary, and what it agrees to goes back whole', async () => {
  const { ask_id, as } = await held()
  const { wants: possible, amount } = await app.callApi(askComplaints, { ask_id }, as)
  expect([possible, amount]).toEqual([['refund', 'complaint'], '30.00'])
  expect(await app.refusal(complainAsk, { ask_id, ...wanting('refund'), reason: '随便' }, as)).toBe('unknown-reason')
  const { complaint_id } = await app.callApi(complainAsk, { ask_id, ...wanting('refund') }, as)
  expect(await app.refusal(complainAsk, { ask_id, ...wanting('complaint') }, as)).toBe('waiting')
  expect((await app.callApi(askComplaints, { ask_id }, as)).wants).toEqual([])

  const row = (await app.callApi(deskComplaints, {}, staff.service)).list.find(
    (one) => one.complaint_id === complaint_id,
  )
  expect(row).toMatchObject({ amount: '30.00', doctor_summary: aSummary, content: '问了三次都没有回答我的问题' })
  const decision = { complaint_id, agrees: 1, answer: '医生确实没有回答，已退款' }
  const answers = await Promise.all(
    Array.from({ length: 5 }, () => app.rawRequest(deskComplaintDecide, decision, staff.service)),
  )
  expect(answers.filter(({ body }) => body.status === 200)).toHaveLength(1)
  const after = await detail(ask_id, as)
  expect([after.state, after.refund_amount]).toEqual(['ended', '30.00'])
  expect(await told(as)).toContain('问诊费将退回')
  expect((await app.callApi(askComplaints, { ask_id }, as)).list[0]).toMatchObject({
    state: 'refunded',
    answer: '医生确实没有回答，已退款',
  })
  expect((await app.callApi(askComplaints, { ask_id }, as)).wants).toEqual(['complaint'])
  const acts = (await app.callApi(deskAuditList, {}, staff.auditor)).list.map(({ act }) => act)
  expect(acts).toContain('complaint.agree')
})

test('what the desk declines stays paid, and the patient reads why', async () => {
  const { ask_id, as } = await held()
  const { complaint_id } = await app.callApi(complainAsk, { ask_id, ...wanting('refund') }, as)
  await app.callApi(deskComplaintDecide, { complaint_id, agrees: 0, answer: '医生已经回答了三次' }, staff.admin)
  expect((await detail(ask_id, as)).refund_amount).toBe('0.00')
  expect((await app.callApi(askComplaints, { ask_id }, as)).list[0]).toMatchObject({
    state: 'declined',
    answer: '医生已经回答了三次',
  })
})

test('a refund that nobody decides about in time is agreed to by itself; a complaint goes on waiting and says that it is late', async () => {
  const [money, words] = [await held(), await held()]
  await app.callApi(complainAsk, { ask_id: money.ask_id, ...wanting('refund') }, money.as)
  const late = await app.callApi(complainAsk, { ask_id: words.ask_id, ...wanting('complaint') }, words.as)
  app.clock.advance({ days: ANSWER_DAYS, minutes: -1 })
  await app.wakeAll()
  expect((await detail(money.ask_id, money.as)).refund_amount).toBe('0.00')
  app.clock.advance({ minutes: 1 })
  await app.wakeAll()
  expect((await detail(money.ask_id, money.as)).refund_amount).toBe('30.00')
  const again = await signInStaff(app, surgery.hospitalId, 'admin')
  const row = (await app.callApi(deskComplaints, {}, again)).list.find(
    ({ complaint_id }) => complaint_id === late.complaint_id,
  )
  expect(row?.is_late).toBe(1)
})

test('nothing is wanted of what no doctor took; what was taken back cannot be decided, and may be asked again', async () => {
  const person = people.pop() as CrowdPerson
  const as = { key: person.key }
  const waiting = await paidConsultation(app, person, surgery.doctorIds[0] as number)
  expect(await app.refusal(complainAsk, { ask_id: waiting, ...wanting('complaint') }, as)).toBe('not-now')
  const one = await held()
  const { complaint_id } = await app.callApi(complainAsk, { ask_id: one.ask_id, ...wanting('refund') }, one.as)
  await app.callApi(withdrawComplaint, { ask_id: one.ask_id }, one.as)
  expect(await app.refusal(withdrawComplaint, { ask_id: one.ask_id }, one.as)).toBe('not-waiting')
  const admin = await signInStaff(app, surgery.hospitalId, 'admin')
  const decision = { complaint_id, agrees: 1, answer: '退' }
  expect(await app.refusal(deskComplaintDecide, decision, admin)).toBe('not-waiting')
  await app.callApi(complainAsk, { ask_id: one.ask_id, ...wanting('refund') }, one.as)
})

test('what is written does not stand in the database as it is', async () => {
  const { rows } = await app.pool.query('select words_sealed from consult_complaints')
  expect(rows.length).toBeGreaterThan(0)
  expect(JSON.stringify(rows)).not.toContain('没有回答')
})
