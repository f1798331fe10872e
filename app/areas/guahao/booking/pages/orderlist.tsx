import { StopNotice } from '#app/areas/guahao/stops/cards/stop-notice.tsx'
import { stopList } from '#app/areas/guahao/stops/contract.ts'
import { WaitCard } from '#app/areas/guahao/waitlist/cards/wait-card.tsx'
import { waitList } from '#app/areas/guahao/waitlist/contract.ts'
import { Frame } from '#app/shell/frame.tsx'
import { ButtonLink } from '#kit/ui/button.tsx'
import { Empty } from '#kit/ui/empty.tsx'
import { ListPage } from '#kit/ui/list-page.tsx'
import { useMorePages } from '#kit/ui/more-pages.ts'
import { callApi as callByFetch } from '#kit/wire/browser/caller.ts'
import { behindGate, type Loading } from '#kit/wire/load.ts'
import type { CallApi } from '#kit/wire/read-answer.ts'
import { OrderCard, type OrderSeen } from '../cards/order-card.tsx'
import { orderList } from '../contract.ts'
import { type OrderTab, OrderTabs, readTab } from '../parts/order-tabs.tsx'
import type { Route } from './+types/orderlist'

export { handle } from 'virtual:rows/R219'

const SIZE = 10

type OrdersTab = Exclude<OrderTab, 'waits'>

const ordersOf = async (callApi: CallApi, state: OrdersTab, page: number) =>
  (await callApi(orderList, { state, page, page_size: SIZE })).list
const waitsOf = async (callApi: CallApi, page: number) => (await callApi(waitList, { page, page_size: SIZE })).list

/** What a stop of clinic leaves open comes before everything else. */
const openStops = async (callApi: CallApi) => (await callApi(stopList, {})).list.filter(({ state }) => state === 'open')

const load = async ({ callApi, query }: Loading) => {
  const tab = readTab(query)
  if (tab === 'waits') return { tab, waits: await waitsOf(callApi, 1) } as const
  const [orders, stops] = await Promise.all([ordersOf(callApi, tab, 1), openStops(callApi)])
  return { tab, orders, stops } as const
}
export const clientLoader = behindGate(load)

export default function OrderListPage({ loaderData }: Route.ComponentProps) {
  const { tab } = loaderData
  return (
    <Frame bar={{}}>
      <OrderTabs chosen={tab} />
      <div className="space-y-12 p-16">
        {'waits' in loaderData ? (
          <Waits first={loaderData.waits} />
        ) : (
          <>
            {loaderData.stops.map((stop) => (
              <StopNotice key={stop.id} stop={stop} />
            ))}
            <Orders key={loaderData.tab} tab={loaderData.tab} first={loaderData.orders} />
          </>
        )}
      </div>
    </Frame>
  )
}

function Orders({ tab, first }: { tab: OrdersTab; first: readonly OrderSeen[] }) {
  const pages = useMorePages({
    first,
    size: SIZE,
    load: (page) => ordersOf(callByFetch, tab, page),
    idOf: (order) => order.order_id,
  })
  return (
    <ListPage pages={pages} empty={<NoOrders tab={tab} />}>
      {(order) => <OrderCard order={order} />}
    </ListPage>
  )
}

type Wait = Awaited<ReturnType<typeof waitsOf>>[number]

function Waits({ first }: { first: readonly Wait[] }) {
  const pages = useMorePages({ first, size: SIZE, load: (page) => waitsOf(callByFetch, page), idOf: (wait) => wait.id })
  return (
    <ListPage pages={pages} empty={<NoOrders tab="waits" />}>
      {(wait) => <WaitCard wait={wait} />}
    </ListPage>
  )
}

const empty: Record<OrderTab, [title: string, text: string]> = {
  all: ['还没有预约', '挂好的号都在这里，随时看时间和号码。'],
  unpaid: ['没有待支付的预约', '锁定了号源还没付款的，会显示在这里。'],
  upcoming: ['没有待就诊的预约', '约好的号会显示在这里，就诊当天能看到前面还有几人。'],
  waits: ['没有候补', '想看的医生约满了，点那个时段就能候补，有号时按先后顺序自动给您。'],
  finished: ['还没有就诊记录', '看完病后，这里可以写评价、再约一次。'],
  closed: ['没有取消的预约', '取消、改约和过期的预约会留在这里。'],
}

function NoOrders({ tab }: { tab: OrderTab }) {
  const [title, text] = empty[tab]
  return (
    <Empty
      drawing="calendar"
      title={title}
      text={text}
      action={
        <ButtonLink kind="secondary" to="/guahao/index">
          去挂号
        </ButtonLink>
      }
    />
  )
}
