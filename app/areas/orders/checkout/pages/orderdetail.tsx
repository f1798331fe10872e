import { HospitalIcon, MapPinIcon } from 'lucide-react'
import { lazy, Suspense } from 'react'
import { useNavigate, useRevalidator } from 'react-router'
import { ServiceLink } from '#app/areas/help/cards/service-link.tsx'
import { AddressLine } from '#app/areas/orders/addresses/cards/address-line.tsx'
import { AppointmentCard } from '#app/areas/orders/appointments/cards/appointment-card.tsx'
import { orderYuyueInfo } from '#app/areas/orders/appointments/contract.ts'
import { PayNumber } from '#app/areas/pay/cards/pay-number.tsx'
import { Frame } from '#app/shell/frame.tsx'
import { OwnFallback } from '#app/shell/own/own-fallback.tsx'
import { Copyable } from '#app/shell/share/copyable.tsx'
import { groupedNumber } from '#kit/check/spoken-number.ts'
import { BottomAction } from '#kit/ui/bottom-action.tsx'
import { Card } from '#kit/ui/card.tsx'
import { Cell, CellGroup } from '#kit/ui/cell.tsx'
import { Countdown } from '#kit/ui/countdown.tsx'
import { Facts } from '#kit/ui/facts.tsx'
import { QrCode } from '#kit/ui/qr-code.tsx'
import { address } from '#kit/wire/address.ts'
import type { CallOutput } from '#kit/wire/call.ts'
import { behindGate, readCode } from '#kit/wire/load.ts'
import { GoodsLines } from '../cards/goods-line.tsx'
import { ordersAddress, ownOrderAddress, payAddress } from '../cards/order-address.ts'
import { goodsOrderDetail } from '../contract.ts'
import { AbroadTerms } from '../parts/abroad-terms.tsx'
import { ArrivesOn } from '../parts/arrives-on.tsx'
import { OrderButtons } from '../parts/order-buttons.tsx'
import { OrderProgress } from '../parts/order-progress.tsx'
import { OrderSums } from '../parts/order-sums.tsx'
import { MergeSheet, usePay } from '../parts/use-pay.tsx'
import type { Route } from './+types/orderdetail'

export { handle } from 'virtual:rows/R028,R085'

export const clientLoader = behindGate(async ({ callApi, query }) => {
  const order_id = readCode(query, 'order_id')
  const order = await callApi(goodsOrderDetail, { order_id })
  const hasAppointments = order.order_goods.some(({ appointment }) => appointment !== 'none')
  return { order, appointments: hasAppointments ? (await callApi(orderYuyueInfo, { order_id })).list : [] }
})

/** Fetched after the page: few stores have no net. */
const OfflineCode = lazy(() =>
  import('#app/areas/store-app/redeeming/cards/offline-code.tsx').then(({ OfflineCode }) => ({ default: OfflineCode })),
)

export const HydrateFallback = OwnFallback

type Order = CallOutput<typeof goodsOrderDetail>

