import { afterAll, beforeAll, expect, test } from 'vitest'
import { insertStocks } from '#app/areas/mall/stock/server/public.ts'
import { messages } from '#app/areas/notices/messages/contract.ts'
import { instantAt } from '#kit/time/day.ts'
import { aCategory, someGoods } from '#test/support/mall.ts'
import { type Person, signIn } from '#test/support/people.ts'
import { startTestApp, type TestApp } from '#test/support/start-test-app.ts'
import * as calls from '../contract.ts'
import { insertItems, insertSessions } from './queries/write.ts'

let app: TestApp
let me: Person
let [on, coming, over, far] = [0, 0, 0, 0]
let [goodsId, categoryId] = [0, 0]

beforeAll(async () => {
  app = await startTestApp({ at: '2026-11-23 08:00' })
  me = await signIn(app)
  const at = (time: string, day = '2026-11-23') => instantAt(day, time)
  ;[on, coming, over, far] = (await insertSessions(app.db, [
    { title: '早场', startsAt: at('07:00'), endsAt: at('09:00') },
    { title: '午场', startsAt: at('12:00'), endsAt: at('14:00') },
    { title: '已过', startsAt: at('05:00'), endsAt: at('07:00') },
    { title: '三天后', startsAt: at('12:00', '2026-11-26'), endsAt: at('14:00', '2026-11-26') },
  ])) as [number, number, number, number]
  categoryId = await aCategory(app, '器械')
  const goods = await someGoods(app, { categoryId: await aCategory(app, '血压计', categoryId) })
  goodsId = goods.goodsId
  const stocks = await insertStocks(
    app.db,
    [1, 2].map((n) => ({ pieces: 20, limitName: `seckill ${n}`, limitEach: 1 })),
  )
  await insertItems(
    app.db,
    [on, coming].map((sessionId, n) => ({
      sessionId,
      goodsId,
      skuId: goods.skuIds[0] as number,
      stockId: stocks[n] as number,
      priceFen: 5_000,
      limitEach: 1,
      position: 0,
    })),
  )
})
afterAll(() => app.close())

test('sessions of today and tomorrow that are not over are told with what is left of their time', async () => {
  const { list, now_time } = await app.callApi(calls.scheduleConf, {})
  expect(now_time).toBe('2026-11-23 08:00:00')
  expect(list.map(({ schedule_id, state, span }) => [schedule_id, state, span])).toEqual([
    [on, 'on', 3_600],
    [coming, 'coming', 4 * 3_600],
  ])
})

test('a session that is named is told whenever it is, also when it is over; one that never was is not there', async () => {
  const named = async (schedule_id: number) =>
    (await app.callApi(calls.scheduleConf, { schedule_id })).list.map(({ title, state, span }) => [title, state, span])
  expect(await named(over)).toEqual([['已过', 'over', 0]])
  expect(await named(far)).toEqual([['三天后', 'coming', 76 * 3_600]])
  expect(await named(999_999)).toEqual([])
})

test('a session lists its goods with both prices and what is left, by their topmost category too', async () => {
  const { list } = await app.callApi(calls.seckillGoods, { schedule_id: on, category_id: categoryId })
  expect(list).toMatchObject([
    { goods_id: goodsId, seckill_price: '50.00', price: '100.00', stock: 20, sold_percent: 0, limit_num: 1 },
  ])
  expect((await app.callApi(calls.categoryList, { schedule_id: on })).list).toEqual([
    { category_id: categoryId, category_name: '器械' },
  ])
  expect((await app.callApi(calls.seckillGoods, { schedule_id: on, category_id: 999_999 })).list).toEqual([])
  const found = async (goods_id: number) => (await app.callApi(calls.seckillGoods, { schedule_id: on, goods_id })).list
  expect([(await found(goodsId)).length, (await found(999_999)).length]).toEqual([1, 0])
})

test('who asks for it is told five minutes before, once; a reminder can be taken back', async () => {
  const asked = { goods_id: goodsId, schedule_id: coming }
  expect(await app.refusal(calls.seckillSubscribe, asked)).toBe('login')
  expect(await app.refusal(calls.seckillSubscribe, { ...asked, goods_id: 999_999 }, me)).toBe('not-found')
  expect(await app.refusal(calls.seckillSubscribe, { ...asked, schedule_id: on }, me)).toBe('begun')
  for (const is_subscribed of [1, 0, 1])
    expect(await app.callApi(calls.seckillSubscribe, asked, me)).toEqual({ is_subscribed })
  expect(await app.callApi(calls.subscribeState, asked, me)).toEqual({ is_subscribed: 1 })
  const told = async () =>
    (await app.callApi(messages, {}, me)).list.filter(({ title }) => title === '秒杀就要开始了').length
  app.clock.advance({ hours: 3, minutes: 54 })
  await app.wakeAll()
  expect(await told()).toBe(0)
  app.clock.advance({ minutes: 1 })
  await app.wakeAll()
  await app.wakeAll()
  expect(await told()).toBe(1)
})
