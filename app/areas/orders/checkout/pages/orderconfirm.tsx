import { type FormEvent, useState } from 'react'
import { replace, useNavigate, useNavigation, useSearchParams } from 'react-router'
import { GiftSwitch, giftCardIn } from '#app/areas/orders/gifts/cards/gift-switch.tsx'
import { Frame } from '#app/shell/frame.tsx'
import { BottomAction } from '#kit/ui/bottom-action.tsx'
import { Button } from '#kit/ui/button.tsx'
import { Card } from '#kit/ui/card.tsx'
import { Cell, CellGroup } from '#kit/ui/cell.tsx'
import { TextField } from '#kit/ui/field.tsx'
import { Price } from '#kit/ui/price.tsx'
import { Segment } from '#kit/ui/segment.tsx'
import { currentAddress, signInAddress } from '#kit/wire/browser/way-back.ts'
import { RefusedError } from '#kit/wire/errors.ts'
import { behindGate } from '#kit/wire/load.ts'
import { cameByIn } from '../cards/came-by.ts'
import { Destination, type Quote } from '../cards/destination.tsx'
import { GoodsLines } from '../cards/goods-line.tsx'
import { nextAddress } from '../cards/order-address.ts'
import { confirmGoodsOrder } from '../contract.ts'
import { payTypeTitles, purchaseIn } from '../parts/confirm-query.ts'
import { CouponSheet } from '../parts/coupon-sheet.tsx'
import { useOrdering } from '../parts/use-ordering.ts'
import type { Route } from './+types/orderconfirm'

export { handle } from 'virtual:rows/R032'

export const clientLoader = behindGate(async ({ callApi, query }) => {
  try {
    return await callApi(confirmGoodsOrder, purchaseIn(query))
  } catch (thrown) {
    // Status 400: the key has died meanwhile [X292].
    if (thrown instanceof RefusedError && thrown.reason === 'sign-in') throw replace(signInAddress(currentAddress()))
    throw thrown
  }
})

export default function OrderConfirmPage({ loaderData: quote }: Route.ComponentProps) {
  const [query] = useSearchParams()
  const navigate = useNavigate()
  const ordering = useOrdering()
  const [isGift, setGift] = useState(false)
  const isReckoning = useNavigation().state === 'loading'
  const [remark, setRemark] = useState('')
  const codes = quote.coupons.filter(({ selected }) => selected === 1).map(({ coupon_code_id }) => coupon_code_id)

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const wanted = {
      ...purchaseIn(query),
      ...cameByIn(query),
      remark,
      address_id: quote.address?.addressId,
      coupon_id: undefined,
      coupon_ids: codes.length > 0 ? codes.join(',') : undefined,
    }
    const made = await ordering.run(wanted, isGift ? giftCardIn(event.currentTarget) : undefined)
    if (made) navigate(nextAddress(made), { replace: true })
  }
  const lacksAddress = quote.needs_address === 1 && quote.address === null
  return (
    <Frame bar={{}}>
      <form onSubmit={submit} className="flex grow flex-col">
        <div className="grow space-y-12 p-16">
          {quote.needs_address === 1 && <Destination address={quote.address} />}
          {quote.list.map((order) => (
            <Card key={`${order.unit_id} ${order.pay_type}`} title={order.unit_name}>
              <GoodsLines goods={order.goods} />
            </Card>
          ))}
          <PayTypes quote={quote} />
          <Sums quote={quote} />
          {!query.get('act_id') && quote.list.every(({ pay_type }) => pay_type === 0) && (
            <GiftSwitch isGift={isGift} receiver={quote.address?.name} onChange={setGift} />
          )}
          <Card>
            <TextField
              label="备注"
              rows={2}
              maxLength={200}
              placeholder="想对商家说的话，可以不填"
              value={remark}
              onChange={({ target }) => setRemark(target.value)}
            />
          </Card>
        </div>
        <BottomAction
          error={ordering.error?.words}
          note={lacksAddress ? '请先添加收货地址' : undefined}
          aside={<Price yuan={quote.pay_amount} />}
        >
          <Button type="submit" busy={ordering.busy || isReckoning} disabled={lacksAddress}>
            提交订单
          </Button>
        </BottomAction>
      </form>
    </Frame>
  )
}

function PayTypes({ quote }: { quote: Quote }) {
  const [query, setQuery] = useSearchParams()
  const chosen = quote.list[0]?.pay_type ?? 0
  if (quote.pay_types.length < 2) return null
  const choose = (payType: string) => {
    const next = new URLSearchParams(query)
    next.set('pay_type', payType)
    next.delete('coupon_id')
    setQuery(next, { replace: true, preventScrollReset: true })
  }
  return (
    <Card title="付款方式">
      <Segment
        label="付款方式"
        name="pay_type"
        value={String(chosen)}
        onChange={choose}
        options={quote.pay_types.map((type) => ({ value: String(type), text: payTypeTitles[type] ?? '' }))}
      />
    </Card>
  )
}

function Sums({ quote }: { quote: Quote }) {
  return (
    <CellGroup>
      <Cell title="商品金额" value={<Price yuan={quote.goods_amount} size="small" />} />
      <CouponSheet coupons={quote.coupons} off={quote.discount_amount} />
      {quote.needs_address === 1 && (
        <Cell
          title="运费"
          value={quote.shipping_fee === '0.00' ? '包邮' : <Price yuan={quote.shipping_fee} size="small" />}
        />
      )}
      {quote.later_amount !== '0.00' && (
        <Cell title="到店再付" value={<Price yuan={quote.later_amount} size="small" />} />
      )}
      <Cell title="现在支付" value={<Price yuan={quote.pay_amount} />} />
    </CellGroup>
  )
}
