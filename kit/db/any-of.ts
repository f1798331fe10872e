import { type Column, type SQL, sql } from 'drizzle-orm'

/** The column holds one of these values: unlike `in` it is the same text however many they are, and so is planned once. */
export const isAnyOf = (column: Column, values: readonly (number | string)[]): SQL =>
  sql`${column} = any(${sql.param([...values])})`
