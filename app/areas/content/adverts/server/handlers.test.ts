import { afterAll, beforeAll, expect, test } from 'vitest'
import { savePrivacy } from '#app/areas/account/settings/contract.ts'
import { advertItems, locations, ownPlaces } from '#app/areas/mall/catalogue/rules.ts'
import { insertAdvert } from '#app/areas/mall/catalogue/server/public.ts'
import { cartPut, submitGoodsOrder } from '#app/areas/orders/checkout/contract.ts'
import { sandboxPay } from '#app/areas/sandbox/contract.ts'
import { earlier, later } from '#kit/time/span.ts'
import type { CallSpec } from '#kit/wire/call.ts'
import { openBuyer } from '#test/support/buyer.ts'
import { aShop } from '#test/support/mall.ts'
import { signIn } from '#test/support/people.ts'
import { openShop } from '#test/support/shop.ts'
import { startTestApp, type TestApp } from '#test/support/start-test-app.ts'
import * as calls from '../contract.ts'
import { allPageKeys, CONVERSION_DAYS, LOG_DAYS, type PageKey, pageKeys } from '../rules.ts'

let app: TestApp
let store: number
beforeAll(async () => {
  app = await startTestApp({ at: '2026-11-23 08:00' })
  store = await aShop(app)
}, 120_000)
afterAll(() => app.close())

const make = (more: Partial<Parameters<typeof insertAdvert>[1]>) => {
  const now = app.clock.now()
  return insertAdvert(app.db, {
    location: ownPlaces.feed,
    title: '一条',
    link: '/shop/seckill',
    position: 0,
    startsAt: earlier(now, { days: 1 }),
    endsAt: later(now, { days: 90 }),
    ...more,
  })
}
const idsOf = ({ list }: { list: readonly { id: number }[] }) => list.map(({ id }) => id)
const clear = () => app.pool.query('delete from mall_adverts')
const agree = async (acceptRecommend: '0' | '1') => {
  const as = await signIn(app)
  await app.callApi(savePrivacy, { acceptRecommend }, as)
  return as
}

test('each of the locations 1 to 8, 13 and 14 is on its page, and no page shows one of another [X133]', async () => {
  await clear()
  const made = new Map<number, number>()
  for (const location of [...Object.values(locations), ...Object.values(ownPlaces)])
    made.set(location, await make({ location }))
  await make({ location: 9 })
  const shown = async (page_key: PageKey) => (await app.callApi(calls.advertIds, { page_key })).ids
  expect(await shown('health')).toEqual([1, 2, 3, 4, 5, 101].map((location) => made.get(location)))
  expect(await shown('beauty')).toEqual([6, 7, 8].map((location) => made.get(location)))
  expect(await shown('second')).toEqual([13, 14].map((location) => made.get(location)))
  const all = (await Promise.all(allPageKeys.map(shown))).flat()
  expect(all.sort((a, b) => a - b)).toEqual([...made.values()].sort((a, b) => a - b))
  expect((await app.callApi(calls.advertList, { page_key: 'beauty', location: 3 })).list).toEqual([])
  expect(await app.refusal(calls.advertIds, { page_key: 'nowhere' as 'health' })).toBe('422')
})

test('an advert of another city, channel or time, one that is off or was seen often enough, is nowhere', async () => {
  await clear()
  const now = app.clock.now()
  const here = await make({ cityIds: [5], channels: [0, 9005] })
  const hidden = [
    await make({ cityIds: [3316] }),
    await make({ channels: [9006] }),
    await make({ startsAt: later(now, { days: 1 }) }),
    await make({ isOn: false }),
    await make({ mostViews: 2, viewCount: 2 }),
  ]
  const from = <C extends CallSpec>(call: C, input: object, cid = 9005) =>
    app.callApi(call, { ...input, cid } as never, { city: 5 })
  expect((await from(calls.advertIds, { page_key: 'feed' })).ids).toEqual([here])
  expect((await from(calls.advertIds, { page_key: 'feed' }, 9007)).ids).toEqual([])
  expect(idsOf(await from(calls.advertList, { ids: [here, ...hidden].join() }))).toEqual([here])
  for (const id of [...hidden, 999_999]) expect(await app.refusal(calls.advertDetail, { id })).toBe('not-found')
  expect(await from(calls.advertDetail, { id: here })).toMatchObject({ item_type: 701, is_ad: 0 })
})

