import { afterAll, beforeAll, expect, test } from 'vitest'
import { deleteAccount } from '#app/areas/access/patients/server/public.ts'
import { messages } from '#app/areas/notices/messages/contract.ts'
import type { PatientId } from '#app/context.ts'
import { findBroken } from '#kit/db/invariants.ts'
import { publishedArticle } from '#test/support/articles.ts'
import { type Clinic, openClinic } from '#test/support/clinic.ts'
import { reportBelow, sayBelow, shownBelow } from '#test/support/discussions.ts'
import { publishedClass } from '#test/support/lessons.ts'
import { type Person, signIn } from '#test/support/people.ts'
import { type Staffing, signInAllRoles } from '#test/support/staff.ts'
import { startTestApp, type TestApp } from '#test/support/start-test-app.ts'
import { publishedVideo } from '#test/support/videos.ts'
import * as calls from '../contract.ts'
import * as desk from '../desk/contract.ts'
import { invariants } from './queries/invariants.ts'

let app: TestApp
let clinic = {} as Clinic
let staffing = {} as Staffing
let [me, you] = [{} as Person, {} as Person]
let [article, doctor] = [0, 0]

beforeAll(async () => {
  app = await startTestApp()
  clinic = await openClinic(app)
  staffing = await signInAllRoles(app, clinic.hospitalId)
  doctor = clinic.doctorIds[0] ?? 0
  article = await publishedArticle(app, doctor)
  ;[me, you] = [await signIn(app), await signIn(app)]
})
afterAll(async () => {
  expect(await findBroken(app.db, invariants)).toEqual([])
  await app.close()
})

const asMe = () => ({ key: me.key })
const asYou = () => ({ key: you.key })
const asEditor = () => ({ staffKey: staffing.editor.staffKey })
const read = (as = {}, more = {}) => app.callApi(calls.docsayReply, { id: article, page_size: 50, ...more }, as)
const textsFor = async (as = {}, more = {}) => (await read(as, more)).list.map(({ content }) => content)
const say = (content: string, as = asMe(), more = {}) => sayBelow(app, article, as, { content, ...more })
const shown = (content: string, as = asMe(), more = {}) =>
  shownBelow(app, article, { as, staff: asEditor() }, { content, ...more })
const inTenMinutes = () => app.clock.advance({ minutes: 11 })

test('a visitor reads, and signs in before they say, keep, report or like anything', async () => {
  expect(await read()).toMatchObject({ list: [], comment_num: 0 })
  for (const [call, input] of [
    [calls.docsayCommentCreate, { id: article, content: '好' }],
    [calls.docsayDraft, { id: article }],
    [calls.docsayDraftSave, { id: article, content: '好' }],
    [calls.docsayCommentDelete, { comment_id: 1 }],
    [calls.docsayCommentReport, { comment_id: 1, reason: '其他' }],
    [calls.docsayCommentLike, { comment_id: 1, state: 1 }],
  ] as const)
    expect(await app.rawRequest(call, input)).toMatchObject({ status: 200, body: { status: 0, login: -1 } })
})

test('of what is not published, and of what is no such thing, nobody says or reads anything', async () => {
  for (const kind of ['article', 'video', 'class'] as const) {
    expect(await app.refusal(calls.docsayReply, { kind, id: 999_999 })).toBe('not-found')
    expect(await app.refusal(calls.docsayCommentCreate, { kind, id: 999_999, content: '好' }, asMe())).toBe('not-found')
  }
  const withdrawn = await publishedArticle(app, doctor)
  const comment_id = await sayBelow(app, withdrawn, asMe())
  await app.pool.query("update content_articles set state = 'withdrawn' where id = $1", [withdrawn])
  expect(await app.refusal(calls.docsayReply, { id: withdrawn }, asMe())).toBe('not-found')
  expect(await app.refusal(calls.docsayCommentDetail, { comment_id }, asMe())).toBe('no-comment')
})

test.each([
  ['content', '   '],
  ['content', '\u200b\u2060\ufeff'],
  ['content', '\u3164\u2800'],
  ['content', '长'.repeat(301)],
])('a comment with nothing to see, or too much, names the field (%#)', async (field, content) => {
  const { status, body } = await app.rawRequest(calls.docsayCommentCreate, { id: article, content }, asMe())
  expect([status, body.field]).toEqual([422, field])
})

