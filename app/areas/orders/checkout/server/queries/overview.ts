import { and, eq, isNull, or, type SQL, sql } from 'drizzle-orm'
import type { OverviewScope } from '#app/events.ts'
import type { Db } from '#kit/db/open.ts'
import { addDays, type Day, instantAt } from '#kit/time/day.ts'
import { earlier } from '#kit/time/span.ts'
import { HOLD_MINUTES } from '../../rules.ts'
import { ordersOrders as orders } from '../tables.ts'

/** How many orders of a seller were made and paid on a day, and how many are to be sent whenever they were made. */
export const countSold = async (db: Db, { hospitalId, isPlatform }: OverviewScope, day: Day) => {
  const startsAt = instantAt(day, 0)
  const within = (at: SQL) => sql`${at} >= ${startsAt} and ${at} < ${instantAt(addDays(day, 1), 0)}`
  const counted = (which: SQL | undefined) => sql<number>`(count(*) filter (where ${which}))::int`
  // What is paid today was made today, or waited over midnight.
  const madeFrom = earlier(startsAt, { minutes: HOLD_MINUTES + 30 })
  const toShip = sql`${orders.state} = 'paid' and ${orders.isSent}`
  const [sums] = await db
    .select({
      made: counted(within(sql`${orders.madeAt}`)),
      paid: counted(
        sql`${orders.paidFen} > 0 and ${within(sql`${orders.pathAt}[array_position(${orders.path}, 'paid')]`)}`,
      ),
      toShip: counted(toShip),
    })
    .from(orders)
    .where(and(soldBy({ hospitalId, isPlatform }), sql`(${orders.madeAt} >= ${madeFrom} or (${toShip}))`))
  return sums ?? { made: 0, paid: 0, toShip: 0 }
}

const soldBy = ({ hospitalId, isPlatform }: Omit<OverviewScope, 'departmentIds'>): SQL | undefined => {
  if (hospitalId === null) return undefined
  const seller = eq(orders.hospitalId, hospitalId)
  return isPlatform ? or(seller, isNull(orders.hospitalId)) : seller
}
