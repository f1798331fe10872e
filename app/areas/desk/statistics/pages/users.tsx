import { listView } from '#app/desk-shell/list-view.ts'
import type { CallOutput } from '#kit/wire/call.ts'
import { deskUserStatistics, deskUserStatisticsExport } from '../contract.ts'
import { Counted, countedFilters, loadCounted } from '../parts/counted.tsx'
import { userFigures, userGroups } from '../rules/users.ts'
import { USUAL_DAYS } from '../rules.ts'
import type { Route } from './+types/users'

export { handle } from 'virtual:rows/desk-statistics-users'

type Row = CallOutput<typeof deskUserStatistics>['list'][number]

const view = listView({
  call: deskUserStatistics,
  file: deskUserStatisticsExport,
  noun: '用户统计',
  filters: countedFilters(userGroups),
})

export const clientLoader = loadCounted(view)

const keys = {
  date: { head: '日期', cell: (row: Row) => row.date, tight: true },
  week: { head: '周一', cell: (row: Row) => row.date, tight: true },
  channel: { head: '注册渠道', cell: (row: Row) => row.channel_name },
  level: { head: '现在的会员等级', cell: (row: Row) => row.level_name },
}

export default function UserStatisticsPage({ loaderData }: Route.ComponentProps) {
  return (
    <Counted
      at="/desk/statistics/users"
      view={view}
      loaded={loaderData}
      note={`整个平台的账号，不选日期时是到今天为止的 ${USUAL_DAYS} 天，一次最多一年。渠道是注册时用的那个，会员等级是现在的。分到渠道和会员等级时，首次挂号和首次问诊的 1 到 4 写成“<5”，其他数取 5 的倍数：这样看不出是哪几位患者。`}
      keys={keys}
      groups={userGroups}
      figures={userFigures}
      cell={(row, name) => (row[name] === '' ? '—' : row[name])}
      keyOf={(row) => [row.date, row.channel_name, row.level].join('.')}
      empty="这几天没有用户"
    />
  )
}
