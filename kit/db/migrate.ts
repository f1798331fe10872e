import { readMigrationFiles } from 'drizzle-orm/migrator'
import { drizzle } from 'drizzle-orm/node-postgres'
import { migrate as applyMigrations } from 'drizzle-orm/node-postgres/migrator'
import type pg from 'pg'
import { CannotStart } from './cannot-start.ts'
import type { Database } from './open.ts'
import { onSingleConnection } from './single.ts'

/** Any number, but the same in every process. */
export const migrationLock = 5_926_001

/**
 * Brings the database up to the migrations in `folder`; processes that start at once wait for each other.
 * Returns how many were applied. Throws when one that was applied has changed since, or is not known to this program.
 */
export const migrate = async (
  { connection }: Pick<Database, 'connection'>,
  folder: string,
  heard: (progress: MigrationProgress) => void = () => undefined,
): Promise<number> =>
  onSingleConnection(connection, async (client) => {
    await client.query('select pg_advisory_lock($1)', [migrationLock])
    const before = await listApplied(client)
    refuseOthers(before, folder)
    const due = listMigrations(folder).length - before.length
    await timed(due === 0 ? undefined : (seconds) => heard({ due, isNew: before.length === 0, seconds }), () =>
      applyMigrations(drizzle(client), { migrationsFolder: folder }),
    )
    return (await listApplied(client)).length - before.length
  })

/** What is told while a database is brought up to date. */
export interface MigrationProgress {
  /** So many migrations are applied, all of them or none. */
  due: number
  /** The database has no tables yet. */
  isNew: boolean
  /** Since it began. */
  seconds: number
}

const TELL_EVERY_MS = 10_000

/** Tells at once, and again and again, while the work goes on. */
const timed = async (tell: ((seconds: number) => void) | undefined, work: () => Promise<void>): Promise<void> => {
  const began = performance.now()
  tell?.(0)
  const telling = setInterval(() => tell?.(Math.round((performance.now() - began) / 1_000)), TELL_EVERY_MS).unref()
  await work().finally(() => clearInterval(telling))
}

/** Throws one clear line where the database has other migrations than `folder`: who works beside a server migrates nothing under it. */
export const expectMigrated = ({ connection }: Pick<Database, 'connection'>, folder: string): Promise<void> =>
  onSingleConnection(connection, async (client) => {
    const applied = (await listApplied(client)).map(({ hash }) => hash)
    if (applied.join() !== listMigrations(folder).join())
      throw new CannotStart(
        'The server that runs is of another version than this command: use the one that belongs to it.',
      )
  })

interface Applied {
  hash: string
  created_at: number | string
}

/** Which migrations were applied to the database, in their order; none where it is new. */
export const listApplied = async (client: pg.Client): Promise<Applied[]> => {
  const { rows } = await client.query("select to_regclass('drizzle.__drizzle_migrations') is not null as is_there")
  if (!rows[0].is_there) return []
  return (await client.query<Applied>('select hash, created_at from drizzle.__drizzle_migrations order by created_at'))
    .rows
}

/** The migrations of `folder` in their order, each by its hash. */
export const listMigrations = (folder: string): string[] =>
  readMigrationFiles({ migrationsFolder: folder }).map(({ hash }) => hash)

/** Drizzle looks at times alone and would take a rewritten migration for an applied one, and a later one for none at all. */
const refuseOthers = (applied: Applied[], folder: string): void => {
  const files = readMigrationFiles({ migrationsFolder: folder })
  const times = files.map(({ folderMillis }) => folderMillis)
  refuseGaps(applied, times, folder)
  const hashes = new Map(files.map(({ folderMillis, hash }) => [folderMillis, hash]))
  const newest = Math.max(...times)
  const strange = applied.filter(({ hash, created_at }) => hashes.get(Number(created_at)) !== hash)
  if (strange.length === 0) return
  if (strange.every(({ created_at }) => Number(created_at) > newest))
    throw new CannotStart(
      `The database is newer than this program: it has ${strange.length} of its migrations from a later version. Start that version, or restore a backup from before it was started.`,
    )
  throw new CannotStart(`The database was made by other migrations than those in ${folder}: begin with an empty one.`)
}

/** It would also pass over one that is older than the newest applied, as two branches may leave it that each added one. */
const refuseGaps = (applied: Applied[], times: readonly number[], folder: string): void => {
  if (times.some((time, at) => time <= (times[at - 1] ?? Number.NEGATIVE_INFINITY)))
    throw new Error(`The journal of ${folder} does not name the migrations in the order of their times.`)
  const has = new Set(applied.map(({ created_at }) => Number(created_at)))
  const missing = times.filter((time) => time < Math.max(...has) && !has.has(time))
  if (missing.length > 0)
    throw new CannotStart(
      `The database lacks ${missing.length} of the migrations in ${folder} and has a later one already: what comes later must be added behind it.`,
    )
}
