import { and, asc, eq, inArray, isNull } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import type { PatientId } from '#app/context.ts'
import type { Db } from '#kit/db/open.ts'
import {
  familyDoctorAssessments as assessments,
  familyDoctorEvents as events,
  familyDoctorPlanItems as items,
  familyDoctorPlans as plans,
  familyDoctorRecords as records,
  familyDoctorReports as reports,
  familyDoctorSettings as settings,
} from '../tables/of-members.ts'
import { familyDoctorSignings as signings } from '../tables/teams.ts'

/** All that is stored about the people of an account. */
export const listEver = async (db: Db, patient: PatientId) => ({
  signings: await db.select().from(signings).where(eq(signings.patientId, patient)).orderBy(asc(signings.madeAt)),
  events: await db.select().from(events).where(eq(events.patientId, patient)).orderBy(asc(events.id)),
  records: await db.select().from(records).where(eq(records.patientId, patient)).orderBy(asc(records.id)),
  settings: await db.select().from(settings).where(eq(settings.patientId, patient)).orderBy(asc(settings.id)),
  reports: await db.select().from(reports).where(eq(reports.patientId, patient)).orderBy(asc(reports.id)),
  assessments: await db
    .select()
    .from(assessments)
    .where(eq(assessments.patientId, patient))
    .orderBy(asc(assessments.id)),
  plans: await db.select().from(plans).where(eq(plans.patientId, patient)).orderBy(asc(plans.id)),
  items: await db
    .select({ item: items })
    .from(items)
    .innerJoin(plans, eq(plans.id, items.planId))
    .where(eq(plans.patientId, patient))
    .orderBy(asc(items.id)),
})

interface OfMember {
  patientId: PgColumn
  memberId: PgColumn
}

const ofWhom = (table: OfMember, patient: PatientId, memberId: number | undefined) =>
  and(eq(table.patientId, patient), memberId === undefined ? undefined : eq(table.memberId, memberId))

/**
 * Forgets what is written about an account's people, or one of them. Signings that were held stay with what was done under
 * them, on no account; those that were not are gone. What was there of signings.
 */
export const forgetOwn = async (db: Db, patient: PatientId, memberId?: number) => {
  const found = await db
    .select()
    .from(signings)
    .where(ofWhom(signings, patient, memberId))
    .for('update')
  for (const table of [records, settings, reports, assessments, plans])
    await db.delete(table).where(ofWhom(table, patient, memberId))
  await db.delete(events).where(and(ofWhom(events, patient, memberId), isNull(events.signingId)))
  await db
    .delete(signings)
    .where(and(ofWhom(signings, patient, memberId), inArray(signings.state, ['pending', 'declined'])))
  const nobody = { patientId: null, memberId: null }
  await db
    .update(signings)
    .set(nobody)
    .where(ofWhom(signings, patient, memberId))
  await db
    .update(events)
    .set(nobody)
    .where(ofWhom(events, patient, memberId))
  return found
}
