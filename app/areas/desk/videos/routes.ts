import { type Row, room } from '#app/route-table.ts'

const page = room('desk/videos')

export const rows: Row[] = [
  { id: 'desk-videos', path: '/desk/videos', file: page('videos'), title: '医生视频', staff: true },
  { id: 'desk-video', path: '/desk/video', file: page('video'), title: '视频资料', staff: true },
]
