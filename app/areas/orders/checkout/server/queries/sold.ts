import { and, asc, desc, eq, isNull, or } from 'drizzle-orm'
import type { Db } from '#kit/db/open.ts'
import { page } from '#kit/db/page.ts'
import { ordersOrders as orders } from '../tables.ts'
import type { OrderRow } from './orders.ts'

/** Orders of a seller (and of the platform) that wait to be sent or used, the oldest first; or on their way, the newest first. */
export const listSold = (
  db: Db,
  { hospitalId, isPlatform }: { hospitalId: number; isPlatform: boolean },
  { list, ...asked }: { list: 'to-ship' | 'to-use' | 'shipped'; page: number; size: number },
) => {
  const seller = eq(orders.hospitalId, hospitalId)
  const isOn = list === 'shipped' ? eq(orders.state, 'shipped') : eq(orders.state, 'paid')
  const found = db
    .select()
    .from(orders)
    .where(and(isPlatform ? or(seller, isNull(orders.hospitalId)) : seller, isOn, eq(orders.isSent, list !== 'to-use')))
    .orderBy(list === 'shipped' ? desc(orders.shippedAt) : asc(orders.madeAt), asc(orders.id))
  return page(db, found.$dynamic(), asked)
}

/** The order whose patient shows this code. */
export const findByCheckCode = async (db: Db, checkCode: string): Promise<OrderRow | undefined> =>
  (await db.select().from(orders).where(eq(orders.checkCode, checkCode)))[0]
