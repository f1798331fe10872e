import { and, asc, desc, eq, gt, isNull, lt, lte, or, sql } from 'drizzle-orm'
import { mallGoods as goods, mallGoodsSkus as specials } from '#app/areas/mall/goods/server/public.ts'
import { mallStocks as stocks } from '#app/areas/mall/stock/server/public.ts'
import type { Db } from '#kit/db/open.ts'
import { page } from '#kit/db/page.ts'
import {
  mallSeckillItems as items,
  mallSeckillReminders as reminders,
  mallSeckillSessions as sessions,
} from '../tables.ts'

/** Whose goods are looked at: a seller's, and the platform's too where its desk serves it. */
interface Sellers {
  hospitalId: number
  isPlatform: boolean
}

/** Sessions that are on or to come, the first first; or those that are over, the last first. */
export const listManaged = (
  db: Db,
  { isOver, now }: { isOver: boolean; now: Date },
  asked: { page: number; size: number },
) => {
  const found = db
    .select({ session: sessions, goodsCount: db.$count(items, eq(items.sessionId, sessions.id)) })
    .from(sessions)
    .where(isOver ? lte(sessions.endsAt, now) : gt(sessions.endsAt, now))
    .orderBy(isOver ? desc(sessions.startsAt) : asc(sessions.startsAt))
  return page(db, found.$dynamic(), asked)
}

/** One session; with `lock` nobody else changes it meanwhile. */
export const findSession = async (db: Db, id: number, { lock = false } = {}) => {
  const found = db.select().from(sessions).where(eq(sessions.id, id))
  return (await (lock ? found.for('update') : found))[0]
}

/** A session that overlaps this time. */
export const findOverlapping = async (db: Db, { startsAt, endsAt }: { startsAt: Date; endsAt: Date }) =>
  (
    await db
      .select()
      .from(sessions)
      .where(and(lt(sessions.startsAt, endsAt), gt(sessions.endsAt, startsAt)))
      .limit(1)
  )[0]

/** A desk's goods of a session. */
export const listManagedItems = (db: Db, sellers: Sellers, sessionId: number) => {
  const own = eq(goods.hospitalId, sellers.hospitalId)
  return db
    .select({ item: items, goodsName: goods.name, sku: specials, left: stocks.left, total: stocks.total })
    .from(items)
    .innerJoin(goods, eq(goods.id, items.goodsId))
    .innerJoin(specials, eq(specials.id, items.skuId))
    .innerJoin(stocks, eq(stocks.id, items.stockId))
    .where(and(eq(items.sessionId, sessionId), sellers.isPlatform ? or(own, isNull(goods.hospitalId)) : own))
    .orderBy(asc(items.position), asc(items.id))
}

export const countItems = (db: Db, sessionId: number): Promise<number> =>
  db.$count(items, eq(items.sessionId, sessionId))

/** Puts goods into a session; undefined where they are in it. */
export const insertItem = async (db: Db, row: typeof items.$inferInsert): Promise<number | undefined> =>
  (await db.insert(items).values(row).onConflictDoNothing().returning({ id: items.id }))[0]?.id

/** Who waits to be told of a session, or of one of its goods. */
export const listWaiting = (db: Db, { sessionId, itemId }: { sessionId: number; itemId?: number | undefined }) =>
  db
    .select({ patientId: reminders.patientId, goodsName: goods.name })
    .from(reminders)
    .innerJoin(items, eq(items.id, reminders.itemId))
    .innerJoin(goods, eq(goods.id, items.goodsId))
    .where(
      and(
        eq(items.sessionId, sessionId),
        itemId === undefined ? undefined : eq(items.id, itemId),
        isNull(reminders.toldAt),
      ),
    )
    .orderBy(asc(reminders.patientId), asc(items.id))

/** Takes a session away, with its goods and reminders. */
export const deleteSession = (db: Db, id: number) => db.delete(sessions).where(eq(sessions.id, id))

/** Takes goods out of a session, with their reminders. */
export const deleteItem = (db: Db, id: number) => db.delete(items).where(eq(items.id, id))

/** Ends a session at once. */
export const endSession = (db: Db, id: number, endsAt: Date) =>
  db.update(sessions).set({ endsAt }).where(eq(sessions.id, id))

/** Lets nobody else make a session until the transaction ends: two that are made at once would not see each other. */
export const lockSessions = (db: Db) => db.execute(sql`lock table ${sessions} in share row exclusive mode`)
