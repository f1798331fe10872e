import { desc, eq } from 'drizzle-orm'
import { type ListRequest, listQuery } from '#kit/db/list-query.ts'
import { lockName } from '#kit/db/lock-name.ts'
import type { Db } from '#kit/db/open.ts'
import { type PlanState, planSorts } from '../../rules/plans.ts'
import type { NewPlan, PlanRow } from '../queries.ts'
import { guidePlans as plans } from '../tables.ts'

interface ManagedRequest extends ListRequest<keyof typeof planSorts> {
  state?: PlanState | undefined
}

/** Every plan, those that are off too. */
export const listManagedPlans = (db: Db, asked: ManagedRequest) =>
  listQuery(
    db,
    (db) => db.select().from(plans),
    {
      scope: undefined,
      searched: [plans.path, plans.planName, plans.tipMsg],
      filters: { state: (state) => eq(plans.status, state === 'on' ? 1 : 0) },
      sorts: planSorts,
      sortedBy: { path: plans.path },
      usual: [desc(plans.id)],
      last: desc(plans.id),
      key: plans.id,
    },
    asked,
  )

/** Two who write at the same time wait for each other: the limit is of all. */
export const lockPlans = (db: Db) => lockName(db, 'guide_plans')

export const countPlans = (db: Db): Promise<number> => db.$count(plans)

export const findPlan = async (db: Db, id: number): Promise<PlanRow | undefined> =>
  (await db.select().from(plans).where(eq(plans.id, id)))[0]

export const insertPlan = async (db: Db, row: NewPlan): Promise<number> =>
  ((await db.insert(plans).values(row).returning({ id: plans.id }))[0] as { id: number }).id

export const updatePlan = (db: Db, id: number, set: Partial<NewPlan>) =>
  db.update(plans).set(set).where(eq(plans.id, id))
