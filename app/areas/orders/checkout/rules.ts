import { later } from '#kit/time/span.ts'
import { type OrderState, orderStates } from './states.ts'

/** By this the pay room's tellings are known as ours. */
export const PURPOSE = 'orders'

/** The code of the cashier for an order of goods, where nobody names another [X104] [X334]. */
export const USUAL_PAY_METHOD = 28

/** With what the mini-program's payment page opens: the code of the cashier, 0 where nothing is to pay [X167]. */
export const payMethodFor = (amountFen: number, asked: number = USUAL_PAY_METHOD): number => (amountFen > 0 ? asked : 0)

/** An unpaid order holds its pieces and coupons so long. */
export const HOLD_MINUTES = 30
/** After that its pieces stay out a little longer, so that the job that ends it gives them back, and nobody else. */
export const GRACE_MINUTES = 60
/** What was sent counts as received after so long. */
export const RECEIVED_AFTER_DAYS = 10
/** Most different things in one's cart, and in one order. */
export const MOST_LINES = 20

/** Until when an order that is made now waits for its payment. */
export const holdUntil = (now: Date): Date => later(now, { minutes: HOLD_MINUTES })

/** Lists of a patient's orders by the name that asks for them. */
export const orderLists = {
  all: [],
  unpaid: ['unpaid'],
  paid: ['paid'],
  shipped: ['shipped'],
  finished: ['received', 'used'],
  closed: ['refunded', 'cancelled', 'expired'],
} as const satisfies Record<string, readonly OrderState[]>
/** The name of a list. */
export type OrderList = keyof typeof orderLists

/** An order as far as its changes ask. */
export interface OrderMoment {
  state: OrderState
  /** Some of it is sent in a parcel. */
  isSent: boolean
  paidFen: number
  /** What was ordered back of it. */
  backFen: number
}

/** A state as a patient reads it: paid parcels wait to be sent, paid services to be used. */
export const wordsOf = ({ state, isSent }: Pick<OrderMoment, 'state' | 'isSent'>): string =>
  state === 'paid' ? (isSent ? '待发货' : '待使用') : orderStates[state].words

/** Whether the patient may cancel: what is not paid, and what cost nothing as long as nothing was sent or used. */
export const mayCancel = ({ state, paidFen }: OrderMoment): boolean =>
  state === 'unpaid' || (state === 'paid' && paidFen === 0)

/** Whether the patient may say that the parcel has come. */
export const mayReceive = ({ state }: OrderMoment): boolean => state === 'shipped'

/** Whether the order may leave the patient's list: only what has ended. */
export const mayDelete = ({ state }: OrderMoment): boolean => !orderStates[state].open

/** What a patient can do with an order, the most likely thing first. */
export const buttonsOf = (order: OrderMoment): string[] => [
  ...(order.state === 'unpaid' ? ['pay'] : []),
  ...(mayReceive(order) ? ['receipt'] : []),
  ...(order.isSent && (order.state === 'shipped' || order.state === 'received') ? ['logistics'] : []),
  ...(mayCancel(order) ? ['cancel'] : []),
  ...(mayDelete(order) ? ['delete'] : []),
]

/** Why somebody cancels. */
export const cancelReasons = ['不想要了', '信息填错了，重新下单', '价格有点贵', '重复下单', '其他原因'] as const
