import { GiftIcon } from 'lucide-react'
import { GoodsLines } from '#app/areas/orders/checkout/cards/goods-line.tsx'
import { payAddress } from '#app/areas/orders/checkout/cards/order-address.ts'
import { ButtonLink } from '#kit/ui/button.tsx'
import { Card } from '#kit/ui/card.tsx'
import { Empty } from '#kit/ui/empty.tsx'
import { Link } from '#kit/ui/link.tsx'
import { ListPage } from '#kit/ui/list-page.tsx'
import { useMorePages } from '#kit/ui/more-pages.ts'
import { callApi } from '#kit/wire/browser/caller.ts'
import type { CallOutput } from '#kit/wire/call.ts'
import { giftAddress } from '../cards/gift-address.ts'
import { giftOrderList } from '../contract.ts'

export type GiftSeen = CallOutput<typeof giftOrderList>['list'][number]

/** So many at a time. */
export const SIZE = 10

/** What somebody gave, the newest first. */
export function GiftList({ first }: { first: readonly GiftSeen[] }) {
  const pages = useMorePages({
    first,
    size: SIZE,
    load: async (page) => (await callApi(giftOrderList, { page, page_size: SIZE })).list,
    idOf: ({ order_id }) => order_id,
  })
  const empty = (
    <Empty
      drawing="bag"
      title="还没有送过礼物"
      text="确认订单时打开“送给别人”，写一张贺卡，包裹直接寄给对方。"
      action={<ButtonLink to="/health/index">去商城看看</ButtonLink>}
    />
  )
  return (
    <ListPage pages={pages} empty={empty}>
      {(gift) => (
        <Card>
          <Link to={giftAddress(gift.order_id)} className="block active:opacity-80">
            <div className="flex items-center justify-between gap-12 pb-12 text-14">
              <span className="flex min-w-0 items-center gap-6 font-medium">
                <GiftIcon className="shrink-0 text-accent-ink" />
                <span className="truncate">送给 {gift.gift_to}</span>
              </span>
              <span className={gift.state_id === 'unpaid' ? 'shrink-0 text-warning' : 'shrink-0 text-ink-2'}>
                {gift.state_desc}
              </span>
            </div>
            <GoodsLines goods={gift.order_goods} />
          </Link>
          {gift.state_id === 'unpaid' && (
            <div className="flex justify-end pt-8">
              <ButtonLink size="small" to={payAddress(gift.order_id)}>
                去付款
              </ButtonLink>
            </div>
          )}
        </Card>
      )}
    </ListPage>
  )
}
