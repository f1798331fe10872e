import { couponList, goodsCoupons, obtainCoupon } from '#app/areas/mall/coupons/contract.ts'
import { entityGoodsList, goodsDetail } from '#app/areas/mall/goods/contract.ts'
import { scheduleConf, seckillGoods } from '#app/areas/mall/seckill/contract.ts'
import { projectList } from '#app/areas/mall/shelf/contract.ts'
import type { Asker } from './askers.ts'
import type { World } from './world.ts'

/** A flash sale that is still to come, and goods in it. */
const comingSale = async ({ app }: World) => {
  const schedule_id = (await app.callApi(scheduleConf, {})).list.find(({ state }) => state === 'coming')?.schedule_id
  const { list } = await app.callApi(seckillGoods, { schedule_id })
  return { schedule_id, goods_id: list[0]?.goods_id }
}

/** A coupon that the asker has drawn. */
const drawnCoupon = async ({ app }: World, { as }: Asker) => {
  const coupon_id = (await app.callApi(couponList, {})).list[0]?.couponId as number
  await app.callApi(obtainCoupon, { coupon_id }, as)
  return { coupon_id }
}

/** What is sent to the calls of the mall. */
export const mallByCall = {
  goodsProject: async ({ app }: World) => ({
    id: (await app.callApi(projectList, {})).list.find((one) => one.item_type === 305)?.goods_id,
  }),
  shippingInfo: async ({ app }: World) => ({ goods_id: (await app.callApi(entityGoodsList, {})).list[0]?.goods_id }),
  seckillSubscribe: comingSale,
  subscribeState: comingSale,
  scheduleConf: () => ({ schedule_id: 1 }),
  categoryList: () => ({ schedule_id: 1 }),
  seckillGoods: () => ({ schedule_id: 1 }),
  flowCodes: drawnCoupon,
  confirmCoupon: async ({ app }: World, { as }: Asker) => {
    const { list } = await app.callApi(entityGoodsList, { sort: 'price_down' })
    const goods_id = list[0]?.goods_id as number
    const { specials } = await app.callApi(goodsDetail, { goods_id })
    const coupon_id = (await app.callApi(goodsCoupons, { goods_id }, as)).noGet.find(
      (one) => one.canDiscountAmount !== '0.00',
    )?.couponId
    await app.callApi(obtainCoupon, { coupon_id: coupon_id as number }, as)
    return { goods_id, coupon_id, special_id: specials[0]?.special_id }
  },
}
