import { afterAll, beforeAll, expect, test } from 'vitest'
import { seed as plantCatalogue } from '#app/areas/guahao/catalogue/server/seed.ts'
import { insertDepartments } from '#app/areas/guahao/departments/server/queries.ts'
import { aDepartment } from '#app/areas/guahao/departments/server/seed/a-department.ts'
import { doctorDetail } from '#app/areas/guahao/doctors/contract.ts'
import { insertDoctors } from '#app/areas/guahao/doctors/server/queries/change.ts'
import { aDoctor } from '#app/areas/guahao/doctors/server/seed/a-doctor.ts'
import { unitHome } from '#app/areas/guahao/hospitals/contract.ts'
import { insertHospitals } from '#app/areas/guahao/hospitals/server/queries/write.ts'
import { aHospital } from '#app/areas/guahao/hospitals/server/seed/a-hospital.ts'
import { seed as plantIllnesses } from '#app/areas/guahao/illnesses/server/seed.ts'
import { type Person, signIn } from '#test/support/people.ts'
import { startTestApp, type TestApp } from '#test/support/start-test-app.ts'
import * as calls from '../contract.ts'

let app: TestApp
let [unit, dep, doctor, other] = [0, 0, 0, 0]
let [me, you] = [{} as Person, {} as Person]

beforeAll(async () => {
  app = await startTestApp()
  const { db } = app
  const seeding = { ...app.context(), today: '2026-11-23', scale: 1 }
  for (const part of [plantCatalogue, plantIllnesses]) await part.run(seeding)
  ;[unit] = (await insertHospitals(db, [aHospital({ name: '甲医院' })])) as [number]
  ;[dep] = (await insertDepartments(db, [aDepartment({ hospitalId: unit, name: '心内科' })])) as [number]
  ;[doctor, other] = (await insertDoctors(db, [
    aDoctor({ depId: dep, name: '林主任' }),
    aDoctor({ depId: dep, name: '别的医生' }),
  ])) as [number, number]
  ;[me, you] = [await signIn(app), await signIn(app)]
})
afterAll(() => app.close())

let visits = 0
/** A visit of the patient with the doctor, as it stands in the last of these states. */
const aVisit = async ({ patientId }: Person, ...path: string[]) => {
  const id = `visit-${String(++visits).padStart(6, '0')}`
  await app.pool.query(
    `insert into guahao_orders (id, patient_id, member_id, slot_id, schedule_id, hospital_id, dep_id, doctor_id, date, half, clinic,
       begin_minutes, end_minutes, number, fee_fen, path, path_at, made_at, visit_type, card_no, remark, origin, day_seat, open_seat)
     values ($1, $2, $3::int, $3, $3, $4, $5, $6, '2026-11-20', 'am', '普通', 540, 570, $3, 1000, $7::text[],
       array_fill(now(), array[cardinality($7::text[])]), now(), 'first', '', '', 'patient', 1, 1)`,
    [id, patientId, visits, unit, dep, doctor, path],
  )
  return id
}
const aFinished = (person: Person) => aVisit(person, 'booked', 'checked-in', 'called', 'done')

const said = { kind: 'doctor', stars: 5, content: '讲得很清楚，谢谢。' } as const
const comment = async (person: Person, more: object = {}) =>
  (await app.callApi(calls.addComment, { ...said, order_id: await aFinished(person), ...more }, { key: person.key }))
    .comment_id

test('a visitor reads, and signs in before they write', async () => {
  expect(await app.callApi(calls.commentList, { kind: 'doctor', id: doctor })).toEqual({
    list: [],
    page: 1,
    total_page_num: 0,
  })
  for (const [call, input] of [
    [calls.addComment, { ...said, order_id: 'visit-000001' }],
    [calls.addCommentLike, { kind: 'doctor', comment_id: 1 }],
    [calls.addCommentReply, { kind: 'doctor', comment_id: 1, content: '好' }],
    [calls.reportComment, { kind: 'doctor', comment_id: 1, reason: '其他' }],
    [calls.checkReport, { kind: 'doctor', comment_id: 1 }],
  ] as const) {
    expect(await app.rawRequest(call, input)).toMatchObject({ status: 200, body: { status: 0, login: -1 } })
  }
})

test.each([
  ['kind', { kind: 'weather' }],
  ['stars', { stars: 6 }],
  ['stars', { stars: 0 }],
  ['content', { content: '  ' }],
  ['content', { content: '长'.repeat(501) }],
  ['words', { words: '耐心细致,最帅' }],
  ['images', { images: 'https://elsewhere.example/x.png' }],
  ['images', { images: Array(10).fill('/files/a.png').join(',') }],
  ['ill_ids', { ill_ids: '1,2,3,4' }],
])('a comment with a wrong %s names the field (%#)', async (field, wrong) => {
  const input = { ...said, order_id: 'visit-000001', ...wrong }
  const { status, body } = await app.rawRequest(calls.addComment, input, { key: me.key })
  expect([status, body.field]).toEqual([422, field])
})

