import { notifyPatient } from '#app/areas/notices/messages/server/public.ts'
import type { Context } from '#app/context.ts'
import type { ReportState } from '../../rules.ts'
import { closeReports, type ManagedComment } from '../queries/moderate.ts'

const answers: Readonly<Record<Exclude<ReportState, 'open'>, string>> = {
  upheld: '您举报的评价已经核实，不再展示。谢谢您帮助大家看到真实的评价。',
  dismissed: '您举报的评价已经核实，没有发现不合适的内容，会继续展示。谢谢您的提醒。',
}

/** Closes the open reports of a comment, and tells who reported it; how many there were. In one transaction. */
export const decideReports = async (
  ctx: Context,
  { id }: Pick<ManagedComment, 'id'>,
  state: Exclude<ReportState, 'open'>,
): Promise<number> => {
  const closed = await closeReports(ctx.db, id, state, ctx.now)
  for (const { patientId } of closed)
    await notifyPatient(ctx, { patientId, kind: 'system', title: '举报处理结果', text: answers[state] })
  return closed.length
}
