import { afterAll, beforeAll, expect, test } from 'vitest'
import { deskAuditList } from '#app/areas/access/audit/contract.ts'
import { docsayDetail } from '#app/areas/content/articles/contract.ts'
import { insertDraft, recallArticle, submitArticle, updateDraft } from '#app/areas/content/articles/server/public.ts'
import { aDraft, publishedArticle, waitingArticle } from '#test/support/articles.ts'
import { openClinic } from '#test/support/clinic.ts'
import { rawRequestFromOutside, rolesRefused, type Staffing, signInAllRoles, signInStaff } from '#test/support/staff.ts'
import { startTestApp, type TestApp } from '#test/support/start-test-app.ts'
import * as calls from '../contract.ts'

let app: TestApp
let doctorId = 0
let people: Staffing
let keeper: { staffKey: string }
let stranger: { staffKey: string }

beforeAll(async () => {
  app = await startTestApp()
  const clinic = await openClinic(app)
  doctorId = clinic.doctorIds[0] as number
  people = await signInAllRoles(app, clinic.hospitalId)
  keeper = people.keeper
  stranger = await signInStaff(app, (await openClinic(app)).hospitalId, 'keeper')
})
afterAll(() => app.close())

const decisions = [calls.deskArticlePublish, calls.deskArticleRefuse, calls.deskArticleWithdraw]
const publish = (article_id: number, version = 1) =>
  app.refusal(calls.deskArticlePublish, { article_id, version }, keeper)

test('nobody from outside reads or decides, and of the staff only admin and keeper', async () => {
  const article_id = await waitingArticle(app, doctorId)
  const input = { article_id, version: 1, reason: '请核对剂量' }
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
    ])
})

test('another hospital’s desk does not see it, and nobody’s desk sees a draft', async () => {
  const article_id = await waitingArticle(app, doctorId)
  const draft = await insertDraft(app.db, doctorId, aDraft(), app.clock.now())
  const input = { version: 1, reason: '请核对剂量' }
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
