import { and, asc, eq, gte, sql } from 'drizzle-orm'
import type { PatientId } from '#app/context.ts'
import type { Db } from '#kit/db/open.ts'
import { accountAgreements as agreements } from './tables.ts'

/** Whether they agreed to this version, or to one after it. */
export const hasAgreed = async (db: Db, patientId: PatientId, version: number): Promise<boolean> => {
  const his = and(eq(agreements.patientId, patientId), gte(agreements.version, version))
  return (await db.select({ version: agreements.version }).from(agreements).where(his).limit(1)).length > 0
}

/** Writes an agreement down; the first one counts, of the protocol as of the health data. */
export const insertAgreement = (
  db: Db,
  patientId: PatientId,
  { version, at, healthData }: { version: number; at: Date; healthData: boolean },
) =>
  db
    .insert(agreements)
    .values({ patientId, version, agreedAt: at, healthDataAt: healthData ? at : null })
    .onConflictDoUpdate({
      target: [agreements.patientId, agreements.version],
      set: { healthDataAt: sql`coalesce(${agreements.healthDataAt}, excluded.health_data_at)` },
    })

/** To which versions a patient agreed, and when. */
export const listAgreements = (db: Db, patientId: PatientId) =>
  db.select().from(agreements).where(eq(agreements.patientId, patientId)).orderBy(asc(agreements.version))
