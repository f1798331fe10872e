import pg from 'pg'

const { INT8, DATE } = pg.types.builtins

const parseInt8 = (text: string): number => {
  const number = Number(text)
  if (!Number.isSafeInteger(number)) throw new RangeError(`${text} does not fit a number`)
  return number
}

/**
 * How values come from PostgreSQL, for the whole process because Drizzle knows no other place: `bigint` and counts as numbers,
 * days as `'2026-11-21'`; `numeric` stays text, and instants are Dates.
 */
export const setParsers = (): void => {
  pg.types.setTypeParser(INT8, parseInt8)
  pg.types.setTypeParser(DATE, (text) => text)
}
