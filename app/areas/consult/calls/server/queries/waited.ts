import type { Context } from '#server/here.ts'
import * as queries from '../queries.ts'

/** Whether a patient sits in the waiting room of his consultation. */
export const isWaitedFor = async ({ db, now }: Pick<Context, 'db' | 'now'>, askId: string): Promise<boolean> => {
  const call = await queries.findOpenCall(db, askId)
  return call?.kind === 'video' && (await queries.listHere(db, call.id, now)).some(({ who }) => who === 'patient')
}
