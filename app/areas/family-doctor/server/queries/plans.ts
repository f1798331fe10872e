import { and, asc, desc, eq, isNull, lte, sql } from 'drizzle-orm'
import { accountMembers as members } from '#app/areas/account/members/server/public.ts'
import type { PatientId } from '#app/context.ts'
import type { Db } from '#kit/db/open.ts'
import { page } from '#kit/db/page.ts'
import { familyDoctorPlanItems as items, familyDoctorPlans as plans } from '../tables/of-members.ts'
import { familyDoctorTeams as teams } from '../tables/teams.ts'

const counts = {
  items: sql<number>`(select count(*)::int from ${items} i where i.plan_id = ${plans.id})`,
  confirmed: sql<number>`(select count(i.confirmed_at)::int from ${items} i where i.plan_id = ${plans.id})`,
}

const select = (db: Db) =>
  db
    .select({ plan: plans, doctorId: teams.doctorId, truename: members.truename, ...counts })
    .from(plans)
    .innerJoin(teams, eq(teams.id, plans.teamId))
    .leftJoin(members, eq(members.id, plans.memberId))
export type PlanRow = Awaited<ReturnType<typeof select>>[number]

export const listPlans = (
  db: Db,
  { patientId, memberId }: { patientId: PatientId; memberId?: number | undefined },
  turn: { page: number; size: number },
) =>
  page(
    db,
    select(db)
      .where(and(eq(plans.patientId, patientId), memberId === undefined ? undefined : eq(plans.memberId, memberId)))
      .orderBy(desc(plans.id))
      .$dynamic(),
    turn,
  )

export const findPlan = async (db: Db, patientId: PatientId, id: number): Promise<PlanRow | undefined> =>
  (await select(db).where(and(eq(plans.id, id), eq(plans.patientId, patientId))))[0]

export const listItems = (db: Db, planId: number) =>
  db.select().from(items).where(eq(items.planId, planId)).orderBy(asc(items.spanNew), asc(items.id))

/** An item of a plan of the patient's. */
export const findItem = async (db: Db, patientId: PatientId, { planId, id }: { planId: number; id: number }) =>
  (
    await db
      .select({ item: items })
      .from(items)
      .innerJoin(plans, eq(plans.id, items.planId))
      .where(and(eq(items.id, id), eq(plans.id, planId), eq(plans.patientId, patientId)))
  )[0]?.item

/** Confirms an item whose time has come; once confirmed it stays as it was. */
export const confirmItem = (db: Db, id: number, now: Date) =>
  db
    .update(items)
    .set({ confirmedAt: now })
    .where(and(eq(items.id, id), isNull(items.confirmedAt), lte(items.spanNew, Math.floor(now.getTime() / 1000))))

export const insertPlan = async (
  db: Db,
  row: typeof plans.$inferInsert,
  content: readonly Omit<typeof items.$inferInsert, 'planId'>[],
): Promise<number> => {
  const [made] = await db.insert(plans).values(row).returning({ id: plans.id })
  if (!made) throw new Error('the plan was not written')
  await db.insert(items).values(content.map((item) => ({ ...item, planId: made.id })))
  return made.id
}
