import { type Row, room } from '#app/route-table.ts'

const page = room('activities/jobs/desk')

export const rows: Row[] = [{ id: 'desk-jobs', path: '/desk/jobs', file: page('jobs'), title: '招聘', staff: true }]
