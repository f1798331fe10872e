import { consultationFigures } from '#app/areas/consult/consultations/rules/statistics.ts'
import { listView } from '#app/desk-shell/list-view.ts'
import type { CallOutput } from '#kit/wire/call.ts'
import { deskConsultationStatistics, deskConsultationStatisticsExport } from '../contract.ts'
import { Counted, countedFilters, loadCounted } from '../parts/counted.tsx'
import { doctorKeys, inSteps } from '../parts/doctor-keys.tsx'
import { consultationGroups, USUAL_DAYS } from '../rules.ts'
import type { Route } from './+types/consultations'

export { handle } from 'virtual:rows/desk-statistics-consultations'

type Row = CallOutput<typeof deskConsultationStatistics>['list'][number]

const view = listView({
  call: deskConsultationStatistics,
  file: deskConsultationStatisticsExport,
  noun: '问诊统计',
  filters: countedFilters(consultationGroups),
})

export const clientLoader = loadCounted(view)

const keys = {
  date: { head: '提问日', cell: (row: Row) => row.date, tight: true },
  ...doctorKeys<Row>(),
  channel: { head: '渠道', cell: (row: Row) => row.channel_name },
}

export default function ConsultationStatisticsPage({ loaderData }: Route.ComponentProps) {
  return (
    <Counted
      at="/desk/statistics/consultations"
      view={view}
      loaded={loaderData}
      note={`按提问那天统计，不选日期时是到今天为止的 ${USUAL_DAYS} 天，一次最多一年。问科室、还没有医生接诊的不属于哪家医院，只在平台合计里。${inSteps('科室、医生和渠道')}`}
      keys={keys}
      groups={consultationGroups}
      figures={consultationFigures}
      cell={(row, name) => row[name]}
      keyOf={(row) => [row.date, row.unit_id, row.dep_id, row.doctor_id, row.channel].join('.')}
      empty="这几天没有问诊"
    />
  )
}
