import { type ConsultationState, consultationStates, paidForStates } from '#app/areas/consult/consultations/states.ts'
import { later } from '#kit/time/span.ts'

/** What somebody wants who finds something wrong with a consultation. */
export const wants = {
  refund: {
    words: '申请退款',
    reasons: ['没有解答我的问题', '通话没接通或太短', '回复太慢', '医生让我去线下，没有给建议', '其他'],
  },
  complaint: { words: '投诉', reasons: ['态度不好', '推销药品或引到别处', '建议和病情不符', '泄露隐私', '其他'] },
} as const satisfies Record<string, { words: string; reasons: readonly string[] }>
/** One of `wants`. */
export type Want = keyof typeof wants
/** Every one of them. */
export const allWants = Object.keys(wants) as Want[]

/** Letters of what is written, and of the answer. */
export const COMPLAINT_LETTERS = 500
/** So long after its end somebody can still find something wrong with a consultation. */
export const COMPLAINT_DAYS = 30
/** Within so many days the desk answers. */
export const ANSWER_DAYS = 3

/** By when what is asked now is answered. */
export const answerBy = (now: Date): Date => later(now, { days: ANSWER_DAYS })

/** What there is of a complaint's life, in words. */
export const complaintStates = {
  waiting: '等待处理',
  /** The money went back. */
  refunded: '已同意退款',
  declined: '没有退款',
  answered: '已答复',
  withdrawn: '您已撤回',
} as const
/** A state of a complaint. */
export type ComplaintState = keyof typeof complaintStates
/** Every state. */
export const allComplaintStates = Object.keys(complaintStates) as ComplaintState[]

/** A consultation as far as complaining about it asks. */
export interface ComplaintMoment {
  state: ConsultationState
  /** When it ended; null while it is under way. */
  endedAt: Date | null
  paidFen: number
  backFen: number
}

/** What can be wanted of a consultation now: money back of what was held and paid, an answer about any that a doctor took. */
export const wantsOf = ({ state, endedAt, paidFen, backFen }: ComplaintMoment, now: Date): Want[] => {
  const isOver = paidForStates.some((over) => over === state)
  if (!isOver && !consultationStates[state].talking) return []
  if (endedAt !== null && later(endedAt, { days: COMPLAINT_DAYS }) <= now) return []
  return isOver && paidFen > 0 && backFen === 0 ? ['refund', 'complaint'] : ['complaint']
}

/** Where a complaint goes by a decision. */
export const decidedAs = (want: Want, agrees: boolean): 'refunded' | 'declined' | 'answered' => {
  if (want === 'complaint') return 'answered'
  return agrees ? 'refunded' : 'declined'
}

/** The desk's lists, by the name that asks for them. */
export const complaintLists = {
  waiting: { words: '等待处理', states: ['waiting'] },
  over: { words: '已处理', states: ['refunded', 'declined', 'answered', 'withdrawn'] },
} as const satisfies Record<string, { words: string; states: readonly ComplaintState[] }>
/** The name of a list. */
export type ComplaintListName = keyof typeof complaintLists