test('only who was there comments: no unknown visit, no visit of somebody else, none that is not over', async () => {
  const refused = async (order_id: string) => app.refusal(calls.addComment, { ...said, order_id }, { key: me.key })
  expect(await refused('no-such-visit')).toBe('not-found')
  expect(await refused(await aFinished(you))).toBe('not-found')
  expect(await refused(await aVisit(me, 'booked'))).toBe('not-found')
  expect(await refused(await aVisit(me, 'booked', 'missed'))).toBe('not-found')
})

test('goods that are not there yet have no comments', async () => {
  expect(await app.callApi(calls.commentList, { kind: 'goods', id: 1 })).toMatchObject({ list: [] })
  expect(await app.callApi(calls.commentIllTags, { kind: 'goods', id: 1 })).toEqual({ list: [] })
  expect(await app.refusal(calls.commentDetail, { kind: 'goods', comment_id: 1 })).toBe('not-found')
  const input = { ...said, kind: 'goods', order_id: await aFinished(me) }
  expect(await app.refusal(calls.addComment, input, { key: me.key })).toBe('not-found')
})

test('a way to reach somebody, an insult and an illness that is not there are refused', async () => {
  const order_id = await aFinished(me)
  const refused = (more: object) => app.refusal(calls.addComment, { ...said, order_id, ...more }, { key: me.key })
  expect(await refused({ content: '加我微信 abc12345' })).toBe('contact-inside')
  expect(await refused({ content: '去死' })).toBe('rude')
  expect(await refused({ ill_ids: '999999' })).toBe('unknown-illness')
})

test('an unknown comment, or one of another kind, is not found', async () => {
  const id = await comment(you, { kind: 'unit' })
  for (const input of [
    { kind: 'doctor', comment_id: 999_999 },
    { kind: 'doctor', comment_id: id },
  ]) {
    expect(await app.refusal(calls.commentDetail, input)).toBe('not-found')
    expect(await app.refusal(calls.commentReplies, input)).toBe('not-found')
    expect(await app.refusal(calls.commentLikeList, input)).toBe('not-found')
    expect(await app.refusal(calls.addCommentLike, input, { key: me.key })).toBe('not-found')
    expect(await app.refusal(calls.checkReport, input, { key: me.key })).toBe('not-found')
  }
})

test('a visit is commented once, and the score of doctor and hospital follows', async () => {
  const before = await app.callApi(doctorDetail, { doctor_id: doctor })
  const order_id = await aFinished(me)
  const illness = (await app.pool.query("select id from guahao_illnesses where name = '高血压'")).rows[0].id
  const whole = {
    ...said,
    stars: 4,
    order_id,
    words: '讲解清楚,耐心细致',
    ill_ids: String(illness),
    images: '/files/a1.png',
  }
  const { comment_id } = await app.callApi(calls.addComment, whole, { key: me.key })
  expect(await app.refusal(calls.addComment, { ...whole, kind: 'unit' }, { key: me.key })).toBe('already-commented')
  const told = await app.callApi(calls.commentDetail, { kind: 'doctor', comment_id })
  expect(told).toMatchObject({
    score: 4,
    content: said.content,
    words: ['讲解清楚', '耐心细致'],
    ill_tags: ['高血压'],
    images: ['/files/a1.png'],
    unit_name: '甲医院',
    dep_name: '心内科',
    doctor_name: '林主任',
    visit_date: '2026-11-20',
    reply_count: 0,
  })
  expect(told.user_name).toBe('匿名用户')
  const after = await app.callApi(doctorDetail, { doctor_id: doctor })
  expect(after.comment_num).toBe(before.comment_num + 1)
  expect((await app.callApi(unitHome, { id: unit })).unitInfo.comment_num).toBeGreaterThanOrEqual(after.comment_num)
})

test('the same key gives the same comment', async () => {
  const input = { ...said, order_id: await aFinished(me) }
  const as = { key: me.key, idempotencyKey: 'comment-once' }
  expect(await app.callApi(calls.addComment, input, as)).toEqual(await app.callApi(calls.addComment, input, as))
})

test('ten who send the comment of one visit at once write it once', async () => {
  const order_id = await aFinished(you)
  const knocks = Array.from({ length: 10 }, () =>
    app.refusal(calls.addComment, { ...said, order_id }, { key: you.key }),
  )
  const answers = await Promise.all(knocks)
  expect(answers.filter((answer) => answer === 'not refused')).toHaveLength(1)
  expect(answers.filter((answer) => answer === 'already-commented')).toHaveLength(9)
})

