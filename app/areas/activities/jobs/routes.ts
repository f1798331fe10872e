import { type Row, room } from '#app/route-table.ts'

const page = room('activities/jobs')

export const rows: readonly Row[] = [
  { id: 'jobs', path: '/act/jobs', file: page('jobs'), title: '招聘', shareable: true },
]
