import { and, asc, desc, eq, gte, lt, type SQL, sql } from 'drizzle-orm'
import { accessPatients as patients } from '#app/areas/access/patients/server/public.ts'
import { type ListRequest, listQuery } from '#kit/db/list-query.ts'
import type { Db } from '#kit/db/open.ts'
import type { Day } from '#kit/time/day.ts'
import { type EmployeeBenefitState, employeeBenefitSorts } from '../../rules/employee-benefits.ts'
import { guahaoEmployeeBenefits as benefits } from '../tables.ts'

export type BenefitRow = typeof benefits.$inferSelect

interface BenefitRequest extends ListRequest<keyof typeof employeeBenefitSorts> {
  state?: EmployeeBenefitState | undefined
}

/** Whose benefits are looked at, on which day, and whose number it is that was searched for. */
interface Looked {
  hospitalId: number
  today: Day
  foundId: number | undefined
}

const isLeft = lt(benefits.usedCount, benefits.grantedCount)

/** Benefits of a hospital's staff. Names and numbers are not searched: a whole number finds whose it is. */
export const listEmployeeBenefits = (db: Db, { hospitalId, today, foundId }: Looked, asked: BenefitRequest) => {
  const states: Record<EmployeeBenefitState, SQL | undefined> = {
    open: and(gte(benefits.lastDay, today), isLeft),
    used: and(gte(benefits.lastDay, today), sql`not ${isLeft}`),
    over: lt(benefits.lastDay, today),
  }
  return listQuery(
    db,
    (db) =>
      db
        .select({ benefit: benefits, truename: patients.truename })
        .from(benefits)
        .innerJoin(patients, eq(patients.id, benefits.patientId)),
    {
      scope: eq(benefits.hospitalId, hospitalId),
      searched: [() => (foundId === undefined ? sql`false` : eq(benefits.patientId, foundId))],
      filters: { state: (state) => states[state] },
      sorts: employeeBenefitSorts,
      sortedBy: { last_day: benefits.lastDay, used: benefits.usedCount },
      usual: [desc(benefits.lastDay)],
      last: asc(benefits.patientId),
      key: benefits.patientId,
    },
    asked,
  )
}

/** A benefit with the name of whose it is. */
export type ListedBenefit = Awaited<ReturnType<ReturnType<typeof listEmployeeBenefits>['upTo']>>[number]

const ofEmployee = ({ hospitalId, patientId }: Pick<BenefitRow, 'hospitalId' | 'patientId'>) =>
  and(eq(benefits.hospitalId, hospitalId), eq(benefits.patientId, patientId))

/** What somebody was granted, to be written: whoever else writes it waits. */
export const lockEmployeeBenefit = async (
  db: Db,
  whose: Pick<BenefitRow, 'hospitalId' | 'patientId'>,
): Promise<BenefitRow | undefined> => (await db.select().from(benefits).where(ofEmployee(whose)).for('update'))[0]

/** Whether it was written: nobody has two of one hospital. */
export const insertEmployeeBenefit = async (db: Db, row: typeof benefits.$inferInsert): Promise<boolean> =>
  (await db.insert(benefits).values(row).onConflictDoNothing().returning({ id: benefits.patientId })).length > 0

export const updateEmployeeBenefit = (db: Db, row: BenefitRow, set: Pick<BenefitRow, 'grantedCount' | 'lastDay'>) =>
  db.update(benefits).set(set).where(ofEmployee(row))

export const deleteEmployeeBenefit = (db: Db, row: BenefitRow) => db.delete(benefits).where(ofEmployee(row))
