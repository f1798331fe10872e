/** One state of a cash-out: its words, and where it may go from here. */
interface StateFacts {
  words: string
  to: readonly string[]
}

/** The life of a cash-out. */
export const cashStates = {
  asked: { words: '待复核', to: ['approved', 'refused'] },
  approved: { words: '待打款', to: ['paid', 'failed'] },
  paid: { words: '已到账', to: [] },
  refused: { words: '已驳回', to: [] },
  failed: { words: '打款失败，已退回', to: [] },
} as const satisfies Record<string, StateFacts>

/** A state of a cash-out. */
export type CashState = keyof typeof cashStates
/** Every state. */
export const allCashStates = Object.keys(cashStates) as CashState[]

/** Whether a cash-out may go from one state to the other. */
export const mayMove = (from: CashState, to: CashState): boolean =>
  (cashStates[from].to as readonly string[]).includes(to)
