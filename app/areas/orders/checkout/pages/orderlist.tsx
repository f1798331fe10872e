import type { ReactNode } from 'react'
import { useRevalidator } from 'react-router'
import { loadOrderAdvert } from '#app/areas/content/adverts/cards/load-adverts.ts'
import { OrderAdvert } from '#app/areas/mall/catalogue/cards/order-advert.tsx'
import { OrderShows } from '#app/areas/orders/reviews/cards/order-shows.tsx'
import { Frame } from '#app/shell/frame.tsx'
import { Empty } from '#kit/ui/empty.tsx'
import { ListPage } from '#kit/ui/list-page.tsx'
import { useMorePages } from '#kit/ui/more-pages.ts'
import { Tabs } from '#kit/ui/tabs.tsx'
import { callApi as callByFetch } from '#kit/wire/browser/caller.ts'
import { behindGate } from '#kit/wire/load.ts'
import type { CallApi } from '#kit/wire/read-answer.ts'
import { ordersAddress, payAddress, payTogetherAddress } from '../cards/order-address.ts'
import { goodsOrderList } from '../contract.ts'
import { OrderButtons } from '../parts/order-buttons.tsx'
import { OrderCard, type OrderSeen } from '../parts/order-card.tsx'
import { PayTogether, TickOrder, useTogether } from '../parts/pay-together.tsx'
import { useKeyFirst } from '../parts/use-key-first.ts'
import { MergeSheet, usePay } from '../parts/use-pay.tsx'
import type { OrderList } from '../rules.ts'
import type { Route } from './+types/orderlist'

export { handle } from 'virtual:rows/R027'

const SIZE = 10

const lists: Record<OrderList, [tab: string, empty: string]> = {
  all: ['全部', '还没有订单'],
  unpaid: ['待付款', '没有待付款的订单'],
  paid: ['待使用/发货', '没有等待使用或发货的订单'],
  shipped: ['待收货', '没有在路上的包裹'],
  finished: ['已完成', '还没有完成的订单'],
  closed: ['已关闭', '没有取消或退款的订单'],
}
const names = Object.keys(lists) as OrderList[]

const listOf = async (callApi: CallApi, state: OrderList, page: number) =>
  (await callApi(goodsOrderList, { state, page, page_size: SIZE })).list

export const clientLoader = behindGate(async ({ callApi, query }) => {
  const state = names.find((name) => name === query.get('state_id')) ?? 'all'
  const [first, advert] = await Promise.all([listOf(callApi, state, 1), loadOrderAdvert(callApi)])
  return { state, first, advert }
})

export default function OrderListPage({ loaderData: { state, first, advert } }: Route.ComponentProps) {
  return (
    <Frame bar={{}}>
      <div className="sticky top-[calc(var(--spacing-target)+1px)] z-20">
        <Tabs
          label="订单分类"
          tabs={names.map((name) => ({
            text: lists[name][0],
            to: ordersAddress(name === 'all' ? undefined : name),
            current: name === state,
          }))}
        />
      </div>
      <Orders key={state} state={state} first={first}>
        <OrderAdvert advert={advert} />
        {state === 'finished' && <OrderShows />}
      </Orders>
    </Frame>
  )
}

interface OrdersProps {
  state: OrderList
  first: readonly OrderSeen[]
  /** What stands below them. */
  children: ReactNode
}

function Orders({ state, first, children }: OrdersProps) {
  const { revalidate } = useRevalidator()
  const paying = usePay()
  const together = useTogether()
  const hasKey = useKeyFirst({ unlessNative: true })
  const pages = useMorePages({
    first,
    size: SIZE,
    load: async (page) => (hasKey() ? listOf(callByFetch, state, page) : []),
    idOf: ({ order_id }) => order_id,
  })
  return (
    <>
      <div className="grow space-y-12 p-16">
        <ListPage
          pages={pages}
          empty={<Empty drawing="bag" title={lists[state][1]} text="买过的体检、项目和商品都在这里。" />}
        >
          {(order) => (
            <OrderCard
              order={order}
              onEnd={revalidate}
              actions={
                <>
                  {state === 'unpaid' && pages.items.length > 1 && (
                    <span className="grow">
                      <TickOrder order={order} together={together} />
                    </span>
                  )}
                  <OrderButtons
                    order={order}
                    payTo={state === 'unpaid' ? payTogetherAddress(order) : payAddress(order.order_id)}
                    onPay={paying.pay}
                    onChanged={revalidate}
                    onDeleted={revalidate}
                  />
                </>
              }
            />
          )}
        </ListPage>
        {children}
      </div>
      <PayTogether orders={pages.items} together={together} busy={paying.busy} onPay={paying.open} />
      <MergeSheet paying={paying} />
    </>
  )
}
