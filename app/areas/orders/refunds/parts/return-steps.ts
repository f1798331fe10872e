import type { RefundState } from '../states.ts'

/** The way of goods that go back. */
export const returnSteps = ['申请', '寄回', '收货', '退款']

const ats: Partial<Record<RefundState, number>> = { applied: 0, returning: 1, returned: 2, refunding: 3, refunded: 4 }

/** How far a return is on it; undefined where it has left it. */
export const returnStepOf = (state: RefundState): number | undefined => ats[state]
