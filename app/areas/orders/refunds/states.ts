/** One state of a refund: its words, who is asked, until when, and what follows when nobody did anything. */
interface StateFacts {
  words: string
  /** It is to be decided about: the order stays where it is, and nothing else is asked back of these items. */
  isOpen: boolean
  /** So many days somebody has; then it goes on by itself: in the patient's favour, or it ends. */
  days?: number
  whenOver?: 'agree' | 'close'
  to: readonly string[]
}

/** The life of a refund. `docs/refund-states.md` is drawn from this table, and R9 checks every log against it. */
export const refundStates = {
  applied: {
    words: '待商家处理',
    isOpen: true,
    days: 5,
    whenOver: 'agree',
    to: ['returning', 'refunding', 'declined', 'cancelled'],
  },
  /** Agreed: the patient sends the goods back. */
  returning: {
    words: '待寄回商品',
    isOpen: true,
    days: 7,
    whenOver: 'close',
    to: ['returned', 'cancelled', 'closed'],
  },
  /** The parcel is on its way back. */
  returned: { words: '待商家收货', isOpen: true, days: 10, whenOver: 'agree', to: ['refunding', 'declined'] },
  /** The patient may ask the platform, or leave it. */
  declined: { words: '商家已拒绝', isOpen: false, days: 7, whenOver: 'close', to: ['escalated', 'closed'] },
  escalated: {
    words: '平台处理中',
    isOpen: true,
    days: 7,
    whenOver: 'agree',
    to: ['returning', 'refunding', 'cancelled', 'closed'],
  },
  /** The money is ordered back. */
  refunding: { words: '退款中', isOpen: false, to: ['refunded'] },
  refunded: { words: '已退款', isOpen: false, to: [] },
  cancelled: { words: '已撤销', isOpen: false, to: [] },
  closed: { words: '已关闭', isOpen: false, to: [] },
} as const satisfies Record<string, StateFacts>

/** A state of a refund. */
export type RefundState = keyof typeof refundStates

/** Every state. */
export const allStates = Object.keys(refundStates) as RefundState[]
/** States in which something is to be decided. */
export const openStates = allStates.filter((state) => refundStates[state].isOpen)
/** A refund begins with its application. */
export const FIRST_STATE: RefundState = 'applied'

/** What is known of a state. */
export const factsOf = (state: RefundState): StateFacts => refundStates[state]

/** Whether a refund may go from one state to the other. */
export const mayMove = (from: RefundState, to: RefundState): boolean =>
  (refundStates[from].to as readonly string[]).includes(to)

/** The table as a Mermaid picture. */
export const drawStates = (): string =>
  [
    'stateDiagram-v2',
    ...allStates.map((state) => `  ${state}: ${state} ${refundStates[state].words}`),
    `  [*] --> ${FIRST_STATE}`,
    ...allStates.flatMap((from) => refundStates[from].to.map((to) => `  ${from} --> ${to}`)),
    ...allStates.filter((state) => refundStates[state].to.length === 0).map((state) => `  ${state} --> [*]`),
  ].join('\n')

/** Who is asked in a state, until when, and what follows, as rows of a table. */
export const listDeadlines = (): string[] =>
  allStates.flatMap((state) => {
    const { words, days, whenOver } = factsOf(state)
    if (days === undefined) return []
    return [`| \`${state}\` ${words} | ${days} days | ${whenOver === 'agree' ? 'it is agreed to' : 'it is closed'} |`]
  })
