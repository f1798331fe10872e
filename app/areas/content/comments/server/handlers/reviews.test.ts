import { afterAll, beforeAll, expect, test } from 'vitest'
import { deleteAccount } from '#app/areas/access/patients/server/public.ts'
import { addPlayRecord, audioClassDetail } from '#app/areas/audio-class/contract.ts'
import { moveClass } from '#app/areas/audio-class/server/public.ts'
import type { PatientId } from '#app/context.ts'
import { findBroken } from '#kit/db/invariants.ts'
import { type Clinic, openClinic } from '#test/support/clinic.ts'
import { publishedClass } from '#test/support/lessons.ts'
import { ownRows } from '#test/support/own-rows.ts'
import { type Person, signIn } from '#test/support/people.ts'
import { type Staffing, signInAllRoles } from '#test/support/staff.ts'
import { startTestApp, type TestApp } from '#test/support/start-test-app.ts'
import * as calls from '../../contract.ts'
import * as desk from '../../desk/contract.ts'
import { invariants } from '../queries/invariants.ts'

let app: TestApp
let clinic = {} as Clinic
let staffing = {} as Staffing

beforeAll(async () => {
  app = await startTestApp()
  clinic = await openClinic(app)
  staffing = await signInAllRoles(app, clinic.hospitalId)
})
afterAll(async () => {
  expect(await findBroken(app.db, invariants)).toEqual([])
  await app.close()
})

const asEditor = () => ({ staffKey: staffing.editor.staffKey })
const show = (comment_id: number) => app.callApi(desk.deskDiscussionShow, { comment_id }, asEditor())
const read = (class_id: number, as = {}) => app.callApi(calls.classComments, { class_id }, as)
const rated = async (classId: number) => {
  const { score, comment_num } = await app.callApi(audioClassDetail, { classId })
  return [score, comment_num]
}

/** Somebody new who has heard the beginning of a class. */
const listenerOf = async (class_id: number): Promise<Person> => {
  const person = await signIn(app)
  const [section] = (await app.callApi(audioClassDetail, { classId: class_id })).sections
  const heard = { class_id, section_id: section?.id ?? 0, is_free: 1, channel_id: 7 }
  await app.callApi(addPlayRecord, heard, person)
  return person
}

test('a visitor, who has heard nothing, and who speaks of what is not published, review nothing', async () => {
  const class_id = await publishedClass(app, clinic)
  const say = { class_id, content: '讲得很清楚', score: 4 }
  const stranger = await signIn(app)
  expect(await app.refusal(calls.addClassComment, say)).toBe('login')
  expect(await app.refusal(calls.addClassReply, { class_id, content: '是的', comment_id: 1 })).toBe('login')
  expect(await app.refusal(calls.addClassComment, say, stranger)).toBe('not-heard')
  expect((await read(class_id, stranger)).may_comment).toBe(0)
  const listener = await listenerOf(class_id)
  expect(await app.refusal(calls.addClassComment, { ...say, content: '加我微信 abc12345' }, listener)).toBe(
    'contact-inside',
  )
  await moveClass(app.db, class_id, 'off', app.clock.now())
  for (const call of [calls.classComments, calls.classCommentList, calls.addClassComment, calls.addClassReply])
    expect(await app.refusal(call, { ...say, comment_id: 1 }, listener), call.path).toBe('not-found')
})

