/** One state: its words, and where it may go from here. */
interface StateFacts {
  words: string
  to: readonly string[]
}

/** The life of an order of a package. Money that comes for one that is over goes back and changes nothing. */
export const orderStates = {
  unpaid: { words: '待付款', to: ['paid', 'cancelled', 'expired'] },
  paid: { words: '已开通', to: ['refunded'] },
  cancelled: { words: '已取消', to: [] },
  expired: { words: '已关闭', to: [] },
  refunded: { words: '已退款', to: [] },
} as const satisfies Record<string, StateFacts>
/** A state of an order. */
export type OrderState = keyof typeof orderStates
/** Every state of an order. */
export const allOrderStates = Object.keys(orderStates) as OrderState[]

/** The life of a booked benefit. Cancelled, by the patient or the desk, it gives its allowance back. */
export const appointStates = {
  waiting: { words: '待确认', to: ['confirmed', 'cancelled'] },
  confirmed: { words: '已确认', to: ['done', 'cancelled'] },
  done: { words: '已完成', to: [] },
  cancelled: { words: '已取消', to: [] },
} as const satisfies Record<string, StateFacts>
/** A state of a booked benefit. */
export type AppointState = keyof typeof appointStates
/** Every state of a booked benefit. */
export const allAppointStates = Object.keys(appointStates) as AppointState[]
/** States in which something is still to happen. */
export const openAppointStates = ['waiting', 'confirmed'] as const satisfies AppointState[]

/** States of a booked benefit from which it may go to another. */
export const appointFrom = (to: AppointState): AppointState[] =>
  allAppointStates.filter((from) => (appointStates[from].to as readonly string[]).includes(to))

/** The life of a code. */
export const codeStates = { open: '未使用', used: '已使用', withdrawn: '已作废' } as const
/** A state of a code. */
export type CodeState = keyof typeof codeStates
/** Every state of a code. */
export const allCodeStates = Object.keys(codeStates) as CodeState[]
