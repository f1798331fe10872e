import { type Row, room } from '#app/route-table.ts'

const page = room('activities/offline')

export const rows: Row[] = [
  {
    id: 'R254',
    path: '/activity/offline',
    file: page('offline'),
    title: '线下活动',
    shareable: true,
    keepAlive: true,
    query: ['dep_id'],
  },
  {
    id: 'offline-detail',
    path: '/activity/offlinedetail',
    file: page('offlinedetail'),
    title: '线下活动',
    shareable: true,
    query: ['id'],
  },
  {
    id: 'offline-sign-up',
    path: '/activity/offlinesignup',
    file: page('offlinesignup'),
    title: '报名',
    login: true,
    query: ['id'],
  },
  {
    id: 'offline-certificate',
    path: '/activity/offlinecertificate',
    file: page('offlinecertificate'),
    title: '参加证明',
    login: true,
    query: ['signup_id'],
  },
  {
    id: 'offline-certificate-check',
    path: '/activity/certificate',
    file: page('certificate'),
    title: '核对参加证明',
    query: ['certificate_no'],
  },
  { id: 'offline-mine', path: '/activity/offlinemine', file: page('offlinemine'), title: '我的报名', login: true },
]