test('a way to reach somebody and an insult are refused, and markup is only text', async () => {
  const refused = (content: string) => app.refusal(calls.docsayCommentCreate, { id: article, content }, asMe())
  expect(await refused('加我微信 abc12345')).toBe('contact-inside')
  expect(await refused('去死')).toBe('rude')
  const script = '<script>alert(1)</script><b onclick="x()">'
  await shown(script)
  expect(await textsFor()).toContain(script)
})

test('who has no number says nothing', async () => {
  const person = await signIn(app)
  await app.pool.query('update access_patients set mobile_sealed = null, mobile_index = null where id = $1', [
    person.patientId,
  ])
  const input = { id: article, content: '好' }
  expect(await app.refusal(calls.docsayCommentCreate, input, { key: person.key })).toBe('no-mobile')
})

test('a thousand at once are ten, whoever sends them', async () => {
  const { key, patientId } = await signIn(app)
  const tries = Array.from({ length: 1000 }, (_, at) =>
    app.refusal(calls.docsayCommentCreate, { id: article, content: `第 ${at} 遍` }, { key }),
  )
  const answers = await Promise.all(tries)
  expect(answers.filter((answer) => answer === 'not refused')).toHaveLength(10)
  // Where more wait than are served the app says so before anything is looked at.
  expect(answers.filter((answer) => !['not refused', 'too-often', '503'].includes(answer))).toEqual([])
  const { rows } = await app.pool.query('select count(*)::int as n from content_comments where patient_id = $1', [
    patientId,
  ])
  expect(rows[0].n).toBe(10)
  inTenMinutes()
  expect(await app.refusal(calls.docsayCommentCreate, { id: article, content: '现在可以了' }, { key })).toBe(
    'not refused',
  )
}, 120_000)

test('beside health knowledge everything is held: its author alone reads it, by whatever call', async () => {
  const marked = '金丝雀说的话'
  const comment_id = await say(marked)
  expect(await textsFor(asMe())).toContain(marked)
  for (const as of [{}, asYou()]) {
    expect(await textsFor(as)).not.toContain(marked)
    expect(await app.refusal(calls.docsayCommentDetail, { comment_id }, as)).toBe('no-comment')
    expect(await app.refusal(calls.docsayReply, { id: article, comment_id }, as)).toBe('no-comment')
  }
  expect(await app.refusal(calls.docsayCommentLike, { comment_id, state: 1 }, asYou())).toBe('no-comment')
  expect(await app.refusal(calls.docsayCommentReport, { comment_id, reason: '其他' }, asYou())).toBe('no-comment')
  const answer = { id: article, comment_id, content: '好' }
  expect(await app.refusal(calls.docsayCommentCreate, answer, asYou())).toBe('no-comment')
  const own = (await read(asMe())).list.find((one) => one.comment_id === comment_id)
  expect(own).toMatchObject({ state: 'held', is_mine: 1, state_desc: '正在审核，暂时只有您看得到' })
})

test('a reply goes through the same gate, and counts once everybody reads it', async () => {
  inTenMinutes()
  const root = await shown('请问多久复查一次？')
  const [before] = [(await read()).comment_num]
  const reply = await say('三个月。', asYou(), { comment_id: root })
  expect(await textsFor({}, { comment_id: root })).toEqual([])
  expect(await textsFor(asYou(), { comment_id: root })).toEqual(['三个月。'])
  expect((await read()).list.find((one) => one.comment_id === root)?.reply_num).toBe(0)
  await app.callApi(desk.deskDiscussionShow, { comment_id: reply }, asEditor())
  expect(await textsFor({}, { comment_id: root })).toEqual(['三个月。'])
  expect((await read()).list.find((one) => one.comment_id === root)?.reply_num).toBe(1)
  expect((await read()).comment_num).toBe(before + 1)
  const nested = await shown('谢谢！', asMe(), { comment_id: reply })
  const { list } = await read({}, { comment_id: root })
  expect(list.find((one) => one.comment_id === nested)).toMatchObject({ parent_id: root, reply_to: reply })
})

