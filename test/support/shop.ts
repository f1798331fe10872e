import { seed as divisions } from '#app/areas/location/server/seed.ts'
import { insertCategories } from '#app/areas/mall/catalogue/server/queries/seed.ts'
import { insertCoupons, type NewCoupon } from '#app/areas/mall/coupons/server/queries/seed.ts'
import { drawCode } from '#app/areas/mall/coupons/server/queries/write.ts'
import { insertFreightGoods, insertTemplates } from '#app/areas/mall/freight/server/queries/write.ts'
import { limitNameOf } from '#app/areas/mall/goods/rules.ts'
import { listSkus } from '#app/areas/mall/goods/server/queries/one.ts'
import { insertGoods, insertSkus, type NewGoods } from '#app/areas/mall/goods/server/queries/seed.ts'
import { insertItems, insertSessions } from '#app/areas/mall/seckill/server/queries/write.ts'
import { findStocks, insertStocks } from '#app/areas/mall/stock/server/public.ts'
import { addressAdd } from '#app/areas/orders/addresses/contract.ts'
import { dayOf } from '#kit/time/day.ts'
import { earlier, later } from '#kit/time/span.ts'
import type { TestApp } from './start-test-app.ts'

let made = 0

/** What goods of a test differ in; without a word a parcel for 50 yuan of which there are ten. */
type Ware = Partial<NewGoods> & {
  priceFen?: number
  depositFen?: number
  pieces?: number
  /** What sending one piece costs. */
  freightFen?: number
}

/** A shop that sells what a test wants sold, and what buyers need there. */
export const openShop = async (app: TestApp) => {
  const { db } = app
  const now = app.clock.now()
  await divisions.run({ ...app.context(), today: dayOf(now), scale: 1 })
  const key = `shop-${++made}`
  const category = {
    sourceKey: key,
    tree: 'health',
    parentId: null,
    name: '测试',
    picture: 'box',
    position: 0,
  } as const
  const categoryId = (await insertCategories(db, [category])).get(key) as number

  /** Puts goods on the shelf: their number, that of their one specification and that of its stock. */
  const sell = async ({ priceFen = 5_000, depositFen = 0, pieces = 10, freightFen, ...more }: Ware = {}) => {
    const sourceKey = `${key}-${++made}`
    const prices = { fromFen: priceFen, toFen: priceFen, orgFen: priceFen }
    const usual = { sourceKey, categoryId, kind: 'parcel', name: `商品 ${made}`, subtitle: '', picture: 'box' } as const
    const goods: NewGoods = { ...usual, payTypes: [0], publishedAt: now, ...prices, ...more }
    const goodsId = (await insertGoods(db, [goods])).get(goods.sourceKey) as number
    const limit = { limitName: limitNameOf(goodsId), limitEach: goods.limitEach ?? null }
    const [stockId] = (await insertStocks(db, [{ pieces, ...limit }])) as [number]
    const sku = { goodsId, name: '一件', priceFen, orgPriceFen: priceFen, depositFen, stockId, position: 0 }
    await insertSkus(db, [{ ...sku, isDefault: true }])
    if (freightFen !== undefined) await sendFor(goodsId, freightFen)
    const skuId = (await listSkus(db, goodsId))[0]?.sku.id as number
    return { goods_id: goodsId, special_id: skuId, stockId }
  }
  /** Puts a specification into a flash sale of its own, an hour from now on if nothing else is said: what is sent to buy it there. */
  const putOnSale = async (
    { goods_id, special_id }: { goods_id: number; special_id: number },
    { pieces = 10, priceFen = 2_000, limitEach = 1, startsAt = now, endsAt = later(startsAt, { hours: 1 }) } = {},
  ) => {
    // No two sessions begin in the same instant.
    const session = { title: '秒杀', startsAt: earlier(startsAt, { seconds: ++made }), endsAt }
    const [sessionId] = (await insertSessions(db, [session])) as [number]
    const limit = { limitName: `seckill ${sessionId} ${goods_id}`, limitEach }
    const [stockId] = (await insertStocks(db, [{ pieces, ...limit }])) as [number]
    const item = { sessionId, goodsId: goods_id, skuId: special_id, stockId, priceFen, limitEach, position: 0 }
    await insertItems(db, [item])
    return { wish: { goods_id, special_id, act_id: String(sessionId) }, sessionId, stockId }
  }
  const sendFor = async (goodsId: number, fen: number) => {
    const sourceKey = `${key}-freight-${++made}`
    const rule = {
      areaCodes: [],
      firstUnits: 1,
      firstFen: fen,
      nextUnits: 1,
      nextFen: fen,
      isRemote: false,
      isExcluded: false,
    }
    const nowhere = { ...rule, areaCodes: [650_000], isExcluded: true }
    const how = { sourceKey, name: '快递', countedBy: 'piece', dispatchText: '', carrier: '顺丰速运' } as const
    const ids = await insertTemplates(db, [{ ...how, rules: [nowhere, rule] }])
    await insertFreightGoods(db, [{ goodsId, templateId: ids.get(sourceKey) as number }])
  }
  /** A coupon of that patient's, of so much off. */
  const giveCoupon = async (patientId: number, more: Partial<NewCoupon> = {}) => {
    const sourceKey = `${key}-coupon-${++made}`
    const ends = {
      drawFrom: earlier(now, { days: 1 }),
      drawUntil: later(now, { days: 30 }),
      useUntil: later(now, { days: 60 }),
    }
    const terms = { discountType: 1, discountAmount: 1_000, discountLimitFen: 0, total: 10, left: 10, validDays: 30 }
    await insertCoupons(db, [{ sourceKey, issuer: 'mall', title: '券', ...terms, ...ends, ...more }])
    const { mallCoupons } = await import('#app/areas/mall/coupons/server/tables.ts')
    const couponId = (await db.select().from(mallCoupons)).find((row) => row.sourceKey === sourceKey)?.id as number
    const wanted = { couponId, patientId: patientId as never, code: `${sourceKey}-code`, now }
    return (await drawCode(db, wanted)) as number
  }
  /** An address of that patient's. */
  const live = async (key: string, more: object = {}) => {
    const place = { province_id: 440_000, city: 440_300, area: 440_305, detail: '示例路 1 号' }
    const asked = { name: '周明', mobile: '13800000001', ...place, ...more }
    return (await app.callApi(addressAdd, asked, { key })).addressId
  }
  const leftOf = async (stockId: number) => (await findStocks(db, [stockId])).get(stockId)?.left
  return { sell, putOnSale, giveCoupon, live, leftOf }
}

export type Shop = Awaited<ReturnType<typeof openShop>>
