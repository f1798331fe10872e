import { and, asc, eq, sql } from 'drizzle-orm'
import { accessStaff as staff } from '#app/areas/access/staff/server/public.ts'
import type { ReportState } from '#app/areas/guahao/comments/rules.ts'
import type { PatientId } from '#app/context.ts'
import type { Db } from '#kit/db/open.ts'
import { ordersReviewReports as reports, ordersReviews as reviews } from '../tables.ts'

const open = sql`from ${reports} where ${reports.orderId} = ${reviews.orderId} and ${reports.state} = 'open'`

/** Whether somebody reported a review and was not answered yet. */
export const isReported = sql`${reviews.orderId} in (select ${reports.orderId} from ${reports} where ${reports.state} = 'open')`

/** What a desk sees of the open reports of a review. */
export const withReports = {
  reasons: sql<string[]>`array(select ${reports.reason} ${open} order by ${reports.reportedAt})`,
  dueAt: sql<Date | null>`(select min(${reports.dueAt}) ${open})`.mapWith(reports.dueAt),
  ownerName: sql<
    string | null
  >`(select ${staff.name} from ${staff} where ${staff.id} = (select max(${reports.ownerId}) ${open}))`,
}

/** Notes a report; false where the patient has reported the review before. */
export const insertReport = async (db: Db, row: typeof reports.$inferInsert): Promise<boolean> =>
  (await db.insert(reports).values(row).onConflictDoNothing().returning({ id: reports.orderId })).length > 0

/** Says who looks into the open reports of a review; how many there are. */
export const ownReports = async (db: Db, orderId: string, ownerId: number): Promise<number> =>
  (
    await db
      .update(reports)
      .set({ ownerId })
      .where(and(eq(reports.orderId, orderId), eq(reports.state, 'open')))
      .returning({ id: reports.orderId })
  ).length

/** Closes the open reports of a review; who made them. */
export const closeReports = (db: Db, orderId: string, state: Exclude<ReportState, 'open'>, decidedAt: Date) =>
  db
    .update(reports)
    .set({ state, decidedAt })
    .where(and(eq(reports.orderId, orderId), eq(reports.state, 'open')))
    .returning({ patientId: reports.patientId })

export const listOwnReports = (db: Db, patient: PatientId) =>
  db.select().from(reports).where(eq(reports.patientId, patient)).orderBy(asc(reports.reportedAt))
