import { afterAll, beforeAll, expect, test } from 'vitest'
import { deskAuditList } from '#app/areas/access/audit/contract.ts'
import { docsayDetail } from '#app/areas/content/articles/contract.ts'
import { insertDraft, recallArticle, submitArticle, updateDraft } from '#app/areas/content/articles/server/public.ts'
import { formatTime } from '#kit/time/day.ts'
import { later } from '#kit/time/span.ts'
import { aDraft, publishedArticle, waitingArticle } from '#test/support/articles.ts'
import { openClinic } from '#test/support/clinic.ts'
import { rawRequestFromOutside, rolesRefused, type Staffing, signInAllRoles, signInStaff } from '#test/support/staff.ts'
import { startTestApp, type TestApp } from '#test/support/start-test-app.ts'
import * as calls from '../contract.ts'

let app: TestApp
let doctorId = 0
let hospitalId = 0
let people: Staffing
let keeper: { staffKey: string }
let stranger: { staffKey: string }

beforeAll(async () => {
  app = await startTestApp()
  const clinic = await openClinic(app)
  doctorId = clinic.doctorIds[0] as number
  hospitalId = clinic.hospitalId
  people = await signInAllRoles(app, clinic.hospitalId)
  keeper = people.keeper
  stranger = await signInStaff(app, (await openClinic(app)).hospitalId, 'keeper')
})
afterAll(() => app.close())

const decisions = [
  calls.deskArticlePublish,
  calls.deskArticleSchedule,
  calls.deskArticleRefuse,
  calls.deskArticleWithdraw,
]
const MOMENT = '2030-01-01 08:00:00'
const publish = (article_id: number, version = 1) =>
  app.refusal(calls.deskArticlePublish, { article_id, version }, keeper)

test('nobody from outside reads or decides, and of the staff only admin and keeper', async () => {
  const article_id = await waitingArticle(app, doctorId)
  const input = { article_id, version: 1, reason: '请核对剂量', publish_at: MOMENT }
  for (const call of [calls.deskArticles, calls.deskArticle, ...decisions])
    expect(await rawRequestFromOutside(app, call, input)).toEqual(['login', 'login', '401'])
  for (const call of [calls.deskArticle, ...decisions])
    expect(await rolesRefused(app, people, call, { ...input, article_id: 999_999 })).toEqual([
      'planner',
      'nurse',
      'pharmacist',
      'auditor',
      'accountant',
      'service',
      'cashier',
    ])
})

test('another hospital’s desk does not see it, and nobody’s desk sees a draft', async () => {
  const article_id = await waitingArticle(app, doctorId)
  const draft = await insertDraft(app.db, doctorId, aDraft(), app.clock.now())
  const input = { version: 1, reason: '请核对剂量', publish_at: MOMENT }
  for (const call of [calls.deskArticle, ...decisions]) {
    expect(await app.refusal(call, { ...input, article_id }, stranger)).toBe('not-found')
    expect(await app.refusal(call, { ...input, article_id: draft }, keeper)).toBe('not-found')
  }
  expect((await app.callApi(calls.deskArticles, {}, stranger)).list).toEqual([])
})

test('what a doctor of a hospital without a desk hands in is reviewed at the platform’s', async () => {
  const alone = (await openClinic(app)).doctorIds[0] as number
  const article_id = await waitingArticle(app, alone)
  expect(await app.refusal(calls.deskArticlePublish, { article_id, version: 1 }, stranger)).toBe('not refused')
})

test('an article with a telephone number in it cannot be published', async () => {
  const text = `${'多喝水，多休息。'.repeat(20)}打 13812345678 找我`
  const id = await waitingArticle(app, doctorId, { blocks: [{ type: 'paragraph', text }] })
  expect(await publish(id)).toBe('faulty')
  expect((await app.callApi(calls.deskArticle, { article_id: id }, keeper)).fault_words).toContain('电话')
})

test('what was written anew since it was read is not decided upon', async () => {
  const id = await waitingArticle(app, doctorId)
  const inside = app.context()
  await recallArticle(inside, { id, doctorId, version: 1 })
  await updateDraft(inside.db, { id, doctorId, version: 1 }, aDraft({ title: '改过的题目' }), inside.now)
  await submitArticle(inside, { id, doctorId, version: 2 })
  expect(await publish(id, 1)).toBe('changed')
  expect(await publish(id, 2)).toBe('not refused')
  expect(await publish(id, 2)).toBe('changed')
})

