import { afterAll, beforeAll, expect, test } from 'vitest'
import { docsayDetail } from '#app/areas/content/articles/contract.ts'
import { MOST } from '#app/areas/content/articles/rules.ts'
import { deskArticlePublish, deskArticleRefuse, deskArticles } from '#app/areas/desk/articles/contract.ts'
import { upsertIllnesses } from '#app/areas/guahao/illnesses/server/queries.ts'
import { aPicture } from '#test/support/a-picture.ts'
import { waitingArticle } from '#test/support/articles.ts'
import { openClinic } from '#test/support/clinic.ts'
import { type DoctorPerson, signInDoctor } from '#test/support/doctor.ts'
import { rawRequestFromOutside, signInStaff } from '#test/support/staff.ts'
import { startTestApp, type TestApp } from '#test/support/start-test-app.ts'
import * as calls from '../contract.ts'

let app: TestApp
let me: DoctorPerson
let colleague: DoctorPerson
let keeper: { staffKey: string }

beforeAll(async () => {
  app = await startTestApp()
  const clinic = await openClinic(app, { doctors: 2 })
  const [first, second] = clinic.doctorIds as [number, number]
  me = await signInDoctor(app, first)
  colleague = await signInDoctor(app, second)
  keeper = await signInStaff(app, clinic.hospitalId, 'keeper')
  const illness = { aliases: [], description: '常见', isSymptom: false, createdAt: app.clock.now(), catalogueIds: [] }
  await upsertIllnesses(app.db, [{ ...illness, name: '高血压' }])
})
afterAll(() => app.close())

const long = '每天走路三十分钟，少吃一点盐，按时量血压，有不舒服就来医院。'.repeat(5)
const written = {
  cat_id: 1,
  title: '血压怎么量',
  summary: '坐五分钟再量',
  image: '',
  source: 'original' as const,
  source_from: '',
  ill_names: ['高血压'],
  is_ad: 0,
  content: [{ type: 'paragraph' as const, text: long }],
}
const write = (more: object = {}) => app.callApi(calls.benchArticleAdd, { ...written, ...more }, me)
const refused = (more: object) => app.refusal(calls.benchArticleAdd, { ...written, ...more }, me)
const sheet = (article_id: number) => app.callApi(calls.benchArticle, { article_id }, me)
const send = async () => (await app.callApi(calls.benchArticlePicture, { file: await aPicture() }, me)).url

test('nobody else comes in, and a colleague’s article is not there', async () => {
  const article_id = await waitingArticle(app, colleague.doctorId)
  const which = { article_id, version: 1 }
  for (const [call, input] of [
    [calls.benchArticle, which],
    [calls.benchArticleChange, { ...which, ...written }],
    [calls.benchArticleSubmit, which],
    [calls.benchArticleRecall, which],
    [calls.benchArticleWithdraw, which],
    [calls.benchArticleDelete, which],
    [calls.benchArticleVersions, which],
    [calls.benchArticleBack, { ...which, to: 1 }],
  ] as const) {
    expect(await rawRequestFromOutside(app, call, input)).toEqual(['login', 'login', 'login'])
    expect(await app.refusal(call, input, me)).toBe('not-found')
  }
  expect(await app.refusal(calls.benchArticleAdd, written)).toBe('login')
  expect((await app.callApi(calls.benchArticles, {}, me)).list).toEqual([])
})

test.each([
  ['no piece at all', { content: [] }, '422'],
  ['a piece of another kind', { content: [{ type: 'html', text: '<b>' }] }, '422'],
  [
    'a paragraph of a thousand and one characters',
    { content: [{ type: 'paragraph', text: '字'.repeat(1_001) }] },
    '422',
  ],
  ['more pieces than an article has', { content: Array(MOST.blocks + 1).fill(written.content[0]) }, '422'],
  ['a table with a row that is too short', { content: [{ type: 'table', head: ['一', '二'], rows: [['一']] }] }, '422'],
  ['references before the end', { content: [{ type: 'references', items: ['指南'] }, written.content[0]] }, '422'],
  ['a topic that there is not', { cat_id: 98 }, 'unknown-topic'],
  ['an illness that nobody knows', { ill_names: ['懒病'] }, 'unknown-illness'],
  ['another’s text without saying whose', { source: 'reposted' }, 'no-source'],
  ['a picture from elsewhere', { image: 'https://a.example/x.jpg' }, 'pictures'],
  [
    'a picture that was never sent',
    { content: [{ type: 'picture', image: `/files/${'0'.repeat(40)}.jpg`, caption: '' }] },
    'pictures',
  ],
])('%s is refused', async (_, more, why) => {
  expect(await refused(more)).toBe(why)
})

test('what is no picture is not kept', async () => {
  const file = new Blob(['<script>'], { type: 'image/jpeg' })
  expect(await app.refusal(calls.benchArticlePicture, { file }, me)).toBe('no-picture')
})

