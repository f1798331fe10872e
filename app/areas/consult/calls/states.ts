/** One state of a call: its words, whether it is under way, where it may go from here. */
interface StateFacts {
  words: string
  open: boolean
  to: readonly string[]
}

/** The life of a call by video or phone. `docs/consult.md` is drawn from this table, and the books check every row's path against it. */
export const callStates = {
  /** By video: one of the two is there, the other is to come. */
  waiting: { words: '等待加入', open: true, to: ['talking', 'missed', 'cancelled'] },
  /** By phone: the doctor's is dialled first, then the patient's rings. */
  dialling: { words: '正在拨号', open: true, to: ['ringing', 'missed', 'cancelled'] },
  ringing: { words: '正在响铃', open: true, to: ['talking', 'missed', 'cancelled'] },
  talking: { words: '通话中', open: true, to: ['ended'] },
  ended: { words: '通话已结束', open: false, to: [] },
  /** Nobody came or took it in time. */
  missed: { words: '没有接通', open: false, to: [] },
  /** Given up before it began. */
  cancelled: { words: '已取消', open: false, to: [] },
} as const satisfies Record<string, StateFacts>

/** A state of a call. */
export type CallState = keyof typeof callStates

/** Every state. */
export const allStates = Object.keys(callStates) as CallState[]
/** States in which something is still to happen. */
export const openStates = allStates.filter((state) => callStates[state].open)
/** States in which the other is still to come. */
export const comingStates = openStates.filter((state) => state !== 'talking')
/** How a call begins. */
export const firstStates = { video: 'waiting', phone: 'dialling' } as const satisfies Record<string, CallState>

/** Whether a call may go from one state to the other. */
export const mayMove = (from: CallState, to: CallState): boolean =>
  (callStates[from].to as readonly string[]).includes(to)

const PHONE_WAY: readonly CallState[] = ['dialling', 'ringing', 'talking', 'ended']

/** The steps that a call by phone has taken, from where it was known to be to where it is; none where it is there already. */
export const stepsTo = (from: CallState, to: CallState): CallState[] => {
  if (from === to || !callStates[from].open) return []
  if (mayMove(from, to)) return [to]
  return PHONE_WAY.slice(PHONE_WAY.indexOf(from) + 1, PHONE_WAY.indexOf(to) + 1)
}

/** The table as a Mermaid picture. */
export const drawStates = (): string =>
  [
    'stateDiagram-v2',
    ...allStates.map((state) => `  ${state}: ${state} ${callStates[state].words}`),
    ...Object.values(firstStates).map((state) => `  [*] --> ${state}`),
    ...allStates.flatMap((from) => callStates[from].to.map((to) => `  ${from} --> ${to}`)),
    ...allStates.filter((state) => !callStates[state].open).map((state) => `  ${state} --> [*]`),
  ].join('\n')
