import { CannotStart } from '#kit/db/cannot-start.ts'
import { findDatabaseError } from '#kit/db/errors.ts'
import type { Database } from '#kit/db/open.ts'
import { isSessionShared } from '#kit/db/session-shared.ts'

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
