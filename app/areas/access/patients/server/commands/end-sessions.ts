import type { Context } from '#app/context.ts'
import { deleteSessionsOf } from '../queries/sessions.ts'

/** Signs a patient out wherever they are, with what listens by those sessions. */
export const endAllSessions = async (ctx: Context, patientId: number): Promise<void> => {
  for (const session of await deleteSessionsOf(ctx.db, patientId)) await ctx.emit('session.ended', { session })
}
