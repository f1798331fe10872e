import type { MayBring } from '#app/areas/desk/imports/rules.ts'
import type { Column } from '#kit/csv/server/read.ts'
import type { Why } from '#kit/csv/server/why.ts'
import type { Db } from '#kit/db/open.ts'
import type { Job as KitJob } from '#kit/jobs/job.ts'
import type { Day } from '#kit/time/day.ts'
import type { Config } from '#server/config.ts'
import type { Context } from './context.ts'
import type { Events } from './events.ts'

/** What a room does when another emits an event; it runs in the emitter's transaction. */
export type Subscribers = { [E in keyof Events]?: (event: Events[E], ctx: Context) => Promise<void> }

/** What a room does when time passes. */
export type Job = KitJob<Context>

/** What a room plants with. */
export interface Seeding {
  db: Db
  now: Date
  today: Day
  /** Personal text is sealed with its secret. */
  config: Config
  /** 1 for the usual world, 10 for one ten times as big. */
  scale: number
}

/** What a room plants into an empty database. */
export interface Seed {
  /** Rooms whose part must stand before. */
  after?: readonly string[]
  /** No invention but facts that any installation needs: planted in production too. */
  real?: boolean
  /** Made of what the rooms of `after` planted: planted again whenever one of them is. */
  follows?: boolean
  run: (seeding: Seeding) => Promise<void>
  /** Invents what imported rows lack (doctors for their departments), marked as demonstration; gives how many rows. */
  fill?: (seeding: Seeding) => Promise<number>
}

/** How rows of one kind of file become rows of a room. */
export interface Importer<Row> {
  /** The word on the command line. */
  kind: string
  /** What the desk calls it, and the permission to do by hand there what the file does. */
  title: string
  may: MayBring
  columns: readonly Column[]
  /** The column by whose code a row belongs to a hospital; rows without one are brought at the platform's own desk alone. */
  ofHospital?: string
  /** As what a search finds the rows. */
  searchable?: Events['searchable.changed']['kind']
  /** As what calls of a desk `edits` the rows: who has one open is told of the file. */
  editedAs?: string
  /** Opens an import in its transaction; `brings` are the columns that the file has, and no others may be overwritten. */
  open: (ctx: Context, brings: ReadonlySet<string>) => Promise<Importing<Row>>
}

/** An import under way. */
export interface Importing<Row> {
  /** Reads the values of a line; throws RowRefused. */
  read: (values: Record<string, string>) => Row | Promise<Row>
  /** How it was understood, by columns, where that is not what stands in the file. */
  shown?: (row: Row) => Record<string, string>
  /** What makes two rows the same thing. */
  keyOf: (row: Row) => string
  /** What makes several rows one thing: wherever they stand in the file, they are written together, or none of them where one cannot be read. */
  groupOf?: (values: Record<string, string>) => string
  write: (db: Db, rows: readonly Row[]) => Promise<ImportedRows<Row>>
  /** After the last row, still in the transaction; what the person who brought the file should know besides. */
  done?: () => Promise<readonly Why[]>
  /** The same of a file that is only looked at, where `done` would have others wait: it only reads. */
  foresee?: () => Promise<readonly Why[]>
}

/** What became of some rows: how many were new, how many differed from what was there, and which cannot be taken, and why. */
export interface ImportedRows<Row> {
  added: number
  changed: number
  refused: ReadonlyMap<Row, Why>
  /** Where rows are written together: which of them were new or differed. */
  came?: ReadonlyMap<Row, 'added' | 'changed'>
  /** Those that were new or differed. */
  ids: readonly number[]
  /** Of these those that were there before. */
  changedIds?: readonly number[]
}
