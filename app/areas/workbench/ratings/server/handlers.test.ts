import { afterAll, beforeAll, expect, test } from 'vitest'
import { deskAuditList } from '#app/areas/access/audit/contract.ts'
import { commentList, commentReplies } from '#app/areas/guahao/comments/contract.ts'
import { deskComment, deskCommentRulesSave, deskReplyMove } from '#app/areas/guahao/comments/desk/contract.ts'
import { insertComment } from '#app/areas/guahao/comments/server/queries/write.ts'
import { messages } from '#app/areas/notices/messages/contract.ts'
import { type Clinic, openClinic } from '#test/support/clinic.ts'
import { type DoctorPerson, signInDoctor } from '#test/support/doctor.ts'
import { type Person, signIn } from '#test/support/people.ts'
import { type Staffing, signInAllRoles } from '#test/support/staff.ts'
import { startTestApp, type TestApp } from '#test/support/start-test-app.ts'
import { benchRatingAnswer, benchRatings } from '../contract.ts'

let app: TestApp
let clinic: Clinic
let staff: Staffing
let me: Person
let doctor: DoctorPerson
let colleague: DoctorPerson

beforeAll(async () => {
  app = await startTestApp()
  clinic = await openClinic(app, { doctors: 2 })
  staff = await signInAllRoles(app, clinic.hospitalId)
  me = await signIn(app)
  doctor = await signInDoctor(app, clinic.doctorIds[0] as number)
  colleague = await signInDoctor(app, clinic.doctorIds[1] as number)
}, 120_000)
afterAll(() => app.close())

const mine = () => ({ doctorKey: doctor.doctorKey })
const asNurse = () => ({ staffKey: staff.nurse.staffKey })
const said = async (more: object = {}) => {
  const { hospitalId, depId } = clinic
  const of = { kind: 'doctor', targetId: doctor.doctorId, hospitalId, depId, patientId: me.patientId } as const
  const row = { ...of, authorName: '路**', stars: 2, content: '等了很久。', createdAt: app.clock.now(), ...more }
  return (await insertComment(app.db, row)) as number
}
const answer = (comment_id: number, content = '让您久等了，我们会改进。') =>
  app.callApi(benchRatingAnswer, { comment_id, content }, mine())
const refused = (comment_id: number, content = '谢谢', as: object = mine()) =>
  app.refusal(benchRatingAnswer, { comment_id, content }, as)
const repliesOf = async (comment_id: number) =>
  (await app.callApi(commentReplies, { kind: 'doctor', comment_id }, {})).list
const told = async () => (await app.callApi(messages, {}, { key: me.key })).list.map(({ title }) => title)

test('nobody but the doctor answers, what everybody reads alone, and not with what is refused to patients', async () => {
  const id = await said()
  expect(await refused(id, '谢谢', { key: me.key })).toBe('login')
  expect(await refused(id, '谢谢', { doctorKey: colleague.doctorKey })).toBe('not-found')
  expect(await refused(await said({ state: 'held' }))).toBe('not-found')
  expect(await refused(await said({ kind: 'unit', targetId: clinic.hospitalId }))).toBe('not-found')
  expect(await refused(id, '加我微信：abc12345')).toBe('contact-inside')
  expect(await refused(id, ' ')).toBe('422')
  expect(await repliesOf(id)).toEqual([])
})

test('an answer is given once, read below the comment as the doctor’s, told to who wrote it, and in the audit', async () => {
  const id = await said()
  const before = await app.callApi(benchRatings, {}, mine())
  expect(before.list.map(({ comment_id }) => comment_id)).toContain(id)
  const both = await Promise.all([refused(id), refused(id)])
  expect(both.sort()).toEqual(['answered', 'not refused'])
  expect(await repliesOf(id)).toHaveLength(1)
  const [reply] = await repliesOf(id)
  expect(reply).toMatchObject({ is_official: 1, is_doctor: 1, user_name: expect.stringMatching(/医生$/) })
  expect((await told())[0]).toBe('医生回复了您的评价')
  const listed = (await app.callApi(commentList, { kind: 'doctor', id: doctor.doctorId }, {})).list
  expect(listed.find(({ comment_id }) => comment_id === id)?.reply_count).toBe(1)
  const after = await app.callApi(benchRatings, {}, mine())
  expect(after.list.map(({ comment_id }) => comment_id)).not.toContain(id)
  expect(after.unanswered_num).toBe(before.unanswered_num - 1)
  const { list } = await app.callApi(deskAuditList, {}, { staffKey: staff.auditor.staffKey })
  expect(list[0]).toMatchObject({ act: 'rating.answer', doctor_id: doctor.doctorId })
})

test('what the hospital’s rules hold is the doctor’s alone to read until staff show it; of what is hidden nothing is answered', async () => {
  const rules = { first_count: 0, holds_links: 1, holds_pictures: 0, words: '特效药' } as const
  await app.callApi(deskCommentRulesSave, rules, asNurse())
  const id = await said()
  const before = (await told()).length
  expect((await answer(id, '可以试试特效药')).state).toBe('held')
  expect(await repliesOf(id)).toEqual([])
  expect(await told()).toHaveLength(before)
  const own = (await app.callApi(benchRatings, { list: 'all' }, mine())).list.find((one) => one.comment_id === id)
  expect(own?.answer).toMatchObject({ state: 'held', state_desc: '正在审核，暂时只有您看得到' })
  const { replies } = await app.callApi(deskComment, { comment_id: id }, asNurse())
  expect(replies[0]).toMatchObject({ is_doctor: 1, held_for: '含有词表里的词' })
  await app.callApi(deskReplyMove, { reply_id: replies[0]?.reply_id ?? 0, state: 'shown' }, asNurse())
  expect(await repliesOf(id)).toHaveLength(1)
  expect(await refused(await said({ state: 'hidden', says: '与这次经历无关' }))).toBe('not-found')
})
