import { type FormEvent, useState } from 'react'
import { useNavigate } from 'react-router'
import { Frame } from '#app/shell/frame.tsx'
import { OwnFallback } from '#app/shell/own/own-fallback.tsx'
import { ownIfSignedIn, SignInFirst } from '#app/shell/own/own-page.tsx'
import { BottomAction } from '#kit/ui/bottom-action.tsx'
import { Button } from '#kit/ui/button.tsx'
import { Card } from '#kit/ui/card.tsx'
import { Choice } from '#kit/ui/choice.tsx'
import { toast } from '#kit/ui/toast.ts'
import { useAct } from '#kit/wire/browser/use-act.ts'
import type { CallOutput } from '#kit/wire/call.ts'
import { readCode } from '#kit/wire/load.ts'
import { GoodsLine } from '../cards/goods-line.tsx'
import { orderAddress } from '../cards/order-address.ts'
import { cancelGoodsOrder, goodsOrderDetail } from '../contract.ts'
import { cancelReasons } from '../rules.ts'
import type { Route } from './+types/cancel-reason'

export { handle } from 'virtual:rows/R030'

export const clientLoader = ownIfSignedIn(async ({ callApi, query }) =>
  callApi(goodsOrderDetail, { order_id: readCode(query, 'order_id') }),
)
export const HydrateFallback = OwnFallback

export default function CancelReasonPage({ loaderData: order }: Route.ComponentProps) {
  return order ? <CancelForm order={order} /> : <SignInFirst title="取消订单" />
}

function CancelForm({ order }: { order: CallOutput<typeof goodsOrderDetail> }) {
  const [reason, setReason] = useState<string>(cancelReasons[0])
  const navigate = useNavigate()
  const cancelling = useAct(cancelGoodsOrder)
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (!(await cancelling.run({ order_id: order.order_id, reason }))) return
    toast('已取消')
    navigate(orderAddress(order.order_id), { replace: true })
  }
  const goods = order.order_goods[0]
  return (
    <Frame bar={{}}>
      <form onSubmit={submit} className="flex grow flex-col">
        <div className="grow space-y-12 p-16">
          {goods && (
            <Card>
              <GoodsLine
                name={goods.goods_name}
                skuName={goods.goods_special_name}
                img={goods.img}
                price={goods.goods_price}
                pieces={goods.buy_num}
              />
            </Card>
          )}
          <Choice
            legend="为什么取消？"
            name="reason"
            value={reason}
            onChange={setReason}
            options={cancelReasons.map((title) => ({ value: title, title }))}
          />
        </div>
        <BottomAction error={cancelling.error?.words} note="取消后，优惠券退回，商品放回货架。">
          <Button type="submit" kind="danger" busy={cancelling.busy}>
            取消订单
          </Button>
        </BottomAction>
      </form>
    </Frame>
  )
}
