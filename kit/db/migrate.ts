import { readMigrationFiles } from 'drizzle-orm/migrator'
import { drizzle } from 'drizzle-orm/node-postgres'
import { migrate as applyMigrations } from 'drizzle-orm/node-postgres/migrator'
import pg from 'pg'
import { CannotStart } from './cannot-start.ts'
import type { Database } from './open.ts'

/** Any number, but the same in every process. */
const migrationLock = 5_926_001

/**
 * Brings the database up to the migrations in `folder`; processes that start at once wait for each other.
 * Returns how many were applied. Throws when one that was applied has changed since, or is not known to this program.
 */
export const migrate = async ({ connection }: Pick<Database, 'connection'>, folder: string): Promise<number> => {
  // A connection of its own: migrations may take longer than the pool allows, and closing it gives back the lock.
  const client = new pg.Client(connection)
  // A loss is heard by whatever statement is under way, or comes next.
  client.on('error', () => undefined)
  await client.connect()
  try {
    await client.query('select pg_advisory_lock($1)', [migrationLock])
    const before = await listApplied(client)
    refuseOthers(before, folder)
    await applyMigrations(drizzle(client), { migrationsFolder: folder })
    return (await listApplied(client)).length - before.length
  } finally {
    await client.end()
  }
}

interface Applied {
  hash: string
  created_at: number | string
}

const listApplied = async (client: pg.Client): Promise<Applied[]> => {
  const { rows } = await client.query("select to_regclass('drizzle.__drizzle_migrations') is not null as is_there")
  if (!rows[0].is_there) return []
  return (await client.query<Applied>('select hash, created_at from drizzle.__drizzle_migrations')).rows
}

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
