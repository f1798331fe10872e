import { counted, type Filtered, filteredIn, inCall, inQuery } from '#app/areas/mall/goods/cards/filtered.ts'
import { GOODS_SIZE, GoodsList } from '#app/areas/mall/goods/cards/goods-list.tsx'
import { ListHead } from '#app/areas/mall/goods/cards/list-head.tsx'
import { Loosen } from '#app/areas/mall/goods/cards/loosen.tsx'
import { countWishes } from '#app/areas/mall/goods/rules/wish.ts'
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
  const filtered = filteredIn(query)
  const [coupon, goods] = await Promise.all([
    callApi(couponInfo, { coupon_id }),
    callApi(recommendGoods, asked(coupon_id, filtered, 1)),
  ])
  return { coupon, filtered, goods: goods.list, sellers: goods.sellers, brands: goods.brands }
}
/** A page of the list as it is wanted; that it is with a coupon is settled. */
const asked = (coupon_id: number, filtered: Filtered, page: number, page_size = GOODS_SIZE) => {
  const { has_coupon: _, ...wanted } = inCall(filtered)
  return { ...wanted, coupon_id, page, page_size }
}

export const loader = onServer(load)
export const clientLoader = inBrowser(load)

export default function CouponGoodsPage({ loaderData }: Route.ComponentProps) {
  const { coupon, filtered, goods, sellers, brands } = loaderData
  const { couponId: coupon_id } = coupon
  const at = (next: Filtered) => address('/health/coupongoods', { couponId: coupon_id, ...inQuery(next) })
  return (
    <Frame bar={{}}>
      <div className="px-16 py-12">
        <CouponTicket
          coupon={coupon}
          action={
            <ButtonLink size="small" kind="secondary" to={address('/health/getcoupon', { couponId: coupon_id })}>
              去领取
            </ButtonLink>
          }
        />
        {Number(coupon.discountLimit) > 0 && (
          <p className="pt-8 text-12 text-ink-3">
            每样商品单独算：同一样买几件，合计{coupon.limit_text}；不同的商品不能凑在一起。
          </p>
        )}
      </div>
      <ListHead
        {...filtered}
        sellers={sellers}
        brands={brands}
        to={at}
        count={(wish) => counted(callApi(recommendGoods, asked(coupon_id, { ...filtered, wish }, 1, 1)))}
        isOfCoupon
      />
      <div className="p-16">
        <GoodsList
          first={goods}
          load={async (page) => (await callApi(recommendGoods, asked(coupon_id, filtered, page))).list}
          empty={
            countWishes(filtered.wish) > 0 ? (
              <>
                <Empty title="没有符合筛选的商品" text="放宽一个条件，多半就有了。" />
                <Loosen wish={filtered.wish} to={(wish) => at({ ...filtered, wish })} />
              </>
            ) : (
              <Empty
                title="本城市没有能用的商品"
                text="换个城市看看，或者留着以后用。"
                action={
                  <ButtonLink kind="secondary" to="/city/index">
                    换个城市
                  </ButtonLink>
                }
              />
            )
          }
        />
      </div>
    </Frame>
  )
}
