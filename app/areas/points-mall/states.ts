/** One state of what somebody exchanged: its words, whether something is still to happen, where it may go from here. */
interface StateFacts {
  words: string
  /** Something is still to happen; the account cannot be cancelled. */
  open: boolean
  to: readonly string[]
}

/** The life of an exchange. What is cancelled has given points and pieces back. */
export const exchangeStates = {
  waiting: { words: '待发货', open: true, to: ['shipped', 'cancelled'] },
  shipped: { words: '待收货', open: true, to: ['done'] },
  done: { words: '已完成', open: false, to: [] },
  cancelled: { words: '已取消', open: false, to: [] },
} as const satisfies Record<string, StateFacts>

/** A state of an exchange. */
export type ExchangeState = keyof typeof exchangeStates

/** Every state. */
export const allStates = Object.keys(exchangeStates) as ExchangeState[]
/** States in which something is still to happen. */
export const openStates = allStates.filter((state) => exchangeStates[state].open)

/** Whether an exchange may go from one state to the other. */
export const mayMove = (from: ExchangeState, to: ExchangeState): boolean =>
  (exchangeStates[from].to as readonly string[]).includes(to)
