/** One state of an order: its words, whether it is under way, whether it may leave the list, where it may go from here. */
interface StateFacts {
  words: string
  /** Something is still to happen; the account cannot be cancelled. */
  open: boolean
  /** Its pieces are not free for others. */
  holdsPieces: boolean
  to: readonly string[]
}

/** The life of an order. `docs/order-states.md` is drawn from this table, and R9 checks every row's path against it. */
export const orderStates = {
  unpaid: { words: '待付款', open: true, holdsPieces: true, to: ['paid', 'cancelled', 'expired'] },
  /** Paid, or nothing to pay now: to be sent, or to be used. Where nothing was paid it can be cancelled. */
  paid: { words: '已付款', open: true, holdsPieces: true, to: ['shipped', 'used', 'refunded', 'cancelled'] },
  shipped: { words: '待收货', open: true, holdsPieces: true, to: ['received', 'refunded'] },
  received: { words: '已完成', open: false, holdsPieces: true, to: ['refunded'] },
  used: { words: '已使用', open: false, holdsPieces: true, to: [] },
  refunded: { words: '已退款', open: false, holdsPieces: false, to: [] },
  cancelled: { words: '已取消', open: false, holdsPieces: false, to: [] },
  expired: { words: '已关闭', open: false, holdsPieces: false, to: [] },
} as const satisfies Record<string, StateFacts>

/** A state of an order. */
export type OrderState = keyof typeof orderStates

/** Every state. */
export const allStates = Object.keys(orderStates) as OrderState[]
/** States in which something is still to happen. */
export const openStates = allStates.filter((state) => orderStates[state].open)
/** An order begins unpaid, or paid where nothing is to pay now. */
export const firstStates: readonly OrderState[] = ['unpaid', 'paid']

/** Whether an order may go from one state to the other. */
export const mayMove = (from: OrderState, to: OrderState): boolean =>
  (orderStates[from].to as readonly string[]).includes(to)

/** The table as a Mermaid picture. */
export const drawStates = (): string =>
  [
    'stateDiagram-v2',
    ...allStates.map((state) => `  ${state}: ${state} ${orderStates[state].words}`),
    ...firstStates.map((state) => `  [*] --> ${state}`),
    ...allStates.flatMap((from) => orderStates[from].to.map((to) => `  ${from} --> ${to}`)),
    ...allStates.filter((state) => orderStates[state].to.length === 0).map((state) => `  ${state} --> [*]`),
  ].join('\n')
