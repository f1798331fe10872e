import type { Context } from '#app/context.ts'
import { type AppointmentRow, changeState } from '../queries.ts'
import { noteNext } from './note-next.ts'
import { notifyCancelled } from './notify.ts'

/** Cancels appointments that stand: their places are free with the same statement. `why` goes on after 已取消. Those that were cancelled. */
export const letGo = async (
  inside: Context,
  rows: readonly AppointmentRow[],
  why: string,
): Promise<AppointmentRow[]> => {
  const ids = rows.map(({ id }) => id)
  const gone = await changeState(inside.db, ids, 'cancelled', { from: ['booked'], now: inside.now })
  for (const row of gone) {
    await noteNext(inside.db, row)
    await notifyCancelled(inside, row, why)
  }
  return gone
}
