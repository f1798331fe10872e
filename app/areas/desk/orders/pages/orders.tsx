import { useState } from 'react'
import { useRevalidator } from 'react-router'
import { soldSorts } from '#app/areas/orders/checkout/rules.ts'
import { DataTable } from '#app/desk-shell/data-table.tsx'
import { DeskFrame } from '#app/desk-shell/desk-frame.tsx'
import { listView, loadList } from '#app/desk-shell/list-view.ts'
import type { Column } from '#app/desk-shell/table.tsx'
import { WrongField } from '#app/desk-shell/wrong-field.ts'
import { groupedNumber, readSpokenNumber } from '#kit/check/spoken-number.ts'
import { shortTime } from '#kit/time/short-time.ts'
import { Button, ButtonLink } from '#kit/ui/button.tsx'
import { Checkbox } from '#kit/ui/checkbox.tsx'
import { Empty } from '#kit/ui/empty.tsx'
import { Price } from '#kit/ui/price.tsx'
import { Tag } from '#kit/ui/tag.tsx'
import type { CallOutput } from '#kit/wire/call.ts'
import { behindStaffGate } from '#kit/wire/load.ts'
import { ShipDialog } from '../cards/ship-dialog.tsx'
import { deskOrders, deskOrdersExport, deskShip, deskShipApart } from '../contract.ts'
import { RevealOrder } from '../parts/reveal-order.tsx'
import { UseBox } from '../parts/use-box.tsx'
import { type DeskList, deskLists } from '../rules.ts'
import type { Route } from './+types/orders'

export { handle } from 'virtual:rows/desk-orders'

const view = listView({
  call: deskOrders,
  file: deskOrdersExport,
  noun: '订单',
  search: '搜商品名、订单编号或快递单号',
  sorts: soldSorts,
  filters: {
    list: { as: 'tabs', label: '订单', words: deskLists },
    from: { as: 'day', label: '下单从' },
    to: { as: 'day', label: '到' },
  },
})
export const clientLoader = behindStaffGate(loadList(view))
type Order = CallOutput<typeof deskOrders>['list'][number]

const columns: Column<Order>[] = [
  { head: '订单编号', cell: (row) => groupedNumber(row.order_no), tight: true },
  { head: '下单时间', cell: (row) => shortTime(row.add_time), tight: true, sort: 'add_time' },
  {
    head: '商品',
    cell: (row) => row.goods.map((one) => <Ware key={one.special_id} one={one} />),
    width: 'wide:w-[28%]',
  },
  { head: '已付', cell: (row) => <Price yuan={row.pay_amount} size="small" />, numeric: true, sort: 'pay_amount' },
  {
    head: '备注',
    cell: (row) => [row.remark, row.gift_card && `贺卡：${row.gift_card}`].filter(Boolean).join('；') || '—',
    width: 'wide:w-[16%]',
  },
]

/** Goods with their specification, which goes to the next line whole. */
const Ware = ({ one }: { one: Order['goods'][number] }) => (
  <span className="block">
    {one.goods_name}{' '}
    <span className="inline-block">
      {one.goods_special_name} ×{one.buy_num}
    </span>
  </span>
)

const toReceiver: Column<Order> = {
  head: '收货',
  cell: ({ order_id, receiver }) =>
    receiver && (
      <>
        {receiver.name} {receiver.mobile}，{receiver.full_address}
        <span className="-ml-12 block wide:ml-0 wide:inline">
          <RevealOrder orderId={order_id} />
        </span>
      </>
    ),
  width: 'wide:w-[28%]',
}
const parcel: Column<Order> = {
  head: '快递',
  cell: (row) => [`${row.company} ${row.number}`, ...numbersApart(row)].join('；'),
  tight: true,
}

/** The numbers of its parcels beside the first. */
const numbersApart = ({ goods }: Order) => [...new Set(goods.flatMap(({ number }) => (number ? [number] : [])))]

const empties: Record<DeskList, string> = {
  'to-ship': '没有等待发货的订单',
  'to-use': '没有等待使用的订单',
  shipped: '没有在路上的包裹',
}

export default function DeskOrdersPage({ loaderData }: Route.ComponentProps) {
  const { revalidate } = useRevalidator()
  const list = (Object.keys(deskLists) as DeskList[]).find((name) => name === loaderData.asked.list) ?? 'to-ship'
  const [shipping, setShipping] = useState<Order>()
  const toShip: Column<Order> = {
    head: '操作',
    bare: true,
    tight: true,
    cell: (row) =>
      row.is_refunding === 1 ? (
        <Tag tone="warning">退款处理中</Tag>
      ) : (
        <Button kind="secondary" size="small" onClick={() => setShipping(row)}>
          发货
        </Button>
      ),
  }
  const [splitting, setSplitting] = useState<Order>()
  const toSplit: Column<Order> = {
    head: '操作',
    bare: true,
    tight: true,
    cell: (row) =>
      inFirst(row).length > 1 && (
        <Button kind="secondary" size="small" onClick={() => setSplitting(row)}>
          分包裹
        </Button>
      ),
  }
  const more = { 'to-ship': [toReceiver, toShip], 'to-use': [], shipped: [toReceiver, parcel, toSplit] }[list]
  return (
    <DeskFrame
      note="患者到院时扫核销码；包裹发出后填写快递公司和单号，患者会收到通知。"
      aside={
        <>
          <ButtonLink kind="secondary" size="small" to="/desk/orders/find">
            查全部订单
          </ButtonLink>
          <UseBox onUsed={revalidate} />
        </>
      }
    >
      <DataTable
        view={view}
        loaded={loaderData}
        label={deskLists[list]}
        columns={[...columns, ...more]}
        keyOf={(row) => row.order_id}
        empty={
          readSpokenNumber(loaderData.asked.keyword ?? '') === 'wrong-check' ? (
            <Empty drawing="bag" title="订单编号有一位不对" text="请再核对一遍。" />
          ) : (
            <Empty drawing="bag" title={empties[list]} text="有新订单时会显示在这里。" />
          )
        }
      />
      {shipping && (
        <ShipDialog
          save={(parcel, send) => send(deskShip, { order_id: shipping.order_id, ...parcel })}
          said={() => '已发货'}
          onClose={() => setShipping(undefined)}
          onShipped={() => {
            setShipping(undefined)
            revalidate()
          }}
        />
      )}
      {splitting && (
        <ShipDialog
          title="另一个包裹"
          save={(parcel, send, form) => {
            const special_ids = form.getAll('special_ids').join()
            if (!special_ids) throw new WrongField('', '请勾选这个包裹里的商品')
            return send(deskShipApart, { order_id: splitting.order_id, ...parcel, special_ids })
          }}
          said={() => '已记下，患者会收到通知'}
          onClose={() => setSplitting(undefined)}
          onShipped={() => {
            setSplitting(undefined)
            revalidate()
          }}
        >
          <fieldset>
            <legend className="text-14 text-ink-2">这个包裹里的商品，至少留一件在第一个包裹</legend>
            {inFirst(splitting).map(({ special_id, goods_name, goods_special_name, buy_num }) => (
              <Checkbox key={special_id} name="special_ids" value={special_id}>
                {goods_name} {goods_special_name} ×{buy_num}
              </Checkbox>
            ))}
          </fieldset>
        </ShipDialog>
      )}
    </DeskFrame>
  )
}

/** What of an order goes in its first parcel. */
const inFirst = ({ goods }: Order) => goods.filter(({ number }) => !number)
