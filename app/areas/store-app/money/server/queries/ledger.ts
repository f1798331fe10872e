import { and, asc, desc, eq, gt, gte, sql } from 'drizzle-orm'
import { ordersOrders as orders } from '#app/areas/orders/checkout/server/public.ts'
import type { Db } from '#kit/db/open.ts'
import { type PageRequest, page } from '#kit/db/page.ts'
import type { LedgerKind } from '../../rules.ts'
import { storeAppAccounts as accounts, storeAppLedger as ledger, storeAppRecharges as recharges } from '../tables.ts'

/** What a movement is about. */
export type About = { orderId: string } | { cashId: number } | { rechargeId: number }

/** Changes what a store has: what is there afterwards; undefined where there is not so much. Its line is to be written with it. */
export const changeBalance = async (db: Db, hospitalId: number, amountFen: number): Promise<number | undefined> => {
  await db.insert(accounts).values({ hospitalId }).onConflictDoNothing()
  const [moved] = await db
    .update(accounts)
    .set({ balanceFen: sql`${accounts.balanceFen} + ${amountFen}` })
    .where(and(eq(accounts.hospitalId, hospitalId), gte(accounts.balanceFen, -amountFen)))
    .returning()
  return moved?.balanceFen
}

/** Writes the line for money that was moved; `balanceFen` is what is there afterwards. */
export const insertLine = (db: Db, row: typeof ledger.$inferInsert) => db.insert(ledger).values(row)

/** Moves money of a store in and writes the line for it: what is there afterwards. Call it in a transaction. */
export const moveMoney = async (
  db: Db,
  hospitalId: number,
  { kind, amountFen, madeAt, ...about }: { kind: LedgerKind; amountFen: number; madeAt: Date } & About,
): Promise<number | undefined> => {
  const balanceFen = await changeBalance(db, hospitalId, amountFen)
  if (balanceFen !== undefined) await insertLine(db, { hospitalId, kind, amountFen, balanceFen, madeAt, ...about })
  return balanceFen
}

/** What a store has, in fen. */
export const findBalance = async (db: Db, hospitalId: number): Promise<number> =>
  (await db.select().from(accounts).where(eq(accounts.hospitalId, hospitalId)))[0]?.balanceFen ?? 0

/** Movements of a store, the newest first. */
export const listLedger = (db: Db, hospitalId: number, kind: LedgerKind | undefined, asked: PageRequest) =>
  page(
    db,
    db
      .select()
      .from(ledger)
      .where(and(eq(ledger.hospitalId, hospitalId), kind && eq(ledger.kind, kind)))
      .orderBy(desc(ledger.id))
      .$dynamic(),
    asked,
  )

/** Writes money down that came in; undefined where its number has been. */
export const insertRecharge = async (db: Db, row: typeof recharges.$inferInsert) =>
  (await db.insert(recharges).values(row).onConflictDoNothing().returning())[0]

export const listRecharges = (db: Db, hospitalId: number, asked: PageRequest) =>
  page(
    db,
    db
      .select()
      .from(recharges)
      .where(eq(recharges.hospitalId, hospitalId))
      .orderBy(desc(recharges.madeAt), desc(recharges.id))
      .$dynamic(),
    asked,
  )

/** What a store's orders earned that were used, the first first: for the demonstration. */
export const listUsed = (db: Db, hospitalId: number) => {
  const earnedFen = sql<number>`${orders.paidFen} - ${orders.backFen}`
  const usedAt = sql<Date>`${orders.pathAt}[cardinality(${orders.pathAt})]`.mapWith(orders.madeAt)
  return db
    .select({ id: orders.id, earnedFen, usedAt })
    .from(orders)
    .where(and(eq(orders.hospitalId, hospitalId), eq(orders.state, 'used'), gt(earnedFen, 0)))
    .orderBy(asc(usedAt), asc(orders.id))
    .limit(200)
}
