import type { ReactNode } from 'react'
import { useRevalidator } from 'react-router'
import { loadOrderAdvert } from '#app/areas/content/adverts/cards/load-adverts.ts'
import { OrderAdvert } from '#app/areas/mall/catalogue/cards/order-advert.tsx'
import { OrderShows } from '#app/areas/orders/reviews/cards/order-shows.tsx'
import { Frame } from '#app/shell/frame.tsx'
import { readSpokenNumber } from '#kit/check/spoken-number.ts'
import { ButtonLink } from '#kit/ui/button.tsx'
import { Empty } from '#kit/ui/empty.tsx'
import { ListPage } from '#kit/ui/list-page.tsx'
import { useMorePages } from '#kit/ui/more-pages.ts'
import { SearchBox } from '#kit/ui/search-box.tsx'
import { Tabs } from '#kit/ui/tabs.tsx'
import { callApi as callByFetch } from '#kit/wire/browser/caller.ts'
import { behindGate } from '#kit/wire/load.ts'
import type { CallApi } from '#kit/wire/read-answer.ts'
import { ORDERS, ordersAddress, payAddress, payTogetherAddress } from '../cards/order-address.ts'
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

interface Asked {
  state: OrderList
  keyword: string | undefined
}

const listOf = async (callApi: CallApi, asked: Asked, page: number) =>
  (await callApi(goodsOrderList, { ...asked, page, page_size: SIZE })).list

export const clientLoader = behindGate(async ({ callApi, query }) => {
  const state = names.find((name) => name === query.get('state_id')) ?? 'all'
  const asked = { state, keyword: query.get('keyword')?.trim().slice(0, 40) || undefined }
  const [first, advert] = await Promise.all([listOf(callApi, asked, 1), loadOrderAdvert(callApi)])
  return { asked, first, advert }
})

export default function OrderListPage({ loaderData: { asked, first, advert } }: Route.ComponentProps) {
  const { state, keyword } = asked
  return (
    <Frame bar={{}}>
      <div className="sticky top-under-bar z-20">
        <Tabs
          label="订单分类"
          tabs={names.map((name) => ({
            text: lists[name][0],
            to: ordersAddress(name === 'all' ? undefined : name, keyword),
            current: name === state,
          }))}
        />
      </div>
      <div className="px-16 pt-12">
        <SearchBox
          action={ORDERS}
          name="keyword"
          placeholder="商品、商家或订单编号"
          defaultValue={keyword ?? ''}
          fixed={{ ...(state !== 'all' && { state_id: state }) }}
        />
      </div>
      <Orders key={`${state} ${keyword}`} asked={asked} first={first}>
        <OrderAdvert advert={advert} />
        {state === 'finished' && <OrderShows />}
      </Orders>
    </Frame>
  )
}

interface OrdersProps {
  asked: Asked
  first: readonly OrderSeen[]
  /** What stands below them. */
  children: ReactNode
}

function Orders({ asked, first, children }: OrdersProps) {
  const { state, keyword } = asked
  const { revalidate } = useRevalidator()
  const paying = usePay()
  const together = useTogether()
  const hasKey = useKeyFirst({ unlessNative: true })
  const pages = useMorePages({
    first,
    size: SIZE,
    load: async (page) => (hasKey() ? listOf(callByFetch, asked, page) : []),
    idOf: ({ order_id }) => order_id,
  })
  return (
    <>
      <div className="grow space-y-12 p-16">
        <ListPage
          pages={pages}
          empty={
            keyword ? (
              <NotFound asked={asked} />
            ) : (
              <Empty
                drawing="bag"
                title={lists[state][1]}
                text="买过的体检、项目和商品都在这里。"
                action={
                  <ButtonLink kind="secondary" to="/health/index">
                    去健康商城
                  </ButtonLink>
                }
              />
            )
          }
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

function NotFound({ asked: { state, keyword = '' } }: { asked: Asked }) {
  const isAll = state === 'all'
  const name = readSpokenNumber(keyword) === 'wrong-check' ? '这个订单编号有一位不对，请核对' : `没有找到“${keyword}”`
  return (
    <Empty
      drawing="bag"
      title={name}
      text={isAll ? '换个词，或者看全部订单。' : `只在“${lists[state][0]}”里找过。`}
      action={
        <ButtonLink kind="secondary" to={isAll ? ORDERS : ordersAddress(undefined, keyword)}>
          {isAll ? '看全部订单' : '在全部订单里找'}
        </ButtonLink>
      }
    />
  )
}