test('what is said of a doctor shows at their hospital too, what is said of the hospital there alone', async () => {
  const ofUnit = await comment(you, { kind: 'unit', content: '院内指引清楚。' })
  app.clock.advance({ minutes: 1 })
  const ofDoctor = await comment(me, { content: '看得仔细。' })
  const ids = async (kind: 'unit' | 'doctor', id: number) =>
    (await app.callApi(calls.commentList, { kind, id, page_size: 50 })).list.map((one) => one.comment_id)
  expect((await ids('unit', unit)).slice(0, 2)).toEqual([ofDoctor, ofUnit])
  expect((await ids('doctor', doctor))[0]).toBe(ofDoctor)
  expect(await ids('doctor', doctor)).not.toContain(ofUnit)
  expect(await ids('doctor', other)).toEqual([])
})

test('illness tags are counted, and filter', async () => {
  const illness = (await app.pool.query("select id from guahao_illnesses where name = '冠心病'")).rows[0].id
  const ids = [await comment(me, { ill_ids: String(illness) }), await comment(you, { ill_ids: String(illness) })]
  const { list } = await app.callApi(calls.commentIllTags, { kind: 'doctor', id: doctor })
  expect(list).toContainEqual({ tag_id: illness, tag_name: '冠心病', count: 2 })
  const tagged = await app.callApi(calls.commentList, { kind: 'doctor', id: doctor, tag_id: illness })
  expect(new Set(tagged.list.map((one) => one.comment_id))).toEqual(new Set(ids))
  expect(await app.callApi(calls.commentList, { kind: 'doctor', id: doctor, tag_id: 999_999 })).toMatchObject({
    list: [],
  })
})

test('a like counts once, shows to who gave it, and its names are masked', async () => {
  const comment_id = await comment(me)
  const at = { kind: 'doctor', comment_id } as const
  await Promise.all(Array.from({ length: 5 }, () => app.callApi(calls.addCommentLike, at, { key: you.key })))
  expect(await app.callApi(calls.addCommentLike, at, { key: me.key })).toEqual({
    comment_id,
    like_count: 2,
    is_liked: 1,
  })
  expect(await app.callApi(calls.commentDetail, at, { key: you.key })).toMatchObject({ like_count: 2, is_liked: 1 })
  expect(await app.callApi(calls.commentDetail, at)).toMatchObject({ like_count: 2, is_liked: 0 })
  const { list } = await app.callApi(calls.commentLikeList, at)
  expect(list.map((one) => one.user_name)).toEqual(list.map(() => '匿名用户'))
  expect(list).toHaveLength(2)
})

test('replies stand below their comment, the oldest first, and may answer each other', async () => {
  const [at, elsewhere] = [
    { kind: 'doctor', comment_id: await comment(me) } as const,
    { kind: 'doctor', comment_id: await comment(me) } as const,
  ]
  const first = await app.callApi(calls.addCommentReply, { ...at, content: '请问要空腹吗？' }, { key: you.key })
  app.clock.advance({ minutes: 1 })
  const answer = { ...at, reply_id: first.reply_id, content: '不用的。' }
  expect(await app.callApi(calls.addCommentReply, answer, { key: me.key })).toMatchObject({ reply_count: 2 })
  expect(await app.refusal(calls.addCommentReply, { ...answer, ...elsewhere }, { key: me.key })).toBe('not-found')
  expect(await app.refusal(calls.addCommentReply, { ...answer, content: '加QQ12345678' }, { key: me.key })).toBe(
    'contact-inside',
  )
  const { list } = await app.callApi(calls.commentReplies, at)
  expect(list.map((reply) => [reply.content, reply.reply_to])).toEqual([
    ['请问要空腹吗？', null],
    ['不用的。', first.reply_id],
  ])
  expect(list[1]?.reply_to_name).toBe('匿名用户')
})

test('after ten replies in ten minutes one has to wait', async () => {
  const { key } = await signIn(app)
  const reply = { kind: 'doctor', comment_id: await comment(me), content: '谢谢' } as const
  for (let i = 0; i < 10; i++) await app.callApi(calls.addCommentReply, reply, { key })
  expect(await app.refusal(calls.addCommentReply, reply, { key })).toBe('too-often')
  app.clock.advance({ minutes: 10 })
  expect(await app.refusal(calls.addCommentReply, reply, { key })).toBe('not refused')
})

test('a report counts once for each patient', async () => {
  const at = { kind: 'doctor', comment_id: await comment(me) } as const
  expect(await app.callApi(calls.checkReport, at, { key: you.key })).toMatchObject({ is_reported: 0 })
  const report = { ...at, reason: '内容不实' }
  expect(await app.callApi(calls.reportComment, report, { key: you.key })).toMatchObject({ is_reported: 1 })
  expect(await app.refusal(calls.reportComment, report, { key: you.key })).toBe('already-reported')
  expect(await app.callApi(calls.checkReport, at, { key: you.key })).toMatchObject({ is_reported: 1 })
  expect(await app.callApi(calls.checkReport, at, { key: me.key })).toMatchObject({ is_reported: 0 })
})
