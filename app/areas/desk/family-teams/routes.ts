import { type Row, room } from '#app/route-table.ts'

const page = room('desk/family-teams')

export const rows: Row[] = [
  {
    id: 'desk-family-teams',
    path: '/desk/family-teams',
    file: page('family-teams'),
    title: '家庭医生团队',
    staff: true,
  },
  {
    id: 'desk-family-teams-edit',
    path: '/desk/family-teams/edit',
    file: page('edit'),
    title: '家庭医生团队资料',
    staff: true,
  },
]
