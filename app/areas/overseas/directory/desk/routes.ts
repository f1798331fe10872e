import { type Row, room } from '#app/route-table.ts'

const page = room('overseas/directory/desk')

export const rows: Row[] = [
  {
    id: 'desk-abroad',
    path: '/desk/abroad',
    file: page('abroad'),
    title: '海外名录',
    staff: true,
    query: ['list', 'keyword', 'sort', 'order', 'page'],
  },
  {
    id: 'desk-abroad-unit',
    path: '/desk/abroad/unit',
    file: page('unit'),
    title: '海外机构',
    staff: true,
    query: ['unit_id'],
  },
  {
    id: 'desk-abroad-experts',
    path: '/desk/abroad/experts',
    file: page('experts'),
    title: '海外专家',
    staff: true,
    query: ['keyword', 'page'],
  },
  {
    id: 'desk-abroad-cases',
    path: '/desk/abroad/cases',
    file: page('cases'),
    title: '海外案例与文章',
    staff: true,
    query: ['kind', 'keyword', 'page'],
  },
  {
    id: 'desk-abroad-packages',
    path: '/desk/abroad/packages',
    file: page('packages'),
    title: '海外服务与价目',
    staff: true,
    query: ['keyword', 'page'],
  },
  {
    id: 'desk-abroad-ills',
    path: '/desk/abroad/ills',
    file: page('ills'),
    title: '海外疾病说明',
    staff: true,
    query: ['keyword', 'sort', 'order', 'page'],
  },
  { id: 'desk-abroad-places', path: '/desk/abroad/places', file: page('places'), title: '海外国家与分类', staff: true },
]
