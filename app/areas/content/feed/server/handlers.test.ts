import { afterAll, beforeAll, expect, test } from 'vitest'
import { savePrivacy } from '#app/areas/account/settings/contract.ts'
import { docsayFocus } from '#app/areas/content/articles/contract.ts'
import { publishedArticle } from '#test/support/articles.ts'
import { type Clinic, openClinic } from '#test/support/clinic.ts'
import { publishedClass } from '#test/support/lessons.ts'
import { type Person, signIn } from '#test/support/people.ts'
import { startTestApp, type TestApp } from '#test/support/start-test-app.ts'
import { publishedVideo } from '#test/support/videos.ts'
import * as calls from '../contract.ts'
import { feedKinds, tabOf } from '../rules.ts'

let app: TestApp
let clinic = {} as Clinic
let [doctor, other] = [0, 0]
let me = {} as Person

beforeAll(async () => {
  app = await startTestApp()
  clinic = await openClinic(app)
  ;[doctor = 0] = clinic.doctorIds
  ;[other = 0] = (await openClinic(app)).doctorIds
  me = await signIn(app)
})
afterAll(() => app.close())

const asMe = () => ({ key: me.key })
/** What was kept for visitors is over. */
const later = () => app.clock.advance({ minutes: 1 })
const feed = (more = {}, as = {}) => app.callApi(calls.feedNew, { page_size: 50, ...more }, as)
const namesIn = ({ list }: { list: readonly { item_type: string; item_id: string }[] }) =>
  list.map(({ item_type, item_id }) => `${item_type} ${item_id}`)

test('where nothing is published the feed is empty, Recommend is there all the same, and nothing is a topic [X139]', async () => {
  expect(await feed()).toEqual({ list: [], next_cursor: '' })
  for (const call of [calls.recommendTabs, calls.contentTabs])
    expect((await app.callApi(call, {})).list).toEqual([{ tab_id: 0, title: '推荐', url: '/main/feed', is_fixed: 1 }])
  expect((await app.callApi(calls.firstList, {})).list).toEqual([])
  expect((await app.callApi(calls.healthCollege, {})).list).toEqual([])
})

test.each([
  [{ tab_id: 9 }, 'no-tab'],
  [{ cursor: 'x.y.z' }, 'bad-cursor'],
  [{ cursor: '1.0.1 or 1=1' }, 'bad-cursor'],
  [{ page: 1_000, page_size: 50 }, 'bad-cursor'],
])('of %j the feed knows nothing', async (input, refused) => {
  expect(await app.refusal(calls.feedNew, input)).toBe(refused)
})

test('who is not signed in wishes nothing, and a wish names a topic or an entry', async () => {
  for (const call of [calls.feedLess, calls.feedWishes])
    expect(await app.rawRequest(call, { state: 1 })).toMatchObject({ body: { status: 0, login: -1 } })
  for (const what of [{}, { item_type: 'article' }, { item_id: '1' }, { cat_id: 99 }])
    expect(await app.refusal(calls.feedLess, { ...what, state: 1 }, asMe())).toBe('nothing')
})

test('articles, videos and classes stand in one list, the newest first, with where they are read and why they are shown', async () => {
  const article = await publishedArticle(app, doctor)
  later()
  const video = await publishedVideo(app, { doctorId: doctor, hospitalId: clinic.hospitalId })
  later()
  const lesson = await publishedClass(app, clinic)
  later()
  const found = await feed()
  expect(namesIn(found)).toEqual([`class ${lesson}`, `video ${video}`, `article ${article}`])
  expect(found.list.map(({ url, why }) => [url, why])).toEqual([
    [`/vue/doctorlesson/intro?classId=${lesson}`, '最新的课程'],
    [`/video/detail?file_id=${video}`, '最新的视频'],
    [`/article/detail?id=${article}`, '最新的文章'],
  ])
  expect(namesIn(await app.callApi(calls.recommendFeed, {}))).toEqual(namesIn(found))
  expect(namesIn(await app.callApi(calls.docPopularScience, {}))).toEqual(namesIn(found))
  const tabs = (await app.callApi(calls.contentTabs, {})).list
  expect(tabs.map(({ tab_id, title }) => [tab_id, title])).toEqual([
    [0, '推荐'],
    [1, '文章'],
    [2, '视频'],
    [3, '课程'],
  ])
  for (const kind of ['article', 'video', 'class'] as const) {
    const { list } = await feed({ tab_id: tabOf(kind) })
    expect(new Set(list.map(({ item_type }) => item_type))).toEqual(new Set([kind]))
  }
})

