import type { Context } from '#app/context.ts'
import type { Db } from '#kit/db/open.ts'
import { type Day, dayOf } from '#kit/time/day.ts'
import { insertDay } from '../queries/days.ts'

/** Who has been written down today already, by database: so a patient's day costs one statement, not one a call. */
const noted = new WeakMap<Db, { day: Day; patients: Set<number> }>()

/** Keeps that a patient uses the product today. Beside the answer: no call waits for it, nor fails with it. */
export const noteDay = (
  { db, now, detached }: Pick<Context, 'db' | 'now'> & Required<Pick<Context, 'detached'>>,
  patientId: number,
): void => {
  const day = dayOf(now)
  const known = noted.get(db)
  const today = known?.day === day ? known : { day, patients: new Set<number>() }
  noted.set(db, today)
  if (today.patients.has(patientId)) return
  today.patients.add(patientId)
  detached(async (root) => {
    try {
      await insertDay(root, patientId, day)
    } catch (error) {
      today.patients.delete(patientId)
      throw error
    }
  })
}
