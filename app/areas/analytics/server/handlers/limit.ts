import { addressIndexOf, countUp } from '#app/areas/access/patients/server/public.ts'
import type { RequestContext } from '#app/context.ts'
import { later } from '#kit/time/span.ts'

/** Reports from one address within an hour: a waiting room full of phones stays below it. */
const MOST_REPORTS = 3_000

/** Anyone may report, but nobody fills the disk from one address. */
export const isOverLimit = async (ctx: RequestContext): Promise<boolean> => {
  const { db, now, config } = ctx
  if (config.limits === 'off') return false
  return (await countUp(db, `report ${addressIndexOf(ctx)}`, now, later(now, { hours: 1 }))) > MOST_REPORTS
}
