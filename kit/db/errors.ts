import pg from 'pg'

/** The database's own error inside what Drizzle or anybody else wrapped around it. */
export const findDatabaseError = (error: unknown): pg.DatabaseError | undefined => {
  for (let at = error; at instanceof Error; at = at.cause) if (at instanceof pg.DatabaseError) return at
  return undefined
}

/** Was a row refused because one like it is there? With a name: by that constraint or unique index. */
export const isUniqueViolation = (error: unknown, constraint?: string): boolean => {
  const found = findDatabaseError(error)
  return found?.code === '23505' && (constraint === undefined || found.constraint === constraint)
}

/** Every error that others wrap around their cause, from the outside in. */
const chainOf = (error: unknown): Error[] => (error instanceof Error ? [error, ...chainOf(error.cause)] : [])

const codeOf = (error: Error): string => {
  const { code } = error as { code?: unknown }
  return typeof code === 'string' ? code : ''
}

/**
 * SQLSTATEs and system codes of a connection that is over: connection exceptions (08), ended by an administrator, a crash or a
 * start (57P01 to 57P03), dropped or idle for too long (57P05, 25P03, 25P04), and what the socket says.
 */
const lostCodes =
  /^(08...|57P0[1235]|25P0[34]|ECONN[A-Z]+|EPIPE|ETIMEDOUT|EHOSTUNREACH|ENETUNREACH|EAI_AGAIN|ENOTFOUND)$/

/** What the driver says without a code: it has not answered, it is not there any more, or the pool gave none in time. */
const lostMessages =
  /^(Query read timeout|timeout e|Connection terminated|Client (has encountered a connection error|was closed) and is not queryable)/

/** The connection that it happened on is of no more use. */
export const isConnectionLost = (error: unknown): boolean =>
  chainOf(error).some((one) => lostCodes.test(codeOf(one)) || lostMessages.test(one.message) || isMissingSocket(one))

const isMissingSocket = (error: Error): boolean =>
  codeOf(error) === 'ENOENT' && (error as NodeJS.ErrnoException).syscall === 'connect'

/** A statement that took too long (57014), and a server without connections, memory or room on its disk (53). */
const busyCodes = /^(57014|53...)$/

/** Nothing is wrong with what was asked: the database is out of reach, or does not keep up, now. */
export const isDatabaseAway = (error: unknown): boolean =>
  isConnectionLost(error) || chainOf(error).some((one) => busyCodes.test(codeOf(one)))
