import { CouponTicket } from '#app/areas/mall/coupons/cards/coupon-ticket.tsx'
import { couponList } from '#app/areas/mall/coupons/contract.ts'
import { GOODS_SIZE, GoodsList } from '#app/areas/mall/goods/cards/goods-list.tsx'
import { ComboOffer } from '#app/areas/membership/cards/combo-offer.tsx'
import { sceneComboList } from '#app/areas/membership/contract.ts'
import { Frame } from '#app/shell/frame.tsx'
import { ButtonLink } from '#kit/ui/button.tsx'
import { CellGroup } from '#kit/ui/cell.tsx'
import { address } from '#kit/wire/address.ts'
import { callApi } from '#kit/wire/browser/caller.ts'
import { inBrowser, type Loading, onServer } from '#kit/wire/load.ts'
import { entityGoodsDiscount } from '../contract.ts'
import { NoGoods } from '../parts/no-goods.tsx'
import { Section } from '../parts/section.tsx'
import type { Route } from './+types/huiyi-index'

export { handle } from 'virtual:rows/R118'

const load = async ({ callApi }: Loading) => {
  const [combos, coupons, goods] = await Promise.all([
    callApi(sceneComboList, { scene: 'mall' }),
    callApi(couponList, {}),
    callApi(entityGoodsDiscount, { page_size: GOODS_SIZE }),
  ])
  return { combos: combos.list, coupons: coupons.list, goods: goods.list }
}
export const loader = onServer(load)
export const clientLoader = inBrowser(load)

export default function HuiyiPage({ loaderData: { combos, coupons, goods } }: Route.ComponentProps) {
  return (
    <Frame bar={{}}>
      <div className="space-y-16 py-12">
        {combos.length > 0 && (
          <div className="px-16">
            <CellGroup title="会员能省的">
              {combos.map((combo) => (
                <ComboOffer key={combo.combo_id} combo={combo} />
              ))}
            </CellGroup>
          </div>
        )}
        <Section title="先领券" to="/account/coupons">
          <div className="space-y-12">
            {coupons.map((coupon) => (
              <CouponTicket
                key={coupon.couponId}
                coupon={coupon}
                action={
                  <ButtonLink size="small" to={address('/health/getcoupon', { couponId: coupon.couponId })}>
                    去领
                  </ButtonLink>
                }
              />
            ))}
            {coupons.length === 0 && <p className="text-14 text-ink-3">现在没有可以领的券</p>}
          </div>
        </Section>
        <Section title="正在打折的" to="/shop/productIndex">
          <GoodsList
            first={goods}
            load={async (page) => (await callApi(entityGoodsDiscount, { page, page_size: GOODS_SIZE })).list}
            empty={<NoGoods />}
          />
        </Section>
      </div>
    </Frame>
  )
}
