import { useRevalidator } from 'react-router'
import { ServiceLink } from '#app/areas/help/cards/service-link.tsx'
import { AddressLine } from '#app/areas/orders/addresses/cards/address-line.tsx'
import { Frame } from '#app/shell/frame.tsx'
import { Copyable } from '#app/shell/share/copyable.tsx'
import { groupedNumber } from '#kit/check/spoken-number.ts'
import { ButtonLink } from '#kit/ui/button.tsx'
import { Card } from '#kit/ui/card.tsx'
import { CellGroup } from '#kit/ui/cell.tsx'
import { Facts } from '#kit/ui/facts.tsx'
import { Timeline } from '#kit/ui/timeline.tsx'
import { useSpoken } from '#kit/ui/use-spoken.ts'
import { address } from '#kit/wire/address.ts'
import type { CallOutput } from '#kit/wire/call.ts'
import { behindGate, readCode } from '#kit/wire/load.ts'
import { pointOrder } from '../contract.ts'
import { ExchangeActs } from '../parts/exchange-acts.tsx'
import { ExchangeLine } from '../parts/exchange-card.tsx'
import type { Route } from './+types/order'

export { handle } from 'virtual:rows/points-order'

export const clientLoader = behindGate(({ callApi, query }) =>
  callApi(pointOrder, { order_id: readCode(query, 'order_id') }),
)

type Order = CallOutput<typeof pointOrder>

export default function PointsOrderPage({ loaderData: order }: Route.ComponentProps) {
  const { revalidate } = useRevalidator()
  return (
    <Frame bar={{}}>
      <div className="grow space-y-12 p-16">
        <section className="px-4 pt-8">
          <h1 className="text-22 font-semibold">{order.state_desc}</h1>
          <p className="pt-4 text-14 text-ink-2">{nextWords(order)}</p>
        </section>
        {order.logistics && <Way order={order} logistics={order.logistics} />}
        {order.address && (
          <Card title="寄到">
            <AddressLine
              name={order.address.name}
              mobile={order.address.mobile}
              fullAddress={order.address.full_address}
            />
          </Card>
        )}
        <Card>
          <ExchangeLine order={order} />
        </Card>
        <Card title="经过">
          <Timeline
            events={[...order.history]
              .reverse()
              .map(({ state_desc, time }) => ({ when: time.slice(0, 16), title: state_desc }))}
          />
        </Card>
        <Card>
          <Facts
            facts={[
              {
                name: '兑换单号',
                value: <Copyable text={order.order_no} shown={groupedNumber(order.order_no)} name="兑换单号" />,
              },
              { name: '兑换时间', value: order.add_time.slice(0, 16) },
            ]}
          />
        </Card>
        <CellGroup>
          <ServiceLink
            title={`积分兑换：${order.title}`}
            number={groupedNumber(order.order_no)}
            link={address('/integral/order', { order_id: order.order_id })}
          />
        </CellGroup>
        {order.kind === 'coupon' && (
          <ButtonLink wide kind="secondary" to="/health/getcoupon">
            查看我的优惠券
          </ButtonLink>
        )}
      </div>
      <ExchangeActs order={order} onDone={revalidate} />
    </Frame>
  )
}

/** What comes next, or why nothing does. */
const nextWords = ({ state, kind, point, cancel_reason }: Order): string => {
  if (state === 'waiting') return '商品会在 3 个工作日内发出，发出前可以取消。'
  if (state === 'shipped') return '包裹正在路上，收到后请确认；15 天后会自动确认。'
  if (state === 'cancelled') return `${cancel_reason}。${point} 积分已经退回。`
  return kind === 'coupon' ? '优惠券已经到账，商城下单时可以使用。' : '希望您喜欢。'
}

function Way({ order, logistics }: { order: Order; logistics: NonNullable<Order['logistics']> }) {
  const spoken = useSpoken()
  const sent = { when: spoken(logistics.ship_time), title: '商品已发出' }
  const events = order.track.map(({ text, time }) => ({ when: spoken(time), title: text }))
  return (
    <Card title="物流">
      <div className="space-y-16">
        <Facts
          facts={[
            { name: '快递公司', value: logistics.company },
            { name: '快递单号', value: <span className="select-all tabular-nums">{logistics.number}</span> },
          ]}
        />
        <Timeline events={events.length > 0 ? events : [sent]} />
      </div>
    </Card>
  )
}
