import { type AppointmentKind, payTypes } from '#app/areas/mall/goods/rules.ts'
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
/** Most pieces of one thing in one order. */
export const MOST_PIECES = 99
/** Most different things in one's cart, and in one order. */
export const MOST_LINES = 20

/** Until when an order that is made now waits for its payment. */
export const holdUntil = (now: Date): Date => later(now, { minutes: HOLD_MINUTES })

/** By what a seller's orders may be sorted. */
export const soldSorts = { add_time: 'asc', pay_amount: 'desc' } as const

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

/** What was sent can be sent back, and its money asked back, for so long after it has come. */
export const RETURN_DAYS = 15

/** An order as far as its changes ask. */
export interface OrderMoment {
  state: OrderState
  /** Some of it is sent in a parcel. */
  isSent: boolean
  /** With what gift cards pay of it. */
  paidFen: number
  cardFen: number
  /** What was ordered back of it. */
  backFen: number
  /** How many refunds of it were asked for, and how many are still to be decided about. */
  refundsAsked: number
  refundsOpen: number
  /** Every state it went through, and when. */
  path: readonly string[]
  pathAt: readonly Date[]
}

/** What of an order is to be paid at the cashier, in fen. */
export const payableFen = ({ dueFen, cardFen }: { dueFen: number; cardFen: number }): number => dueFen - cardFen

/** A state as a patient reads it: paid parcels wait to be sent, paid services to be used, others until money is decided about. */
export const wordsOf = ({ state, isSent, refundsOpen = 0 }: SeenMoment): string => {
  if (refundsOpen > 0) return '退款处理中'
  return state === 'paid' ? (isSent ? '待发货' : '待使用') : orderStates[state].words
}

type SeenMoment = Pick<OrderMoment, 'state' | 'isSent'> & { refundsOpen?: number }

/** Why no money of an order can be asked back. */
export type NoMoneyBack = 'unpaid' | 'nothing-paid' | 'used' | 'ended' | 'late'

/**
 * Why no money of an order can be asked back now; undefined where it can: what is not paid or cost nothing is cancelled
 * instead, what was used stays used, and what has come can be sent back for `RETURN_DAYS`.
 */
export const whyNoMoneyBack = (order: OrderMoment, now: Date): NoMoneyBack | undefined => {
  const { state, paidFen, backFen } = order
  if (state === 'unpaid' || state === 'used') return state
  if (state !== 'paid' && state !== 'shipped' && state !== 'received') return 'ended'
  if (paidFen === 0) return 'nothing-paid'
  if (backFen === paidFen) return 'ended'
  const cameAt = order.pathAt[order.path.indexOf('received')]
  return cameAt && later(cameAt, { days: RETURN_DAYS }) <= now ? 'late' : undefined
}

/** Whether the patient may cancel: what is not paid, and what cost nothing as long as nothing was sent or used. */
export const mayCancel = ({ state, paidFen }: OrderMoment): boolean =>
  state === 'unpaid' || (state === 'paid' && paidFen === 0)

/** Whether the seller may take something off what is to be paid: all of it is to be paid now, and is not yet. */
export const mayLessen = ({ state, payType }: { state: OrderState; payType: number }): boolean =>
  state === 'unpaid' && payType === payTypes.whole

/** Whether the patient may say that the parcel has come. */
export const mayReceive = ({ state }: OrderMoment): boolean => state === 'shipped'

/** Whether the order may leave the patient's list: only what has ended. */
export const mayDelete = ({ state, refundsOpen }: OrderMoment): boolean => !orderStates[state].open && refundsOpen === 0

/** Whether there is, or may be, an invoice: something was paid at the cashier. What a gift card pays had its invoice when the card was bought. */
export const mayRequestInvoice = ({ paidFen, cardFen }: OrderMoment): boolean => paidFen > cardFen

const refundButtons = (order: OrderMoment, now: Date): string[] => [
  ...(order.refundsAsked > 0 ? ['refund_progress'] : []),
  ...(order.refundsOpen > 0 || whyNoMoneyBack(order, now) ? [] : [order.state === 'paid' ? 'refund' : 'aftersale']),
]

/** States in which what was bought can be used. */
export const usableStates: readonly OrderState[] = ['paid', 'shipped', 'received']

/** Something in an order, as far as appointments for it ask. */
interface Appointed {
  appointment: AppointmentKind
  onSiteAt: Date | null
  pieces: number
  backPieces: number
}

const appointmentButtons = (order: OrderMoment, items: readonly Appointed[]): string[] => {
  const due = items.filter(({ appointment, pieces, backPieces }) => appointment !== 'none' && pieces > backPieces)
  if (due.length === 0 || !usableStates.includes(order.state)) return []
  return due.some(({ onSiteAt }) => onSiteAt === null) ? ['appoint'] : ['appointment']
}

/** What a patient can do with an order, the most likely thing first: appoint, or look at the appointment that stands. */
export const buttonsOf = (order: OrderMoment, items: readonly Appointed[], now: Date): string[] => [
  ...appointmentButtons(order, items),
  ...(order.state === 'unpaid' ? ['pay'] : []),
  ...(mayReceive(order) ? ['receipt'] : []),
  ...(order.isSent && (order.state === 'shipped' || order.state === 'received') ? ['logistics'] : []),
  ...refundButtons(order, now),
  ...(mayCancel(order) ? ['cancel'] : []),
  ...(mayRequestInvoice(order) ? ['invoice'] : []),
  ...(mayDelete(order) ? ['delete'] : []),
]

/** Why somebody cancels. */
export const cancelReasons = ['不想要了', '信息填错了，重新下单', '价格有点贵', '重复下单', '其他原因'] as const
