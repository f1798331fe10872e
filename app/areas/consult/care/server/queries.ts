import { and, desc, eq, isNull, lte, or } from 'drizzle-orm'
import type { PatientId } from '#app/context.ts'
import type { Db } from '#kit/db/open.ts'
import { page } from '#kit/db/page.ts'
import type { CareMoment } from '../rules.ts'
import { consultCareDecisions as decisions } from './tables.ts'

export type DecisionRow = typeof decisions.$inferSelect
export type NewDecision = typeof decisions.$inferInsert

export const insertDecisions = (db: Db, rows: readonly NewDecision[]) => db.insert(decisions).values([...rows])

/** What rules said that concerns a hospital, and the platform where that is its own; the newest first. */
export const listDecisions = (
  db: Db,
  { hospitalId, isPlatform }: { hospitalId: number; isPlatform: boolean },
  { moment, isBroken, ...asked }: { moment?: CareMoment | undefined; isBroken: boolean; page: number; size: number },
) => {
  const own = eq(decisions.hospitalId, hospitalId)
  const found = db
    .select()
    .from(decisions)
    .where(
      and(
        isPlatform ? or(own, isNull(decisions.hospitalId)) : own,
        moment && eq(decisions.moment, moment),
        isBroken ? eq(decisions.isKept, false) : undefined,
      ),
    )
    .orderBy(desc(decisions.id))
  return page(db, found.$dynamic(), asked)
}

/** All that rules said about a patient, the newest first. */
export const listAbout = (db: Db, patient: PatientId): Promise<DecisionRow[]> =>
  db.select().from(decisions).where(eq(decisions.patientId, patient)).orderBy(desc(decisions.id))

/** Lines that need not be kept any more go. */
export const deleteOld = (db: Db, now: Date) => db.delete(decisions).where(lte(decisions.keptUntil, now))
