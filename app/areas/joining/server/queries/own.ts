import { and, asc, desc, eq, gte, inArray, ne } from 'drizzle-orm'
import type { PatientId } from '#app/context.ts'
import type { Db } from '#kit/db/open.ts'
import { joiningApplications as applications, joiningSends as sends } from '../tables.ts'

export type ApplicationRow = typeof applications.$inferSelect
export type NewApplication = typeof applications.$inferInsert

/** A patient's applications, the newest first: at most one of them is not approved. */
export const listRecent = (db: Db, patient: PatientId): Promise<ApplicationRow[]> =>
  db.select().from(applications).where(eq(applications.patientId, patient)).orderBy(desc(applications.id)).limit(20)

/** A patient's application: the open one, else the newest. */
export const findOwn = async (db: Db, patient: PatientId): Promise<ApplicationRow | undefined> =>
  currentOf(await listRecent(db, patient))

/** Of a patient's applications the one that is meant where none is named: the open one, else the newest. */
export const currentOf = (rows: readonly ApplicationRow[]): ApplicationRow | undefined => openOf(rows) ?? rows[0]

/** Of a patient's applications the one that is not approved. */
export const openOf = (rows: readonly ApplicationRow[]): ApplicationRow | undefined =>
  rows.find(({ state }) => state !== 'approved')

/** The same that nobody changes before the transaction ends; one that is not approved, made where there is none. */
export const lockOpen = async (db: Db, patient: PatientId, fresh: NewApplication): Promise<ApplicationRow> => {
  await db.insert(applications).values(fresh).onConflictDoNothing()
  const [row] = await db
    .select()
    .from(applications)
    .where(and(eq(applications.patientId, patient), ne(applications.state, 'approved')))
    .for('update')
  if (!row) throw new Error('an application that was just made is not there')
  return row
}

/** The approved one of a patient, of this hospital or the newest. */
export const findApproved = async (
  db: Db,
  patient: PatientId,
  hospitalId: number | undefined,
): Promise<ApplicationRow | undefined> =>
  (
    await db
      .select()
      .from(applications)
      .where(
        and(
          eq(applications.patientId, patient),
          eq(applications.state, 'approved'),
          hospitalId === undefined ? undefined : eq(applications.hospitalId, hospitalId),
        ),
      )
      .orderBy(desc(applications.id))
      .limit(1)
  )[0]

export const updateApplication = (db: Db, id: number, set: Partial<NewApplication>) =>
  db.update(applications).set(set).where(eq(applications.id, id))

/** Whether another application with this code waits or is approved. */
export const isCodeTaken = async (db: Db, creditCode: string, id: number): Promise<boolean> =>
  (await db.$count(
    applications,
    and(
      eq(applications.creditCode, creditCode),
      inArray(applications.state, ['pending', 'many', 'approved']),
      ne(applications.id, id),
    ),
  )) > 0

/** When an application was sent since then, the first before. */
export const listSends = async (db: Db, applicationId: number, since: Date): Promise<Date[]> => {
  const rows = await db
    .select({ at: sends.sentAt })
    .from(sends)
    .where(and(eq(sends.applicationId, applicationId), gte(sends.sentAt, since)))
    .orderBy(asc(sends.sentAt))
  return rows.map(({ at }) => at)
}

export const insertSend = (db: Db, applicationId: number, sentAt: Date) =>
  db.insert(sends).values({ applicationId, sentAt })

export const insertApplication = async (db: Db, row: NewApplication): Promise<number> =>
  ((await db.insert(applications).values(row).returning({ id: applications.id }))[0] as { id: number }).id

/** All of a patient's, for who takes their data along. */
export const listOwn = (db: Db, patient: PatientId) =>
  db.select().from(applications).where(eq(applications.patientId, patient)).orderBy(asc(applications.id))

/** Forgets what came to nothing: an account is leaving. */
export const deleteUnapproved = (db: Db, patient: PatientId) =>
  db.delete(applications).where(and(eq(applications.patientId, patient), ne(applications.state, 'approved')))

/** Who applied is not named any more beside the papers of a hospital. */
export const forgetApplicant = (db: Db, patient: PatientId) =>
  db
    .update(applications)
    .set({ contact: '', mobileSealed: '' })
    .where(and(eq(applications.patientId, patient), eq(applications.state, 'approved')))
