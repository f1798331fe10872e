import { and, asc, eq, getTableColumns, gte, inArray, isNull, or } from 'drizzle-orm'
import { guahaoDepartments as departments } from '#app/areas/guahao/departments/server/public.ts'
import { guahaoDoctors as doctors } from '#app/areas/guahao/doctors/server/public.ts'
import type { Db } from '#kit/db/open.ts'
import { isNew, takeOver } from '#kit/db/upsert.ts'
import type { Day } from '#kit/time/day.ts'
import { guahaoPlanExceptions as exceptions, guahaoPlans as plans } from '../tables.ts'

export type PlanRow = typeof plans.$inferSelect
export type NewPlan = typeof plans.$inferInsert
export type ExceptionRow = typeof exceptions.$inferSelect
export type NewException = typeof exceptions.$inferInsert

/** Plans of a hospital that hold on `day` or later; of one doctor, or of one department. */
export const listPlans = (db: Db, hospitalId: number, day: Day, only: { doctorId?: number; depId?: number } = {}) =>
  db
    .select()
    .from(plans)
    .where(
      and(
        eq(plans.hospitalId, hospitalId),
        or(isNull(plans.lastDay), gte(plans.lastDay, day)),
        only.doctorId ? eq(plans.doctorId, only.doctorId) : undefined,
        only.depId ? eq(plans.depId, only.depId) : undefined,
      ),
    )
    .orderBy(asc(plans.doctorId), asc(plans.weekday), asc(plans.beginMinutes), asc(plans.firstDay))
    .limit(1_000)

/** A plan of this hospital. */
export const findPlan = async (db: Db, hospitalId: number, id: number): Promise<PlanRow | undefined> =>
  (
    await db
      .select()
      .from(plans)
      .where(and(eq(plans.id, id), eq(plans.hospitalId, hospitalId)))
  )[0]

/** Writes plans; one for the same doctor, department, weekday, half day and first day is replaced. Gives those that were written. */
export const upsertPlans = (db: Db, rows: readonly NewPlan[]) => {
  const { beginMinutes, endMinutes, places, feeFen, clinic, onHolidays, lastDay, isDemo } = plans
  return db
    .insert(plans)
    .values([...rows])
    .onConflictDoUpdate({
      target: [plans.doctorId, plans.depId, plans.weekday, plans.half, plans.firstDay],
      ...takeOver({ beginMinutes, endMinutes, places, feeFen, clinic, onHolidays, lastDay }, { isDemo }),
    })
    .returning({ id: plans.id, doctorId: plans.doctorId, hospitalId: plans.hospitalId, isNew })
}

/** All plans of these doctors. */
export const listPlansOfDoctors = (db: Db, doctorIds: readonly number[]): Promise<PlanRow[]> =>
  db
    .select()
    .from(plans)
    .where(inArray(plans.doctorId, [...doctorIds]))

/** Invented plans make room for real ones of these doctors; whose were taken away. */
export const deleteInvented = (db: Db, doctorIds: readonly number[]) =>
  db
    .delete(plans)
    .where(and(inArray(plans.doctorId, [...doctorIds]), eq(plans.isDemo, true)))
    .returning({ hospitalId: plans.hospitalId, doctorId: plans.doctorId, depId: plans.depId })

/** A hospital's exceptions from a day on, with the names of whom they concern; null where that is everybody. */
export const listExceptions = (db: Db, hospitalId: number, from: Day) =>
  db
    .select({ ...getTableColumns(exceptions), depName: departments.name, doctorName: doctors.name })
    .from(exceptions)
    .leftJoin(departments, eq(departments.id, exceptions.depId))
    .leftJoin(doctors, eq(doctors.id, exceptions.doctorId))
    .where(and(eq(exceptions.hospitalId, hospitalId), gte(exceptions.date, from)))
    .orderBy(asc(exceptions.date), asc(exceptions.id))
    .limit(1_000)

/** An exception of this hospital. */
export const findException = async (db: Db, hospitalId: number, id: number): Promise<ExceptionRow | undefined> =>
  (
    await db
      .select()
      .from(exceptions)
      .where(and(eq(exceptions.id, id), eq(exceptions.hospitalId, hospitalId)))
  )[0]

export const insertException = async (db: Db, row: NewException): Promise<number> => {
  const [made] = await db.insert(exceptions).values(row).returning({ id: exceptions.id })
  if (!made) throw new Error('no exception was written')
  return made.id
}

/** Writes exceptions that a file brings, by their source. Gives those that were written. */
export const upsertExceptions = (db: Db, rows: readonly NewException[]) => {
  const { kind, places, beginMinutes, endMinutes, feeFen, clinic, note, madeAt } = exceptions
  return db
    .insert(exceptions)
    .values([...rows])
    .onConflictDoUpdate({
      target: exceptions.sourceKey,
      ...takeOver({ kind, places, beginMinutes, endMinutes, feeFen, clinic, note }, { madeAt }),
    })
    .returning({ sourceKey: exceptions.sourceKey, isNew })
}

/** Takes exceptions back that a file brought; the sources of those that were there. */
export const deleteBroughtExceptions = async (db: Db, sourceKeys: readonly string[]): Promise<string[]> => {
  const gone = await db
    .delete(exceptions)
    .where(inArray(exceptions.sourceKey, [...sourceKeys]))
    .returning({ sourceKey: exceptions.sourceKey })
  return gone.map((row) => row.sourceKey ?? '')
}

export const deleteException = async (db: Db, hospitalId: number, id: number): Promise<ExceptionRow | undefined> => {
  const [gone] = await db
    .delete(exceptions)
    .where(and(eq(exceptions.id, id), eq(exceptions.hospitalId, hospitalId)))
    .returning()
  return gone
}

/** Doctors who have any plan, in the order of their ids. */
export const listDoctorsWithPlans = async (db: Db): Promise<number[]> =>
  (await db.selectDistinct({ id: plans.doctorId }).from(plans).orderBy(asc(plans.doctorId))).map((row) => row.id)
