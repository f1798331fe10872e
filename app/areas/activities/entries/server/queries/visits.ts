import { and, desc, eq, gt, gte, lt, ne, type SQL } from 'drizzle-orm'
import type { PatientId } from '#app/context.ts'
import { type ListRequest, listQuery, since, until } from '#kit/db/list-query.ts'
import { lockName } from '#kit/db/lock-name.ts'
import type { Db } from '#kit/db/open.ts'
import { type PageRequest, page } from '#kit/db/page.ts'
import type { Day } from '#kit/time/day.ts'
import { type VisitState, visitSorts } from '../../rules.ts'
import { activitiesBanks as banks, activitiesBankVisits as visits } from '../tables.ts'

/** A visit with its bank. */
export type VisitRow = Awaited<ReturnType<typeof selectVisits>>[number]

const selectVisits = (db: Db) =>
  db
    .select({ visit: visits, bankName: banks.name, address: banks.address })
    .from(visits)
    .innerJoin(banks, eq(banks.id, visits.bankId))

/** Who sends forms at once waits for themselves: what is counted stays true until the transaction ends. */
export const lockEntries = (db: Db, patient: PatientId): Promise<unknown> => lockName(db, `entries ${patient}`)

/** How many a patient asked for since then, whatever became of them. */
export const countVisits = (db: Db, patient: PatientId, from: Date): Promise<number> =>
  db.$count(visits, and(eq(visits.patientId, patient), gte(visits.askedAt, from)))

/** Whether one with this bank is to come. */
export const isBooked = async (db: Db, patient: PatientId, bankId: number, today: Day): Promise<boolean> => {
  const coming = and(gt(visits.day, today), ne(visits.state, 'cancelled'))
  return (await db.$count(visits, and(eq(visits.patientId, patient), eq(visits.bankId, bankId), coming))) > 0
}

export const insertVisit = async (db: Db, row: typeof visits.$inferInsert): Promise<number> =>
  ((await db.insert(visits).values(row).returning({ id: visits.id }))[0] as { id: number }).id

/** A page of a patient's own, the newest first. */
export const listOwnVisits = (db: Db, patient: PatientId, asked: PageRequest) =>
  page(db, selectVisits(db).where(eq(visits.patientId, patient)).orderBy(desc(visits.id)).$dynamic(), asked)

export const findOwnVisit = async (db: Db, patient: PatientId, id: number) =>
  (
    await db
      .select({ id: visits.id })
      .from(visits)
      .where(and(eq(visits.id, id), eq(visits.patientId, patient)))
  )[0]

/** Takes one back whose day is to come; false where there is nothing to take back. */
export const cancelVisit = async (db: Db, patient: PatientId, id: number, today: Day): Promise<boolean> => {
  const own = and(eq(visits.id, id), eq(visits.patientId, patient))
  const done = await db
    .update(visits)
    .set({ state: 'cancelled' })
    .where(and(own, gt(visits.day, today), ne(visits.state, 'cancelled')))
    .returning({ id: visits.id })
  return done.length > 0
}

interface VisitRequest extends ListRequest<keyof typeof visitSorts> {
  list?: VisitState | undefined
  bank_id?: number | undefined
  from?: Day | undefined
  to?: Day | undefined
}

/** All of them, for the desk. */
export const listVisits = (db: Db, asked: VisitRequest) =>
  listQuery(
    db,
    (db) => selectVisits(db),
    {
      scope: undefined,
      searched: [banks.name],
      filters: {
        list: (list): SQL => eq(visits.state, list),
        bank_id: (id) => eq(visits.bankId, id),
        from: since(visits.askedAt),
        to: until(visits.askedAt),
      },
      sorts: visitSorts,
      sortedBy: { newest: visits.id, day: visits.day },
      last: desc(visits.id),
      key: visits.id,
    },
    asked,
  )

export const findVisit = async (db: Db, id: number): Promise<VisitRow | undefined> =>
  (await selectVisits(db).where(eq(visits.id, id)))[0]

/** Notes that the bank was given the number of who waits. */
export const noteContact = (db: Db, id: number, now: Date) =>
  db
    .update(visits)
    .set({ state: 'contacted', contactedAt: now })
    .where(and(eq(visits.id, id), eq(visits.state, 'waiting')))

/** Takes away what nobody needs any more. */
export const deleteVisitsBefore = (db: Db, day: Day) => db.delete(visits).where(lt(visits.day, day))
