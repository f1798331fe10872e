import { asc, eq, lt, sql } from 'drizzle-orm'
import type { PatientId } from '#app/context.ts'
import { batchLoader } from '#kit/db/batch-loader.ts'
import type { Db } from '#kit/db/open.ts'
import type { Day } from '#kit/time/day.ts'
import { accessPatientDays as days, accessPatients as patients } from '../tables.ts'

/** Writes down that a patient was there on a day; those of one turn of the event loop together. Who is gone meanwhile was not. */
export const insertDay = batchLoader(async (db, ids: readonly number[], day: Day) => {
  await db.execute(sql`
    insert into ${days} (patient_id, day)
    select id, ${day}::date from ${patients} where id = any(${sql.param([...ids])}::bigint[]) on conflict do nothing`)
  return new Map<number, never>()
})

/** The same of many days, for seeds. */
export const insertDays = (db: Db, rows: readonly { patientId: number; day: Day }[]) => {
  const ids = sql.param(rows.map(({ patientId }) => patientId))
  const dates = sql.param(rows.map(({ day }) => day))
  return db.execute(sql`
    insert into ${days} (patient_id, day) select * from unnest(${ids}::bigint[], ${dates}::date[]) on conflict do nothing`)
}

export const listDays = (db: Db, patient: PatientId) =>
  db.select({ date: days.day }).from(days).where(eq(days.patientId, patient)).orderBy(asc(days.day))

export const deleteDaysBefore = (db: Db, day: Day) => db.delete(days).where(lt(days.day, day))
