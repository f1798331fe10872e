import { type Row, room } from '#app/route-table.ts'

const page = room('records/children')

export const rows: readonly Row[] = [
  { id: 'records-children', path: '/records/children', file: page('children'), title: '孩子的档案', login: true },
  { id: 'records-child', path: '/records/child', file: page('child'), title: '孩子的档案', login: true },
  { id: 'records-child-edit', path: '/records/childedit', file: page('childedit'), title: '孩子的资料', login: true },
  { id: 'records-carers', path: '/records/carers', file: page('carers'), title: '一起照看的家人', login: true },
  { id: 'records-join', path: '/records/join', file: page('join'), title: '一起照看', login: true },
]
