import { later } from '#kit/time/span.ts'
import { type ConsultationState, consultationStates, overStates } from './states.ts'

/** By this the pay room's tellings are known as ours. */
export const PURPOSE = 'consult'

/** What is wanted of a doctor: advice, or a report explained. */
export const consultationTopics = ['advice', 'report'] as const
/** A thing that is wanted. */
export type ConsultationTopic = (typeof consultationTopics)[number]

/** An unpaid consultation waits so long for its payment. */
export const HOLD_MINUTES = 30
/** So often a patient writes in a consultation where nothing else was agreed [X131] [X365]. */
export const USUAL_REPLIES = 3
/** So long after its end a patient may come back to what was said, and so often. */
export const FOLLOW_UP = { hours: 48, replies: 1 } as const

/** A consultation as far as writing in it asks. */
export interface ConsultationMoment {
  state: ConsultationState
  repliesLeft: number
  endsAt: Date | null
  followLeft: number
  followUntil: Date | null
}

const isBefore = (now: Date, end: Date | null): boolean => end !== null && now < end

/** Whether the consultation itself is open: a doctor has it and its hours are not over. */
export const isOpen = ({ state, endsAt }: ConsultationMoment, now: Date): boolean =>
  consultationStates[state].talking && isBefore(now, endsAt)

/** Whether it is over, but one may still come back to what was said. */
export const isFollowUp = ({ state, followUntil }: ConsultationMoment, now: Date): boolean =>
  overStates.some((over) => over === state) && isBefore(now, followUntil)

/** How often the patient can still write now: 0 hides the input [X131] [X204]. */
export const repliesNow = (consultation: ConsultationMoment, now: Date): number => {
  if (isOpen(consultation, now)) return consultation.repliesLeft
  return isFollowUp(consultation, now) ? consultation.followLeft : 0
}

/** Whole hours that are left to write in, rounded up; 0 where the time is over. */
export const hoursLeft = (consultation: ConsultationMoment, now: Date): number => {
  const end = isOpen(consultation, now)
    ? consultation.endsAt
    : isFollowUp(consultation, now)
      ? consultation.followUntil
      : null
  return end === null ? 0 : Math.ceil((end.getTime() - now.getTime()) / 3_600_000)
}

/** What is promised: within how many minutes a doctor accepts and answers, and for how many hours one talks. */
export interface Promised {
  acceptMinutes: number
  replyMinutes: number
  hours: number
}

/** By when a doctor is to accept what begins to wait now. */
export const acceptBy = (now: Date, { acceptMinutes }: Pick<Promised, 'acceptMinutes'>): Date =>
  later(now, { minutes: acceptMinutes })

/** By when what is accepted now is to be answered, and when it ends. */
export const spanFrom = (now: Date, { replyMinutes, hours }: Promised): { replyBy: Date; endsAt: Date } => ({
  replyBy: later(now, { minutes: replyMinutes }),
  endsAt: later(now, { hours }),
})

/** Until when one may come back to what ends now. */
export const followUntil = (now: Date): Date => later(now, { hours: FOLLOW_UP.hours })

/** So many characters say enough for a doctor to begin with. */
export const LEAST_WORDS = 10
/** Pictures beside a question, at most. */
export const MOST_PICTURES = 9

/** What is asked, as far as a doctor could begin with it. */
export interface Asking {
  content: string
  topic: ConsultationTopic
  pictures: number
}

/** Why a consultation may not be opened, named as the contract names it. */
export type ConsultationFault = 'too-short' | 'no-report'

/** What stands against asking so: care is not given blindly. Who may ask for whom say the care rules (`consult/care`). */
export const faultOf = (asking: Asking): ConsultationFault | undefined => {
  if ([...asking.content].length < LEAST_WORDS) return 'too-short'
  return asking.topic === 'report' && asking.pictures === 0 ? 'no-report' : undefined
}

/** Lists of a patient's consultations by the name that asks for them. */
export const consultationLists = {
  all: [],
  unpaid: ['unpaid'],
  waiting: ['waiting'],
  talking: ['accepted', 'answered'],
  over: ['ended', 'rated'],
  closed: ['cancelled', 'expired', 'refunded', 'missed'],
} as const satisfies Record<string, readonly ConsultationState[]>
/** The name of a list. */
export type ConsultationList = keyof typeof consultationLists

/** Whether closing gives the money back, ends what was held, or can do nothing any more. */
export const closingOf = (state: ConsultationState): 'gives-back' | 'ends' | undefined => {
  if (!consultationStates[state].open) return undefined
  return state === 'answered' ? 'ends' : 'gives-back'
}

/** What a patient can do with a consultation, the most likely thing first. */
export const buttonsOf = (state: ConsultationState): string[] => [
  ...(state === 'unpaid' ? ['pay'] : []),
  ...(consultationStates[state].talking || overStates.some((over) => over === state) ? ['talk'] : []),
  ...(state === 'ended' ? ['rate'] : []),
  ...(closingOf(state) === undefined ? [] : ['close']),
]

/**
 * A consultation that its patient lets others read: an editor of the doctor's hospital looks at it first. Only what is shown is
 * ever read; the patient takes their consent back at any time, and then there is none of these.
 */
export const sharings = {
  waiting: { words: '等待审核' },
  shown: { words: '已匿名公开' },
  refused: { words: '没有公开' },
} as const
/** Where the sharing of a consultation stands. */
export type Sharing = keyof typeof sharings
/** Every standing of a sharing. */
export const allSharings = Object.keys(sharings) as Sharing[]

/** What an editor says of a consultation that is not shown, in characters. */
export const MOST_REASON = 200

const STAR = '＊'
const inDigits = (run: string) => run.replace(/[\dx]/gi, STAR)

/**
 * What a patient or doctor wrote, for strangers: without these names, without numbers by which somebody could be reached or
 * known, without addresses of the net.
 */
export const withoutTraces = (content: string, names: readonly string[]): string =>
  names
    .filter((name) => name !== '')
    .reduce((text, name) => text.replaceAll(name, `${STAR}${STAR}`), content)
    .replace(/(?:https?:\/\/|www\.)\S+|[\w.+-]+@[\w-]+(?:\.[\w-]+)+/gi, STAR.repeat(3))
    .replace(/(微信|v信|vx|wechat|qq|微博)((?:号|：|:|是|\s)*)[a-z0-9_-]{5,}/gi, `$1$2${STAR.repeat(3)}`)
    .replace(/\d(?:[\s-]?\d){5,}[\dxX]?/g, inDigits)