export default function OrderDetailPage({ loaderData: { order, appointments } }: Route.ComponentProps) {
  const { revalidate } = useRevalidator()
  const navigate = useNavigate()
  const paying = usePay()
  // What is booked has its own card, which moves it.
  const buttons = order.button.filter((name) => name !== 'appointment')
  const dueGoods = order.button.includes('appoint') ? dueOf(order.order_goods) : []
  return (
    <Frame bar={{}}>
      <div className="grow space-y-12 p-16">
        <Head order={order} onEnd={revalidate} />
        <OrderProgress order={order} />
        {appointments
          .filter(({ state }) => state !== 'cancelled')
          .map((one) => (
            <AppointmentCard key={one.yuyue_id} appointment={one} onCancelled={revalidate} />
          ))}
        {order.check_code && (
          <Card title="核销码">
            <div className="flex flex-col items-center gap-8">
              <div className="w-160">
                <QrCode text={`YILU:ORDER:${order.check_code}`} alt={`核销码 ${order.check_code}`} />
              </div>
              <p className="text-18 font-semibold tracking-wider tabular-nums select-all">{order.check_code}</p>
              <p className="text-12 text-ink-3">{order.unit_id > 0 ? '到院时' : '使用时'}出示给工作人员</p>
              {order.unit_id > 0 && (
                <Suspense>
                  <OfflineCode orderId={order.order_id} />
                </Suspense>
              )}
            </div>
          </Card>
        )}
        {order.arrives_on && <ArrivesOn day={order.arrives_on} />}
        {order.address && (
          <Card>
            <AddressLine
              name={order.address.name}
              mobile={order.address.mobile}
              fullAddress={order.address.full_address}
            />
          </Card>
        )}
        <Card title={order.unit_name}>
          <GoodsLines goods={order.order_goods} isLinked />
          <Validity goods={order.order_goods} />
        </Card>
        <AbroadTerms
          goodsIds={order.order_goods.flatMap(({ is_overseas, goods_id }) => (is_overseas === 1 ? [goods_id] : []))}
        />
        <OrderSums order={order} />
        <Card>
          <Facts facts={factsOf(order)} />
        </Card>
        <CellGroup>
          {order.unit_id > 0 && (
            <Cell
              title="医院地址和电话"
              note={order.unit_name}
              start={<MapPinIcon />}
              to={address('/unit/index', { unit_id: order.unit_id })}
            />
          )}
          {dueGoods.map(({ goods_id, goods_name }) => (
            <Cell
              key={goods_id}
              title="选择去哪家医院"
              note={goods_name}
              start={<HospitalIcon />}
              to={address('/health/service/select', { goods_id, order_id: order.order_id })}
            />
          ))}
          <ServiceLink
            title={`订单：${order.unit_name}`}
            number={groupedNumber(order.order_no)}
            link={ownOrderAddress(order)}
          />
        </CellGroup>
      </div>
      {buttons.length > 0 && (
        <BottomAction>
          <OrderButtons
            order={{ ...order, button: buttons }}
            size="large"
            payTo={payAddress(order.order_id)}
            onPay={paying.pay}
            onChanged={revalidate}
            onDeleted={() => navigate(ordersAddress(), { replace: true })}
          />
        </BottomAction>
      )}
      <MergeSheet paying={paying} />
    </Frame>
  )
}

function Head({ order, onEnd }: { order: Order; onEnd: () => void }) {
  return (
    <div className="px-4 py-8">
      <h1 className="text-22 font-semibold">{order.state_desc}</h1>
      {order.state_id === 'unpaid' && (
        <p className="pt-4 text-14 text-ink-2">
          还剩 <Countdown seconds={order.left_seconds} onEnd={onEnd} />
          ，到时没有付款会自动取消
        </p>
      )}
      {order.cancel_reason && <p className="pt-4 text-14 text-ink-2">{order.cancel_reason}</p>}
    </div>
  )
}

/** What of an order still wants a time at a hospital, each goods once. */
const dueOf = (goods: Order['order_goods']): Order['order_goods'] => {
  const due = goods.filter(({ appointment, on_site_time }) => appointment !== 'none' && on_site_time === '')
  return due.filter(({ goods_id }, at) => due.findIndex((one) => one.goods_id === goods_id) === at)
}

/** Until when what was bought can be used. */
function Validity({ goods }: { goods: Order['order_goods'] }) {
  const ends = goods.map(({ expire_time }) => expire_time).filter((time) => time !== '0')
  if (ends.length === 0) return null
  return <p className="pt-12 text-14 text-ink-2">有效期到 {[...ends].sort()[0]?.slice(0, 10)}，请在这之前使用</p>
}

/** What the moments of an order are called. */
const moments: Partial<Record<Order['state_id'], string>> = {
  paid: '付款时间',
  shipped: '发货时间',
  received: '收货时间',
  used: '使用时间',
  refunded: '退款时间',
  cancelled: '取消时间',
  expired: '关闭时间',
}

const factsOf = (order: Order) => [
  {
    name: '订单编号',
    value: <Copyable text={order.order_no} shown={groupedNumber(order.order_no)} name="订单编号" />,
  },
  { name: '下单时间', value: order.add_time },
  ...order.history.flatMap(({ state_id, time }) => {
    const name = moments[state_id]
    return name ? [{ name, value: time }] : []
  }),
  ...(order.pay_number ? [{ name: '支付单号', value: <PayNumber number={order.pay_number} name="支付单号" /> }] : []),
  ...(order.remark ? [{ name: '备注', value: order.remark }] : []),
]
