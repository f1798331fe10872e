import { ordersAddress } from '#app/areas/orders/checkout/cards/order-address.ts'
import { Frame } from '#app/shell/frame.tsx'
import { OwnFallback } from '#app/shell/own/own-fallback.tsx'
import { ownIfSignedIn, SignInFirst } from '#app/shell/own/own-page.tsx'
import { ButtonLink } from '#kit/ui/button.tsx'
import { Empty } from '#kit/ui/empty.tsx'
import { ListPage } from '#kit/ui/list-page.tsx'
import { useMorePages } from '#kit/ui/more-pages.ts'
import { callApi as callByFetch } from '#kit/wire/browser/caller.ts'
import type { CallApi } from '#kit/wire/read-answer.ts'
import { refundList } from '../contract.ts'
import { RefundCard, type RefundSeen } from '../parts/refund-card.tsx'
import type { Route } from './+types/refund-list'

export { handle } from 'virtual:rows/R065'

const SIZE = 10

const listOf = async (callApi: CallApi, order_id: string | undefined, page: number) =>
  (await callApi(refundList, { order_id, page, page_size: SIZE })).list

export const clientLoader = ownIfSignedIn(async ({ callApi, query }) => {
  const order_id = /^[\w-]{6,64}$/.exec(query.get('order_id') ?? '')?.[0]
  return { order_id, first: await listOf(callApi, order_id, 1) }
})
export const HydrateFallback = OwnFallback

export default function RefundListPage({ loaderData: loaded }: Route.ComponentProps) {
  return loaded ? <Refunds {...loaded} /> : <SignInFirst title="退款/售后" />
}

function Refunds({ order_id, first }: { order_id: string | undefined; first: readonly RefundSeen[] }) {
  const pages = useMorePages({
    first,
    size: SIZE,
    load: (page) => listOf(callByFetch, order_id, page),
    idOf: ({ refund_id }) => refund_id,
  })
  return (
    <Frame bar={{}}>
      <div className="p-16">
        <ListPage
          pages={pages}
          empty={
            <Empty
              drawing="bag"
              title="没有退款或售后"
              text="需要时在订单里申请，进度都在这里。"
              action={<ButtonLink to={ordersAddress()}>我的订单</ButtonLink>}
            />
          }
        >
          {(refund) => <RefundCard refund={refund} />}
        </ListPage>
      </div>
    </Frame>
  )
}
