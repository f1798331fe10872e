import { Asked } from '#app/areas/store-app/devices/cards/asked.tsx'
import { callStore } from '#app/areas/store-app/devices/cards/at-store.ts'
import { StoreFrame } from '#app/areas/store-app/devices/cards/store-frame.tsx'
import { shortTime } from '#kit/time/short-time.ts'
import { Card } from '#kit/ui/card.tsx'
import { Empty } from '#kit/ui/empty.tsx'
import { Facts } from '#kit/ui/facts.tsx'
import { yuanText } from '#kit/ui/number-text.ts'
import { Price } from '#kit/ui/price.tsx'
import { Timeline } from '#kit/ui/timeline.tsx'
import type { CallOutput } from '#kit/wire/call.ts'
import { codeCheckDetail, storeOrderDetail } from '../contract.ts'

export { handle } from 'virtual:rows/R267'

export default function StoreOrderPage() {
  return (
    <StoreFrame here="/store/order">
      {() => <Asked ask={load}>{(found) => (found ? <Order {...found} /> : <NotChosen />)}</Asked>}
    </StoreFrame>
  )
}

const load = async () => {
  const id = new URLSearchParams(location.search).get('order_id')
  if (!id) return undefined
  const [order, { code, scans }] = await Promise.all([
    callStore(storeOrderDetail, { order_id: id }),
    callStore(codeCheckDetail, { id }),
  ])
  return { order, code, scans }
}

const NOTHING = '0.00'

type Found = { order: CallOutput<typeof storeOrderDetail> } & Pick<CallOutput<typeof codeCheckDetail>, 'code' | 'scans'>

const NotChosen = () => <Empty drawing="list" title="没有选订单" text="请从核销或资金明细里点进来。" />

const Order = ({ order, code, scans }: Found) => (
  <div className="space-y-12 p-16">
    <Card title={order.state_desc} aside={<Price yuan={order.pay_amount} />}>
      <ul className="space-y-8">
        {order.goods.map(({ goods_name, special_name, num, amount }) => (
          <li key={`${goods_name} ${special_name}`} className="flex justify-between gap-12 text-14">
            <span className="min-w-0">
              {goods_name}
              <span className="block text-12 text-ink-3">
                {special_name} ×{num}
              </span>
            </span>
            <span className="shrink-0 tabular-nums">{yuanText(amount)}</span>
          </li>
        ))}
      </ul>
    </Card>
    <Card>
      <Facts
        facts={[
          { name: '核销码', value: code },
          { name: '买家', value: `${order.buyer_name || '—'} ${order.buyer_mobile}` },
          // What is not owed and was not given back is nothing to read at the counter.
          ...(order.later_amount === NOTHING ? [] : [{ name: '到店再付', value: yuanText(order.later_amount) }]),
          ...(order.refund_amount === NOTHING ? [] : [{ name: '已退', value: yuanText(order.refund_amount) }]),
          { name: '下单时间', value: order.add_time.slice(0, 16) },
        ]}
      />
    </Card>
    {scans.length > 0 && (
      <Card title="扫过的记录">
        <Timeline
          events={[...scans].reverse().map((scan) => ({
            when: `${shortTime(scan.time)} · ${scan.staff_name} · ${scan.device_name}`,
            title: scan.outcome_desc,
            text: scan.words,
          }))}
        />
      </Card>
    )}
    <Card title="进度">
      <Timeline
        events={[...order.path]
          .reverse()
          .map(({ state_desc, time }) => ({ when: time.slice(0, 16), title: state_desc }))}
      />
    </Card>
  </div>
)
