import type { Bus } from '#kit/bus/bus.ts'
import type { Db } from '#kit/db/open.ts'
import type { Contract } from '#kit/wire/call.ts'
import type { Incoming, Withheld } from '#kit/wire/server/answer.ts'
import type { HandlersOf } from '#kit/wire/server/handlers.ts'
import type { Config } from '#server/config.ts'
import type { Events } from './events.ts'

/** A patient's id, minted here alone: a query on private rows that asks for it cannot be called without a session. */
export type PatientId = number & { readonly mintedBy: 'here' }

/** A member of a hospital's staff who is signed in at the desk. */
export interface Staff {
  staffId: number
  hospitalId: number
  name: string
  role: string
  /** Names the session among others; the key itself is not kept. */
  sessionHash: string
}

/** A doctor who is signed in at their workbench. */
export interface Doctor {
  doctorId: number
  /** The hospital of their first post. */
  hospitalId: number
  name: string
  sessionHash: string
}

/** What any work needs, asked from outside or woken by time: the database, the time, the settings, the others. */
export interface Context {
  db: Db
  now: Date
  config: Config
  emit: Emit
  /** The live line; undefined where nobody listens yet, as in an import. */
  bus?: Bus
  /** Writes what stays where this work is undone; undefined where nobody waits for an answer. */
  detached?: Detached
}

/** Where a question came from and who asks. */
export interface RequestContext extends Context {
  patient: PatientId | null
  staff: Staff | null
  doctor: Doctor | null
  deadKey: boolean
  withheld: (consent: string) => Promise<Withheld | undefined>
  /** The key the patient came with, as sent. */
  userKey: string | undefined
  /** City of the question, 0 for all the country; where none is given the channel's, else `DEFAULT_CITY` [X323]. */
  city: number
  channel: number
  idempotencyKey: string | undefined
  incoming: Incoming
  transact: <T>(work: (inside: this) => Promise<T>) => Promise<T>
}

export type PatientContext = RequestContext & { patient: PatientId }

export type StaffContext = RequestContext & { staff: Staff }

export type DoctorContext = RequestContext & { doctor: Doctor }

/** A room's handlers. */
export type Handlers<M extends Contract> = HandlersOf<
  M,
  { guest: RequestContext; patient: PatientContext; staff: StaffContext; doctor: DoctorContext }
>

/** Has something written on a connection of its own: it stays, whatever becomes of the transaction that it is said in. */
export type Detached = (work: (root: Db) => Promise<unknown>) => void

/** Emits an event to all rooms that subscribe to it, in the transaction of the context that it is called on. */
export type Emit = <E extends keyof Events>(this: Context, name: E, event: Events[E]) => Promise<void>
