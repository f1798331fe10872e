import { type Row, room } from '#app/route-table.ts'

const page = room('desk/operations')

export const rows: Row[] = [
  { id: 'desk-job-runs', path: '/desk/job-runs', file: page('job-runs'), title: '运行与任务', staff: true },
  { id: 'desk-job-failures', path: '/desk/job-failures', file: page('job-failures'), title: '失败的任务', staff: true },
  {
    id: 'desk-sent-messages',
    path: '/desk/sent-messages',
    file: page('sent-messages'),
    title: '短信记录',
    staff: true,
  },
  {
    id: 'desk-message-templates',
    path: '/desk/message-templates',
    file: page('message-templates'),
    title: '消息模板',
    staff: true,
  },
  {
    id: 'desk-outside-troubles',
    path: '/desk/outside-troubles',
    file: page('outside-troubles'),
    title: '外部服务',
    staff: true,
  },
]
