import { Frame } from '#app/shell/frame.tsx'
import { OwnFallback } from '#app/shell/own/own-fallback.tsx'
import { ownIfSignedIn, SignInFirst } from '#app/shell/own/own-page.tsx'
import { ButtonLink } from '#kit/ui/button.tsx'
import { Empty } from '#kit/ui/empty.tsx'
import { ListPage } from '#kit/ui/list-page.tsx'
import { useMorePages } from '#kit/ui/more-pages.ts'
import { Tabs } from '#kit/ui/tabs.tsx'
import { address } from '#kit/wire/address.ts'
import { callApi } from '#kit/wire/browser/caller.ts'
import { pointOrderList } from '../contract.ts'
import { type Exchange, ExchangeCard } from '../parts/exchange-card.tsx'
import { allStates, type ExchangeState, exchangeStates } from '../states.ts'
import type { Route } from './+types/order-list'

export { handle } from 'virtual:rows/R125'

const SIZE = 10

export const clientLoader = ownIfSignedIn(async ({ callApi, query }) => {
  const state = allStates.find((known) => known === query.get('state'))
  return { state, first: (await callApi(pointOrderList, { state, page: 1, page_size: SIZE })).list }
})
export const HydrateFallback = OwnFallback

export default function PointsOrdersPage({ loaderData }: Route.ComponentProps) {
  if (!loaderData) return <SignInFirst title="您的积分兑换" />
  return <Orders {...loaderData} />
}

interface OrdersProps {
  state: ExchangeState | undefined
  first: readonly Exchange[]
}

function Orders({ state, first }: OrdersProps) {
  const pages = useMorePages({
    first,
    size: SIZE,
    load: async (page) => (await callApi(pointOrderList, { state, page, page_size: SIZE })).list,
    idOf: ({ order_id }) => order_id,
  })
  return (
    <Frame bar={{}}>
      <Tabs
        label="兑换"
        tabs={[undefined, ...allStates].map((one) => ({
          text: one ? exchangeStates[one].words : '全部',
          to: address('/integral/orderList', { state: one }),
          current: one === state,
        }))}
      />
      <div className="p-16">
        <ListPage pages={pages} empty={<NothingYet state={state} />}>
          {(order) => <ExchangeCard order={order} />}
        </ListPage>
      </div>
    </Frame>
  )
}

const NothingYet = ({ state }: { state: ExchangeState | undefined }) => (
  <Empty
    drawing="bag"
    title={state ? `没有${exchangeStates[state].words}的兑换` : '还没有兑换过'}
    text="积分攒够了，就来换点喜欢的。"
    action={<ButtonLink to="/integral/index">去积分商城</ButtonLink>}
  />
)