test('pictures that were sent stand in the article, and everybody sees them', async () => {
  const [cover, inside] = [await send(), await send()]
  const content = [...written.content, { type: 'picture', image: inside, caption: '袖带的位置' }]
  const { article_id } = await write({ image: cover, content })
  expect(await sheet(article_id)).toMatchObject({ image: cover, content })
  expect((await app.server.inject(inside)).statusCode).toBe(200)
})

test('what cannot be published cannot be handed in, and says why', async () => {
  const { article_id, version } = await write({ content: [{ type: 'paragraph', text: `${long}加微信 abc12345` }] })
  expect((await sheet(article_id)).fault_words).toContain('微信')
  expect(await app.refusal(calls.benchArticleSubmit, { article_id, version }, me)).toBe('faulty')
})

test('written, sent back, written anew, published, withdrawn: each step only from the one before', async () => {
  const { article_id, version } = await write()
  const which = { article_id, version }
  for (const call of [calls.benchArticleRecall, calls.benchArticleWithdraw])
    expect(await app.refusal(call, which, me)).toBe('changed')
  await app.callApi(calls.benchArticleSubmit, which, me)
  expect(await app.refusal(calls.benchArticleChange, { ...which, ...written }, me)).toBe('changed')
  expect(await app.refusal(calls.benchArticleDelete, which, me)).toBe('changed')
  expect((await app.callApi(deskArticles, {}, keeper)).list.at(-1)).toMatchObject({ article_id })
  await app.callApi(deskArticleRefuse, { ...which, reason: '请写明什么时候要就医' }, keeper)
  expect(await sheet(article_id)).toMatchObject({ state: 'refused', says: '请写明什么时候要就医', may_write: 1 })
  const again = await app.callApi(calls.benchArticleChange, { ...which, ...written, title: '血压怎么量才准' }, me)
  expect(again.version).toBe(2)
  expect(await app.refusal(calls.benchArticleSubmit, which, me)).toBe('changed')
  await app.callApi(calls.benchArticleSubmit, again, me)
  await app.callApi(deskArticlePublish, again, keeper)
  expect(await app.callApi(docsayDetail, { id: article_id })).toMatchObject({
    title: '血压怎么量才准',
    ill_names: ['高血压'],
  })
  await app.callApi(calls.benchArticleWithdraw, again, me)
  expect(await app.refusal(docsayDetail, { id: article_id })).toBe('not-found')
  expect(await app.refusal(calls.benchArticleDelete, which, me)).toBe('changed')
})

test('taken back out of the review it is a draft again, and can be thrown away', async () => {
  const which = await write({ title: '不写了' })
  await app.callApi(calls.benchArticleSubmit, which, me)
  await app.callApi(calls.benchArticleRecall, which, me)
  expect(await sheet(which.article_id)).toMatchObject({ state: 'draft', may_write: 1 })
  await app.callApi(calls.benchArticleDelete, which, me)
  expect(await app.refusal(calls.benchArticle, which, me)).toBe('not-found')
})

test('lists, tables, quotes and references are stored as they are, and script in any of them is text', async () => {
  const script = '<script>alert(1)</script>'
  const content = [
    ...written.content,
    { type: 'steps', items: [script, '二'] },
    { type: 'quote', text: script },
    { type: 'table', head: ['药', script], rows: [['甲', '']] },
    { type: 'references', items: [script] },
  ]
  const { article_id, version } = await write({ title: script, content })
  expect((await sheet(article_id)).content).toEqual(content)
  await app.callApi(calls.benchArticleSubmit, { article_id, version }, me)
  await app.callApi(deskArticlePublish, { article_id, version }, keeper)
  expect((await app.callApi(docsayDetail, { id: article_id })).content).toEqual(content)
})

test('what was written before is read again and gone back to, and nothing of it is lost', async () => {
  const { article_id } = await write({ title: '第一版' })
  await app.callApi(calls.benchArticleChange, { ...written, article_id, version: 1, title: '第二版' }, me)
  const titles = async () =>
    (await app.callApi(calls.benchArticleVersions, { article_id }, me)).list.map(({ version, title }) => [
      version,
      title,
    ])
  expect(await titles()).toEqual([[1, '第一版']])
  const back = { article_id, version: 2, to: 1 }
  expect(await app.refusal(calls.benchArticleBack, { ...back, to: 9 }, me)).toBe('no-version')
  expect(await app.refusal(calls.benchArticleBack, { ...back, version: 1 }, me)).toBe('changed')
  expect(await app.callApi(calls.benchArticleBack, back, me)).toEqual({ article_id, version: 3 })
  expect(await sheet(article_id)).toMatchObject({ title: '第一版', version: 3, content: written.content })
  expect(await titles()).toEqual([
    [2, '第二版'],
    [1, '第一版'],
  ])
  await app.callApi(calls.benchArticleSubmit, { article_id, version: 3 }, me)
  expect(await app.refusal(calls.benchArticleBack, { article_id, version: 3, to: 1 }, me)).toBe('changed')
})
