import { and, asc, desc, eq, ilike, type SQL, sql } from 'drizzle-orm'
import { isAnyOf } from '#kit/db/any-of.ts'
import { containing } from '#kit/db/contains.ts'
import type { Db } from '#kit/db/open.ts'
import { guahaoHospitals as hospitals } from '../tables.ts'

/** Hospitals with these words in their name, one that is called just so first. */
export const listNamed = (
  db: Db,
  words: string,
  limit: number,
  which: SQL | undefined = undefined,
): Promise<{ id: number; name: string }[]> =>
  db
    .select({ id: hospitals.id, name: hospitals.name })
    .from(hospitals)
    .where(and(ilike(hospitals.name, containing(words)), which))
    .orderBy(desc(eq(hospitals.name, words)), asc(sql`length(${hospitals.name})`), asc(hospitals.id))
    .limit(limit)

/** The same, those alone that are open. */
export const findOpen = (db: Db, words: string, limit: number) =>
  listNamed(db, words, limit, eq(hospitals.isOpen, true))

/** What these hospitals are called, closed ones too. */
export const listNames = (db: Db, ids: readonly number[]): Promise<{ id: number; name: string }[]> =>
  db
    .select({ id: hospitals.id, name: hospitals.name })
    .from(hospitals)
    .where(isAnyOf(hospitals.id, ids))
    .orderBy(asc(hospitals.id))

/** Those of these hospitals that are open. */
export const listOpen = (db: Db, ids: readonly number[]): Promise<{ id: number }[]> =>
  db
    .select({ id: hospitals.id })
    .from(hospitals)
    .where(and(isAnyOf(hospitals.id, ids), eq(hospitals.isOpen, true)))
