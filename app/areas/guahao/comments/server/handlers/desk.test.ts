import { afterAll, beforeAll, expect, test } from 'vitest'
import { doctorDetail } from '#app/areas/guahao/doctors/contract.ts'
import { messages } from '#app/areas/notices/messages/contract.ts'
import { type Clinic, openClinic } from '#test/support/clinic.ts'
import { type Person, signIn } from '#test/support/people.ts'
import { rawRequestFromOutside, rolesRefused, type Staffing, signInAllRoles } from '#test/support/staff.ts'
import { startTestApp, type TestApp } from '#test/support/start-test-app.ts'
import * as calls from '../../contract.ts'
import * as desk from '../../desk/contract.ts'

let app: TestApp
let [here, there] = [{} as Clinic, {} as Clinic]
let [staff, others] = [{} as Staffing, {} as Staffing]
let [me, you] = [{} as Person, {} as Person]
let doctor = 0

beforeAll(async () => {
  app = await startTestApp()
  ;[here, there] = [await openClinic(app), await openClinic(app)]
  ;[staff, others] = [await signInAllRoles(app, here.hospitalId), await signInAllRoles(app, there.hospitalId)]
  ;[me, you] = [await signIn(app), await signIn(app)]
  doctor = here.doctorIds[0] ?? 0
})
afterAll(() => app.close())

let visits = 0
/** A visit of the patient that is over. */
const aVisit = async ({ patientId }: Person) => {
  const id = `voice-${String(++visits).padStart(6, '0')}`
  await app.pool.query(
    `insert into guahao_orders (id, patient_id, member_id, slot_id, schedule_id, hospital_id, dep_id, doctor_id, date, half, clinic,
       begin_minutes, end_minutes, number, fee_fen, path, path_at, made_at, visit_type, card_no, remark, origin, day_seat, open_seat)
     values ($1, $2, $3::int, $3, $3, $4, $5, $6, '2026-11-20', 'am', '普通', 540, 570, $3, 1000, '{booked,checked-in,called,done}',
       array_fill(now(), array[4]), now(), 'first', '', '', 'patient', 1, 1)`,
    [id, patientId, visits, here.hospitalId, here.depId, doctor],
  )
  return id
}
const say = async (person: Person, more: object = {}) => {
  const order_id = await aVisit(person)
  const said = { kind: 'doctor', stars: 4, content: '讲得很清楚，谢谢。', order_id, ...more } as const
  return app.callApi(calls.addComment, said, { key: person.key })
}
const asNurse = () => ({ staffKey: staff.nurse.staffKey })
const ofDoctor = (comment_id: number) => ({ kind: 'doctor', comment_id }) as const
const idsFor = async (as = {}) =>
  (await app.callApi(calls.commentList, { kind: 'doctor', id: doctor, page_size: 50 }, as)).list.map(
    (one) => one.comment_id,
  )
const todo = async () => (await app.callApi(desk.deskComments, { page_size: 50 }, asNurse())).list
const told = async ({ key }: Person) => (await app.callApi(messages, {}, { key })).list.map((one) => one.title)
const rules = (more: object = {}) =>
  app.callApi(
    desk.deskCommentRulesSave,
    { first_count: 0, holds_links: 1, holds_pictures: 0, words: '', ...more },
    asNurse(),
  )
const score = async () => {
  const { comment_num, score: mean } = await app.callApi(doctorDetail, { doctor_id: doctor })
  return { comment_num, sum: Math.round(mean * comment_num) }
}

test('nobody from outside, of another role or of another hospital comes to what patients say', async () => {
  const { comment_id } = await say(me)
  const { reply_id } = await app.callApi(
    calls.addCommentReply,
    { ...ofDoctor(comment_id), content: '谢谢分享' },
    { key: you.key },
  )
  const asked = [
    [desk.deskComments, {}],
    [desk.deskCommentsExport, {}],
    [desk.deskComment, { comment_id }],
    [desk.deskCommentShow, { comment_id }],
    [desk.deskCommentHide, { comment_id, reason: '试' }],
    [desk.deskCommentAnswer, { comment_id, content: '试' }],
    [desk.deskReportTake, { comment_id }],
    [desk.deskReportDismiss, { comment_id }],
    [desk.deskReplyMove, { reply_id, state: 'hidden' }],
    [desk.deskCommentRules, {}],
    [desk.deskCommentRulesSave, { first_count: 0, holds_links: 0, holds_pictures: 0 }],
  ] as const
  for (const [call, input] of asked) {
    expect(await rawRequestFromOutside(app, call, input)).toEqual(['login', 'login', '401'])
  }
  const them = { staffKey: others.nurse.staffKey }
  for (const [call, input] of asked)
    if ('comment_id' in input || 'reply_id' in input) expect(await app.refusal(call, input, them)).toBe('not-found')
  expect((await app.callApi(desk.deskComments, { list: 'all' }, them)).list).toEqual([])
  for (const [call, input] of asked)
    expect(await rolesRefused(app, staff, call, input)).toEqual(
      expect.arrayContaining(['planner', 'keeper', 'pharmacist', 'auditor', 'accountant', 'service']),
    )
})

