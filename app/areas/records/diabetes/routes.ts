import { type Row, room } from '#app/route-table.ts'

const page = room('records/diabetes')

export const rows: readonly Row[] = [
  { id: 'R258', path: '/diabetes/record', file: page('record'), title: '糖尿病管理', login: true },
  { id: 'diabetes-settings', path: '/diabetes/settings', file: page('settings'), title: '资料和目标', login: true },
  {
    id: 'diabetes-report',
    path: '/diabetes/report',
    file: page('report'),
    title: '血糖周报',
    login: true,
    query: ['date'],
  },
]
