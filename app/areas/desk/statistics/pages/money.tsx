import { moneyFigures } from '#app/areas/pay/rules/statistics.ts'
import { listView } from '#app/desk-shell/list-view.ts'
import type { CallOutput } from '#kit/wire/call.ts'
import { deskMoneyStatistics, deskMoneyStatisticsExport } from '../contract.ts'
import { Counted, countedFilters, loadCounted } from '../parts/counted.tsx'
import { moneyGroups, USUAL_DAYS } from '../rules.ts'
import type { Route } from './+types/money'

export { handle } from 'virtual:rows/desk-statistics-money'

type Row = CallOutput<typeof deskMoneyStatistics>['list'][number]

const view = listView({
  call: deskMoneyStatistics,
  file: deskMoneyStatisticsExport,
  noun: '资金统计',
  filters: countedFilters(moneyGroups),
})

export const clientLoader = loadCounted(view)

const keys = {
  date: { head: '入账日', cell: (row: Row) => row.date, tight: true },
  payee: { head: '医院', cell: (row: Row) => row.payee_name },
  purpose: { head: '种类', cell: (row: Row) => row.purpose_name },
  way: { head: '渠道', cell: (row: Row) => row.way_name },
}

export default function MoneyStatisticsPage({ loaderData }: Route.ComponentProps) {
  return (
    <Counted
      at="/desk/statistics/money"
      view={view}
      loaded={loaderData}
      note={`患者付的和退给患者的钱，按入账那天统计，都从流水账里来。不选日期时是到今天为止的 ${USUAL_DAYS} 天，一次最多一年。礼品卡、优惠券、积分抵扣的部分不是收款，不算在内。`}
      keys={keys}
      groups={moneyGroups}
      figures={moneyFigures}
      cell={(row, name) => row[name]}
      keyOf={(row) => [row.date, row.payee_name, row.purpose_name, row.way_name].join('.')}
      empty="这几天没有收款和退款"
    />
  )
}
