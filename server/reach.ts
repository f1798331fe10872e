import { CannotStart } from '#kit/db/cannot-start.ts'
import { findDatabaseError } from '#kit/db/errors.ts'
import type { Database } from '#kit/db/open.ts'

/** Throws one clear line where the database of `DATABASE_URL` cannot be used; the bundled one says so by itself. */
export const expectDatabase = async ({ pool, embedded }: Database): Promise<void> => {
  try {
    await pool.query('select 1')
  } catch (error) {
    if (embedded) throw error
    throw new CannotStart(`DATABASE_URL: ${whyNot(error)}`)
  }
}

/** The password that an address holds stands in none of these. */
const whyNot = (error: unknown): string => {
  const said = findDatabaseError(error)
  if (said) return `the database refuses us: ${said.message} (${said.code})`
  const { code, message, errors } = error as { code?: string; message: string; errors?: Error[] }
  if (code === 'ERR_INVALID_URL') return 'this is no address of a database'
  // A name with several addresses fails at each of them, and says nothing itself.
  return `the database is not reached: ${message || errors?.map((one) => one.message).join(', ') || code}`
}
