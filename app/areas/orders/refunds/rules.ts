import { earlier, later } from '#kit/time/span.ts'
import { factsOf, mayMove, type RefundState } from './states.ts'

/** By this the pay room's tellings are known as an order's. */
export const PURPOSE = 'orders'
/** Most pictures of one refund. */
export const MOST_PICTURES = 3
/** Less than this is left: a refund is near its end [X187] [X337]. */
export const NEAR_END_DAYS = 3

/** What is asked for, as the wire names it. */
export const refundKinds = { money: '仅退款', return: '退货退款' } as const
/** What is asked for: the money alone, or the money for goods that go back. */
export type RefundKind = keyof typeof refundKinds

/** Whether less than three days are left until something ends; exactly three are not less [X187] [X337]. */
export const isNearEnd = (endsAt: Date | null, now: Date): boolean =>
  endsAt !== null && earlier(endsAt, { days: NEAR_END_DAYS }) < now

/** Until when a state waits for somebody; null where it waits for nobody. */
export const deadlineOf = (state: RefundState, now: Date): Date | null => {
  const { days } = factsOf(state)
  return days === undefined ? null : later(now, { days })
}

/** Why a patient asks their money back, and whether the seller is to blame for it. */
export interface RefundReason {
  words: string
  isFault: boolean
}

/** Where goods are when their money is asked back: still at the seller, not used yet, or sent, and then to be kept or not. */
export type Situation = 'unsent' | 'unused' | RefundKind

const mine = (...words: string[]): RefundReason[] => words.map((one) => ({ words: one, isFault: false }))
const theirs = (...words: string[]): RefundReason[] => words.map((one) => ({ words: one, isFault: true }))

/** Reasons that can be chosen, by where the goods are. */
export const refundReasons: Readonly<Record<Situation, readonly RefundReason[]>> = {
  unsent: [...mine('不想要了', '拍错了，重新下单', '收货信息填错'), ...theirs('一直没有发货'), ...mine('其他原因')],
  unused: [...mine('时间安排不开', '不需要了', '买错了，重新下单'), ...theirs('约不到合适的时间'), ...mine('其他原因')],
  money: [...theirs('一直没有收到', '少发、漏发', '有破损或质量问题', '和描述不一样'), ...mine('已和商家协商好')],
  return: [
    ...mine('不喜欢、不合适'),
    ...theirs('有破损或质量问题', '和描述不一样', '发错了商品', '快过期或已过期'),
    ...mine('已和商家协商好'),
  ],
}

/** Where the goods of an order are, as far as its money is concerned. */
export const situationOf = (order: { state: string; isSent: boolean }, kind: RefundKind): Situation => {
  if (order.state === 'paid') return order.isSent ? 'unsent' : 'unused'
  return kind
}

/** What is asked for where nobody says: what was sent goes back, what was not needs not. */
export const usualKind = ({ state }: { state: string }): RefundKind => (state === 'paid' ? 'money' : 'return')

/** A refund as far as its changes ask. */
export interface RefundMoment {
  state: RefundState
  kind: RefundKind
  /** The parcel by which the goods went back; '' before. */
  parcelNo: string
}

/** Where a refund goes that is agreed to: goods that are to come back are sent first. */
export const afterAgreeing = ({ kind, parcelNo }: RefundMoment): 'returning' | 'refunding' =>
  kind === 'return' && parcelNo === '' ? 'returning' : 'refunding'

/** What a patient can do with a refund, the most likely thing first. */
export const buttonsOf = ({ state }: RefundMoment): string[] => [
  ...(state === 'returning' ? ['fill'] : []),
  ...(mayMove(state, 'escalated') ? ['intervene'] : []),
  ...(mayMove(state, 'cancelled') ? ['cancel'] : []),
]
