import { asc, desc, eq, ilike, sql } from 'drizzle-orm'
import { containing } from '#kit/db/contains.ts'
import type { Db } from '#kit/db/open.ts'
import { guahaoHospitals as hospitals } from '../tables.ts'

/** Hospitals with these words in their name, one that is called just so first. */
export const listNamed = (db: Db, words: string, limit: number): Promise<{ id: number; name: string }[]> =>
  db
    .select({ id: hospitals.id, name: hospitals.name })
    .from(hospitals)
    .where(ilike(hospitals.name, containing(words)))
    .orderBy(desc(eq(hospitals.name, words)), asc(sql`length(${hospitals.name})`), asc(hospitals.id))
    .limit(limit)
