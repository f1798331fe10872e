import { GOODS_SIZE, GoodsList } from '#app/areas/mall/goods/cards/goods-list.tsx'
import { Frame } from '#app/shell/frame.tsx'
import { ButtonLink } from '#kit/ui/button.tsx'
import { Empty } from '#kit/ui/empty.tsx'
import { address } from '#kit/wire/address.ts'
import { callApi } from '#kit/wire/browser/caller.ts'
import { inBrowser, type Loading, onServer, readId } from '#kit/wire/load.ts'
import { CouponTicket } from '../cards/coupon-ticket.tsx'
import { couponInfo, recommendGoods } from '../contract.ts'
import type { Route } from './+types/coupongoods'

export { handle } from 'virtual:rows/R058'

const load = async ({ callApi, query }: Loading) => {
  const coupon_id = readId(query, 'couponId')
  const [coupon, goods] = await Promise.all([
    callApi(couponInfo, { coupon_id }),
    callApi(recommendGoods, { coupon_id, page_size: GOODS_SIZE }),
  ])
  return { coupon, goods: goods.list }
}
export const loader = onServer(load)
export const clientLoader = inBrowser(load)

export default function CouponGoodsPage({ loaderData: { coupon, goods } }: Route.ComponentProps) {
  const { couponId: coupon_id } = coupon
  return (
    <Frame bar={{}}>
      <div className="space-y-16 p-16">
        <CouponTicket
          coupon={coupon}
          action={
            <ButtonLink size="small" kind="secondary" to={address('/health/getcoupon', { couponId: coupon_id })}>
              去领取
            </ButtonLink>
          }
        />
        <GoodsList
          first={goods}
          load={async (page) => (await callApi(recommendGoods, { coupon_id, page, page_size: GOODS_SIZE })).list}
          empty={<Empty title="本城市还没有能用的商品" text="换个城市看看，或者留着以后用。" />}
        />
      </div>
    </Frame>
  )
}
