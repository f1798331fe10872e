import { countUp } from '#app/areas/access/patients/server/public.ts'
import type { Context } from '#app/context.ts'
import { sealOf } from '#kit/seal/server/seal.ts'
import type { Day } from '#kit/time/day.ts'
import { later } from '#kit/time/span.ts'
import { ARRIVAL_TRIES } from '../../rules.ts'

/** The code at a department's doors on a day: four digits that nobody outside can work out. */
export const arrivalCodeOf = ({ config }: Pick<Context, 'config'>, depId: number, day: Day): string => {
  const digest = Buffer.from(sealOf(config).index(`${depId} ${day}`, 'arrival-code'), 'base64url')
  return String(digest.readUInt32BE(0) % 10_000).padStart(4, '0')
}

/**
 * Counts a try of the code before it is compared, so that many at once are as many; false where it is one too many.
 * An appointment is of one day, and so are its tries.
 */
export const countArrivalTry = async ({ db, now }: Pick<Context, 'db' | 'now'>, orderId: string): Promise<boolean> =>
  (await countUp(db, `arrival-code ${orderId}`, now, later(now, { days: 1 }))) <= ARRIVAL_TRIES
