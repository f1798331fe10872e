import { randomUUID } from 'node:crypto'
import pg from 'pg'
import { CannotStart } from '#kit/db/cannot-start.ts'
import { findDatabaseError } from '#kit/db/errors.ts'
import type { Database } from '#kit/db/open.ts'

/** Throws one clear line where the database of `DATABASE_URL` cannot be used; the bundled one says so by itself. */
export const expectDatabase = async ({ pool, embedded, connection }: Database): Promise<void> => {
  try {
    await pool.query('select 1')
    if (embedded || !(await isSessionShared(connection))) return
  } catch (error) {
    if (embedded) throw error
    throw new CannotStart(`DATABASE_URL: ${whyNot(error)}`)
  }
  throw new CannotStart(
    'DATABASE_URL: a pooler there gives each statement another connection; set it to session mode, or name the database itself (docs/scaling.md, A pooler).',
  )
}

/**
 * Whether a pooler hands the database's connections round between statements, as PgBouncer does in transaction mode: named statements, time
 * limits and locks that belong to a connection would be whoever's comes next. What one sets for its session alone the other then sees.
 */
const isSessionShared = async (connection: pg.PoolConfig): Promise<boolean> => {
  const [one, other] = [new pg.Client(connection), new pg.Client(connection)]
  const mark = randomUUID()
  try {
    await one.connect()
    await other.connect()
    await one.query("select set_config('yilu.session', $1, false)", [mark])
    const { rows } = await other.query("select current_setting('yilu.session', true) as seen")
    await one.query("select set_config('yilu.session', '', false)")
    return rows[0]?.seen === mark
  } finally {
    await Promise.all([one.end(), other.end()])
  }
}

/** SQLSTATE of PgBouncer for a setting that it was not told to ignore. */
const POOLER_REFUSES = '08P01'

/** The password that an address holds stands in none of these. */
const whyNot = (error: unknown): string => {
  const said = findDatabaseError(error)
  if (said?.code === POOLER_REFUSES) return `${said.message}: a pooler is there (docs/scaling.md, A pooler)`
  if (said) return `the database refuses us: ${said.message} (${said.code})`
  const { code, message, errors } = error as { code?: string; message: string; errors?: Error[] }
  if (code === 'ERR_INVALID_URL') return 'this is no address of a database'
  // A name with several addresses fails at each of them, and says nothing itself.
  return `the database is not reached: ${message || errors?.map((one) => one.message).join(', ') || code}`
}
