import { and, asc, count, desc, eq, inArray, lte, or, sql } from 'drizzle-orm'
import { guahaoCatalogue as catalogue } from '#app/areas/guahao/catalogue/server/public.ts'
import type { ManagedState } from '#app/areas/guahao/hospitals/rules.ts'
import { inState } from '#app/areas/guahao/hospitals/server/public.ts'
import { type ListRequest, listQuery } from '#kit/db/list-query.ts'
import type { Db } from '#kit/db/open.ts'
import type { Day } from '#kit/time/day.ts'
import { managedDepartmentSorts } from '../../rules.ts'
import { guahaoDepartments as departments } from '../tables.ts'

interface ManagedRequest extends ListRequest<keyof typeof managedDepartmentSorts> {
  state?: ManagedState | undefined
}

const doctorCount = sql<number>`(select count(*)::int from guahao_doctors d where d.dep_id = ${departments.id} and d.is_open)`

/** A hospital's departments, closed ones too, with what they are filed under and how many doctors are at home there. */
export const listManaged = (db: Db, hospitalId: number, asked: ManagedRequest) =>
  listQuery(
    db,
    (db) =>
      db
        .select({ department: departments, catalogueName: catalogue.name, doctors: doctorCount.as('doctors_n') })
        .from(departments)
        .innerJoin(catalogue, eq(catalogue.id, departments.catalogueId)),
    {
      scope: eq(departments.hospitalId, hospitalId),
      searched: [
        departments.name,
        catalogue.name,
        sql`array_to_string(${catalogue.aliases}, ' ')`,
        departments.location,
      ],
      filters: { state: inState(departments) },
      sorts: managedDepartmentSorts,
      sortedBy: { name: departments.name, changed: departments.changedAt },
      usual: [asc(departments.catalogueId)],
      last: desc(departments.id),
      key: departments.id,
    },
    asked,
  )

/** Names and ids of a hospital's departments, closed ones last, for whoever chooses among them. */
export const listChoices = (db: Db, hospitalId: number) =>
  db
    .select({ id: departments.id, name: departments.name, isOpen: departments.isOpen })
    .from(departments)
    .where(eq(departments.hospitalId, hospitalId))
    .orderBy(desc(departments.isOpen), asc(departments.catalogueId), asc(departments.id))
    .limit(500)

/** How many departments are filed under each of the catalogue. */
export const countFiled = async (db: Db): Promise<ReadonlyMap<number, number>> => {
  const rows = await db
    .select({ id: departments.catalogueId, filed: count() })
    .from(departments)
    .groupBy(departments.catalogueId)
  return new Map(rows.map(({ id, filed }) => [id, filed]))
}

/** Says from which day on a department sees nobody; null: it sees people again. */
export const setClosing = (db: Db, id: number, closesOn: Day | null, today: Day, now: Date) =>
  db
    .update(departments)
    .set({ closesOn, isOpen: closesOn === null || closesOn > today, changedAt: now })
    .where(eq(departments.id, id))

/** Closes those whose day has come; which. */
export const closeDue = async (db: Db, today: Day): Promise<number[]> => {
  const due = and(eq(departments.isOpen, true), lte(departments.closesOn, today))
  const closed = await db.update(departments).set({ isOpen: false }).where(due).returning({ id: departments.id })
  return closed.map(({ id }) => id)
}

/**
 * After a file said who sees people: those that it closed get the day on which they were, those that see people again lose it.
 * Gives whose state is another one.
 */
export const settleClosings = async (
  db: Db,
  ids: readonly number[],
  today: Day,
): Promise<{ id: number; hospitalId: number; isOpen: boolean }[]> => {
  const closed = sql`not ${departments.isOpen} and coalesce(${departments.closesOn} > ${today}, true)`
  const reopened = sql`${departments.isOpen} and ${departments.closesOn} <= ${today}`
  return db
    .update(departments)
    .set({ closesOn: sql`case when ${departments.isOpen} then null else ${today}::date end` })
    .where(and(inArray(departments.id, [...ids]), or(closed, reopened)))
    .returning({ id: departments.id, hospitalId: departments.hospitalId, isOpen: departments.isOpen })
}
