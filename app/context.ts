import type { Needed } from '#app/areas/access/staff/rules.ts'
import type { Bus } from '#kit/bus/bus.ts'
import type { CsvColumns } from '#kit/csv/server/write.ts'
import type { Portion } from '#kit/db/list-query.ts'
import type { Db } from '#kit/db/open.ts'
import type { RowNamers } from '#kit/db/row-names.ts'
import type { Jobs } from '#kit/jobs/start.ts'
import type { CallSpec, Contract } from '#kit/wire/call.ts'
import type { Incoming, Withheld } from '#kit/wire/server/answer.ts'
import type { HandlersOf } from '#kit/wire/server/handlers.ts'
import type { Config } from '#server/config.ts'
import type { Events } from './events.ts'
import type { Importer } from './room.ts'

/** A patient's id, minted here alone: a query on private rows that asks for it cannot be called without a session. */
export type PatientId = number & { readonly mintedBy: 'here' }

/** A member of staff who is signed in at a desk. */
export interface Staff {
  staffId: number
  /** At whose desk they are; 0 (`PLATFORM_DESK`) at the platform's own, whose chain of the audit has that number too. */
  hospitalId: number
  name: string
  /** The template of their role here. */
  role: string
  /** The role that a desk has made of it; null where it is the template itself. */
  roleId: number | null
  /** What they may do at this desk. */
  permissions: readonly string[]
  /** They have a post of the platform's: whatever belongs to no hospital is theirs too, and every hospital's desk is open to them. */
  isPlatform: boolean
  /** The departments to which their work is confined; null: all. */
  departmentIds: readonly number[] | null
  /** Names the session among others; the key itself is not kept. */
  sessionHash: string
  /** It is a program of the hospital's that asks, by its machine key. */
  isMachine?: true
}

/** A doctor who is signed in at their workbench. */
export interface Doctor {
  doctorId: number
  /** The hospital of their first post. */
  hospitalId: number
  name: string
  sessionHash: string
}

/** What was asked: the name of the call, and its input as its schema read it. */
export interface Question {
  call: string
  input: unknown
}

/** A call as the process answers it, for who asks it again later in somebody's name. */
export interface AnsweredCall {
  call: CallSpec & { may?: Needed }
  handle: (input: never, ctx: never) => unknown
}

/** What any work needs, asked from outside or woken by time: the database, the time, the settings, the others. */
export interface Context {
  db: Db
  now: Date
  config: Config
  emit: Emit
  /** The live line; undefined where nobody listens yet, as in an import. */
  bus?: Bus
  /** A call by its name; undefined where this process answers none. */
  findCall?: (name: string) => AnsweredCall | undefined
  /** What can be brought from files, by its word; undefined where nobody brings any. */
  importers?: ReadonlyMap<string, Importer<never>>
  /** How rooms call their rows, by the kind under which acts name them; undefined where nobody reads acts. */
  rowNamers?: RowNamers
  /** Has what pages show that are the same for everybody made anew, after a job has changed it; undefined where nobody shows any. */
  pagesChanged?: () => void
  /** The function of the product by which who asks came; undefined where nobody asks. */
  fromFunctionId?: string | null
  /** The app by which who asks came; undefined where nobody asks. */
  channel?: number
  /** Writes what stays where this work is undone; undefined where nobody waits for an answer. */
  detached?: Detached
}

/** The jobs of this process, as who operates the product looks after them. */
export type OperatedJobs = Pick<Jobs, 'list' | 'count' | 'wake'>

/** Where a question came from and who asks. */
export interface RequestContext extends Context {
  /** undefined until they run. */
  jobs: OperatedJobs | undefined
  patient: PatientId | null
  staff: Staff | null
  doctor: Doctor | null
  deadKey: boolean
  /** The key is somebody's who has been away for long. */
  isLocked?: boolean
  withheld: (consent: string) => Promise<Withheld | undefined>
  mayPublish: () => Promise<boolean>
  barred: (call: Pick<CallSpec, 'barredAs' | 'publishes'>) => Promise<string | undefined>
  /** The key the patient came with, as sent. */
  userKey: string | undefined
  /** City of the question, 0 for all the country; where none is given the channel's, else the usual one (`usualCity`) [X323]. */
  city: number
  channel: number
  /** The city of the channel that they came by; undefined where it has none of its own. */
  channelCity: number | undefined
  idempotencyKey: string | undefined
  incoming: Incoming
  /** Known once it was read. */
  question?: Question
  /** A list that is exported goes here, all of it, instead of into the answer. */
  exporting?: Exporting
  transact: <T>(work: (inside: this) => Promise<T>) => Promise<T>
}

/** A list as it is exported. */
export interface ExportedList<Row> {
  /** What it lists, as its page is called. */
  title: string
  /** The rows that its filters find: the first so many, or the next of a reading. */
  rows: (portion: Portion) => Promise<readonly Row[]>
  columns: CsvColumns<Row>
}

/** Takes a whole list. */
export type Exporting = <Row>(list: ExportedList<Row>) => Promise<void>

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
