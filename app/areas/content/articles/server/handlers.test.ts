import { afterAll, beforeAll, expect, test } from 'vitest'
import { statisticView } from '#app/areas/analytics/contract.ts'
import { doctorDetail } from '#app/areas/guahao/doctors/contract.ts'
import { upsertIllnesses } from '#app/areas/guahao/illnesses/server/queries.ts'
import { searchSingle } from '#app/areas/search/contract.ts'
import { aDraft, publishedArticle, waitingArticle } from '#test/support/articles.ts'
import { type Clinic, openClinic } from '#test/support/clinic.ts'
import { ownRows } from '#test/support/own-rows.ts'
import { type Person, signIn } from '#test/support/people.ts'
import { startTestApp, type TestApp } from '#test/support/start-test-app.ts'
import * as calls from '../contract.ts'
import { insertDraft, withdrawArticle } from './public.ts'

let app: TestApp
let clinic: Clinic
let [chief, young, silent] = [0, 0, 0]
let me: Person

beforeAll(async () => {
  app = await startTestApp()
  clinic = await openClinic(app, { doctors: 3 })
  ;[chief, young, silent] = clinic.doctorIds as [number, number, number]
  me = await signIn(app)
})
afterAll(() => app.close())

const idsIn = ({ list }: { list: { article_id: number }[] }) => list.map(({ article_id }) => article_id)
const read = (id: number, as = {}) => app.callApi(calls.docsayDetail, { id }, as)

test('what is not published is not there: not to be read, liked, admired or found', async () => {
  const draft = await insertDraft(app.db, chief, aDraft({ title: '还没写完的稿子' }), app.clock.now())
  const waiting = await waitingArticle(app, chief, { title: '还在审核的稿子' })
  for (const id of [draft, waiting, 999_999]) {
    for (const call of [calls.docsayDetail, calls.docsayAdmire])
      expect(await app.refusal(call, { id })).toBe('not-found')
    expect(await app.refusal(calls.docsayLike, { id, state: 1 }, me)).toBe('not-found')
  }
  const all = await app.callApi(calls.searchDocArticle, { keyword: '稿子' })
  expect([all.list, (await app.callApi(calls.docsayByDoctor, { doctor_id: chief })).list]).toEqual([[], []])
})

test('a visitor likes nothing and follows nobody', async () => {
  const id = await publishedArticle(app, young)
  expect(await app.refusal(calls.docsayLike, { id, state: 1 })).toBe('login')
  expect(await app.refusal(calls.docsayFocus, { doctor_id: young, state: 1 })).toBe('login')
  expect(await app.refusal(calls.docsayFollowList, {})).toBe('login')
})

test('a topic or a doctor that nobody has is not found', async () => {
  for (const call of [calls.docsayByTopic, calls.moreDocArticles])
    expect(await app.refusal(call, { cat_id: 98 })).toBe('not-found')
  for (const call of [calls.docsayByDoctor, calls.docSayList])
    expect(await app.refusal(call, { doctor_id: 999_999 })).toBe('not-found')
  expect(await app.refusal(calls.docsayFocus, { doctor_id: 999_999, state: 1 }, me)).toBe('not-found')
})

test('an article says when, whose words they are, what it says and which illnesses it is about [X119]', async () => {
  const own = await publishedArticle(app, chief, { illNames: ['高血压', '冠心病'] })
  const passedOn = await publishedArticle(app, chief, { source: 'reposted', sourceFrom: '科普周刊' })
  const [original, reposted] = [await read(own), await read(passedOn)]
  expect(original).toMatchObject({
    add_time: '2026-11-23 08:00:00',
    source: 'original',
    source_tips: '医生原创',
    ill_names: ['高血压', '冠心病'],
    doctor_id: chief,
    is_ad: 0,
    minutes: 1,
    content: [{ type: 'heading', text: '先说结论' }, { type: 'paragraph' }],
  })
  expect(reposted).toMatchObject({ source: 'reposted', source_tips: '转载自科普周刊', ill_names: [] })
})

