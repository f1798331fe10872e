import { and, asc, desc, eq, isNull, lte } from 'drizzle-orm'
import { guahaoDoctors as doctors } from '#app/areas/guahao/doctors/server/public.ts'
import type { PatientId } from '#app/context.ts'
import type { Db } from '#kit/db/open.ts'
import type { Day } from '#kit/time/day.ts'
import { guahaoReleaseReminders as reminders } from '../tables.ts'

export type ReminderRow = typeof reminders.$inferSelect
export type NewReminder = typeof reminders.$inferInsert

/** A doctor's day in a department. */
export interface DoctorsDay {
  doctorId: number
  depId: number
  date: Day
}

/** Remembers whom to tell; who is to be told already is told at the newer time, once. */
export const upsertReminder = (db: Db, row: NewReminder) =>
  db
    .insert(reminders)
    .values(row)
    .onConflictDoUpdate({
      target: [reminders.patientId, reminders.doctorId, reminders.depId, reminders.date],
      set: { releasedAt: row.releasedAt, sentAt: null },
    })

export const deleteReminder = (db: Db, patient: PatientId, { doctorId, depId, date }: DoctorsDay) =>
  db
    .delete(reminders)
    .where(
      and(
        eq(reminders.patientId, patient),
        eq(reminders.doctorId, doctorId),
        eq(reminders.depId, depId),
        eq(reminders.date, date),
      ),
    )

/** Of what a patient is still to be told, the next first. */
export const listReminders = (db: Db, patient: PatientId): Promise<ReminderRow[]> =>
  db
    .select()
    .from(reminders)
    .where(and(eq(reminders.patientId, patient), isNull(reminders.sentAt)))
    .orderBy(asc(reminders.releasedAt), asc(reminders.id))

/** Those whose time has come, with the doctor's name. */
export const listDueReminders = (db: Db, before: Date, most: number) =>
  db
    .select({ reminder: reminders, doctorName: doctors.name })
    .from(reminders)
    .innerJoin(doctors, eq(doctors.id, reminders.doctorId))
    .where(and(isNull(reminders.sentAt), lte(reminders.releasedAt, before)))
    .orderBy(asc(reminders.id))
    .limit(most)

/** Marks one as told; undefined where somebody else has told it. */
export const markReminded = async (db: Db, id: number, now: Date): Promise<number | undefined> =>
  (
    await db
      .update(reminders)
      .set({ sentAt: now })
      .where(and(eq(reminders.id, id), isNull(reminders.sentAt)))
      .returning({ id: reminders.id })
  )[0]?.id

/** All that a patient was or will be told, the newest first. */
export const listAllReminders = (db: Db, patient: PatientId): Promise<ReminderRow[]> =>
  db.select().from(reminders).where(eq(reminders.patientId, patient)).orderBy(desc(reminders.id))

export const deleteReminders = (db: Db, patient: PatientId) =>
  db.delete(reminders).where(eq(reminders.patientId, patient))
