import { Definitions } from '#app/desk-shell/definitions.tsx'
import { listView, loadList } from '#app/desk-shell/list-view.ts'
import type { Column } from '#app/desk-shell/table.tsx'
import { ButtonLink } from '#kit/ui/button.tsx'
import { Tag } from '#kit/ui/tag.tsx'
import { address } from '#kit/wire/address.ts'
import type { CallOutput } from '#kit/wire/call.ts'
import { behindStaffGate } from '#kit/wire/load.ts'
import { deskCouponCounts, deskCouponCountsExport } from '../contract.ts'
import { CouponTable } from '../parts/coupon-table.tsx'
import { type CouponFigure, countLists, countSorts, couponFigures } from '../rules.ts'
import type { Route } from './+types/coupon-counts'

export { handle } from 'virtual:rows/desk-coupon-counts'

const view = listView({
  call: deskCouponCounts,
  file: deskCouponCountsExport,
  noun: '优惠券',
  search: '搜优惠券名称',
  sorts: countSorts,
  filters: {
    list: { as: 'tabs', label: '哪些优惠券', words: countLists },
    from: { as: 'day', label: '领取从' },
    to: { as: 'day', label: '到' },
  },
})
export const clientLoader = behindStaffGate(loadList(view))
type Counted = CallOutput<typeof deskCouponCounts>['list'][number]

const figure = (name: CouponFigure): Column<Counted> => ({
  head: couponFigures[name].words,
  cell: (row) => row[name],
  numeric: true,
  tight: true,
})

const columns: Column<Counted>[] = [
  {
    head: '优惠券',
    sort: 'title',
    cell: (row) => (
      <span className="inline-flex max-w-full flex-wrap items-center gap-6">
        {row.title}
        <span className="text-12 text-ink-2">{row.discount_text}</span>
        {row.is_platform === 1 && <Tag tone="accent">平台</Tag>}
      </span>
    ),
  },
  { head: '领取截止', cell: (row) => row.draw_until.slice(0, 10), tight: true, sort: 'draw_until' },
  { head: '总数', cell: (row) => row.total, numeric: true, tight: true },
  ...(Object.keys(couponFigures) as CouponFigure[]).map(figure),
  {
    head: '操作',
    bare: true,
    tight: true,
    cell: ({ coupon_id, title }) => (
      <ButtonLink
        kind="text"
        size="small"
        to={address('/desk/coupon-uses', { coupon_id })}
        aria-label={`看“${title}”的领用记录`}
      >
        领用记录
      </ButtonLink>
    ),
  },
]

export default function CouponCountsPage({ loaderData }: Route.ComponentProps) {
  return (
    <CouponTable
      at="/desk/coupon-counts"
      view={view}
      loaded={loaderData}
      note="每种优惠券领了多少、现在各在什么状态、一共优惠了多少。选了日期，就只算那几天领的。"
      columns={columns}
      keyOf={(row) => row.coupon_id}
      empty={{ title: '还没有优惠券', text: '新增优惠券以后，这里会有它的数字。', goOn: '去新增' }}
    >
      <Definitions figures={couponFigures} />
    </CouponTable>
  )
}
