import { afterAll, beforeAll, expect, test } from 'vitest'
import { followUnit } from '#app/areas/guahao/hospitals/contract.ts'
import { earlier, later } from '#kit/time/span.ts'
import { aShop } from '#test/support/mall.ts'
import { signIn } from '#test/support/people.ts'
import { startTestApp, type TestApp } from '#test/support/start-test-app.ts'
import * as calls from '../contract.ts'
import { ownPlaces } from '../rules.ts'
import { insertAdverts, insertArticles, insertCategories } from './queries/seed.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.close())

const category = { tree: 'health', parentId: null, picture: 'drop', position: 0 }

test('categories of articles say how they are shown: 0 encyclopedia, 1 diaries, 2 questions [X134]', async () => {
  await insertCategories(
    app.db,
    [0, 1, 2].map((showType) => ({
      ...category,
      sourceKey: `shown ${showType}`,
      name: `第${showType}种`,
      showType,
      hasArticles: true,
    })),
  )
  const { list } = await app.callApi(calls.getArticleCategory, {})
  expect(list.map(({ showType }) => showType)).toEqual([0, 1, 2])
  expect((await app.callApi(calls.getHealthCategory, {})).list).toEqual([])
})

test('an article tells its hospital, whether the asker follows it, and the picture of its video [X135]', async () => {
  const [me, hospitalId] = [await signIn(app), await aShop(app)]
  const row = { ...category, sourceKey: 'followed', name: '百科', hasArticles: true }
  const categoryId = (await insertCategories(app.db, [row])).get('followed') as number
  const article = {
    categoryId,
    hospitalId,
    title: '标题',
    content: '内容',
    authorName: '医生',
    publishedAt: app.clock.now(),
  }
  await insertArticles(app.db, [{ ...article, videoImage: '/video.svg' }])
  const first = async () => (await app.callApi(calls.getArticle, { category_id: categoryId }, me)).list[0]
  expect(await first()).toMatchObject({ unitId: hospitalId, videoImg: '/video.svg', unit: { isFocus: 0 } })
  await app.callApi(followUnit, { id: hospitalId }, me)
  expect(await first()).toMatchObject({ unit: { isFocus: 1 } })
})

test('an advert stands in its place, its city and its time alone, and says when it is paid for', async () => {
  const now = app.clock.now()
  const usual = {
    title: '',
    link: '/',
    position: 0,
    startsAt: earlier(now, { days: 1 }),
    endsAt: later(now, { days: 1 }),
  }
  await insertAdverts(app.db, [
    { ...usual, location: 13, title: '在', cityIds: [5], isPaid: true },
    { ...usual, location: 13, title: '别处', cityIds: [3316], isPaid: false },
    { ...usual, location: 13, title: '已过', cityIds: [], isPaid: false, endsAt: earlier(now, { hours: 1 }) },
    { ...usual, location: 14, title: '别的位置', cityIds: [], isPaid: false },
  ])
  const { list } = await app.callApi(calls.getCategoryAd, { location: 13 }, { city: 5 })
  expect(list).toMatchObject([{ title: '在', is_ad: 1 }])
  expect(await app.refusal(calls.getCategoryAd, {})).toBe('422')
})

test('who did not agree to recommendations is shown no advert that somebody pays for [X137] [X254]', async () => {
  const now = app.clock.now()
  const usual = { link: '/', position: 0, startsAt: earlier(now, { days: 1 }), endsAt: later(now, { days: 1 }) }
  const { floatingWindow, orderList } = ownPlaces
  await insertAdverts(
    app.db,
    [3, floatingWindow, orderList].flatMap((location) => [
      { ...usual, location, title: '推广', isPaid: true },
      { ...usual, location, title: '自家', isPaid: false, position: 1 },
    ]),
  )
  const titles = async (more: { not_rec?: 0 | 1 }) => [
    ...(await app.callApi(calls.getCategoryAd, { location: 3, ...more })).list.map(({ title }) => title),
    (await app.callApi(calls.getFloatingWindow, more)).advert?.title,
    (await app.callApi(calls.getOrderListAd, more)).advert?.title,
  ]
  for (const agreed of [{}, { not_rec: 0 } as const])
    expect(await titles(agreed)).toEqual(['推广', '自家', '推广', '推广'])
  expect(await titles({ not_rec: 1 })).toEqual(['自家', '自家', '自家'])
})
