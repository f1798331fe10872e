import { funnelFigures } from '#app/areas/analytics/rules/funnel.ts'
import { listView } from '#app/desk-shell/list-view.ts'
import type { CallOutput } from '#kit/wire/call.ts'
import { deskFunnelStatistics, deskFunnelStatisticsExport } from '../contract.ts'
import { Counted, countedFilters, loadCounted } from '../parts/counted.tsx'
import { inSteps } from '../parts/doctor-keys.tsx'
import { funnelGroups, USUAL_DAYS } from '../rules.ts'
import type { Route } from './+types/funnels'

export { handle } from 'virtual:rows/desk-statistics-funnels'

type Row = CallOutput<typeof deskFunnelStatistics>['list'][number]

const view = listView({
  call: deskFunnelStatistics,
  file: deskFunnelStatisticsExport,
  noun: '漏斗统计',
  filters: countedFilters(funnelGroups),
})

export const clientLoader = loadCounted(view)

const keys = {
  date: { head: '日期', cell: (row: Row) => row.date, tight: true },
  function: { head: '入口', cell: (row: Row) => row.function_name },
  deed: { head: '做什么', cell: (row: Row) => row.deed_name, tight: true },
  hospital: { head: '医院', cell: (row: Row) => row.unit_name || '平台或未分配' },
  department: { head: '科室', cell: (row: Row) => row.dep_name || '—' },
}

export default function FunnelStatisticsPage({ loaderData }: Route.ComponentProps) {
  return (
    <Counted
      at="/desk/statistics/funnels"
      view={view}
      loaded={loaderData}
      note={`从首页、商城的哪个入口进来，走到了哪一步。不选日期时是到今天为止的 ${USUAL_DAYS} 天，一次最多一年。${inSteps('科室')}`}
      keys={keys}
      groups={funnelGroups}
      figures={funnelFigures}
      cell={(row, name) => row[name] || '—'}
      keyOf={(row) => [row.date, row.function_id, row.deed_name, row.unit_id, row.dep_id].join('.')}
      empty="这几天没有人从入口进来"
    />
  )
}
