import { type Row, room } from '#app/route-table.ts'

const page = room('workbench/clinic')

export const rows: Row[] = [
  { id: 'workbench-clinic', path: '/workbench/clinic', file: page('clinic'), title: '门诊', doctor: true },
  { id: 'workbench-visit', path: '/workbench/visit', file: page('visit'), title: '接诊', doctor: true },
  {
    id: 'workbench-note-templates',
    path: '/workbench/note-templates',
    file: page('note-templates'),
    title: '小结模板',
    doctor: true,
  },
]
