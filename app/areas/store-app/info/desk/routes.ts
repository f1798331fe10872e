import { type Row, room } from '#app/route-table.ts'

const page = room('store-app/info/desk')

export const rows: Row[] = [
  {
    id: 'desk-store-certificates',
    path: '/desk/store/certificates',
    file: page('certificates'),
    title: '门店证照',
    staff: true,
  },
  { id: 'desk-store-help', path: '/desk/store/help', file: page('help'), title: '门店帮助', staff: true },
]
