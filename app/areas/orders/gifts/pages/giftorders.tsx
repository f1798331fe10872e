import { Frame } from '#app/shell/frame.tsx'
import { behindGate, readCode } from '#kit/wire/load.ts'
import { giftOrderDetail, giftOrderList } from '../contract.ts'
import { GiftDetail } from '../parts/gift-detail.tsx'
import { GiftList, SIZE } from '../parts/gift-list.tsx'
import type { Route } from './+types/giftorders'

export { handle } from 'virtual:rows/R211'

export const clientLoader = behindGate(async ({ callApi, query }) =>
  query.has('order_id')
    ? { gift: await callApi(giftOrderDetail, { order_id: readCode(query, 'order_id') }) }
    : { first: (await callApi(giftOrderList, { page: 1, page_size: SIZE })).list },
)

/** What somebody gave; with an order's number, one of it. */
export default function GiftOrdersPage({ loaderData: { gift, first } }: Route.ComponentProps) {
  return (
    <Frame bar={{}}>
      {gift ? (
        <GiftDetail gift={gift} />
      ) : (
        <div className="p-16">
          <GiftList first={first ?? []} />
        </div>
      )}
    </Frame>
  )
}
