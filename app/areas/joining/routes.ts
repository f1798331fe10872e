import { type Moved, type Row, room } from '#app/route-table.ts'

const page = room('joining')

export const rows: readonly Row[] = [
  { id: 'R038', path: '/health/joinindex', file: page('joinindex'), title: '医院入驻' },
  { id: 'R039', path: '/health/joinStepProcess', file: page('join-step-process'), title: '审核进度' },
  { id: 'R040', path: '/health/JoinStepSuccess', file: page('join-step-success'), title: '提交结果' },
  { id: 'R042', path: '/health/join/step1', file: page('step1'), title: '入驻申请' },
  { id: 'R043', path: '/health/join/step2', file: page('step2'), title: '入驻申请' },
  { id: 'R044', path: '/health/join/step3', file: page('step3'), title: '入驻申请' },
  { id: 'R045', path: '/health/join/step4', file: page('step4'), title: '入驻申请' },
  { id: 'R046', path: '/health/join/detail', file: page('detail'), title: '我的申请' },
  { id: 'R257', path: '/audit/hospital', file: page('hospital'), title: '入驻审核', login: true },
]

/** The form opens at its first step [X018]. */
export const moved: readonly Moved[] = [{ from: '/health/join', to: '/health/join/step1' }]
