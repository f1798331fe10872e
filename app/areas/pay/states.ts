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

/** The life of a refund. */
export const refundStates = ['ordered', 'accepted', 'refused', 'done', 'by-hand'] as const
/** Where a refund stands. */
export type RefundState = (typeof refundStates)[number]

/**
 * From each state where to. A provider may say no at once or after it had said yes; then it is tried again with the same
 * number, or given back by hand. What it refused may still be done there, by its own staff.
 */
export const refundArrows: Readonly<Record<RefundState, readonly RefundState[]>> = {
  ordered: ['accepted', 'done', 'refused'],
  accepted: ['done', 'refused'],
  refused: ['ordered', 'done', 'by-hand'],
  done: [],
  'by-hand': [],
}

/** A state as staff read it. */
export const refundWords: Readonly<Record<RefundState, string>> = {
  ordered: '待提交',
  accepted: '处理中',
  refused: '被拒绝',
  done: '已到账',
  'by-hand': '已人工退款',
}

/** A table of states as a Mermaid picture. */
export const drawStates = <State extends string>(
  first: State,
  arrows: Readonly<Record<State, readonly State[]>>,
  words: Readonly<Record<State, string>>,
): string => {
  const states = Object.keys(arrows) as State[]
  const node = (state: string) => state.replaceAll('-', '_')
  return [
    'stateDiagram-v2',
    ...states.map((state) => `  ${node(state)}: ${state} ${words[state]}`),
    `  [*] --> ${node(first)}`,
    ...states.flatMap((from) => arrows[from].map((to) => `  ${node(from)} --> ${node(to)}`)),
    ...states.filter((state) => arrows[state].length === 0).map((state) => `  ${node(state)} --> [*]`),
  ].join('\n')
}
