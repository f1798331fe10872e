import { and, asc, between, eq, inArray, sql } from 'drizzle-orm'
import { mallGoods as goods } from '#app/areas/mall/goods/server/public.ts'
import { insertRows } from '#kit/db/insert-rows.ts'
import type { Db } from '#kit/db/open.ts'
import type { Day } from '#kit/time/day.ts'
import {
  ordersAppointments as appointments,
  ordersAppointmentExceptions as exceptions,
  ordersAppointmentPlans as plans,
} from '../tables.ts'

export type PlanRow = typeof plans.$inferSelect
export type NewPlan = typeof plans.$inferInsert
export type ExceptionRow = typeof exceptions.$inferSelect

/** A plan that does not change before the transaction ends: who takes a place of it comes one after the other. */
export const lockPlan = async (db: Db, id: number): Promise<PlanRow | undefined> =>
  (await db.select().from(plans).where(eq(plans.id, id)).for('no key update'))[0]

export const findPlan = async (db: Db, id: number): Promise<PlanRow | undefined> =>
  (await db.select().from(plans).where(eq(plans.id, id)))[0]

/** A seller's plans with the goods that they are for, its own first. */
export const listPlansOf = (db: Db, hospitalId: number) =>
  db
    .select({ plan: plans, goodsName: goods.name })
    .from(plans)
    .leftJoin(goods, eq(goods.id, plans.goodsId))
    .where(eq(plans.hospitalId, hospitalId))
    .orderBy(sql`${plans.goodsId} nulls first`, asc(plans.id))

/** Goods for which one makes appointments in a hospital: its own, and those of others that it takes too. */
export const listAppointedGoods = (db: Db, hospitalId: number) =>
  db
    .select({ id: goods.id, name: goods.name })
    .from(goods)
    .where(
      and(
        sql`${hospitalId}::bigint = any(array_append(${goods.moreHospitalIds}, ${goods.hospitalId}))`,
        eq(goods.isOn, true),
        sql`${goods.appointment} <> 'none'`,
      ),
    )
    .orderBy(asc(goods.id))

/** Writes a plan over the one that there is for the same seller and goods. */
export const putPlan = async (db: Db, row: NewPlan): Promise<number> => {
  const { bookable, hours, places, cutDaysBefore, cutMinutes } = row
  const [made] = await db
    .insert(plans)
    .values(row)
    .onConflictDoUpdate({
      target: [plans.hospitalId, plans.goodsId],
      set: { bookable, hours, places, cutDaysBefore, cutMinutes },
    })
    .returning({ id: plans.id })
  return made?.id as number
}

export const insertPlans = (db: Db, rows: NewPlan[]) => insertRows(db, plans, rows)

/** Days of a plan that are different, from one day to another. */
export const listExceptions = (db: Db, planIds: readonly number[], first: Day, last: Day): Promise<ExceptionRow[]> =>
  db
    .select()
    .from(exceptions)
    .where(and(inArray(exceptions.planId, [...planIds]), between(exceptions.date, first, last)))
    .orderBy(asc(exceptions.date))

export const putException = async (db: Db, row: typeof exceptions.$inferInsert): Promise<number> => {
  const [made] = await db
    .insert(exceptions)
    .values(row)
    .onConflictDoUpdate({ target: [exceptions.planId, exceptions.date], set: { places: row.places } })
    .returning({ id: exceptions.id })
  return made?.id as number
}

/** An exception with the seller whose plan it is of. */
export const findException = async (db: Db, id: number) =>
  (
    await db
      .select({ exception: exceptions, hospitalId: plans.hospitalId })
      .from(exceptions)
      .innerJoin(plans, eq(plans.id, exceptions.planId))
      .where(eq(exceptions.id, id))
  )[0]

export const deleteException = async (db: Db, id: number): Promise<boolean> =>
  (await db.delete(exceptions).where(eq(exceptions.id, id)).returning({ id: exceptions.id })).length > 0

/** Appointments of a plan that stand on a day. */
export const countStanding = (db: Db, planId: number, date: Day): Promise<number> =>
  db.$count(
    appointments,
    and(eq(appointments.planId, planId), eq(appointments.date, date), eq(appointments.state, 'booked')),
  )

/** Sellers that take who bought something, those that sell it and those that take it too. */
export const listAppointedHospitals = async (db: Db): Promise<number[]> => {
  const { rows } = await db.execute<{ id: number }>(sql`
    select distinct seller.id::int as id from ${goods} g, unnest(array_append(g.more_hospital_ids, g.hospital_id)) as seller(id)
    where g.appointment <> 'none' and seller.id is not null order by 1`)
  return rows.map(({ id }) => id)
}
