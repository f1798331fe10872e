import { and, asc, eq, gt, isNull, lte, sql } from 'drizzle-orm'
import { guahaoHospitals as hospitals } from '#app/areas/guahao/hospitals/server/public.ts'
import { mallCategories as categories } from '#app/areas/mall/catalogue/server/public.ts'
import { mallGoods as goods, mallGoodsSkus as specials } from '#app/areas/mall/goods/server/public.ts'
import { mallStocks as stocks } from '#app/areas/mall/stock/server/public.ts'
import type { PatientId } from '#app/context.ts'
import { batchLoader } from '#kit/db/batch-loader.ts'
import type { Db } from '#kit/db/open.ts'
import { page } from '#kit/db/page.ts'
import {
  mallSeckillItems as items,
  mallSeckillReminders as reminders,
  mallSeckillSessions as sessions,
} from '../tables.ts'

/** Sessions that are not over and begin before a moment, the first first. */
export const listSessions = (db: Db, now: Date, until: Date) =>
  db
    .select()
    .from(sessions)
    .where(and(gt(sessions.endsAt, now), lte(sessions.startsAt, until)))
    .orderBy(asc(sessions.startsAt))

/** The session of that number, whenever it is; none where there is none. */
export const listSession = (db: Db, id: number) => db.select().from(sessions).where(eq(sessions.id, id))

interface SaleFilter {
  sessionId: number
  categoryId?: number | undefined
  goodsId?: number | undefined
}

/** What of its goods a row shows. */
const shown = {
  item: items,
  goods: { id: goods.id, kind: goods.kind, name: goods.name, picture: goods.picture, images: goods.images },
  hospitalName: hospitals.name,
  skuName: specials.name,
  usualFen: specials.priceFen,
  left: stocks.left,
  total: stocks.total,
}

const itemPage = (db: Db, filter: SaleFilter, asked: { page: number; size: number }) =>
  page(
    db,
    db
      .select(shown)
      .from(items)
      .innerJoin(goods, eq(goods.id, items.goodsId))
      .innerJoin(specials, eq(specials.id, items.skuId))
      .innerJoin(stocks, eq(stocks.id, items.stockId))
      .leftJoin(hospitals, eq(hospitals.id, goods.hospitalId))
      .where(inSale(filter))
      .orderBy(asc(items.position), asc(items.id))
      .$dynamic(),
    asked,
    db.select({ one: sql`1` }).from(items).innerJoin(goods, eq(goods.id, items.goodsId)).where(inSale(filter)),
  )

const inSale = ({ sessionId, categoryId, goodsId }: SaleFilter) =>
  and(
    eq(items.sessionId, sessionId),
    eq(goods.isOn, true),
    goodsId === undefined ? undefined : eq(items.goodsId, goodsId),
    categoryId === undefined
      ? undefined
      : sql`exists (select from ${categories} where ${categories.id} = ${goods.categoryId}
        and ${categoryId}::bigint in (${categories.id}, ${categories.parentId}))`,
  )

/** Goods of a session: those of one category and of the ones under it, or one piece of goods, where they are named. */
export const listItems = (
  db: Db,
  { sessionId, categoryId, goodsId }: SaleFilter,
  asked: { page: number; size: number },
) => itemPage(db, { sessionId, categoryId, goodsId }, asked)
export type ItemRow = Awaited<ReturnType<typeof listItems>>['rows'][number]

const tops = sql`coalesce(${categories.parentId}, ${categories.id})`

/** The topmost categories of a session's goods. */
export const listCategoriesOf = async (db: Db, sessionId: number) => {
  const { rows } = await db.execute<{ id: string; name: string }>(sql`
    select top.id, top.name from ${categories} top
    where top.id in (
      select ${tops} from ${items} join ${goods} on ${goods.id} = ${items.goodsId} and ${goods.isOn}
      join ${categories} on ${categories.id} = ${goods.categoryId} where ${items.sessionId} = ${sessionId}
    ) order by top.position, top.id`)
  return rows.map(({ id, name }) => ({ id: Number(id), name }))
}

/** Goods of a session, with when it is. */
export const findItem = async (db: Db, sessionId: number, goodsId: number) =>
  (
    await db
      .select({ item: items, session: sessions })
      .from(items)
      .innerJoin(sessions, eq(sessions.id, items.sessionId))
      .where(and(eq(items.sessionId, sessionId), eq(items.goodsId, goodsId)))
  )[0]

/** What somebody wants to buy in a session. */
export interface SaleRequest {
  sessionId: number
  goodsId: number
  skuId: number
}

const salesOf = batchLoader(async (db, keys: readonly string[]) => {
  const [sessionIds, goodsIds] = [0, 1].map((at) => keys.map((key) => Number(key.split(' ')[at])))
  const rows = await db
    .select({ item: items, session: sessions, left: stocks.left })
    .from(items)
    .innerJoin(sessions, eq(sessions.id, items.sessionId))
    .innerJoin(stocks, eq(stocks.id, items.stockId))
    .where(sql`(${items.sessionId}, ${items.goodsId}) in (
      select * from unnest(${sql.param(sessionIds)}::bigint[], ${sql.param(goodsIds)}::bigint[]))`)
  return new Map(rows.map((row) => [`${row.item.sessionId} ${row.item.goodsId}`, row]))
})

/** A specification in a session, whether that is on or not, with what is left; those who ask at the same time ask together. */
export const findSale = async (db: Db, { sessionId, goodsId, skuId }: SaleRequest) => {
  const sale = await salesOf(db, `${sessionId} ${goodsId}`)
  return sale?.item.skuId === skuId ? sale : undefined
}

/** Which of these the patient wants to be told of. */
export const listReminded = async (
  db: Db,
  patient: PatientId | null,
  sessionId: number,
): Promise<ReadonlySet<number>> => {
  if (patient === null) return new Set()
  const rows = await db
    .select({ itemId: reminders.itemId })
    .from(reminders)
    .innerJoin(items, eq(items.id, reminders.itemId))
    .where(and(eq(reminders.patientId, patient), eq(items.sessionId, sessionId)))
  return new Set(rows.map(({ itemId }) => itemId))
}

/** All that a patient wants to be told of. */
export const listRemindersOf = (db: Db, patient: PatientId) =>
  db
    .select({ goodsId: items.goodsId, startsAt: sessions.startsAt, remindAt: reminders.remindAt })
    .from(reminders)
    .innerJoin(items, eq(items.id, reminders.itemId))
    .innerJoin(sessions, eq(sessions.id, items.sessionId))
    .where(eq(reminders.patientId, patient))
    .orderBy(asc(reminders.remindAt), asc(items.id))

/** Reminders whose time has come. */
export const listDue = (db: Db, now: Date, limit: number) =>
  db
    .select({
      patientId: reminders.patientId,
      itemId: reminders.itemId,
      goodsName: goods.name,
      startsAt: sessions.startsAt,
    })
    .from(reminders)
    .innerJoin(items, eq(items.id, reminders.itemId))
    .innerJoin(goods, eq(goods.id, items.goodsId))
    .innerJoin(sessions, eq(sessions.id, items.sessionId))
    .where(and(isNull(reminders.toldAt), lte(reminders.remindAt, now), gt(sessions.endsAt, now)))
    .orderBy(asc(reminders.remindAt), asc(reminders.patientId))
    .limit(limit)
