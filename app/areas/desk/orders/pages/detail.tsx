import { useState } from 'react'
import { useRevalidator } from 'react-router'
import { useMay } from '#app/areas/access/staff/cards/me.ts'
import { PayNumber } from '#app/areas/pay/cards/pay-number.tsx'
import { DeskFrame } from '#app/desk-shell/desk-frame.tsx'
import { type Column, Table } from '#app/desk-shell/table.tsx'
import { groupedNumber } from '#kit/check/spoken-number.ts'
import { Button, ButtonLink } from '#kit/ui/button.tsx'
import { Card } from '#kit/ui/card.tsx'
import { Facts } from '#kit/ui/facts.tsx'
import type { CallOutput } from '#kit/wire/call.ts'
import { behindStaffGate, type Loading, readCode } from '#kit/wire/load.ts'
import { deskOrder } from '../contract.ts'
import { CancelForm } from '../parts/cancel-form.tsx'
import { LessenForm } from '../parts/lessen-form.tsx'
import { OrderNotes } from '../parts/order-notes.tsx'
import { RevealOrder } from '../parts/reveal-order.tsx'
import type { Route } from './+types/detail'

export { handle } from 'virtual:rows/desk-order'

const load = ({ callApi, query }: Loading) => callApi(deskOrder, { order_id: readCode(query, 'order_id') })
export const clientLoader = behindStaffGate(load)
/** An order whole. */
type Order = CallOutput<typeof deskOrder>

const items: Column<Order['items'][number]>[] = [
  { head: '商品', cell: (row) => `${row.goods_name} ${row.goods_special_name}` },
  { head: '单价', cell: (row) => `${row.goods_price} 元`, numeric: true },
  {
    head: '件数',
    cell: (row) => (row.back_num > 0 ? `${row.buy_num}（退 ${row.back_num}）` : row.buy_num),
    numeric: true,
  },
  { head: '应付', cell: (row) => `${row.pay_amount} 元`, numeric: true },
]

export default function OrderPage({ loaderData: order }: Route.ComponentProps) {
  const { revalidate } = useRevalidator()
  return (
    <DeskFrame
      title={`订单 ${groupedNumber(order.order_no)}`}
      note={`${order.state_desc} · ${order.add_time.slice(0, 16)} 下单`}
      aside={
        <ButtonLink kind="secondary" size="small" to="/desk/orders/find">
          返回列表
        </ButtonLink>
      }
    >
      <div className="space-y-12">
        <Acts order={order} onDone={revalidate} />
        <Table
          label="商品"
          columns={items}
          rows={order.items}
          keyOf={(row) => row.goods_name + row.goods_special_name}
          empty={null}
        />
        <Card title="金额">
          <Facts facts={moneyOf(order)} />
        </Card>
        <Card title="买家和收货" aside={<RevealOrder orderId={order.order_id} />}>
          <Facts facts={peopleOf(order)} />
        </Card>
        <Card title="经过">
          <Facts
            facts={order.history.map(({ state_desc, time }) => ({ name: time.slice(0, 16), value: state_desc }))}
          />
        </Card>
        <OrderNotes order={order} onSaved={revalidate} />
      </div>
    </DeskFrame>
  )
}

const moneyOf = (order: Order) => [
  { name: '商品', value: `${order.goods_amount} 元` },
  { name: '优惠和减免', value: `${order.discount_amount} 元` },
  { name: '运费', value: `${order.shipping_fee} 元` },
  { name: '应付', value: `${order.due_amount} 元` },
  { name: '其中礼品卡', value: `${order.card_amount} 元` },
  { name: '到院再付', value: `${order.later_amount} 元` },
  { name: '已退', value: `${order.refund_amount} 元` },
  { name: '支付单号', value: order.out_trade_no ? <PayNumber number={order.out_trade_no} name="支付单号" /> : '没有' },
]

const peopleOf = ({ buyer_name, buyer_mobile, receiver, remark, company, number, cancel_reason }: Order) => [
  { name: '买家', value: `${buyer_name} ${buyer_mobile}` },
  ...(receiver ? [{ name: '收货', value: `${receiver.name} ${receiver.mobile}，${receiver.full_address}` }] : []),
  ...(number ? [{ name: '快递', value: `${company} ${number}` }] : []),
  ...(remark ? [{ name: '买家备注', value: remark }] : []),
  ...(cancel_reason ? [{ name: '取消原因', value: cancel_reason }] : []),
]

function Acts({ order, onDone }: { order: Order; onDone: () => void }) {
  const mayChange = useMay('orders.change')
  const [open, setOpen] = useState<'lessen' | 'cancel'>()
  const dialog = {
    order,
    onClose: () => setOpen(undefined),
    onSaved: () => {
      setOpen(undefined)
      onDone()
    },
  }
  return (
    <div className="flex flex-wrap gap-12 print:hidden">
      {mayChange && order.may_lessen === 1 && (
        <Button size="small" onClick={() => setOpen('lessen')}>
          改价
        </Button>
      )}
      {mayChange && order.may_cancel === 1 && (
        <Button kind="secondary" size="small" onClick={() => setOpen('cancel')}>
          取消订单
        </Button>
      )}
      <Button kind="secondary" size="small" onClick={() => window.print()}>
        打印
      </Button>
      {open === 'lessen' && <LessenForm {...dialog} />}
      {open === 'cancel' && <CancelForm {...dialog} />}
    </div>
  )
}
