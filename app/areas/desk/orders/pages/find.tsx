import { soldSorts } from '#app/areas/orders/checkout/rules.ts'
import { orderStates } from '#app/areas/orders/checkout/states.ts'
import { DataTable } from '#app/desk-shell/data-table.tsx'
import { DeskFrame } from '#app/desk-shell/desk-frame.tsx'
import { listView, loadList } from '#app/desk-shell/list-view.ts'
import type { Column } from '#app/desk-shell/table.tsx'
import { groupedNumber } from '#kit/check/spoken-number.ts'
import { ButtonLink } from '#kit/ui/button.tsx'
import { Empty } from '#kit/ui/empty.tsx'
import { Price } from '#kit/ui/price.tsx'
import { address } from '#kit/wire/address.ts'
import type { CallOutput } from '#kit/wire/call.ts'
import { behindStaffGate } from '#kit/wire/load.ts'
import { deskOrdersFind, deskOrdersFindExport } from '../contract.ts'
import type { Route } from './+types/find'

export { handle } from 'virtual:rows/desk-orders-find'

const view = listView({
  call: deskOrdersFind,
  file: deskOrdersFindExport,
  noun: '订单',
  search: '搜订单编号、手机号、姓名或商品',
  sorts: soldSorts,
  filters: {
    state: {
      as: 'select',
      label: '状态',
      words: Object.fromEntries(Object.entries(orderStates).map(([state, { words }]) => [state, words])),
    },
    from: { as: 'day', label: '下单从' },
    to: { as: 'day', label: '到' },
  },
})
export const clientLoader = behindStaffGate(loadList(view))
type Found = CallOutput<typeof deskOrdersFind>['list'][number]

const columns: Column<Found>[] = [
  { head: '订单编号', cell: (row) => groupedNumber(row.order_no), tight: true },
  { head: '下单时间', cell: (row) => row.add_time.slice(0, 16), tight: true, sort: 'add_time' },
  { head: '状态', cell: (row) => row.state_desc, tight: true },
  { head: '商品', cell: (row) => row.goods },
  { head: '金额', cell: (row) => <Price yuan={row.pay_amount} size="small" />, numeric: true, sort: 'pay_amount' },
  { head: '买家', cell: (row) => `${row.buyer_name} ${row.buyer_mobile}`, tight: true },
  {
    head: '操作',
    bare: true,
    tight: true,
    cell: ({ order_id }) => (
      <ButtonLink kind="secondary" size="small" to={address('/desk/orders/detail', { order_id })}>
        详情
      </ButtonLink>
    ),
  },
]

export default function FindPage({ loaderData }: Route.ComponentProps) {
  return (
    <DeskFrame
      note="所有状态的商城订单。手机号要写全 11 位；买家信息已遮住，需要时在详情里查看。"
      aside={
        <ButtonLink kind="secondary" size="small" to="/desk/orders">
          返回商城订单
        </ButtonLink>
      }
    >
      <DataTable
        view={view}
        loaded={loaderData}
        label="订单"
        columns={columns}
        keyOf={(row) => row.order_id}
        empty={<Empty drawing="bag" title="还没有订单" text="卖出商品后，订单会在这里。" />}
      />
    </DeskFrame>
  )
}
