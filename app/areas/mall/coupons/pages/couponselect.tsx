import { useState } from 'react'
import { useRevalidator } from 'react-router'
import { chosenOf } from '#app/areas/mall/goods/cards/chosen-goods.ts'
import { goodsDetail } from '#app/areas/mall/goods/contract.ts'
import { confirmWithAddress } from '#app/areas/orders/checkout/cards/order-address.ts'
import { Frame } from '#app/shell/frame.tsx'
import { BottomAction } from '#kit/ui/bottom-action.tsx'
import { Button, ButtonLink } from '#kit/ui/button.tsx'
import { Empty } from '#kit/ui/empty.tsx'
import { yuanText } from '#kit/ui/number-text.ts'
import { toast } from '#kit/ui/toast.ts'
import { useAct } from '#kit/wire/browser/use-act.ts'
import type { CallOutput } from '#kit/wire/call.ts'
import { inBrowser, type Loading, onServer, readId } from '#kit/wire/load.ts'
import { CouponTicket } from '../cards/coupon-ticket.tsx'
import { DrawButton } from '../cards/draw-button.tsx'
import { confirmCoupon, goodsCoupons } from '../contract.ts'
import { select } from '../rules.ts'
import type { Route } from './+types/couponselect'

export { handle } from 'virtual:rows/R059'

const load = async ({ callApi, query }: Loading) => {
  const goods_id = readId(query, 'goods_id')
  const [goods, coupons] = await Promise.all([callApi(goodsDetail, { goods_id }), callApi(goodsCoupons, { goods_id })])
  const special = goods.specials.find(({ isDefault }) => isDefault === 1) ?? goods.specials[0]
  return { goods_id, name: goods.goods_name, special_id: special?.special_id ?? 0, coupons }
}
export const loader = onServer(load)
export const clientLoader = inBrowser(load)

const NOTHING = '0.00'

type Lists = CallOutput<typeof goodsCoupons>

export default function CouponSelectPage({
  loaderData: { goods_id, name, special_id, coupons },
}: Route.ComponentProps) {
  const [lists, setLists] = useState<Lists>(coupons)
  const [seen, setSeen] = useState(coupons)
  if (seen !== coupons) {
    setSeen(coupons)
    setLists(coupons)
  }
  const { revalidate } = useRevalidator()
  const confirm = useAct(confirmCoupon)
  const [chosen, setChosen] = useState<{ to: string; off: string }>()
  const choose = async (couponId: number) => {
    const { skuId = special_id, pieces = 1 } = chosenOf(goods_id) ?? {}
    const wanted = { goods_id, special_id: skuId, buy_num: pieces }
    const done = await confirm.run({ ...wanted, coupon_id: couponId })
    if (!done) return
    setLists({ ...lists, alreadyGet: select(lists.alreadyGet, couponId) })
    setChosen({ to: confirmWithAddress(wanted, done.code_id), off: done.canDiscountAmount })
    toast(`已选，可省 ${yuanText(done.canDiscountAmount)}`)
  }
  const isEmpty = lists.alreadyGet.length + lists.noGet.length === 0
  return (
    <Frame bar={{}}>
      <div className="grow space-y-12 p-16">
        <p className="text-14 text-ink-2">用在：{name}</p>
        {lists.alreadyGet.map((coupon) => (
          <CouponTicket
            key={coupon.couponId}
            coupon={coupon}
            isPale={coupon.canUse === 0}
            whyNot={coupon.canUse === 0 ? belowLimit(coupon) : ''}
            action={
              <Button
                size="small"
                kind={coupon.selected === 1 ? 'primary' : 'secondary'}
                aria-pressed={coupon.selected === 1}
                disabled={coupon.canUse === 0}
                busy={confirm.busy}
                onClick={() => choose(coupon.couponId)}
              >
                {coupon.selected === 1 ? '已选' : '选这张'}
              </Button>
            }
          />
        ))}
        {lists.noGet.map((coupon) => (
          <CouponTicket
            key={`draw ${coupon.couponId}`}
            coupon={coupon}
            isPale={coupon.canDraw === 0 || belowLimit(coupon) !== ''}
            whyNot={belowLimit(coupon)}
            action={
              coupon.canDraw === 1 ? (
                <DrawButton couponId={coupon.couponId} onDrawn={revalidate} />
              ) : (
                <span className="text-12 text-ink-3">{coupon.draw_desc}</span>
              )
            }
          />
        ))}
        {isEmpty && <Empty title="这件商品没有可用的优惠券" text="以后有了会出现在这里。" />}
      </div>
      {chosen && (
        <BottomAction note={`这样下单可省 ${yuanText(chosen.off)}`}>
          <ButtonLink to={chosen.to}>用这张券去下单</ButtonLink>
        </BottomAction>
      )}
    </Frame>
  )
}

/** Why a coupon takes nothing off these goods; '' where it does. All that are listed are meant for them: only a limit is in the way. */
const belowLimit = ({ canDiscountAmount, discountLimit }: Lists['noGet'][number]): string =>
  canDiscountAmount === NOTHING && discountLimit !== NOTHING
    ? `不满 ${discountLimit.replace(/\.00$/, '')} 元，暂时不能用`
    : ''
