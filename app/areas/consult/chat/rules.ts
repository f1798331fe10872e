import { later } from '#kit/time/span.ts'
import type { CallOutput } from '#kit/wire/call.ts'
import type { talkMessages } from './contract.ts'

/** From here up user ids are doctors': patients never come so far. */
export const DOCTOR_USERS = 1_000_000_000_000

/** A doctor's user id on the bus. */
export const userOfDoctor = (doctorId: number): number => DOCTOR_USERS + doctorId

/** Names what two users say to each other, from either side: both ids, the smaller first [X132]. */
export const sessionOf = (one: number, other: number): string => `${Math.min(one, other)}_${Math.max(one, other)}`

/** A device connects anew after so many minutes at the latest. */
export const PASS_MINUTES = 10

/** So long after sending one may take a message back, in minutes. */
export const RECALL_MINUTES = 2

/** From when on a message must have been sent to be taken back now. */
export const recallableFrom = (now: Date): Date => later(now, { minutes: -RECALL_MINUTES })

/** Messages a second that somebody may send: enough for a person, too little for a program. */
export const PACE = 10

/** A message as it is shown. */
export type Message = CallOutput<typeof talkMessages>['list'][number]

/** What a device hears. */
export type Live =
  | { type: 'message'; ask_id: string; message: Message }
  /** Somebody has seen all up to this message. */
  | { type: 'read'; ask_id: string; who: 'patient' | 'doctor'; read_id: number }
  | { type: 'typing'; ask_id: string; who: 'patient' | 'doctor' }
  /** The consultation went on: its facts are to be asked for anew. */
  | { type: 'moved'; ask_id: string }

/** How long "is typing" is shown after it was heard, and how often it is told meanwhile, in milliseconds. */
export const TYPING_MS = { shown: 5_000, told: 3_000 } as const