test('markup in an article stays the letters that it is', async () => {
  const text = '<img src=x onerror=alert(1)> '.repeat(5) + '不是图片，是一句话。'.repeat(10)
  const id = await publishedArticle(app, chief, { blocks: [{ type: 'paragraph', text }] })
  expect((await read(id)).content).toEqual([{ type: 'paragraph', text }])
})

test('lists have ten a page where nobody says how many, the newest first [X329]', async () => {
  const ids: number[] = []
  for (let at = 0; at < 12; at++) {
    app.clock.advance({ minutes: 1 })
    ids.unshift(await publishedArticle(app, young, { topicId: 9 }))
  }
  for (const call of [calls.docArticleList, calls.docsayByTopic, calls.moreDocArticles]) {
    const first = await app.callApi(call, { cat_id: 9 })
    expect(first).toMatchObject({ page: 1, total_page_num: 2 })
    expect(idsIn(first)).toEqual(ids.slice(0, 10))
    expect(idsIn(await app.callApi(call, { cat_id: 9, page: 2 }))).toEqual(ids.slice(10))
  }
  expect(idsIn(await app.callApi(calls.docsayFeed, { page_size: 1 }))).toEqual([ids[0]])
})

test('a doctor’s articles are told with their number; one who wrote nothing has none', async () => {
  const { docsaytotal, docsaylist } = await app.callApi(calls.docSayList, { doctor_id: young, page_size: 5 })
  expect([docsaytotal >= 12, docsaylist.length]).toEqual([true, 5])
  expect(docsaylist.every(({ doctor_id }) => doctor_id === young)).toBe(true)
  expect(await app.callApi(calls.docSayList, { doctor_id: silent })).toEqual({
    docsaylist: [],
    docsaytotal: 0,
    page: 1,
    total_page_num: 0,
  })
})

test('articles are found by every word that is asked for, whatever stands in it', async () => {
  const id = await publishedArticle(app, chief, { title: '减盐 5%_的办法', illNames: ['痛风'] })
  const find = async (keyword: string) => idsIn(await app.callApi(calls.searchDocArticle, { keyword }))
  expect(await find('痛风 减盐')).toEqual([id])
  expect(await find('5%_')).toEqual([id])
  expect(await find('痛风 骨折')).toEqual([])
})

test('articles are found by pinyin, by initials and in a sentence, and by what people call their illness', async () => {
  await upsertIllnesses(app.db, [
    {
      name: '白癜风',
      aliases: ['白斑病'],
      description: '',
      isSymptom: false,
      catalogueIds: [],
      createdAt: app.clock.now(),
    },
  ])
  const id = await publishedArticle(app, chief, { title: '晒太阳要当心', illNames: ['白癜风'], topicId: 3 })
  const find = async (keyword: string, more: object = {}) =>
    idsIn(await app.callApi(calls.searchDocArticle, { keyword, ...more }))
  expect(await find('buzaizheli')).toEqual([])
  expect(await find('白癜风会不会骨裂 骨裂')).toEqual([])
  // Of a text the first six words are asked for.
  expect(await find(`${'得了白癜风 '.repeat(6)}骨裂`)).toEqual([id])
  for (const keyword of ['baidianfeng', 'bai dian feng', 'BDF', 'shaitaiyang', '得了白癜风还能晒太阳吗', '白斑病'])
    expect(await find(keyword), keyword).toEqual([id])
  expect(await find('baidianfeng', { doctor_id: young })).toEqual([])
  expect(await find('baidianfeng', { doctor_id: chief, pubcat_id: 3, sort: 'hot' })).toEqual([id])
})

