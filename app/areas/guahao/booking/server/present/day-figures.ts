import type { Figure } from '#app/events.ts'
import type { countDay } from '../queries.ts'

const inClinic = { unit: '人', to: '/desk/today', may: 'clinic.read' } as const

/** Today's clinics in figures, for the desk's overview. */
export const dayFigures = (sums: Awaited<ReturnType<typeof countDay>>): Figure[] => [
  {
    ...inClinic,
    key: 'visits.placed',
    words: '今天门诊预约',
    value: sums.placed,
    how: '就诊日是今天、有号的人，含已就诊和爽约；取消、改约、停诊和待支付的不算',
  },
  {
    ...inClinic,
    key: 'visits.arrived',
    words: '已到院',
    value: sums.arrived,
    how: '其中已签到、叫到号或已就诊的',
  },
  {
    ...inClinic,
    key: 'visits.waiting',
    words: '正在候诊',
    value: sums.waiting,
    how: '其中现在签到了、还没有叫到的，含过号和检查后回诊的',
  },
  {
    ...inClinic,
    key: 'visits.done',
    words: '已就诊',
    value: sums.done,
    how: '其中看完的；回诊再排队的，看完再算',
  },
  {
    ...inClinic,
    key: 'visits.missed',
    words: '爽约',
    value: sums.missed,
    how: '其中记了爽约的；过了时间还没有记的，仍算没到',
  },
  {
    key: 'visits.made',
    words: '今天新挂号',
    value: sums.made,
    unit: '个',
    how: '今天挂上的号，不管哪天就诊，后来取消的也算；改约、停诊和转诊换来的不重复算',
    to: '/desk/counter',
    may: 'counter.serve',
  },
]
