import { listCategories } from '#app/areas/mall/catalogue/server/public.ts'
import { listGoods } from '#app/areas/mall/goods/server/public.ts'
import type { Seed } from '#app/room.ts'
import { earlier, later } from '#kit/time/span.ts'
import { insertCoupons, type NewCoupon } from './queries/seed.ts'

const none = { issuer: 'mall', goodsIds: [], categoryIds: [], hospitalId: null, mostFen: null, mostEach: 1 }

export const seed: Seed = {
  after: ['mall/goods', 'mall/catalogue'],
  async run({ db, now }) {
    const usual = {
      ...none,
      total: 2_000,
      left: 2_000,
      validDays: 30,
      drawFrom: earlier(now, { days: 1 }),
      drawUntil: later(now, { days: 365 }),
      useUntil: later(now, { days: 400 }),
    }
    const categories = new Map(
      (await listCategories(db, { tree: 'health', city: 0 })).map((row) => [row.sourceKey, row.id]),
    )
    const under = async (...keys: string[]) => {
      const ids = []
      for (const key of keys)
        ids.push(...(await listCategories(db, { tree: 'health', city: 0, parentId: categories.get(key) })))
      return ids.map(({ id }) => id)
    }
    const [best] = (await listGoods(db, { city: 5, kinds: ['exam'] }, { page: 1, size: 1 })).rows
    const [dental, exam] = [await under('dental'), await under('exam')]
    const [device, supply] = [await under('device'), await under('vitamin', 'oral')]
    await insertCoupons(db, [
      coupon('welcome', '新人立减', 1, 2_000, 9_900, usual),
      coupon('big', '满减券', 1, 6_000, 39_900, usual),
      coupon('exam', '体检立减', 2, 5_000, 29_900, { ...usual, categoryIds: exam }),
      coupon('dental', '口腔折扣', 4, 1_500, 9_900, { ...usual, categoryIds: dental, mostFen: 20_000 }),
      coupon('device', '器械券', 2, 3_000, 15_000, { ...usual, categoryIds: device }),
      coupon('supply', '健康商品 9 折', 3, 1_000, 5_000, { ...usual, categoryIds: supply, mostFen: 3_000 }),
      coupon('card', '现金卡', 5, 1_000, 0, { ...usual, total: 200, left: 200 }),
      coupon('points-10', '积分专享 10 元券', 1, 1_000, 0, { ...usual, isForPoints: true, mostEach: 10 }),
      coupon('points-30', '积分专享 30 元券', 1, 3_000, 9_900, { ...usual, isForPoints: true, mostEach: 10 }),
      ...(best?.hospitalId
        ? [coupon('house', '院内体检券', 2, 8_000, 49_900, { ...usual, hospitalId: best.hospitalId })]
        : []),
      ...shops.map(([name, address, lat, lng], at) =>
        coupon(`zhimai-${at}`, '脂脉到店券', 1, 3_000, 10_000, {
          ...usual,
          issuer: 'zhimai',
          total: 500,
          left: 500,
          shopName: name,
          shopAddress: address,
          lat,
          lng,
        }),
      ),
    ])
  },
}

const coupon = (
  sourceKey: string,
  title: string,
  discountType: number,
  discountAmount: number,
  discountLimitFen: number,
  usual: Omit<NewCoupon, 'sourceKey' | 'title' | 'discountType' | 'discountAmount' | 'discountLimitFen'>,
): NewCoupon => ({ ...usual, sourceKey, title, discountType, discountAmount, discountLimitFen })

/** Shops of the partner, in Shenzhen, Baidu system. */
const shops = [
  ['脂脉健康中心（福田示例店）', '福田区示例路 18 号', 22.5412, 114.0596],
  ['脂脉健康中心（南山示例店）', '南山区示例大道 66 号', 22.5402, 113.9401],
  ['脂脉健康中心（罗湖示例店）', '罗湖区示例街 7 号', 22.5551, 114.1379],
] as const
