import { and, eq, gte, inArray, type SQL, sql } from 'drizzle-orm'
import type { OverviewScope } from '#app/events.ts'
import { since, until } from '#kit/db/list-query.ts'
import type { Db } from '#kit/db/open.ts'
import type { Day } from '#kit/time/day.ts'
import { countedStates, type OrderState } from '../../states.ts'
import { guahaoOrders as orders } from '../tables.ts'

/**
 * How many appointments of a day's clinics stand where, and how many were made on that day. Those are for that day or a later
 * one: both are found by the day of the visit.
 */
export const countDay = async (db: Db, { hospitalId, departmentIds }: OverviewScope, day: Day) => {
  const counted = (which: SQL | undefined) => sql<number>`(count(*) filter (where ${which}))::int`
  const standing = (states: readonly OrderState[]) =>
    counted(and(eq(orders.date, day), inArray(orders.state, [...states])))
  const [sums] = await db
    .select({
      placed: standing(countedStates),
      arrived: standing(['checked-in', 'called', 'done']),
      waiting: standing(['checked-in']),
      done: standing(['done']),
      missed: standing(['missed']),
      made: counted(
        and(
          since(orders.madeAt)(day),
          until(orders.madeAt)(day),
          sql`'booked' = any(${orders.path})`,
          inArray(orders.origin, ['patient', 'counter', 'waitlist']),
        ),
      ),
    })
    .from(orders)
    .where(
      and(
        gte(orders.date, day),
        sql`${orders.state} <> 'held'`,
        hospitalId === null ? undefined : eq(orders.hospitalId, hospitalId),
        departmentIds === null ? undefined : inArray(orders.depId, [...departmentIds]),
      ),
    )
  return sums ?? { placed: 0, arrived: 0, waiting: 0, done: 0, missed: 0, made: 0 }
}
