import { type Row, room } from '#app/route-table.ts'

const page = room('consult/calls')

export const rows: readonly Row[] = [
  { id: 'R226', path: '/ask/call', file: page('call'), title: '视频和电话问诊', login: true },
  { id: 'ask-companion', path: '/ask/companion', file: page('companion'), title: '陪同视频问诊', notJump: true },
]
