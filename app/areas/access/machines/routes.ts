import { type Row, room } from '#app/route-table.ts'

const page = room('access/machines')

export const rows: Row[] = [
  {
    id: 'desk-machine-keys',
    path: '/desk/machine-keys',
    file: page('machine-keys'),
    title: '对接密钥',
    staff: true,
  },
]
