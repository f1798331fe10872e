import { visitFigures } from '#app/areas/guahao/booking/rules/statistics.ts'
import { listView } from '#app/desk-shell/list-view.ts'
import type { CallOutput } from '#kit/wire/call.ts'
import { deskStatistics, deskStatisticsExport } from '../contract.ts'
import { Counted, countedFilters, loadCounted } from '../parts/counted.tsx'
import { doctorKeys, inSteps } from '../parts/doctor-keys.tsx'
import { groups, USUAL_DAYS } from '../rules.ts'
import type { Route } from './+types/statistics'

export { handle } from 'virtual:rows/desk-statistics'

type Row = CallOutput<typeof deskStatistics>['list'][number]

const view = listView({
  call: deskStatistics,
  file: deskStatisticsExport,
  noun: '统计',
  filters: countedFilters(groups),
})

export const clientLoader = loadCounted(view)

const keys = {
  date: { head: '就诊日', cell: (row: Row) => row.date, tight: true },
  ...doctorKeys<Row>(),
  origin: { head: '途径', cell: (row: Row) => row.origin_name },
  channel: { head: '渠道', cell: (row: Row) => row.channel_name },
}

export default function StatisticsPage({ loaderData }: Route.ComponentProps) {
  return (
    <Counted
      at="/desk/statistics"
      view={view}
      loaded={loaderData}
      note={`按就诊日统计，不选日期时是到今天为止的 ${USUAL_DAYS} 天，一次最多一年。${inSteps('科室、医生和渠道')}`}
      keys={keys}
      groups={groups}
      figures={visitFigures}
      cell={(row, name) => row[name]}
      keyOf={(row) => [row.date, row.unit_id, row.dep_id, row.doctor_id, row.origin_name, row.channel].join('.')}
      empty="这几天没有挂号"
    />
  )
}