test('one that is sent back or taken away says why, and is read by nobody', async () => {
  const [waiting, published] = [await waitingArticle(app, doctorId), await publishedArticle(app, doctorId)]
  const decide = (call: typeof calls.deskArticleRefuse | typeof calls.deskArticleWithdraw, article_id: number) =>
    app.refusal(call, { article_id, version: 1, reason: '第二段没有依据' }, keeper)
  expect(await decide(calls.deskArticleWithdraw, waiting)).toBe('changed')
  expect(await decide(calls.deskArticleRefuse, published)).toBe('changed')
  expect(await decide(calls.deskArticleRefuse, waiting)).toBe('not refused')
  expect(await decide(calls.deskArticleWithdraw, published)).toBe('not refused')
  for (const [list, id] of [
    ['refused', waiting],
    ['withdrawn', published],
  ] as const) {
    const found = (await app.callApi(calls.deskArticles, { list }, keeper)).list
    expect(found).toMatchObject([{ article_id: id, says: '第二段没有依据' }])
    expect(await app.refusal(docsayDetail, { id })).toBe('not-found')
  }
})

test('the one that waits longest is read first, and every decision is written down', async () => {
  app.clock.advance({ minutes: 1 })
  const id = await waitingArticle(app, doctorId, { title: '最后交来的' })
  const { list } = await app.callApi(calls.deskArticles, {}, keeper)
  expect(list.at(-1)?.title).toBe('最后交来的')
  expect(await publish(id)).toBe('not refused')
  expect((await app.callApi(docsayDetail, { id })).title).toBe('最后交来的')
  const said = (await app.callApi(deskAuditList, {}, people.admin)).list
  expect(said[0]).toMatchObject({ act: 'article.publish' })
})

test('an article that was given a moment is shown when it comes, not before, and not once it was taken away', async () => {
  const [article_id, taken] = [await waitingArticle(app, doctorId), await waitingArticle(app, doctorId)]
  const publish_at = formatTime(later(app.clock.now(), { hours: 2 }))
  const schedule = (input: object) =>
    app.refusal(calls.deskArticleSchedule, { article_id, version: 1, ...input }, keeper)
  expect(await schedule({ publish_at: formatTime(app.clock.now()) })).toBe('time')
  expect(await schedule({ publish_at: '2099-01-01 08:00:00' })).toBe('time')
  expect(await schedule({ publish_at: '2026-02-30 08:00:00' })).toBe('422')
  for (const id of [article_id, taken])
    await app.callApi(calls.deskArticleSchedule, { article_id: id, version: 1, publish_at }, keeper)
  expect(await schedule({ publish_at })).toBe('changed')
  await app.callApi(calls.deskArticleWithdraw, { article_id: taken, version: 1, reason: '再等等' }, keeper)
  const listed = (await app.callApi(calls.deskArticles, { list: 'scheduled' }, keeper)).list
  expect(listed).toMatchObject([{ article_id, publish_time: publish_at }])
  app.clock.advance({ hours: 1 })
  await app.wakeAll()
  expect(await app.refusal(docsayDetail, { id: article_id })).toBe('not-found')
  app.clock.advance({ hours: 1 })
  await app.wakeAll()
  expect((await app.callApi(docsayDetail, { id: article_id })).add_time).toBe(publish_at)
  expect(await app.refusal(docsayDetail, { id: taken })).toBe('not-found')
})

test('who corrects an article does not publish it where another could; its author sees what it was', async () => {
  keeper = await signInStaff(app, hospitalId, 'keeper')
  stranger = await signInStaff(app, (await openClinic(app)).hospitalId, 'keeper')
  const article_id = await waitingArticle(app, doctorId)
  const { title, summary, content } = await app.callApi(calls.deskArticle, { article_id }, keeper)
  const corrected = { article_id, version: 1, title: `${title}（校）`, summary, content }
  const foreign = { type: 'picture' as const, image: '/files/x.jpg', caption: '' }
  const refused = (more: object, as = keeper) => app.refusal(calls.deskArticleCorrect, { ...corrected, ...more }, as)
  expect(await refused({}, stranger)).toBe('not-found')
  expect(await refused({ content: [...content, foreign] })).toBe('pictures')
  expect(await refused({ version: 2 })).toBe('changed')
  expect(await app.callApi(calls.deskArticleCorrect, corrected, keeper)).toEqual({ article_id, version: 2 })
  expect(await refused({})).toBe('changed')
  // The others came today: nobody has had such a post for three days.
  app.clock.advance({ days: 4 })
  keeper = await signInStaff(app, hospitalId, 'keeper')
  await app.callApi(calls.deskArticleCorrect, { ...corrected, version: 2 }, keeper)
  expect(await publish(article_id, 3)).toBe('own-hand')
  const other = await signInStaff(app, hospitalId, 'keeper')
  await app.callApi(calls.deskArticlePublish, { article_id, version: 3 }, other)
  expect(await app.callApi(docsayDetail, { id: article_id })).toMatchObject({ title: `${title}（校）` })
})
