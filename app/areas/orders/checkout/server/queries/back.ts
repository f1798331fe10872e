import { and, eq, lt, sql } from 'drizzle-orm'
import type { Db } from '#kit/db/open.ts'
import { ordersItems as items, ordersOrders as orders } from '../tables.ts'
import type { OrderRow } from './orders.ts'

/** What goes back of one item of an order: money, and pieces where they are not the patient's any more. */
export interface BackPart {
  position: number
  pieces: number
  amountFen: number
}

/** Writes down that one more refund of an order is to be decided about; undefined where no money of it is left. Locks the order. */
export const openRefund = async (db: Db, id: string, by: { asked: 0 | 1 }): Promise<OrderRow | undefined> => {
  const set = { refundsAsked: sql`${orders.refundsAsked} + ${by.asked}`, refundsOpen: sql`${orders.refundsOpen} + 1` }
  const hasMoney = and(eq(orders.id, id), lt(orders.backFen, orders.paidFen))
  return (await db.update(orders).set(set).where(hasMoney).returning())[0]
}

/** Writes down that a refund of an order has been decided about. */
export const closeRefund = (db: Db, id: string) =>
  db
    .update(orders)
    .set({ refundsOpen: sql`${orders.refundsOpen} - 1` })
    .where(eq(orders.id, id))

/**
 * Takes these parts and so much freight back from what was paid, in one statement: false where one of them is more than is
 * left, and then the caller undoes what it did.
 */
export const takeBack = async (
  db: Db,
  id: string,
  { parts, freightFen }: { parts: readonly BackPart[]; freightFen: number },
): Promise<boolean> => {
  const sumFen = parts.reduce((sum, { amountFen }) => sum + amountFen, freightFen)
  const { rowCount } = await db.execute(sql`
    with part as materialized (
      select * from json_to_recordset(${JSON.stringify(parts)}::json) as p(position int, pieces int, "amountFen" bigint)
    ), back as (
      update ${items} i set back_fen = i.back_fen + part."amountFen", back_pieces = i.back_pieces + part.pieces
      from part
      where i.order_id = ${id} and i.position = part.position
        and i.back_fen + part."amountFen" <= i.due_fen and i.back_pieces + part.pieces <= i.pieces
      returning i.position
    )
    update ${orders} o set back_fen = o.back_fen + ${sumFen}
    where o.id = ${id} and o.back_fen + ${sumFen} <= o.paid_fen and (select count(*) from back) = ${parts.length}`)
  return rowCount === 1
}
