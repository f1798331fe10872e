/** The life of a payment. */
export const paymentStates = ['pending', 'paid', 'closed', 'refunding', 'refunded'] as const
/** Where a payment stands. */
export type PaymentState = (typeof paymentStates)[number]

/** From each state where to. Money may still come for a closed payment; a part may go back and the rest stay. */
export const paymentArrows: Readonly<Record<PaymentState, readonly PaymentState[]>> = {
  pending: ['paid', 'closed'],
  closed: ['paid'],
  paid: ['refunding'],
  refunding: ['paid', 'refunded'],
  refunded: [],
}

/** A state as a patient reads it. */
export const paymentWords: Readonly<Record<PaymentState, string>> = {
  pending: '待支付',
  paid: '已支付',
  closed: '已关闭',
  refunding: '退款中',
  refunded: '已退款',
}