test('every kind of thing that an advert may be about is told by its number, and there is no other', async () => {
  await clear()
  const numbers = Object.values(advertItems)
  expect([...numbers].sort((a, b) => a - b)).toEqual([2, 101, 202, 203, 205, 701])
  for (const itemType of numbers) {
    const id = await make({ location: locations.scroll, itemType, itemId: itemType === 701 ? null : 7 })
    const { list } = await app.callApi(calls.advertList, { page_key: 'health', location: locations.scroll })
    expect(list.find((one) => one.id === id)).toMatchObject({ item_type: itemType })
    expect(await app.callApi(calls.advertDetail, { id })).toMatchObject({ item_type: itemType })
  }
  await expect(make({ itemType: 305 })).rejects.toThrow()
})

test('what is paid for or chosen by age and sex is for who agreed alone, whatever the call says [X137] [X254]', async () => {
  await clear()
  const [all, paid, mothers] = [
    await make({}),
    await make({ position: 1, isPaid: true }),
    await make({ position: 2, sex: 'female', minAge: 20, maxAge: 45 }),
  ]
  const reader = { age: 33, sex: 2 }
  const [agreed, refused] = [await agree('1'), await agree('0')]
  const shown = async (more: object, as = {}) => idsOf(await app.callApi(calls.advertsForReader, more, as))
  expect(await shown({ ...reader, not_rec: 0 }, agreed)).toEqual([all, paid, mothers])
  expect(await shown({ ...reader, not_rec: 0 }, refused)).toEqual([all])
  expect(await shown({ ...reader, not_rec: 1 }, agreed)).toEqual([all])
  expect(await shown({ not_rec: 0 }, agreed)).toEqual([all, paid])
  expect(await shown({ age: 60, sex: 2 }, agreed)).toEqual([all, paid])
})

test('a page of a store has its adverts; a store that there is not has none', async () => {
  await clear()
  const id = await make({ location: ownPlaces.storePage })
  expect(idsOf(await app.callApi(calls.storePageAdverts, { store_id: store }))).toEqual([id])
  expect(await app.refusal(calls.storePageAdverts, { store_id: 999_999 })).toBe('not-found')
})

test('a paid order of the advertised goods is what a click led to; without a click, or after too many days, it is not', async () => {
  await clear()
  const shop = await openShop(app)
  const buyer = await openBuyer(app, shop)
  const goods = await shop.sell()
  const advert = await make({ itemType: advertItems.goods, itemId: goods.goods_id })
  const buy = async () => {
    const wish = { goods_id: goods.goods_id, special_id: goods.special_id, buy_num: 1 }
    await app.callApi(cartPut, wish, buyer.who())
    const { out_trade_no } = await app.callApi(
      submitGoodsOrder,
      { cart_special_ids: String(goods.special_id) },
      buyer.who(),
    )
    await app.callApi(sandboxPay, { out_trade_no })
  }
  const orders = async () =>
    (await app.pool.query('select order_count from mall_adverts where id = $1', [advert])).rows[0].order_count
  await buy()
  expect(await orders()).toBe(0)
  const click = { page_key: 'feed', action: 'click', object_id: advert } as const
  await app.callApi(calls.recordAdvertLog, click, buyer.who())
  await buy()
  expect(await orders()).toBe(1)
  app.clock.advance({ days: CONVERSION_DAYS, minutes: 1 })
  await buyer.comeBack()
  await buy()
  expect(await orders()).toBe(1)
})

test('a reader counts once a day, two hundred at once too, and the log goes after its days while the counts stay', async () => {
  await clear()
  const id = await make({})
  const seen = { page_key: 'feed', action: 'view', object_id: id } as const
  expect(await app.refusal(calls.recordAdvertLog, { ...seen, object_id: 999_999 })).toBe('not-found')
  expect(await app.refusal(calls.recordAdvertLog, { ...seen, page_key: 'health' })).toBe('not-found')
  expect(await app.refusal(calls.recordAdvertLog, { ...seen, object_id: undefined })).toBe('not-found')
  const as = await signIn(app)
  await Promise.all(Array.from({ length: 200 }, () => app.callApi(calls.recordAdvertLog, seen, as)))
  await app.callApi(calls.recordAdvertLog, { ...seen, action: 'click' }, as)
  await app.callApi(calls.recordAdvertLog, seen)
  const counts = async () =>
    (await app.pool.query('select view_count, click_count from mall_adverts where id = $1', [id])).rows
  expect(await counts()).toEqual([{ view_count: 2, click_count: 1 }])
  app.clock.advance({ days: LOG_DAYS + 1 })
  await app.wakeAll()
  expect((await app.pool.query('select count(*)::int as n from content_advert_logs')).rows).toEqual([{ n: 0 }])
  expect(await counts()).toEqual([{ view_count: 2, click_count: 1 }])
})

test('every page has locations of its own', () => {
  const all = Object.values(pageKeys).flat()
  expect(new Set(all).size).toBe(all.length)
})
