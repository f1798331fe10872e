/** One state of a sign-up: its words, whether it has one of the places, where it may go from here. */
interface StateFacts {
  words: string
  hasPlace: boolean
  to: readonly string[]
}

/** The life of a sign-up. */
export const signupStates = {
  signed: { words: '已报名', hasPlace: true, to: ['came', 'missed', 'cancelled', 'ended'] },
  waiting: { words: '候补中', hasPlace: false, to: ['offered', 'cancelled', 'ended'] },
  /** A place came free for them: theirs until a moment. */
  offered: { words: '候补到了，待确认', hasPlace: true, to: ['signed', 'passed', 'cancelled', 'ended'] },
  /** They did not answer in time, and the next was asked. */
  passed: { words: '未确认，已让给下一位', hasPlace: false, to: [] },
  cancelled: { words: '已取消', hasPlace: false, to: [] },
  /** The event was called off, or it began while they waited. */
  ended: { words: '已结束', hasPlace: false, to: [] },
  came: { words: '已到场', hasPlace: true, to: [] },
  missed: { words: '未到场', hasPlace: true, to: [] },
} as const satisfies Record<string, StateFacts>

/** A state of a sign-up. */
export type SignupState = keyof typeof signupStates

/** Every state. */
export const allStates = Object.keys(signupStates) as SignupState[]

/** States in which a sign-up has one of the places. */
export const placedStates = allStates.filter((state) => signupStates[state].hasPlace)

/** States in which it still goes on. */
export const openStates = allStates.filter((state) => signupStates[state].to.length > 0)

/** The states from which a sign-up may come into this one. */
export const statesBefore = (to: SignupState): SignupState[] =>
  allStates.filter((from) => (signupStates[from].to as readonly string[]).includes(to))
