import type { Context } from '#app/context.ts'
import * as queries from '../queries.ts'

/** Whether a patient sits in the waiting room of their consultation. */
export const isWaitedFor = async (
  { db, now }: Pick<Context, 'db' | 'now'>,
  consultationId: string,
): Promise<boolean> => {
  const call = await queries.findOpenCall(db, consultationId)
  return call?.kind === 'video' && (await queries.listPresent(db, call.id, now)).some(({ who }) => who === 'patient')
}
