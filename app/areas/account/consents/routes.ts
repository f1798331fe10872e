import { type Row, room } from '#app/route-table.ts'

const page = room('account/consents')

export const rows: readonly Row[] = [
  {
    id: 'consent-text',
    path: '/account/agreement',
    file: page('agreement'),
    title: '协议与政策',
    query: ['document', 'version'],
    notJump: true,
  },
  { id: 'consents', path: '/account/consents', file: page('consents'), title: '授权与同意', login: true },
]