test('what is withdrawn is gone from the feed, also between two pages', async () => {
  const [a, b, c] = [
    await publishedArticle(app, doctor),
    await publishedArticle(app, doctor),
    await publishedArticle(app, doctor),
  ]
  later()
  const first = await feed({ page_size: 1, tab_id: 1 })
  expect(namesIn(first)).toEqual([`article ${c}`])
  await app.pool.query("update content_articles set state = 'withdrawn' where id = any($1)", [[c, b]])
  const second = await feed({ page_size: 1, tab_id: 1, cursor: first.next_cursor })
  expect(namesIn(second)).toEqual([`article ${a}`])
  later()
  expect(namesIn(await feed({ tab_id: 1 }))).not.toContain(`article ${c}`)
})

test('topics are counted, and hold what is about them', async () => {
  await publishedArticle(app, doctor, { topicId: 7 })
  const video = await publishedVideo(app, { doctorId: doctor, hospitalId: clinic.hospitalId }, { topicId: 7 })
  later()
  expect((await app.callApi(calls.firstList, {})).list).toContainEqual({ id: 7, name: '骨骼运动', num: 2 })
  const { list } = await app.callApi(calls.secondList, { id: 7 })
  expect(list.map(({ cat_id }) => cat_id)).toEqual([7, 7])
  expect(await app.refusal(calls.secondList, { id: 99 })).toBe('not-found')
  const college = await app.callApi(calls.healthCollege, { cat_id: 7 })
  expect(college.list).toHaveLength(1)
  expect(namesIn({ list: college.list[0]?.items ?? [] })).toContain(`video ${video}`)
})

test('what doctors whom one follows publish stands higher, for who agreed to it alone [X137] [X254]', async () => {
  const followed = await publishedArticle(app, other)
  app.clock.advance({ minutes: 1 })
  const newer = await publishedArticle(app, doctor)
  await app.callApi(docsayFocus, { doctor_id: other, state: 1 }, asMe())
  const firstFor = async (more = {}, as: object = asMe()) => namesIn(await feed(more, as))[0]
  expect(await firstFor()).toBe(`article ${newer}`)
  await app.callApi(savePrivacy, { acceptRecommend: '1' }, asMe())
  expect(await firstFor()).toBe(`article ${followed}`)
  expect((await feed({}, asMe())).list[0]?.why).toMatch(/^您关注了.+医生$/)
  expect(await firstFor({ not_rec: 1 })).toBe(`article ${newer}`)
  later()
  expect(await firstFor({}, {})).toBe(`article ${newer}`)
  const walked: string[] = []
  for (let cursor: string | undefined; cursor !== ''; ) {
    const page = await feed({ page_size: 2, cursor }, asMe())
    walked.push(...namesIn(page))
    cursor = page.next_cursor
  }
  expect(new Set(walked).size).toBe(walked.length)
  expect(new Set(walked)).toEqual(new Set(namesIn(await feed({ not_rec: 1 }, asMe()))))
  await app.callApi(savePrivacy, { acceptRecommend: '0' }, asMe())
  expect(await firstFor()).toBe(`article ${newer}`)
})

test('of what one wanted less nothing comes, to oneself alone, until one takes it back', async () => {
  const { key } = await signIn(app)
  const as = { key }
  const before = namesIn(await feed({}, as))
  const [entry] = (await feed({}, as)).list
  const item = { item_type: entry?.item_type, item_id: entry?.item_id ?? '' }
  for (let at = 0; at < 2; at++) await app.callApi(calls.feedLess, { ...item, state: 1 }, as)
  await app.callApi(calls.feedLess, { cat_id: 7, state: 1 }, as)
  const after = await feed({ not_rec: 1 }, as)
  expect(namesIn(after)).not.toContain(before[0])
  expect(after.list.map(({ cat_id }) => cat_id)).not.toContain(7)
  expect(namesIn(await feed({}, asMe()))).toEqual(expect.arrayContaining([before[0]]))
  expect(await app.callApi(calls.feedWishes, {}, as)).toEqual({
    topics: [{ cat_id: 7, cat_name: '骨骼运动' }],
    item_num: 1,
  })
  await app.callApi(calls.feedLess, { ...item, state: 0 }, as)
  await app.callApi(calls.feedLess, { cat_id: 7, state: 0 }, as)
  expect(namesIn(await feed({}, as))).toEqual(before)
})

