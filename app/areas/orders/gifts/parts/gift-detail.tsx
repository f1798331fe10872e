import { ServiceLink } from '#app/areas/help/cards/service-link.tsx'
import { AddressLine } from '#app/areas/orders/addresses/cards/address-line.tsx'
import { GoodsLines } from '#app/areas/orders/checkout/cards/goods-line.tsx'
import { orderAddress, payAddress } from '#app/areas/orders/checkout/cards/order-address.ts'
import { groupedNumber } from '#kit/check/spoken-number.ts'
import { BottomAction } from '#kit/ui/bottom-action.tsx'
import { ButtonLink } from '#kit/ui/button.tsx'
import { Card } from '#kit/ui/card.tsx'
import { CellGroup } from '#kit/ui/cell.tsx'
import { Facts } from '#kit/ui/facts.tsx'
import { Price } from '#kit/ui/price.tsx'
import { address } from '#kit/wire/address.ts'
import type { CallOutput } from '#kit/wire/call.ts'
import { giftAddress } from '../cards/gift-address.ts'
import type { giftOrderDetail } from '../contract.ts'
import { GiftCard } from './gift-card.tsx'

type Gift = CallOutput<typeof giftOrderDetail>

/** One gift: the card first, then what it is, where it goes and where it stands. */
export function GiftDetail({ gift }: { gift: Gift }) {
  return (
    <>
      <div className="grow space-y-12 p-16">
        <h1 className="px-4 pt-8 text-22 font-semibold">{gift.state_desc}</h1>
        <GiftCard gift={gift} />
        {gift.check_code && (
          <Card title="把核销码告诉对方">
            <p className="text-22 font-semibold tracking-wider tabular-nums select-all">{gift.check_code}</p>
            <p className="pt-4 text-12 text-ink-3">对方到{gift.unit_name}时出示。谁有这个码谁就能用，请只发给本人。</p>
          </Card>
        )}
        {gift.address && (
          <Card title="寄给">
            <AddressLine
              name={gift.address.name}
              mobile={gift.address.mobile}
              fullAddress={gift.address.full_address}
            />
          </Card>
        )}
        <Card title={gift.unit_name}>
          <GoodsLines goods={gift.order_goods} />
        </Card>
        <Card>
          <Facts
            facts={[
              {
                name: gift.state_id === 'unpaid' ? '应付' : '实付',
                value: <Price yuan={gift.pay_amount} size="small" />,
              },
              { name: '下单时间', value: gift.add_time.slice(0, 16) },
            ]}
          />
        </Card>
        <CellGroup>
          <ServiceLink
            title={`礼物：送给${gift.gift_to}`}
            number={groupedNumber(gift.order_no)}
            link={giftAddress(gift.order_id)}
          />
        </CellGroup>
      </div>
      <BottomAction>
        {gift.logistics && (
          <ButtonLink kind="secondary" to={address('/health/logistics', { order_id: gift.order_id })}>
            查看物流
          </ButtonLink>
        )}
        {gift.state_id === 'unpaid' ? (
          <ButtonLink to={payAddress(gift.order_id)}>去付款</ButtonLink>
        ) : (
          <ButtonLink kind="secondary" to={orderAddress(gift.order_id)}>
            订单详情
          </ButtonLink>
        )}
      </BottomAction>
    </>
  )
}
