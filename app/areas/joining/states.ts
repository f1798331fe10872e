/** One state of an application: its words, the specification's code, where it may go from there. */
interface StateFacts {
  words: string
  /** '' before it was sent. */
  code: string
  to: readonly string[]
}

/** The life of an application [X182] [X183] [X184] [X185]. */
export const applicationStates = {
  draft: { words: '填写中', code: '', to: ['pending', 'many'] },
  pending: { words: '审核中', code: '0', to: ['approved', 'refused'] },
  approved: { words: '已通过', code: '1', to: [] },
  refused: { words: '未通过', code: '2', to: ['pending', 'many'] },
  many: { words: '多次提交', code: '3', to: ['approved', 'refused'] },
} as const satisfies Record<string, StateFacts>

/** A state of an application. */
export type ApplicationState = keyof typeof applicationStates
/** Every state. */
export const allStates = Object.keys(applicationStates) as [ApplicationState, ...ApplicationState[]]

/** Whether an application in that state can be sent, or changed: a decision ends this. */
export const isOpenToChange = (state: ApplicationState): boolean =>
  (applicationStates[state].to as readonly string[]).includes('pending')

/** Whether it waits for the operator. */
export const isWaiting = (state: ApplicationState): boolean =>
  (applicationStates[state].to as readonly string[]).includes('approved')
