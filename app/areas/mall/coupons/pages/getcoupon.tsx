import { useEffect, useState } from 'react'
import { Frame } from '#app/shell/frame.tsx'
import { ButtonLink } from '#kit/ui/button.tsx'
import { address } from '#kit/wire/address.ts'
import { callApi } from '#kit/wire/browser/caller.ts'
import { useSession } from '#kit/wire/browser/session.ts'
import { inBrowser, type Loading, onServer, readId } from '#kit/wire/load.ts'
import { CouponTicket } from '../cards/coupon-ticket.tsx'
import { DrawButton } from '../cards/draw-button.tsx'
import { couponInfo, simpleInfo } from '../contract.ts'
import { OwnCodes } from '../parts/own-codes.tsx'
import type { Route } from './+types/getcoupon'

export { handle } from 'virtual:rows/R057'

const load = async ({ callApi, query }: Loading) => {
  const coupon_id = readId(query, 'couponId')
  const [coupon, short] = await Promise.all([callApi(couponInfo, { coupon_id }), callApi(simpleInfo, { coupon_id })])
  return { coupon, short }
}
export const loader = onServer(load)
export const clientLoader = inBrowser(load)

export default function GetCouponPage({ loaderData: { coupon: first, short } }: Route.ComponentProps) {
  const signedIn = useSession() !== null
  const [coupon, setCoupon] = useState(first)
  const { couponId } = first
  const [draws, setDraws] = useState(0)
  // Whether they have it already, their browser asks: the page is everybody's. Anew once they have drawn it.
  // biome-ignore lint/correctness/useExhaustiveDependencies: who has drawn sees another coupon
  useEffect(() => {
    if (signedIn) callApi(couponInfo, { coupon_id: couponId }).then(setCoupon, () => undefined)
  }, [signedIn, couponId, draws])
  return (
    <Frame bar={{ title: short.title }}>
      <div className="space-y-16 p-16">
        <CouponTicket
          coupon={coupon}
          isPale={coupon.is_gone === 1}
          action={
            coupon.canDraw === 1 ? (
              <DrawButton couponId={couponId} onDrawn={() => setDraws(draws + 1)} />
            ) : (
              <span className="text-14 text-ink-3">{coupon.draw_desc}</span>
            )
          }
        />
        <OwnCodes key={draws} couponId={couponId} />
        <p className="text-14 text-ink-2">
          {short.scope}，{short.limit_text}，优惠 {short.discount_text}
          。每人领取的张数有限，不找零、不提现；订单取消或退款后，未过期的券会退回。
        </p>
        <ButtonLink wide to={address('/health/coupongoods', { couponId })}>
          看看能用的商品
        </ButtonLink>
        <ButtonLink wide kind="secondary" to="/account/coupons">
          我的优惠券
        </ButtonLink>
      </div>
    </Frame>
  )
}
