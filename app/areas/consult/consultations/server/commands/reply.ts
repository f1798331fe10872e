import type { Context } from '#app/context.ts'
import { repliesNow } from '../../rules.ts'
import * as queries from '../queries.ts'

/**
 * Counts that the patient writes once in a consultation, or once more after its end; how often they still can, or undefined
 * where they cannot: nothing is left, or it is not open [X204].
 */
export const countReply = async ({ db, now }: Context, consultationId: string): Promise<number | undefined> => {
  const [taken] = await queries.takeReplies(db, [consultationId], now)
  return taken && repliesNow(taken, now)
}
