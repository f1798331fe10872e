import { and, eq, gte, inArray, ne, type SQL, sql } from 'drizzle-orm'
import type { OverviewScope } from '#app/events.ts'
import { since, until } from '#kit/db/list-query.ts'
import type { Db } from '#kit/db/open.ts'
import type { Day } from '#kit/time/day.ts'
import { type AppointmentState, placedStates } from '../../states.ts'
import { ordersAppointments as appointments } from '../tables.ts'

/**
 * How many appointments of a day stand where, and how many that are not cancelled were made on that day: those are for that day or a
 * later one.
 */
export const countDay = async (db: Db, { hospitalId }: OverviewScope, day: Day) => {
  const counted = (which: SQL | undefined) => sql<number>`(count(*) filter (where ${which}))::int`
  const standing = (states: readonly AppointmentState[]) =>
    counted(and(eq(appointments.date, day), inArray(appointments.state, [...states])))
  const [sums] = await db
    .select({
      placed: standing(placedStates),
      arrived: standing(['arrived']),
      missed: standing(['missed']),
      made: counted(
        and(since(appointments.madeAt)(day), until(appointments.madeAt)(day), ne(appointments.state, 'cancelled')),
      ),
    })
    .from(appointments)
    .where(and(gte(appointments.date, day), hospitalId === null ? undefined : eq(appointments.hospitalId, hospitalId)))
  return sums ?? { placed: 0, arrived: 0, missed: 0, made: 0 }
}
