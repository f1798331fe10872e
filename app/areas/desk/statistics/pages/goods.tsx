import { listView } from '#app/desk-shell/list-view.ts'
import type { CallOutput } from '#kit/wire/call.ts'
import { deskGoodsStatistics, deskGoodsStatisticsExport } from '../contract.ts'
import { Counted, countedFilters, loadCounted } from '../parts/counted.tsx'
import { goodsFigures, goodsGroups } from '../rules/goods.ts'
import { USUAL_DAYS } from '../rules.ts'
import type { Route } from './+types/goods'

export { handle } from 'virtual:rows/desk-statistics-goods'

type Row = CallOutput<typeof deskGoodsStatistics>['list'][number]

const view = listView({
  call: deskGoodsStatistics,
  file: deskGoodsStatisticsExport,
  noun: '商品统计',
  filters: countedFilters(goodsGroups),
})

export const clientLoader = loadCounted(view)

const keys = {
  date: { head: '付款日', cell: (row: Row) => row.date || '—', tight: true },
  hospital: { head: '医院', cell: (row: Row) => row.unit_name },
  category: { head: '分类', cell: (row: Row) => row.category_name },
  goods: { head: '商品', cell: (row: Row) => row.goods_name },
  special: { head: '规格', cell: (row: Row) => row.special_name },
  entry: { head: '入口', cell: (row: Row) => row.entry_name },
  channel: { head: '渠道', cell: (row: Row) => row.channel_name },
}

export default function GoodsStatisticsPage({ loaderData }: Route.ComponentProps) {
  return (
    <Counted
      at="/desk/statistics/goods"
      view={view}
      loaded={loaderData}
      note={`商城的商品，按付款那天统计，缺货按缺货的那天统计，不选日期时是到今天为止的 ${USUAL_DAYS} 天，一次最多一年。`}
      keys={keys}
      groups={goodsGroups}
      figures={goodsFigures}
      cell={(row, name) => (row[name] === '' ? '—' : row[name])}
      keyOf={(row) =>
        [row.date, row.unit_id, row.category_name, row.goods_id, row.special_id, row.entry_name, row.channel].join('.')
      }
      empty="这几天没有人看过或买过商品，也没有缺货"
    />
  )
}
