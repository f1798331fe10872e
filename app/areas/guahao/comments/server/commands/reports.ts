import { notifyBy } from '#app/areas/notices/messages/server/public.ts'
import type { Context } from '#app/context.ts'
import { messages } from '../../rules/messages.ts'
import type { ReportState } from '../../rules.ts'
import { closeReports, type ManagedComment } from '../queries/moderate.ts'

/** Closes the open reports of a comment, and tells who reported it; how many there were. In one transaction. */
export const decideReports = async (
  ctx: Context,
  { id }: Pick<ManagedComment, 'id'>,
  state: Exclude<ReportState, 'open'>,
): Promise<number> => {
  const closed = await closeReports(ctx.db, id, state, ctx.now)
  for (const { patientId } of closed) await notifyBy(ctx, messages[state], { patientId, values: {} })
  return closed.length
}