test('a reply stands below the thing that it answers, and below no other', async () => {
  const elsewhere = await publishedArticle(app, doctor)
  const root = await shown('只在这里')
  const input = { id: elsewhere, comment_id: root, content: '好' }
  expect(await app.refusal(calls.docsayCommentCreate, input, asYou())).toBe('no-comment')
  expect(await app.refusal(calls.docsayReply, { id: elsewhere, comment_id: root })).toBe('no-comment')
})

test('videos and classes are talked about as articles are, each by itself', async () => {
  inTenMinutes()
  const { hospitalId } = clinic
  const about = {
    video: await publishedVideo(app, { doctorId: doctor, hospitalId }),
    class: await publishedClass(app, clinic),
  }
  for (const kind of ['video', 'class'] as const) {
    const id = about[kind]
    await shownBelow(app, id, { as: asMe(), staff: asEditor() }, { kind, content: `说${kind}` })
    const { list, comment_num } = await app.callApi(calls.docsayReply, { kind, id })
    expect([list.map(({ content }) => content), comment_num]).toEqual([[`说${kind}`], 1])
  }
})

test('a link to one comment shows it, and of a reply what it stands below', async () => {
  inTenMinutes()
  const root = await shown('从链接来的')
  const reply = await shown('从链接来的回复', asYou(), { comment_id: root })
  for (const comment_id of [root, reply])
    expect(await app.callApi(calls.docsayCommentDetail, { comment_id })).toMatchObject({
      kind: 'article',
      id: article,
      comment: { comment_id: root },
    })
})

test('pages follow one another without a repeat, the newest first', async () => {
  const own = await publishedArticle(app, doctor)
  for (let at = 0; at < 5; at++) {
    inTenMinutes()
    await shownBelow(app, own, { as: asMe(), staff: asEditor() }, { content: `第${at}条` })
  }
  const pages = await Promise.all(
    [1, 2, 3].map((page) => app.callApi(calls.docsayReply, { id: own, page, page_size: 2 })),
  )
  expect(pages.flatMap(({ list }) => list.map(({ content }) => content))).toEqual(
    [4, 3, 2, 1, 0].map((at) => `第${at}条`),
  )
  expect(pages[0]?.total_page_num).toBe(3)
})

test('what visitors read is kept, and forgotten at once when something is shown, hidden, deleted or answered', async () => {
  const own = await publishedArticle(app, doctor)
  const seen = async () =>
    (await app.callApi(calls.docsayReply, { id: own })).list.map(({ content, reply_num }) => [content, reply_num])
  inTenMinutes()
  expect(await seen()).toEqual([])
  const comment_id = await sayBelow(app, own, asMe(), { content: '先审后发' })
  expect(await seen()).toEqual([])
  await app.callApi(desk.deskDiscussionShow, { comment_id }, asEditor())
  expect(await seen()).toEqual([['先审后发', 0]])
  // Kept: what is changed behind our back is read ten seconds later.
  await app.pool.query("update content_comments set content = '改过' where id = $1", [comment_id])
  expect(await seen()).toEqual([['先审后发', 0]])
  app.clock.advance({ seconds: 11 })
  expect(await seen()).toEqual([['改过', 0]])
  await app.callApi(desk.deskDiscussionAnswer, { comment_id, content: '谢谢' }, asEditor())
  expect(await seen()).toEqual([['改过', 1]])
  await app.callApi(desk.deskDiscussionHide, { comment_id, reason: '广告' }, asEditor())
  expect(await seen()).toEqual([])
  await app.callApi(desk.deskDiscussionShow, { comment_id }, asEditor())
  expect(await seen()).toEqual([['改过', 1]])
  await app.callApi(calls.docsayCommentDelete, { comment_id }, asMe())
  expect(await seen()).toEqual([['', 1]])
})

test('a like counts once, and is taken back', async () => {
  inTenMinutes()
  const comment_id = await shown('有用的话')
  const on = { comment_id, state: 1 } as const
  await Promise.all(Array.from({ length: 5 }, () => app.callApi(calls.docsayCommentLike, on, asYou())))
  expect(await app.callApi(calls.docsayCommentLike, on, asMe())).toMatchObject({ like_num: 2, is_liked: 1 })
  expect(await app.callApi(calls.docsayCommentLike, { comment_id, state: 0 }, asMe())).toMatchObject({ like_num: 1 })
  expect((await read(asYou())).list.find((one) => one.comment_id === comment_id)).toMatchObject({ is_liked: 1 })
})

