import { type SQL, sql } from 'drizzle-orm'
import type { Db } from './open.ts'

/** A number about a room's rows, for who watches over the installation. Nothing in it is about a person. */
export interface Measure {
  help: string
  /** Columns of `select` that tell its values apart; the number itself is its column `value`. */
  labels: readonly string[]
  /** Read again and again: it goes along an index, or over few rows. */
  select: SQL
}

/** What a room has counted, by the name of the number. */
export type Measures = (now: Date) => Readonly<Record<string, Measure>>

/** A number as it was read. */
export interface Measured {
  labels: Record<string, string>
  value: number
}

/** Reads a number now. */
export const readMeasure = async (db: Db, { labels, select }: Measure): Promise<Measured[]> => {
  const { rows } = await db.execute<Record<string, unknown>>(sql`${select}`)
  return rows.map((row) => ({
    labels: Object.fromEntries(labels.map((name) => [name, String(row[name])])),
    value: Number(row.value),
  }))
}
