import { and, eq, sql } from 'drizzle-orm'
import type { Db } from '#kit/db/open.ts'
import { ordersItems as items, ordersOrders as orders } from '../tables.ts'
import type { OrderRow } from './orders.ts'

/** Takes so much off each item of an order that is not paid, by position; false where the order is not any more as it was read. */
export const takeOff = async (db: Db, order: OrderRow, offFen: ReadonlyMap<number, number>): Promise<boolean> => {
  const sumFen = [...offFen.values()].reduce((sum, fen) => sum + fen, 0)
  const changed = await db
    .update(orders)
    .set({ offFen: sql`${orders.offFen} + ${sumFen}`, dueFen: sql`${orders.dueFen} - ${sumFen}` })
    .where(and(eq(orders.id, order.id), eq(orders.state, 'unpaid'), eq(orders.dueFen, order.dueFen)))
    .returning({ id: orders.id })
  if (changed.length === 0) return false
  for (const [position, fen] of offFen)
    await db
      .update(items)
      .set({ offFen: sql`${items.offFen} + ${fen}`, dueFen: sql`${items.dueFen} - ${fen}` })
      .where(and(eq(items.orderId, order.id), eq(items.position, position)))
  return true
}
