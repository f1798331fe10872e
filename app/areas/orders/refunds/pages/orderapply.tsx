import { PackageIcon, RotateCwIcon, WalletIcon } from 'lucide-react'
import { ServiceLink } from '#app/areas/help/cards/service-link.tsx'
import { GoodsLines } from '#app/areas/orders/checkout/cards/goods-line.tsx'
import { orderAddress } from '#app/areas/orders/checkout/cards/order-address.ts'
import { goodsOrderDetail } from '#app/areas/orders/checkout/contract.ts'
import { Frame } from '#app/shell/frame.tsx'
import { groupedNumber } from '#kit/check/spoken-number.ts'
import { Card } from '#kit/ui/card.tsx'
import { Cell, CellGroup } from '#kit/ui/cell.tsx'
import { Notice } from '#kit/ui/notice.tsx'
import { behindGate, readCode } from '#kit/wire/load.ts'
import type { CallApi } from '#kit/wire/read-answer.ts'
import { progressAddress, refundAddress, returnAddress } from '../cards/refund-address.ts'
import { returnApply, storeRefundApply } from '../contract.ts'
import { orWords } from '../parts/load-refund.ts'
import { paidEach } from '../rules/choose.ts'
import type { Route } from './+types/orderapply'

export { handle } from 'virtual:rows/R067'

/** What can be asked for, or why not. */
const loadWays = async (callApi: CallApi, order_id: string) => {
  const [order, money, back] = await Promise.all([
    callApi(goodsOrderDetail, { order_id }),
    orWords(order_id, callApi(storeRefundApply, { order_id })),
    orWords(order_id, callApi(returnApply, { order_id })),
  ])
  return { order, money, back }
}

export const clientLoader = behindGate(async ({ callApi, query }) => loadWays(callApi, readCode(query, 'order_id')))

/** What went wrong with an order, and the way that leads on from there. */
export default function OrderApplyPage({ loaderData: { order, money, back } }: Route.ComponentProps) {
  const { order_id, button } = order
  const isSent = order.logistics !== null
  return (
    <Frame bar={{}}>
      <div className="space-y-16 p-16">
        <Card title={order.unit_name}>
          {/* What was paid, not what stood on the shelf. */}
          <GoodsLines
            goods={order.order_goods.map((one) => ({ ...one, goods_price: paidEach(one.pay_amount, one.buy_num) }))}
          />
        </Card>
        {'words' in money && <Notice>{money.words}</Notice>}
        <CellGroup title="您需要什么帮助？">
          {!('words' in money) && (
            <Cell
              start={<WalletIcon />}
              title="仅退款"
              note={isSent ? '没收到、少发，或和商家说好不用寄回' : '还没有寄出或使用，退回全款'}
              to={refundAddress(order_id)}
            />
          )}
          {!('words' in back) && (
            <Cell start={<PackageIcon />} title="退货退款" note="寄回商品，收到后退款" to={returnAddress(order_id)} />
          )}
          {button.includes('refund_progress') && (
            <Cell
              start={<RotateCwIcon />}
              title="退款进度"
              note="看处理到哪一步了"
              to={progressAddress({ order_id })}
            />
          )}
          <ServiceLink
            title={`订单：${order.unit_name}`}
            number={groupedNumber(order.order_no)}
            link={orderAddress(order_id)}
          />
        </CellGroup>
        <CellGroup>
          <Cell title="查看订单" value={order.state_desc} to={orderAddress(order_id)} />
        </CellGroup>
      </div>
    </Frame>
  )
}
