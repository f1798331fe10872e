import type { Context } from '#app/context.ts'
import { transactInside } from '#kit/db/inside.ts'
import { comingStates } from '../../states.ts'
import * as queries from '../queries.ts'
import { notifyBooked } from './settle.ts'

const AT_ONCE = 100

/**
 * Confirms what was booked at once, because it costs nothing now. The micro-batch that books only notes that it is due: a message
 * for each would take longer than all places of the batch. What ended meanwhile is not confirmed any more.
 */
export const confirmBooked = async (ctx: Context) => {
  let taken: number
  do {
    taken = await transactInside(ctx, async (inside) => {
      const due = await queries.takeToConfirm(inside.db, AT_ONCE)
      for (const { id, state } of due) if (comingStates.includes(state)) await notifyBooked(inside, id)
      return due.length
    })
  } while (taken === AT_ONCE)
}