test('what a rule holds is read by its author alone, by no call of others, and counts no stars until it is shown', async () => {
  await rules({ words: '代 购' })
  const before = await score()
  const { comment_id, is_held } = await say(me, { content: '可以找人代　购，方便。', words: '医术好' })
  expect(is_held).toBe(1)
  for (const as of [{}, { key: you.key }]) {
    expect(await idsFor(as)).not.toContain(comment_id)
    expect(await app.refusal(calls.commentDetail, ofDoctor(comment_id), as)).toBe('not-found')
    expect(await app.refusal(calls.commentReplies, ofDoctor(comment_id), as)).toBe('not-found')
    expect(await app.refusal(calls.commentLikeList, ofDoctor(comment_id), as)).toBe('not-found')
  }
  const byYou = { key: you.key }
  expect(await app.refusal(calls.addCommentLike, ofDoctor(comment_id), byYou)).toBe('not-found')
  expect(await app.refusal(calls.addCommentReply, { ...ofDoctor(comment_id), content: '好' }, byYou)).toBe('not-found')
  expect(await app.refusal(calls.reportComment, { ...ofDoctor(comment_id), reason: '其他' }, byYou)).toBe('not-found')
  expect(await app.callApi(calls.commentDetail, ofDoctor(comment_id), { key: me.key })).toMatchObject({
    state: 'held',
    state_desc: expect.stringContaining('正在审核'),
  })
  expect(await score()).toEqual(before)

  expect((await todo()).find((row) => row.comment_id === comment_id)).toMatchObject({ held_for: '含有词表里的词' })
  await app.callApi(desk.deskCommentShow, { comment_id }, asNurse())
  expect(await idsFor()).toContain(comment_id)
  expect(await score()).toEqual({ comment_num: before.comment_num + 1, sum: before.sum + 4 })
  expect(await told(me)).toContain('您的评价已展示')
  expect(await app.refusal(desk.deskCommentShow, { comment_id }, asNurse())).toBe('done')
})

test('an editor changes the rules: links, pictures, the first of somebody; a list that is too long is refused', async () => {
  await rules({ first_count: 1, holds_links: 1, holds_pictures: 1, words: '甲 乙，甲' })
  expect(await app.callApi(desk.deskCommentRules, {}, asNurse())).toMatchObject({
    first_count: 1,
    holds_links: 1,
    holds_pictures: 1,
    words: ['甲', '乙'],
  })
  expect(await say(await signIn(app))).toMatchObject({ is_held: 1 })
  expect(await say(me)).toMatchObject({ is_held: 0 })
  expect(await say(me, { images: '/files/a.png' })).toMatchObject({ is_held: 1 })
  expect(await say(me, { content: '详情看 abc.cc' })).toMatchObject({ is_held: 1 })
  const tooMany = { first_count: 0, holds_links: 0, holds_pictures: 0, words: '长'.repeat(21) }
  expect(await app.refusal(desk.deskCommentRulesSave, tooMany, asNurse())).toBe('too-many-words')
  await rules({ holds_links: 0 })
  expect(await say(me, { content: '详情看 abc.cc' })).toMatchObject({ is_held: 0 })
})

