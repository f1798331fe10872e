import { type FormEvent, useState } from 'react'
import { useLocation, useNavigate, useNavigation, useRevalidator, useSearchParams } from 'react-router'
import { GiftSwitch, giftCardIn } from '#app/areas/orders/gifts/cards/gift-switch.tsx'
import { Frame } from '#app/shell/frame.tsx'
import { OwnFallback } from '#app/shell/own/own-fallback.tsx'
import { BottomAction } from '#kit/ui/bottom-action.tsx'
import { Button } from '#kit/ui/button.tsx'
import { Card } from '#kit/ui/card.tsx'
import { TextField } from '#kit/ui/field.tsx'
import { Price } from '#kit/ui/price.tsx'
import { behindGate } from '#kit/wire/load.ts'
import { cameByIn } from '../cards/came-by.ts'
import { Destination } from '../cards/destination.tsx'
import { GoodsLines } from '../cards/goods-line.tsx'
import { nextAddress } from '../cards/order-address.ts'
import { AbroadTerms } from '../parts/abroad-terms.tsx'
import { purchaseIn } from '../parts/confirm-query.ts'
import { PayTypes, Sums } from '../parts/confirm-sums.tsx'
import { loadConfirm } from '../parts/load-confirm.ts'
import { SaleLine } from '../parts/sale-line.tsx'
import { useOrdering } from '../parts/use-ordering.ts'
import { payTypeTitles } from '../rules/paying.ts'
import type { Route } from './+types/orderconfirm'

export { handle } from 'virtual:rows/R032,R086'

export const clientLoader = behindGate(loadConfirm)
export const HydrateFallback = OwnFallback

export default function OrderConfirmPage({ loaderData: { quote, sale, drawn } }: Route.ComponentProps) {
  const [query] = useSearchParams()
  const { pathname } = useLocation()
  const navigate = useNavigate()
  const ordering = useOrdering()
  const [isGift, setGift] = useState(false)
  const { revalidate } = useRevalidator()
  const isReckoning = useNavigation().state === 'loading'
  const [remark, setRemark] = useState('')
  const codes = quote.coupons.filter(({ selected }) => selected === 1).map(({ coupon_code_id }) => coupon_code_id)

  const cards = quote.gift_cards.filter(({ selected }) => selected === 1).map(({ card_id }) => card_id)

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const wanted = {
      ...purchaseIn(query),
      ...cameByIn(query),
      remark,
      address_id: quote.address?.addressId,
      coupon_id: undefined,
      coupon_ids: codes.length > 0 ? codes.join(',') : undefined,
      gift_card_ids: cards.length > 0 ? cards.join(',') : undefined,
    }
    const made = await ordering.run(wanted, isGift ? giftCardIn(event.currentTarget) : undefined)
    if (made) return navigate(nextAddress(made), { replace: true })
    // What was refused may have changed what is shown: a coupon, a card, what is left.
    await revalidate()
  }
  // A service abroad is about one person's illness: it is no present, and carries no card.
  const isAbroad = pathname.startsWith('/gjyl/')
  const lacksAddress = quote.needs_address === 1 && quote.address === null
  return (
    <Frame bar={{}}>
      <form onSubmit={submit} className="flex grow flex-col">
        <div className="grow space-y-12 p-16">
          {sale?.session.state === 'on' && <SaleLine sale={sale} />}
          {quote.needs_address === 1 && <Destination address={quote.address} />}
          {quote.list.map((order) => (
            <Card
              key={`${order.unit_id} ${order.pay_type}`}
              title={order.unit_name}
              aside={order.pay_type === 0 ? undefined : payTypeTitles[order.pay_type]}
            >
              <GoodsLines goods={order.goods} />
            </Card>
          ))}
          {isAbroad && (
            <AbroadTerms goodsIds={quote.list.flatMap(({ goods }) => goods.map(({ goods_id }) => goods_id))} />
          )}
          <PayTypes quote={quote} />
          <Sums quote={quote} drawn={drawn} />
          {!isAbroad && !query.get('act_id') && quote.list.every(({ pay_type }) => pay_type === 0) && (
            <GiftSwitch
              isGift={isGift}
              receiver={quote.address?.name}
              isSent={quote.needs_address === 1}
              onChange={setGift}
            />
          )}
          <Card>
            <TextField
              label="备注"
              rows={2}
              maxLength={200}
              placeholder={remarkHint(isAbroad)}
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

/** Who orders a service abroad writes to a counsellor, not to a shop. */
const remarkHint = (isAbroad: boolean): string => (isAbroad ? '想说明的情况，可以不填' : '想对商家说的话，可以不填')
