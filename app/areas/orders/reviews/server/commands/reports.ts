import { REPORT_HOURS, type ReportState, reportReasons } from '#app/areas/guahao/comments/rules.ts'
import { notifyBy } from '#app/areas/notices/messages/server/public.ts'
import type { Context } from '#app/context.ts'
import type { Db } from '#kit/db/open.ts'
import { later } from '#kit/time/span.ts'
import { messages } from '../../rules/messages.ts'
import { closeReports, insertReport } from '../queries.ts'

/** Closes the open reports of a review, and tells who reported it; how many there were. In one transaction. */
export const decideReports = async (
  ctx: Context,
  orderId: string,
  state: Exclude<ReportState, 'open'>,
): Promise<number> => {
  const closed = await closeReports(ctx.db, orderId, state, ctx.now)
  for (const { patientId } of closed) await notifyBy(ctx, messages[state], { patientId, values: {} })
  return closed.length
}

/** Finds that a reported review may stand; how many had reported it. In one transaction. */
export const dismissReports = (ctx: Context, orderId: string): Promise<number> =>
  decideReports(ctx, orderId, 'dismissed')

/** One of the demonstration finds that a review is not true. */
export const seedReport = async (
  db: Db,
  { orderId, patientId, reportedAt }: { orderId: string; patientId: number | undefined; reportedAt: Date },
): Promise<void> => {
  if (patientId === undefined) return
  const dueAt = later(reportedAt, { hours: REPORT_HOURS })
  await insertReport(db, { orderId, patientId, reason: reportReasons[3], reportedAt, dueAt })
}
