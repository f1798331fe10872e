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
