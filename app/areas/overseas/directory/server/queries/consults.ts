import { and, eq, lt, sql } from 'drizzle-orm'
import type { Db } from '#kit/db/open.ts'
import {
  overseasConsults as consults,
  overseasCountries as countries,
  overseasHospitals as hospitals,
  overseasConsultTotals as totals,
} from '../tables.ts'

/** The service as a whole, in place of a hospital. */
const WHOLE = 0

/** Writes down that a visitor asked on a day; false where they did already. */
export const insertConsult = async (
  db: Db,
  { hospitalId = WHOLE, ...row }: { askedOn: string; hospitalId?: number | undefined; visitor: string },
): Promise<boolean> => {
  const made = await db
    .insert(consults)
    .values({ ...row, hospitalId })
    .onConflictDoNothing()
    .returning({ visitor: consults.visitor })
  return made.length > 0
}

/** One more asked at all. */
export const addConsult = (db: Db) =>
  db
    .insert(totals)
    .values({ id: 1, count: 1 })
    .onConflictDoUpdate({ target: totals.id, set: { count: sql`${totals.count} + 1` } })

/** One more asked about a hospital. */
export const addConsultOf = (db: Db, hospitalId: number) =>
  db
    .update(hospitals)
    .set({ consultCount: sql`${hospitals.consultCount} + 1` })
    .where(eq(hospitals.id, hospitalId))

/** How many asked about a hospital; undefined where there is none that the desk shows. */
export const countConsultsOf = async (db: Db, hospitalId: number): Promise<number | undefined> =>
  (
    await db
      .select({ count: hospitals.consultCount })
      .from(hospitals)
      .innerJoin(countries, eq(countries.id, hospitals.countryId))
      .where(and(eq(hospitals.id, hospitalId), hospitals.isOn, countries.isOn))
  )[0]?.count

/** How many asked at all. */
export const countConsults = async (db: Db): Promise<number> => (await db.select().from(totals))[0]?.count ?? 0

/** Who asked before that day is of no use any more. */
export const deleteConsultsBefore = (db: Db, day: string) => db.delete(consults).where(lt(consults.askedOn, day))
