import { and, count, desc, eq, lt, sql } from 'drizzle-orm'
import { accessStaff as staff } from '#app/areas/access/staff/server/public.ts'
import { type ListRequest, listQuery, since, until } from '#kit/db/list-query.ts'
import type { Db } from '#kit/db/open.ts'
import { type FailureState, failureSorts, troubleSorts } from '../rules.ts'
import { deskOperationsFailures as failures, deskOperationsTroubles as troubles } from './tables.ts'

/** Counts one more run that failed in this way. */
export const addFailure = (db: Db, row: typeof failures.$inferInsert) =>
  db
    .insert(failures)
    .values(row)
    .onConflictDoUpdate({
      target: [failures.job, failures.errorKind, failures.errorCode],
      targetWhere: sql`state = 'open'`,
      set: { times: sql`${failures.times} + 1`, lastAt: row.lastAt, errorPlace: row.errorPlace },
    })

/** Counts one more of such a trouble on its day. */
export const addTrouble = (db: Db, row: typeof troubles.$inferInsert) =>
  db
    .insert(troubles)
    .values(row)
    .onConflictDoUpdate({
      target: [troubles.day, troubles.service, troubles.action, troubles.code],
      set: { times: sql`${troubles.times} + 1`, lastAt: row.lastAt },
    })

/** How many ways in which each job failed nobody has looked at. */
export const countOpen = (db: Db) =>
  db.select({ job: failures.job, open: count() }).from(failures).where(eq(failures.state, 'open')).groupBy(failures.job)

/** The same of all jobs. */
export const countAllOpen = (db: Db): Promise<number> => db.$count(failures, sql`${failures.state} = 'open'`)

export const findFailure = async (db: Db, id: number) =>
  (await db.select().from(failures).where(eq(failures.id, id)))[0]

/** Says what became of a failure; false where somebody has said it already. */
export const decideFailure = async (
  db: Db,
  id: number,
  decision: { state: FailureState; decidedBy: number; decidedAt: Date },
): Promise<boolean> => {
  const open = and(eq(failures.id, id), eq(failures.state, 'open'))
  return (await db.update(failures).set(decision).where(open).returning({ id: failures.id })).length > 0
}

interface Spanned {
  from?: string | undefined
  to?: string | undefined
}

interface FailuresAsked extends ListRequest<keyof typeof failureSorts>, Spanned {
  state?: FailureState | undefined
}

const selectFailures = (db: Db) =>
  db
    .select({ failure: failures, deciderName: staff.name })
    .from(failures)
    .leftJoin(staff, eq(staff.id, failures.decidedBy))

export type FailureRow = Awaited<ReturnType<typeof selectFailures>>[number]

/** Failed runs as the desk asks for them. */
export const failuresOf = (db: Db, asked: FailuresAsked) =>
  listQuery(
    db,
    (db) => selectFailures(db),
    {
      scope: undefined,
      searched: [failures.job, failures.errorKind, failures.errorCode, failures.errorPlace],
      filters: {
        state: (state) => eq(failures.state, state),
        from: since(failures.lastAt),
        to: until(failures.lastAt),
      },
      sorts: failureSorts,
      sortedBy: { last_time: failures.lastAt, times: failures.times },
      usual: [desc(failures.lastAt)],
      last: desc(failures.id),
      key: failures.id,
    },
    asked,
  )

export type TroubleRow = typeof troubles.$inferSelect

/** Troubles as the desk asks for them. */
export const troublesOf = (db: Db, asked: ListRequest<keyof typeof troubleSorts> & Spanned) =>
  listQuery(
    db,
    (db) => db.select().from(troubles),
    {
      scope: undefined,
      searched: [troubles.service, troubles.action, troubles.code],
      filters: { from: since(troubles.lastAt), to: until(troubles.lastAt) },
      sorts: troubleSorts,
      sortedBy: { last_time: troubles.lastAt, times: troubles.times },
      usual: [desc(troubles.lastAt)],
      last: desc(troubles.id),
      key: troubles.id,
    },
    asked,
  )

export const deleteBefore = async (db: Db, before: Date) => {
  await db.delete(failures).where(lt(failures.lastAt, before))
  await db.delete(troubles).where(lt(troubles.lastAt, before))
}
