import {
  ChevronRightIcon,
  MessageCircleHeartIcon,
  PackageIcon,
  RotateCwIcon,
  TruckIcon,
  WalletIcon,
} from 'lucide-react'
import { ordersAddress } from '#app/areas/orders/checkout/cards/order-address.ts'
import type { Counts } from '#app/shell/use-counts.ts'
import { type IconTile, IconTiles } from '#kit/ui/icon-tiles.tsx'
import { Link } from '#kit/ui/link.tsx'

/** The orders by what they wait for, with how many there are of each. */
export function MyOrders({ counts }: { counts: Counts | undefined }) {
  const orders = counts?.orders
  const states: IconTile[] = [
    { text: '待付款', to: ordersAddress('unpaid'), count: orders?.unpaid, Icon: WalletIcon },
    { text: '待发货/使用', to: ordersAddress('paid'), count: orders?.paid, Icon: PackageIcon },
    { text: '待收货', to: ordersAddress('shipped'), count: orders?.shipped, Icon: TruckIcon },
    { text: '待评价', to: ordersAddress('finished'), count: orders?.to_review, Icon: MessageCircleHeartIcon },
    { text: '退款/售后', to: '/health/refundList', count: orders?.refunding, Icon: RotateCwIcon },
  ]
  return (
    <nav aria-label="商城订单" className="rounded-12 bg-card px-4 pb-4 shadow-soft">
      <div className="flex items-center justify-between px-12">
        <h2 className="text-16 font-semibold">商城订单</h2>
        <Link to={ordersAddress()} className="flex min-h-target items-center gap-2 text-14 text-ink-3">
          全部订单
          <ChevronRightIcon />
        </Link>
      </div>
      <IconTiles columns={5} tiles={states} />
    </nav>
  )
}
