import { and, asc, count, desc, eq, exists, isNull, lte, sql } from 'drizzle-orm'
import { accountMembers as members } from '#app/areas/account/members/server/public.ts'
import type { PatientId } from '#app/context.ts'
import type { Db } from '#kit/db/open.ts'
import { type PageRequest, page } from '#kit/db/page.ts'
import { familyDoctorPlanItems as items, familyDoctorPlans as plans } from '../tables/of-members.ts'
import { familyDoctorTeams as teams } from '../tables/teams.ts'

const counts = {
  items: sql<number>`(select count(*)::int from ${items} i where i.plan_id = ${plans.id})`,
  confirmed: sql<number>`(select count(i.confirmed_at)::int from ${items} i where i.plan_id = ${plans.id})`,
}

const secondsOf = (now: Date) => Math.floor(now.getTime() / 1000)

/** Items whose time has come and that nobody confirmed. */
const isDue = (now: Date) => and(isNull(items.confirmedAt), lte(items.spanNew, secondsOf(now)))

const countDue = (db: Db, now: Date) => db.$count(items, and(eq(items.planId, plans.id), isDue(now)))

const select = (db: Db, now: Date) =>
  db
    .select({ plan: plans, doctorId: teams.doctorId, truename: members.truename, ...counts, due: countDue(db, now) })
    .from(plans)
    .innerJoin(teams, eq(teams.id, plans.teamId))
    .leftJoin(members, eq(members.id, plans.memberId))
export type PlanRow = Awaited<ReturnType<typeof select>>[number]

interface PlanFilter {
  patientId: PatientId
  memberId?: number | undefined
  now: Date
  /** Those alone in which something is to be done now. */
  isDueOnly: boolean
}

export const listPlans = (db: Db, { patientId, memberId, now, isDueOnly }: PlanFilter, asked: PageRequest) =>
  page(
    db,
    select(db, now)
      .where(
        and(
          eq(plans.patientId, patientId),
          memberId === undefined ? undefined : eq(plans.memberId, memberId),
          isDueOnly
            ? exists(
                db
                  .select({ one: sql`1` })
                  .from(items)
                  .where(and(eq(items.planId, plans.id), isDue(now))),
              )
            : undefined,
        ),
      )
      .orderBy(desc(plans.id))
      .$dynamic(),
    asked,
  )

/** How much of a patient's plans is to be done now, and was not. */
export const countDueItems = async (db: Db, patientId: PatientId, now: Date): Promise<number> => {
  const [found] = await db
    .select({ due: count() })
    .from(items)
    .innerJoin(plans, eq(plans.id, items.planId))
    .where(and(eq(plans.patientId, patientId), isDue(now)))
  return found?.due ?? 0
}

export const findPlan = async (
  db: Db,
  { patientId, id, now }: { patientId: PatientId; id: number; now: Date },
): Promise<PlanRow | undefined> =>
  (await select(db, now).where(and(eq(plans.id, id), eq(plans.patientId, patientId))))[0]

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
    .where(and(eq(items.id, id), isDue(now)))

/** Items whose time has come of which nobody was told yet. */
const isUntold = (now: Date) => and(isDue(now), isNull(items.remindedAt))

/** Plans with items of which the patient is to be told. */
export const listPlansToRemind = (db: Db, now: Date, most: number) =>
  db
    .selectDistinct({ id: plans.id, patientId: plans.patientId })
    .from(items)
    .innerJoin(plans, eq(plans.id, items.planId))
    .where(isUntold(now))
    .orderBy(asc(plans.id))
    .limit(most)

/** Marks the items of a plan of which the patient is told now: since when they were due, in seconds; once for each. */
export const markReminded = async (db: Db, planId: number, now: Date): Promise<number[]> =>
  (
    await db
      .update(items)
      .set({ remindedAt: now })
      .where(and(eq(items.planId, planId), isUntold(now)))
      .returning({ spanNew: items.spanNew })
  ).map(({ spanNew }) => spanNew)

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
