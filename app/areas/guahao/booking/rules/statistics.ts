import { allStates, type OrderState } from '../states.ts'

/**
 * What is counted of appointments: each figure with how it is counted, and the states of which it is. Only those that were booked at
 * all count, on the day of the visit; so a visit is in exactly one figure after the first.
 */
export const visitFigures = {
  booked: {
    words: '挂号',
    how: '就诊日在这几天、挂上过的号；待支付没有付的不算，改约、停诊换来的算新的一个。渠道是患者自己挂号、改约时用的那个；窗口、候补、停诊和转诊给的号，以及开始记录渠道以前的，写“没有记录”',
    states: allStates,
  },
  done: { words: '已就诊', how: '其中看完的', states: ['done'] },
  missed: { words: '爽约', how: '其中记了爽约的', states: ['missed'] },
  cancelled: { words: '已取消', how: '其中患者或医院取消的', states: ['cancelled'] },
  rescheduled: { words: '已改约', how: '其中换成另一个号的，含转诊', states: ['rescheduled'] },
  stopped: { words: '停诊', how: '其中因停诊没有看成的', states: ['stopped'] },
  coming: {
    words: '还没看',
    how: '其中还没到时间、在候诊或还没有记结果的',
    states: ['booked', 'checked-in', 'called'],
  },
} as const satisfies Record<string, { words: string; how: string; states: readonly OrderState[] }>

/** The name of a figure. */
export type VisitFigure = keyof typeof visitFigures
/** Every figure, in the order in which they are shown. */
export const allVisitFigures = Object.keys(visitFigures) as VisitFigure[]

/** By what of an appointment it can be told apart: the channel is that of the app in which its patient made it. */
export type VisitKey = 'date' | 'hospital' | 'department' | 'doctor' | 'origin' | 'channel'

/** Who made an appointment, in words. */
export const originWords: Readonly<Record<string, string>> = {
  patient: '患者自己',
  counter: '医院窗口',
  waitlist: '候补',
  reschedule: '改约',
  stop: '停诊改约',
  transfer: '转诊',
}
