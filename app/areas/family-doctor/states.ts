interface StateFacts {
  words: string
  to: readonly string[]
}

/** The life of a signing. One made on paper begins signed. */
export const signingStates = {
  pending: { words: '等待审核', to: ['signed', 'declined'] },
  signed: { words: '已签约', to: ['ended'] },
  declined: { words: '未通过', to: [] },
  ended: { words: '已到期', to: [] },
} as const satisfies Record<string, StateFacts>

/** A state of a signing. */
export type SigningState = keyof typeof signingStates

/** Every state. */
export const allStates = Object.keys(signingStates) as SigningState[]

/** Whether a signing may go from one state to the other. */
export const mayMove = (from: SigningState, to: SigningState): boolean =>
  (signingStates[from].to as readonly string[]).includes(to)