test('a hundred pages deep nothing repeats and nothing is left out while ten items arrive with each page', async () => {
  const publish = (many: number, agoMinutes: number) =>
    app.pool.query(
      `insert into content_articles (doctor_id, topic_id, title, summary, blocks, source, state, changed_at, submitted_at, published_at)
       select $1, 1 + n % 12, 'n' || n, 's', '[]', 'original', 'published', $3, $3, $3::timestamptz - n % 40 * interval '1 minute'
       from generate_series(1, $2) n`,
      [doctor, many, new Date(app.clock.now().getTime() - agoMinutes * 60_000)],
    )
  await publish(2_100, 5)
  const { rows } = await app.pool.query("select count(*)::int as n from content_articles where state = 'published'")
  const there: number = rows[0].n
  const seen: string[] = []
  let cursor: string | undefined
  for (let page = 0; cursor !== ''; page++) {
    const found = await feed({ tab_id: 1, page_size: 20, cursor }, page === 0 ? {} : asMe())
    seen.push(...namesIn(found))
    cursor = found.next_cursor
    app.clock.advance({ seconds: 1 })
    await publish(10, 0)
    if (page === 0) expect(found.list).toHaveLength(20)
  }
  expect(seen.length).toBeGreaterThan(2_000)
  expect(new Set(seen).size).toBe(seen.length)
  // All that stood there when one began; what arrived stands above, within the last minutes, or below by its own date.
  expect(seen.length).toBeGreaterThanOrEqual(there)
}, 60_000)

test('while articles are deleted and taken down under who reads, no page breaks, repeats, ends early or shows what was gone', async () => {
  const own = (await openClinic(app)).doctorIds[0] ?? 0
  const { rows } = await app.pool.query<{ id: string }>(
    `insert into content_articles (doctor_id, topic_id, title, summary, blocks, source, state, changed_at, submitted_at, published_at)
     select $1, 11, 'd' || n, 's', '[]', 'original', 'published', $2, $2, $2::timestamptz - n * interval '1 second'
     from generate_series(1, 600) n returning id`,
    [own, app.clock.now()],
  )
  const mine = rows.map(({ id }) => `article ${id}`)
  const [gone, seen] = [new Set<string>(), [] as string[]]
  /** Every third goes, a half of them for good: around where the reader stands, above and below. */
  const takeAway = async (page: number) => {
    const ids = rows.slice(page * 18, page * 18 + 60).flatMap(({ id }, at) => (at % 3 === 1 ? [id] : []))
    await app.pool.query('delete from content_articles where id = any($1::bigint[])', [ids.filter((_, at) => at % 2)])
    await app.pool.query("update content_articles set state = 'withdrawn' where id = any($1::bigint[])", [ids])
    return ids.map((id) => `article ${id}`)
  }
  let cursor: string | undefined
  for (let page = 0; cursor !== ''; page++) {
    const goneBefore = new Set(gone)
    const asked = { tab_id: 1, page_size: 20, cursor }
    const [found, away] = await Promise.all([feed(asked, asMe()), takeAway(page)])
    const names = namesIn(found)
    expect(names.filter((name) => goneBefore.has(name))).toEqual([])
    expect(names.length === 20 || found.next_cursor === '').toBe(true)
    seen.push(...names)
    for (const name of away) gone.add(name)
    cursor = found.next_cursor
  }
  expect(new Set(seen).size).toBe(seen.length)
  expect(mine.filter((name) => !gone.has(name) && !seen.includes(name))).toEqual([])
  expect(gone.size).toBeGreaterThan(150)
}, 60_000)

test('what buyers show is read by who is signed in alone', async () => {
  expect((await feed({ tab_id: tabOf('diary') })).list).toEqual([])
  expect((await app.callApi(calls.contentTabs, {})).list.map(({ tab_id }) => tab_id)).not.toContain(tabOf('diary'))
  expect(feedKinds).toContain('diary')
})