test('a report has a deadline and an owner; hidden, its author and who reported are told, its stars go, and others read nothing', async () => {
  await rules()
  const { comment_id } = await say(me)
  await app.callApi(calls.addCommentReply, { ...ofDoctor(comment_id), content: '同感' }, { key: you.key })
  await app.callApi(calls.reportComment, { ...ofDoctor(comment_id), reason: '内容不实' }, { key: you.key })
  const counted = await score()
  const [open] = (await todo()).filter((row) => row.comment_id === comment_id)
  expect(open).toMatchObject({ report_count: 1, is_late: 0, owner_name: '' })
  await app.callApi(desk.deskReportTake, { comment_id }, asNurse())
  expect(await app.callApi(desk.deskComment, { comment_id }, asNurse())).toMatchObject({
    owner_name: '某nurse',
    reports: [{ reason: '内容不实', state: 'open', owner_name: '某nurse' }],
  })
  app.clock.advance({ hours: 49 })
  const again = { staffKey: (await signInAllRoles(app, here.hospitalId)).nurse.staffKey }
  expect(await app.callApi(desk.deskComment, { comment_id }, again)).toMatchObject({ is_late: 1 })

  await app.callApi(desk.deskCommentHide, { comment_id, reason: '泄露了他人的隐私' }, again)
  expect(await idsFor()).not.toContain(comment_id)
  expect(await idsFor({ key: you.key })).not.toContain(comment_id)
  expect(await app.refusal(calls.commentReplies, ofDoctor(comment_id), { key: you.key })).toBe('not-found')
  expect(await app.callApi(calls.commentDetail, ofDoctor(comment_id), { key: me.key })).toMatchObject({
    state: 'hidden',
    says: '泄露了他人的隐私',
  })
  expect(await score()).toEqual({ comment_num: counted.comment_num - 1, sum: counted.sum - 4 })
  expect(await told(me)).toContain('您的评价不再展示')
  expect(await told(you)).toContain('举报处理结果')
  expect(await app.callApi(desk.deskComment, { comment_id }, again)).toMatchObject({
    report_count: 0,
    reports: [{ state: 'upheld' }],
  })
  expect(await app.refusal(desk.deskCommentHide, { comment_id, reason: '再次' }, again)).toBe('done')
  expect(await app.refusal(desk.deskReportTake, { comment_id }, again)).toBe('none')
  staff = { ...staff, nurse: { ...staff.nurse, ...again } }
})

test('a report that is not right leaves the comment; ten who hide one at once hide it once', async () => {
  const { comment_id } = await say(me)
  await app.callApi(calls.reportComment, { ...ofDoctor(comment_id), reason: '其他' }, { key: you.key })
  await app.callApi(desk.deskReportDismiss, { comment_id }, asNurse())
  expect(await idsFor()).toContain(comment_id)
  expect(await app.refusal(desk.deskReportDismiss, { comment_id }, asNurse())).toBe('none')
  const before = await score()
  const at = { comment_id, reason: '与这次就诊无关' }
  const answers = await Promise.all(Array.from({ length: 10 }, () => app.refusal(desk.deskCommentHide, at, asNurse())))
  expect(answers.filter((answer) => answer === 'not refused')).toHaveLength(1)
  expect((await score()).comment_num).toBe(before.comment_num - 1)
})

test('the hospital answers in its name; a held reply is not read, counted or answered until it is shown', async () => {
  await rules({ words: '代购' })
  const { comment_id } = await say(me)
  await app.callApi(desk.deskCommentAnswer, { comment_id, content: '谢谢您的建议，我们会改进。' }, asNurse())
  expect(await told(me)).toContain('医院回复了您的评价')
  const held = await app.callApi(
    calls.addCommentReply,
    { ...ofDoctor(comment_id), content: '我找代购' },
    { key: you.key },
  )
  expect(held).toMatchObject({ is_held: 1, reply_count: 1 })
  const { reply_id } = held
  const replies = async (as = {}) => (await app.callApi(calls.commentReplies, ofDoctor(comment_id), as)).list
  expect((await replies()).map((one) => one.is_official)).toEqual([1])
  expect((await replies({ key: you.key })).map((one) => one.content)).toEqual([
    '谢谢您的建议，我们会改进。',
    '我找代购',
  ])
  const toHeld = { ...ofDoctor(comment_id), reply_id, content: '好' }
  expect(await app.refusal(calls.addCommentReply, toHeld, { key: me.key })).toBe('not-found')
  expect((await todo()).find((row) => row.comment_id === comment_id)).toMatchObject({ held_reply_count: 1 })
  await app.callApi(desk.deskReplyMove, { reply_id, state: 'shown' }, asNurse())
  expect(await app.callApi(calls.commentDetail, ofDoctor(comment_id))).toMatchObject({ reply_count: 2 })
  await app.callApi(desk.deskReplyMove, { reply_id, state: 'hidden' }, asNurse())
  expect(await replies()).toHaveLength(1)
  expect(await app.refusal(desk.deskReplyMove, { reply_id, state: 'hidden' }, asNurse())).toBe('done')
})

test('the list is exported as it is filtered, and the audit says so', async () => {
  const { line_num, text } = await app.callApi(desk.deskCommentsExport, { list: 'hidden' }, asNurse())
  expect(line_num).toBe(
    (await app.callApi(desk.deskComments, { list: 'hidden', page_size: 50 }, asNurse())).list.length,
  )
  expect(text).toContain('泄露了他人的隐私')
})
