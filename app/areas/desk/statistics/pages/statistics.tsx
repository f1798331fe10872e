import { allVisitFigures, type VisitFigure, visitFigures } from '#app/areas/guahao/booking/rules/statistics.ts'
import { DataTable } from '#app/desk-shell/data-table.tsx'
import { DeskFrame } from '#app/desk-shell/desk-frame.tsx'
import { type LoadedList, listView, loadList, readAsked } from '#app/desk-shell/list-view.ts'
import type { Column } from '#app/desk-shell/table.tsx'
import { Empty } from '#kit/ui/empty.tsx'
import type { CallOutput } from '#kit/wire/call.ts'
import { RefusedError } from '#kit/wire/errors.ts'
import { behindStaffGate, type Loading } from '#kit/wire/load.ts'
import { deskStatistics, deskStatisticsExport } from '../contract.ts'
import { allGroups, type Group, groups, USUAL_DAYS } from '../rules.ts'
import type { Route } from './+types/statistics'

export { handle } from 'virtual:rows/desk-statistics'

type Row = CallOutput<typeof deskStatistics>['list'][number]

const view = listView({
  call: deskStatistics,
  file: deskStatisticsExport,
  noun: '统计',
  filters: {
    group: {
      as: 'tabs',
      label: '怎么分组',
      words: Object.fromEntries(allGroups.map((one) => [one, groups[one].words])),
    },
    from: { as: 'day', label: '从' },
    to: { as: 'day', label: '到' },
  },
})
const list = loadList(view)

export const clientLoader = behindStaffGate(async (loading: Loading): Promise<LoadedList<Row>> => {
  try {
    return await list(loading)
  } catch (thrown) {
    // Days that cannot be counted are chosen anew where they stand.
    if (!(thrown instanceof RefusedError) || thrown.reason !== 'span') throw thrown
    return { asked: readAsked(view, loading.query), failed: thrown.words }
  }
})

export default function StatisticsPage({ loaderData }: Route.ComponentProps) {
  const { by } = groups[(loaderData.asked.group ?? 'day') as Group] ?? groups.day
  const keys: Column<Row>[] = by.map((key) => keyColumns[key])
  return (
    <DeskFrame
      note={`按就诊日统计，不选日期时是到今天为止的 ${USUAL_DAYS} 天，一次最多一年。分到科室和医生时，1 到 4 写成“<5”，其他数取 5 的倍数，所以加起来和合计会有出入：这样看不出是哪几位患者。`}
    >
      <DataTable
        view={view}
        loaded={loaderData}
        label="统计"
        columns={[...keys, ...allVisitFigures.map(figureColumn)]}
        keyOf={(row) => [row.date, row.unit_id, row.dep_id, row.doctor_id, row.origin_name].join('.')}
        empty={<Empty title="这几天没有挂号" text="换几天再看。" />}
      />
      <Definitions />
    </DeskFrame>
  )
}

const keyColumns = {
  date: { head: '就诊日', cell: (row: Row) => row.date, tight: true },
  hospital: { head: '医院', cell: (row: Row) => row.unit_name },
  department: { head: '科室', cell: (row: Row) => row.dep_name },
  doctor: { head: '医生', cell: (row: Row) => row.doctor_name, tight: true },
  origin: { head: '途径', cell: (row: Row) => row.origin_name },
}

const figureColumn = (name: VisitFigure): Column<Row> => ({
  head: visitFigures[name].words,
  cell: (row) => row[name],
  numeric: true,
  tight: true,
})

/** How each figure is counted. */
function Definitions() {
  return (
    <section aria-label="怎么统计的" className="rounded-12 bg-card px-16 py-12 shadow-soft">
      <h2 className="pb-8 text-16 font-semibold">怎么统计的</h2>
      <dl className="space-y-8 text-14">
        {allVisitFigures.map((name) => (
          <div key={name}>
            <dt className="font-semibold">{visitFigures[name].words}</dt>
            <dd className="text-ink-2">{visitFigures[name].how}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
