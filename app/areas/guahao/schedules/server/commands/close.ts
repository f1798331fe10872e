import type { Context } from '#app/context.ts'
import { transactInside } from '#kit/db/inside.ts'
import type { Day } from '#kit/time/day.ts'
import * as queries from '../queries.ts'
import type { Unchanged } from './plan.ts'
import { rollSchedules } from './roll.ts'

/** A hospital, a department or a doctor that sees nobody from a day on. */
export interface Closing {
  scope: queries.Scope
  from: Day
  /** What patients who have places read. */
  reason: string
  staffId: number | null
}

/** The clinics that a closing would stop, because people have places in them or wait for one: earliest first, at most a thousand. */
export const listConcerned = ({ db, now }: Context, { scope, from }: Pick<Closing, 'scope' | 'from'>) =>
  queries.listBooked(db, scope, from, now)

/**
 * Takes away what may still be booked from that day on, and stops what is booked: whoever tells those people hears of it
 * (`clinics.closed`). What closes says so beforehand in its own row, so that nothing is made anew. Gives the clinics that were stopped.
 */
export const closeClinics = (ctx: Context, { scope, from, reason, staffId }: Closing): Promise<Unchanged> =>
  transactInside(ctx, async (inside) => {
    await queries.deleteUntouched(inside.db, scope, from)
    const stopped: Unchanged = []
    for (;;) {
      const booked = await queries.listBooked(inside.db, scope, from, inside.now)
      const scheduleIds = booked.map(({ id }) => id)
      if (booked.length > 0)
        await inside.emit('clinics.closed', { hospitalId: scope.hospitalId, scheduleIds, staffId, reason })
      stopped.push(...booked)
      if (booked.length < queries.MOST_CLINICS) return stopped
    }
  })

/** What was closed sees people again: its clinics are made as its plans have them. Those that were stopped stay so. */
export const reopenClinics = (ctx: Context, hospitalId: number): Promise<number> => rollSchedules(ctx, [hospitalId])
