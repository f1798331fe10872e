/** One state of a consultation: its words, whether it is under way, whether one can write in it, where it may go from here. */
interface StateFacts {
  words: string
  /** Something is still to happen; the account cannot be cancelled. */
  open: boolean
  /** A doctor has it, and patient and doctor write to each other. */
  talking: boolean
  to: readonly string[]
}

/** The life of a consultation. `docs/consult.md` is drawn from this table, and the books check every row's path against it. */
export const consultationStates = {
  unpaid: { words: '待付款', open: true, talking: false, to: ['waiting', 'cancelled', 'expired'] },
  /** Paid, or free: a doctor is to accept it within the promise. */
  waiting: { words: '等待接诊', open: true, talking: false, to: ['accepted', 'cancelled', 'refunded'] },
  /** A doctor has it and is to answer within the promise. */
  accepted: { words: '已接诊', open: true, talking: true, to: ['answered', 'cancelled', 'refunded', 'missed'] },
  answered: { words: '问诊中', open: true, talking: true, to: ['ended'] },
  ended: { words: '已结束', open: false, talking: false, to: ['rated'] },
  rated: { words: '已评价', open: false, talking: false, to: [] },
  /** By the patient; what was paid goes back. */
  cancelled: { words: '已取消', open: false, talking: false, to: [] },
  expired: { words: '已关闭', open: false, talking: false, to: [] },
  /** By itself or by the doctor: nobody accepted or answered in time, or they cannot take it. */
  refunded: { words: '已退回', open: false, talking: false, to: [] },
  /** The doctor came at the agreed time and waited, the patient did not come: what was paid stays. */
  missed: { words: '未赴约', open: false, talking: false, to: [] },
} as const satisfies Record<string, StateFacts>

/** A state of a consultation. */
export type ConsultationState = keyof typeof consultationStates

/** Every state. */
export const allStates = Object.keys(consultationStates) as ConsultationState[]
/** States in which something is still to happen. */
export const openStates = allStates.filter((state) => consultationStates[state].open)
/** States in which patient and doctor write to each other. */
export const talkingStates = allStates.filter((state) => consultationStates[state].talking)
/** States of a consultation that was held and is over: the doctor may be asked once more about it for a while. */
export const overStates = ['ended', 'rated'] as const satisfies ConsultationState[]
/** States in which what was paid stays, unless a complaint is decided otherwise. */
export const paidForStates = [...overStates, 'missed'] as const satisfies ConsultationState[]
/** A consultation begins unpaid, or waiting where it is free. */
export const firstStates: readonly ConsultationState[] = ['unpaid', 'waiting']

/** Whether a consultation may go from one state to the other. */
export const mayMove = (from: ConsultationState, to: ConsultationState): boolean =>
  (consultationStates[from].to as readonly string[]).includes(to)

/** The table as a Mermaid picture. */
export const drawStates = (): string =>
  [
    'stateDiagram-v2',
    ...allStates.map((state) => `  ${state}: ${state} ${consultationStates[state].words}`),
    ...firstStates.map((state) => `  [*] --> ${state}`),
    ...allStates.flatMap((from) => consultationStates[from].to.map((to) => `  ${from} --> ${to}`)),
    ...allStates.filter((state) => consultationStates[state].to.length === 0).map((state) => `  ${state} --> [*]`),
  ].join('\n')
