import { and, desc, eq, gte, lt, not, or } from 'drizzle-orm'
import { guahaoHospitals as hospitals } from '#app/areas/guahao/hospitals/server/public.ts'
import { type ListRequest, listQuery } from '#kit/db/list-query.ts'
import type { Db } from '#kit/db/open.ts'
import { type PageRequest, page } from '#kit/db/page.ts'
import type { Day } from '#kit/time/day.ts'
import { jobSorts } from '../rules.ts'
import { activitiesJobs as jobs } from './tables.ts'

/** A job as it is stored. */
export type JobRow = typeof jobs.$inferSelect
/** What is written about a job. */
export type WrittenJob = Omit<typeof jobs.$inferInsert, 'id' | 'hospitalId' | 'isOn' | 'addedAt'>

/** Jobs that can be applied for, the newest first, with the hospital that has them. */
export const listOpen = (db: Db, today: Day, asked: PageRequest) =>
  page(
    db,
    db
      .select({ job: jobs, hospitalName: hospitals.name })
      .from(jobs)
      .innerJoin(hospitals, eq(hospitals.id, jobs.hospitalId))
      .where(and(jobs.isOn, gte(jobs.untilDay, today), hospitals.isOpen))
      .orderBy(desc(jobs.id))
      .$dynamic(),
    asked,
  )

interface ManagedRequest extends ListRequest<keyof typeof jobSorts> {
  list?: 'open' | 'closed' | undefined
}

/** Jobs of a hospital, for its desk. */
export const listManaged = (db: Db, { hospitalId, today }: { hospitalId: number; today: Day }, asked: ManagedRequest) =>
  listQuery(
    db,
    (db) => db.select().from(jobs),
    {
      scope: eq(jobs.hospitalId, hospitalId),
      searched: [jobs.title, jobs.depName],
      filters: {
        list: (list) =>
          list === 'open' ? and(jobs.isOn, gte(jobs.untilDay, today)) : or(not(jobs.isOn), lt(jobs.untilDay, today)),
      },
      sorts: jobSorts,
      sortedBy: { newest: jobs.id, until: jobs.untilDay },
      last: desc(jobs.id),
      key: jobs.id,
    },
    asked,
  )

export const findJob = async (db: Db, hospitalId: number, id: number): Promise<JobRow | undefined> =>
  (
    await db
      .select()
      .from(jobs)
      .where(and(eq(jobs.id, id), eq(jobs.hospitalId, hospitalId)))
  )[0]

export const insertJob = async (db: Db, row: typeof jobs.$inferInsert): Promise<number> =>
  ((await db.insert(jobs).values(row).returning({ id: jobs.id }))[0] as { id: number }).id

export const updateJob = (db: Db, id: number, set: Partial<typeof jobs.$inferInsert>) =>
  db.update(jobs).set(set).where(eq(jobs.id, id))