test('the one search finds an article when it is published, and no more once it is withdrawn', async () => {
  const id = await publishedArticle(app, chief, { title: '蜂蜜水能治便秘吗' })
  const find = async () => (await app.callApi(searchSingle, { keyword: '蜂蜜水', type: 'article' })).list
  expect(await find()).toMatchObject([{ type: 'article', article_id: id, doctor_id: chief }])
  await withdrawArticle(app.context(), { id, doctorId: chief, version: 1 }, '')
  expect(await find()).toEqual([])
  expect(await app.refusal(calls.docsayDetail, { id })).toBe('not-found')
})

test('liking twice counts once, and stops again', async () => {
  const id = await publishedArticle(app, chief)
  const like = (state: 0 | 1) => app.callApi(calls.docsayLike, { id, state }, me)
  expect([(await like(1)).like_num, (await like(1)).like_num]).toEqual([1, 1])
  expect(await read(id, me)).toMatchObject({ is_liked: 1, like_num: 1 })
  expect(await read(id)).toMatchObject({ is_liked: 0, like_num: 1 })
  expect([(await like(0)).like_num, (await like(0)).like_num]).toEqual([0, 0])
})

test('who likes an article is told five at a time, the latest first, by masked names [X330]', async () => {
  const id = await publishedArticle(app, chief)
  for (let at = 0; at < 6; at++) {
    app.clock.advance({ minutes: 1 })
    await app.callApi(calls.docsayLike, { id, state: 1 }, await signIn(app))
  }
  const first = await app.callApi(calls.docsayAdmire, { id })
  expect([first.list.length, first.total_page_num]).toEqual([5, 2])
  expect(first.list.map(({ add_time }) => add_time)).toEqual(
    first.list
      .map(({ add_time }) => add_time)
      .toSorted()
      .reverse(),
  )
  for (const { user_name } of first.list) expect(user_name).toMatch(/^(.\*\*|匿名用户)$/)
})

test('views that come at once are all counted, those of a withdrawn article not, and the most read stands first among the hot', async () => {
  const id = await publishedArticle(app, chief)
  const view = { object_type: 'article', object_id: id } as const
  await Promise.all(Array.from({ length: 30 }, () => app.callApi(statisticView, view)))
  expect((await read(id)).read_num).toBe(30)
  expect(idsIn(await app.callApi(calls.searchDocArticle, { sort: 'hot', page_size: 1 }))).toEqual([id])
})

test('following the author shows in their fans and brings their articles, and only those', async () => {
  const other = await signIn(app)
  expect((await app.callApi(calls.docsayFollowList, {}, other)).list).toEqual([])
  const { fans_num } = await app.callApi(calls.docsayFocus, { doctor_id: young, state: 1 }, other)
  expect((await app.callApi(doctorDetail, { doctor_id: young })).fans_num).toBe(fans_num)
  const { list } = await app.callApi(calls.docsayFollowList, {}, other)
  expect(new Set(list.map(({ doctor_id }) => doctor_id))).toEqual(new Set([young]))
  expect(await app.callApi(calls.docsayFocus, { doctor_id: young, state: 0 }, other)).toMatchObject({ is_focused: 0 })
})

test('others about the same illness come before others of the same topic', async () => {
  const one = await publishedArticle(app, chief, { topicId: 12, illNames: ['骨质疏松'] })
  const sameTopic = await publishedArticle(app, chief, { topicId: 12 })
  const sameIllness = await publishedArticle(app, young, { topicId: 7, illNames: ['骨质疏松'] })
  expect((await read(one)).related.map(({ article_id }) => article_id)).toEqual([sameIllness, sameTopic])
})

test('what somebody likes is in the file of their data, and counts no more when they leave', async () => {
  const id = await publishedArticle(app, chief)
  const leaving = await signIn(app)
  await app.callApi(calls.docsayLike, { id, state: 1 }, leaving)
  expect(await ownRows(app, leaving, 'article_likes')).toMatchObject([{ article_id: id }])
  const left = { patientId: leaving.patientId as never, keepNames: () => undefined }
  await app.context().emit('patient.left', left)
  expect((await read(id)).like_num).toBe(0)
})