test('unsent words are found again, cleared by nothing, and gone once they are said', async () => {
  inTenMinutes()
  const save = (content?: string) => app.callApi(calls.docsayDraftSave, { id: article, content }, asMe())
  const draft = async (as = asMe()) => (await app.callApi(calls.docsayDraft, { id: article }, as)).content
  await save('写到一半')
  await save('写到一半又改了')
  expect([await draft(), await draft(asYou())]).toEqual(['写到一半又改了', ''])
  await save('\u200b')
  expect(await draft()).toBe('')
  await save('写完了')
  await say('写完了')
  expect(await draft()).toBe('')
})

test('the same key says it once', async () => {
  inTenMinutes()
  const as = { ...asMe(), idempotencyKey: 'talk-once' }
  const input = { id: article, content: '只说一次' }
  const answers = [
    await app.callApi(calls.docsayCommentCreate, input, as),
    await app.callApi(calls.docsayCommentCreate, input, as),
  ]
  expect(answers[0]).toEqual(answers[1])
})

test('nobody deletes what another said; its author does, and its place stays where others answered', async () => {
  inTenMinutes()
  const [alone, answered] = [await shown('没人回的'), await shown('有人回的')]
  await shown('我来回', asYou(), { comment_id: answered })
  for (const as of [asYou()])
    expect(await app.refusal(calls.docsayCommentDelete, { comment_id: alone }, as)).toBe('no-comment')
  for (const comment_id of [alone, answered]) await app.callApi(calls.docsayCommentDelete, { comment_id }, asMe())
  const { list } = await read()
  expect(list.find((one) => one.comment_id === alone)).toBeUndefined()
  expect(list.find((one) => one.comment_id === answered)).toMatchObject({
    state: 'deleted',
    content: '',
    user_name: '',
  })
  expect(await textsFor({}, { comment_id: answered })).toEqual(['我来回'])
  expect(await app.refusal(calls.docsayCommentDelete, { comment_id: alone }, asMe())).toBe('no-comment')
})

test('a report counts once for each patient, and nobody reports themselves', async () => {
  inTenMinutes()
  const comment_id = await shown('可能不对的话')
  const report = { comment_id, reason: '内容不实' }
  expect(await app.refusal(calls.docsayCommentReport, report, asMe())).toBe('own')
  expect(await app.callApi(calls.docsayCommentReport, report, asYou())).toMatchObject({ is_reported: 1 })
  expect(await app.refusal(calls.docsayCommentReport, report, asYou())).toBe('already-reported')
})

test('what was reported and hidden is read by its author alone, with the reason; who reported it is told', async () => {
  inTenMinutes()
  const comment_id = await shown('应该撤下的话')
  await reportBelow(app, comment_id, asYou())
  await app.callApi(desk.deskDiscussionHide, { comment_id, reason: '含有广告' }, asEditor())
  expect(await textsFor(asYou())).not.toContain('应该撤下的话')
  expect((await read(asMe())).list.find((one) => one.comment_id === comment_id)).toMatchObject({
    state: 'hidden',
    says: '含有广告',
  })
  const told = async (as: object) => (await app.callApi(messages, {}, as)).list.map(({ title }) => title)
  expect(await told(asYou())).toContain('举报处理结果')
  expect(await told(asMe())).toContain('您的评论不再展示')
})

test('who leaves takes their words along, and what others answered keeps its place', async () => {
  inTenMinutes()
  const leaver = await signIn(app)
  const root = await shown('我要走了', { key: leaver.key })
  await shown('慢走', asYou(), { comment_id: root })
  await shown('也回一句', { key: leaver.key }, { comment_id: root })
  await app.context().emit('patient.left', { patientId: leaver.patientId as PatientId, keepNames: () => {} })
  await deleteAccount(app.context(), leaver.patientId as PatientId, leaver.mobile)
  expect((await read()).list.find((one) => one.comment_id === root)).toMatchObject({ state: 'deleted', reply_num: 1 })
  expect(await textsFor({}, { comment_id: root })).toEqual(['慢走'])
})
