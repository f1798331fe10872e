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

/** The states from which a signing may come into this one. */
export const statesBefore = (to: SigningState): SigningState[] =>
  allStates.filter((from) => (signingStates[from].to as readonly string[]).includes(to))
