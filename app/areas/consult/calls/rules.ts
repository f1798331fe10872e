import { doctorBy, opensAt } from '#app/areas/consult/consultations/rules/agreed.ts'
import { type ConsultationMoment, isOpen } from '#app/areas/consult/consultations/rules.ts'
import type { ConsultationKind } from '#app/areas/consult/doctors/rules.ts'
import { earlier, later } from '#kit/time/span.ts'
import { type CallState, callStates } from './states.ts'

/** How one calls. */
export const callKinds = ['video', 'phone'] as const
/** A way to call. */
export type CallKind = (typeof callKinds)[number]

/** Who sits in a video call: the two whom it concerns, and one whom the patient asked to be there. */
export const participants = ['patient', 'doctor', 'guest'] as const
/** One who sits there. */
export type Participant = (typeof participants)[number]

/** From here up user ids are guests' of calls: patients and doctors never come so far. */
export const GUEST_USERS = 2_000_000_000_000
/** A guest's user id on the bus. */
export const userOfGuest = (guestId: number): number => GUEST_USERS + guestId

/** A device in a call says so often that it is there, in milliseconds. */
export const PRESENT_EVERY_MS = 15_000
/** Who was not heard of for longer is not there. */
export const PRESENT_SECONDS = 45
/** When neither patient nor doctor was heard of for so long, the call is over. */
export const LOST_SECONDS = 90
/** A call lasts so long at most. */
export const MOST_MINUTES = 60
/** So long a call waits for the other: a patient who came first is patient, a doctor is not kept. */
export const COMING_MINUTES = { patient: 30, doctor: 5 } as const
/** So long a phone rings. */
export const RINGING_MINUTES = 2
/** After a call both may come back for so long; then the consultation ends. */
export const AGAIN_MINUTES = 10
/** A doctor who hangs up after talking so long has held the consultation. */
export const HELD_SECONDS = 60
/** The law wants to know for so long who talked with whom, and when: at least three years. */
export const STORED_DAYS = 3 * 365 + 1
/** Letters of one signal: what a browser says of itself has about six thousand. */
export const MOST_SIGNAL = 20_000
/** Signals and looks a second of one person: a call that begins sends some dozens. */
export const PACE = 20

/** The instant from which somebody was heard of who is there now. */
export const presentFrom = (now: Date): Date => earlier(now, { seconds: PRESENT_SECONDS })
/** The instant from which neither of the two was heard of, where the line is lost. */
export const lostFrom = (now: Date): Date => earlier(now, { seconds: LOST_SECONDS })
/** Until when a call of this starter waits for the other. */
export const comeBy = (starter: keyof typeof COMING_MINUTES, now: Date): Date =>
  later(now, { minutes: COMING_MINUTES[starter] })
/** The same for a consultation: at an agreed time who comes waits as long as the other may still come. */
export const comeByOf = (
  starter: keyof typeof COMING_MINUTES,
  { state, agreedAt }: Pick<CallMoment, 'state' | 'agreedAt'>,
  now: Date,
): Date => {
  const usual = comeBy(starter, now)
  if (state !== 'accepted' || agreedAt === null) return usual
  const last = doctorBy(agreedAt)
  return last > usual ? last : usual
}
/** Until when a phone rings that is dialled now. */
export const ringBy = (now: Date): Date => later(now, { minutes: RINGING_MINUTES })
/** When a call is cut off that begins now. */
export const endBy = (now: Date): Date => later(now, { minutes: MOST_MINUTES })
/** Until when both may come back to what ends now. */
export const againBy = (now: Date): Date => later(now, { minutes: AGAIN_MINUTES })
/** The instant from which the record of a call that ends now need not be kept any more. */
export const storedUntil = (now: Date): Date => later(now, { days: STORED_DAYS })

/** A consultation as far as calling asks. */
export interface CallMoment extends ConsultationMoment {
  kind: ConsultationKind
  replyBy: Date | null
  agreedAt: Date | null
}

/** Why nobody can be called now, named as the contract names it. */
export type CallFault = 'by-text' | 'not-yet' | 'too-early' | 'over'

/** What stands against calling: it was agreed to write, no doctor has it yet, its time has not come, or is over. */
export const faultOf = (consultation: CallMoment, now: Date): CallFault | undefined => {
  if (consultation.kind === 'text') return 'by-text'
  if (consultation.state === 'unpaid' || consultation.state === 'waiting') return 'not-yet'
  const { agreedAt, kind } = consultation
  if (consultation.state === 'accepted' && agreedAt && now < opensAt(agreedAt, kind)) return 'too-early'
  const isTooLate = consultation.state === 'accepted' && (consultation.replyBy === null || consultation.replyBy <= now)
  return isOpen(consultation, now) && !isTooLate ? undefined : 'over'
}

/** Whether the consultation is held now that its call has ended: then nobody comes back to it. */
export const isHeld = (endedBy: string, talkedSeconds: number): boolean =>
  endedBy === 'doctor' && talkedSeconds >= HELD_SECONDS

/** What a call says of itself in the talk, once it is over. */
export const endWords = (kind: CallKind, state: CallState, talkedSeconds: number): string => {
  const name = kind === 'video' ? '视频通话' : '电话'
  return state === 'ended'
    ? `${name}已结束，通话 ${spokenSeconds(talkedSeconds)}。`
    : `${name}${callStates[state].words}。`
}

/** Seconds as one says them: 45 秒, 3 分 20 秒. */
export const spokenSeconds = (seconds: number): string =>
  seconds < 60 ? `${seconds} 秒` : `${Math.floor(seconds / 60)} 分${seconds % 60 > 0 ? ` ${seconds % 60} 秒` : '钟'}`

/** What devices hear of calls. A talk's own messages name their consultation by `ask_id`; these do not. */
export type CallLive =
  /** A call of this consultation began, went on, or somebody came or went: it is to be looked at anew. */
  { type: 'call'; of: string } | ({ type: 'signal' } & CallSignal)

/** What one browser says to another, so that they find each other. */
export interface CallSignal {
  call_id: string
  from: Participant
  from_device: string
  to_device: string
  signal: string
}
