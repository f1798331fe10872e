import type { Figure } from '#app/events.ts'
import type { countDay } from '../queries.ts'

const shown = { unit: '个', to: '/desk/appointments', may: 'appointments.read' } as const

/** Who comes today for what they bought, in figures, for the desk's overview. */
export const dayFigures = (sums: Awaited<ReturnType<typeof countDay>>): Figure[] => [
  {
    ...shown,
    key: 'comes.placed',
    words: '今天到院预约',
    value: sums.placed,
    how: '为买的服务约在今天来的，含已到院和记了未到的；取消和改到别天的不算，买几件约几次就算几个',
  },
  { ...shown, key: 'comes.arrived', words: '已到院使用', value: sums.arrived, how: '其中今天签到使用了的' },
  {
    ...shown,
    key: 'comes.missed',
    words: '未到',
    value: sums.missed,
    how: '其中记了未到的；过了时间还没有记的不算',
  },
  {
    ...shown,
    key: 'comes.made',
    words: '今天新约',
    value: sums.made,
    how: '今天约上、现在没有取消的，不管约在哪天来',
  },
]