test('a review waits for a look: its author alone reads it and its stars count for nothing, until it is shown', async () => {
  const class_id = await publishedClass(app, clinic)
  const one = await listenerOf(class_id)
  expect((await read(class_id, one)).may_comment).toBe(1)
  const say = { class_id, content: '讲得很清楚', score: 4 }
  const said = await Promise.all([1, 2, 3].map(() => app.refusal(calls.addClassComment, say, one)))
  expect(said.toSorted()).toEqual(['commented-already', 'commented-already', 'not refused'])
  expect(await read(class_id)).toMatchObject({ list: [], comment_num: 0, score: 0 })
  const own = await read(class_id, one)
  expect(own).toMatchObject({ comment_num: 0, may_comment: 0, list: [{ content: '讲得很清楚', score: 4 }] })
  expect(own.list[0]?.state_desc).toContain('审核')

  const comment_id = own.list[0]?.comment_id ?? 0
  const waiting = (await app.callApi(desk.deskDiscussions, {}, asEditor())).list
  expect(waiting.find((row) => row.comment_id === comment_id)).toMatchObject({
    kind_name: '课程评价 4 星',
    object_id: class_id,
  })
  await show(comment_id)
  expect(await read(class_id)).toMatchObject({ score: 4, comment_num: 1, star_nums: [0, 0, 0, 1, 0] })
  expect(await rated(class_id)).toEqual([4, 1])
  await app.callApi(desk.deskDiscussionHide, { comment_id, reason: '与课程无关' }, asEditor())
  expect(await read(class_id)).toMatchObject({ list: [], comment_num: 0, star_nums: [0, 0, 0, 0, 0] })
  expect(await rated(class_id)).toEqual([0, 0])
  expect((await read(class_id, one)).list[0]).toMatchObject({ says: '与课程无关' })
})

test('an answer to a review goes through the same gate, and stands below what everybody reads alone', async () => {
  const class_id = await publishedClass(app, clinic)
  const elsewhere = await publishedClass(app, clinic)
  const [one, two] = [await listenerOf(class_id), await signIn(app)]
  const { comment_id, is_held } = await app.callApi(calls.addClassComment, { class_id, content: '很好', score: 5 }, one)
  expect(is_held).toBe(1)
  const answer = { class_id, comment_id, content: '同感' }
  expect(await app.refusal(calls.addClassReply, answer, two)).toBe('no-comment')
  await show(comment_id)
  expect(await app.refusal(calls.addClassReply, { ...answer, class_id: elsewhere }, two)).toBe('no-comment')
  const reply = await app.callApi(calls.addClassReply, answer, two)
  expect(reply).toMatchObject({ reply_num: 0, is_held: 1 })
  const repliesFor = async (as = {}) =>
    (await app.callApi(calls.classCommentList, { class_id }, as)).list[0]?.replies.map(({ content }) => content)
  expect([await repliesFor(), await repliesFor(two)]).toEqual([[], ['同感']])
  await show(reply.reply_id)
  expect(await repliesFor()).toEqual(['同感'])
  expect((await read(class_id)).list[0]).toMatchObject({ reply_num: 1 })
})

test('reviews stand by themselves: what is talked about below a class names none, and a message leads to one', async () => {
  const class_id = await publishedClass(app, clinic)
  const one = await listenerOf(class_id)
  const { comment_id } = await app.callApi(calls.addClassComment, { class_id, content: '很好', score: 5 }, one)
  await show(comment_id)
  const talk = await app.callApi(calls.docsayReply, { kind: 'class', id: class_id })
  expect(talk).toMatchObject({ list: [], comment_num: 0 })
  expect(await app.callApi(calls.docsayCommentDetail, { comment_id })).toMatchObject({ comment: { score: 5 } })
})

test('who deletes a review may write another; what somebody said goes with them, and no longer counts', async () => {
  const class_id = await publishedClass(app, clinic)
  const one = await listenerOf(class_id)
  const first = await app.callApi(calls.addClassComment, { class_id, content: '一般', score: 2 }, one)
  await show(first.comment_id)
  await app.callApi(calls.docsayCommentDelete, { comment_id: first.comment_id }, one)
  expect(await read(class_id, one)).toMatchObject({ list: [], comment_num: 0, may_comment: 1 })
  const second = await app.callApi(calls.addClassComment, { class_id, content: '很好', score: 5 }, one)
  await show(second.comment_id)
  expect(await ownRows(app, one, 'content_comments')).toContainEqual(
    expect.objectContaining({ score: 5, id: class_id }),
  )
  expect(await rated(class_id)).toEqual([5, 1])
  await app.context().emit('patient.left', { patientId: one.patientId as PatientId, keepNames: () => {} })
  await deleteAccount(app.context(), one.patientId as PatientId, one.mobile)
  expect(await read(class_id)).toMatchObject({ list: [], comment_num: 0, score: 0 })
  expect(await rated(class_id)).toEqual([0, 0])
})
