import { and, asc, eq } from 'drizzle-orm'
import { ordersItems, ordersOrders } from '#app/areas/orders/checkout/server/tables.ts'
import { storeAppLedger } from '#app/areas/store-app/money/server/tables.ts'
import { insertRows } from '#kit/db/insert-rows.ts'
import type { Db } from '#kit/db/open.ts'
import { earlier } from '#kit/time/span.ts'

/** What the very first of them is called. */
export const FIRST_SOLD = '最早卖出的一件'

/** Sells so many more of what a store has sold already and nobody used yet, one a minute, the first long ago. */
export const sellMany = async (db: Db, hospitalId: number, count: number): Promise<void> => {
  const { state: _, ...order } = await one(
    db
      .select()
      .from(ordersOrders)
      .where(
        and(eq(ordersOrders.hospitalId, hospitalId), eq(ordersOrders.isSent, false), eq(ordersOrders.state, 'paid')),
      )
      .limit(1),
  )
  const item = await one(db.select().from(ordersItems).where(eq(ordersItems.orderId, order.id)).limit(1))
  const ids = Array.from({ length: count }, (_, at) => `many-${at}`)
  await insertRows(
    db,
    ordersOrders,
    ids.map((id, at) => ({
      ...order,
      id,
      checkCode: String(900_000_000_000 + at),
      madeAt: earlier(order.madeAt, { days: 100, minutes: at }),
    })),
  )
  await insertRows(
    db,
    ordersItems,
    ids.map((orderId, at) => ({ ...item, orderId, position: 0, ...(at === count - 1 && { name: FIRST_SOLD }) })),
  )
}

/** Writes so many movements of a store's money beside those that it has. */
export const moveMuch = async (db: Db, hospitalId: number, count: number): Promise<void> => {
  const { madeAt } = await one(
    db
      .select()
      .from(storeAppLedger)
      .where(eq(storeAppLedger.hospitalId, hospitalId))
      .orderBy(asc(storeAppLedger.id))
      .limit(1),
  )
  await insertRows(
    db,
    storeAppLedger,
    Array.from({ length: count }, (_, at) => ({
      hospitalId,
      kind: 'sale' as const,
      amountFen: 100,
      balanceFen: 1_000_000 + at * 100,
      orderId: `many-${at}`,
      madeAt,
    })),
  )
}

const one = async <T>(query: PromiseLike<readonly T[]>): Promise<T> => {
  const [found] = await query
  if (found === undefined) throw new Error('the demonstration has sold nothing there')
  return found
}
