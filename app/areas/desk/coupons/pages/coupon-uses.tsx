import { listView, loadList } from '#app/desk-shell/list-view.ts'
import type { Column } from '#app/desk-shell/table.tsx'
import { Tag } from '#kit/ui/tag.tsx'
import type { CallOutput } from '#kit/wire/call.ts'
import { behindStaffGate } from '#kit/wire/load.ts'
import { couponTones, OrderLink } from '../cards/order-link.tsx'
import { deskCouponUses, deskCouponUsesExport } from '../contract.ts'
import { CouponTable } from '../parts/coupon-table.tsx'
import { dayKinds, useSorts, useStates } from '../rules.ts'
import type { Route } from './+types/coupon-uses'

export { handle } from 'virtual:rows/desk-coupon-uses'

const view = listView({
  call: deskCouponUses,
  file: deskCouponUsesExport,
  noun: '领用记录',
  search: '搜手机号、订单编号、优惠券或用户名',
  sorts: useSorts,
  filters: {
    state: { as: 'select', label: '状态', words: useStates },
    day_of: { as: 'select', label: '按哪天', words: dayKinds },
    from: { as: 'day', label: '从' },
    to: { as: 'day', label: '到' },
    coupon_id: { as: 'linked', label: '优惠券' },
  },
})
export const clientLoader = behindStaffGate(loadList(view))
type Use = CallOutput<typeof deskCouponUses>['list'][number]

const columns: Column<Use>[] = [
  { head: '优惠券', cell: (row) => `${row.title}（${row.discount_text}）` },
  { head: '用户', cell: (row) => `${row.patient_name} ${row.mobile}`, tight: true },
  { head: '状态', cell: (row) => <Tag tone={couponTones[row.state]}>{row.state_desc}</Tag>, tight: true },
  { head: '领取时间', cell: (row) => row.draw_time.slice(0, 16), tight: true, sort: 'draw_time' },
  { head: '使用时间', cell: (row) => row.use_time?.slice(0, 16) ?? '—', tight: true, sort: 'use_time' },
  { head: '用在哪个订单', cell: (row) => (row.order_id === '' ? '—' : <OrderLink use={row} />) },
  { head: '店铺', cell: (row) => row.seller_name || '—' },
  {
    head: '优惠（元）',
    cell: (row) => (row.order_id === '' ? '—' : row.off_amount),
    numeric: true,
    tight: true,
  },
]

export default function CouponUsesPage({ loaderData }: Route.ComponentProps) {
  return (
    <CouponTable
      at="/desk/coupon-uses"
      view={view}
      loaded={loaderData}
      note="每一张领到手的券：谁领的、什么时候领的、用在了哪个订单上。手机号要写全 11 位；用户信息已遮住。日期不选“按哪天”时按领取日。"
      columns={columns}
      keyOf={(row) => row.code_id}
      empty={{ title: '还没有人领过券', text: '患者领了第一张券，就列在这里。', goOn: '看有哪些优惠券' }}
    />
  )
}
