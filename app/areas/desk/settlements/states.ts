/** The life of a payout. */
export const payoutStates = ['proposed', 'approved', 'paid', 'failed', 'refused'] as const
/** Where a payout stands. */
export type PayoutState = (typeof payoutStates)[number]

/** From each state where to: another than who proposed it agrees, and the bank has the last word. */
export const payoutArrows: Readonly<Record<PayoutState, readonly PayoutState[]>> = {
  proposed: ['approved', 'refused'],
  approved: ['paid', 'failed'],
  paid: [],
  failed: [],
  refused: [],
}

/** A state as who keeps the books reads it. */
export const payoutWords: Readonly<Record<PayoutState, string>> = {
  proposed: '待同意',
  approved: '待付款',
  paid: '已付款',
  failed: '付款失败',
  refused: '未同意',
}

/** States in which no other payout of the same settlement may begin. */
export const liveStates: readonly PayoutState[] = ['proposed', 'approved', 'paid']

/** The life of a receipt: what a party paid of a claim against it. */
export const receiptStates = ['proposed', 'entered', 'refused'] as const
/** Where a receipt stands. */
export type ReceiptState = (typeof receiptStates)[number]

/** From each state where to: another than who wrote it down agrees, and then it is in the books. */
export const receiptArrows: Readonly<Record<ReceiptState, readonly ReceiptState[]>> = {
  proposed: ['entered', 'refused'],
  entered: [],
  refused: [],
}

/** A state as who keeps the books reads it. */
export const receiptWords: Readonly<Record<ReceiptState, string>> = {
  proposed: '待同意',
  entered: '已入账',
  refused: '未同意',
}
