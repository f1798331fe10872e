import { and, arrayContains, asc, desc, eq, gte, inArray, lte, type SQL, sql } from 'drizzle-orm'
import { mallStockShares as shares, mallStocks as stocks } from '#app/areas/mall/stock/server/public.ts'
import type { PatientId } from '#app/context.ts'
import type { Db } from '#kit/db/open.ts'
import { type PageRequest, page } from '#kit/db/page.ts'
import type { Label, Sort } from '../../rules.ts'
import { pointsMallCategories as categories, pointsMallGoods as goods, pointsMallLevels as levels } from '../tables.ts'

export type GoodsRow = typeof goods.$inferSelect
export type NewGoods = typeof goods.$inferInsert

/** Pieces that are out: exchanged and not given back. */
const exchanged = sql<number>`(${stocks.total} - ${stocks.left})::int`
const shown = {
  goods,
  left: stocks.left,
  limitName: stocks.limitName,
  limitEach: stocks.limitEach,
  exchanged: exchanged.as('exchanged_n'),
}

const withStock = (db: Db) => db.select(shown).from(goods).innerJoin(stocks, eq(stocks.id, goods.stockId))

/** Goods with where their pieces are. */
export type ShownRow = Awaited<ReturnType<typeof withStock>>[number]

/** One of the goods, on the shelf or not. */
export const findGoods = async (db: Db, id: number): Promise<ShownRow | undefined> =>
  (await withStock(db).where(eq(goods.id, id)))[0]

/** The same with how many a patient has under their limit, and how high their membership is. */
export const findForExchange = async (db: Db, patient: PatientId, id: number) => {
  const isHis = and(eq(shares.patientId, patient), eq(shares.limitName, stocks.limitName))
  const had = sql<number>`coalesce(${shares.pieces}, 0)`
  const level = sql<number>`coalesce(${levels.level}, 0)`
  const [found] = await db
    .select({ ...shown, had, level })
    .from(goods)
    .innerJoin(stocks, eq(stocks.id, goods.stockId))
    .leftJoin(shares, isHis)
    .leftJoin(levels, eq(levels.patientId, patient))
    .where(eq(goods.id, id))
  return found
}
/** Goods with what is known of who wants them. */
export type ExchangeGoodsRow = NonNullable<Awaited<ReturnType<typeof findForExchange>>>

/** One of the goods, and it does not change before the transaction ends. */
export const keepGoods = async (db: Db, id: number): Promise<GoodsRow | undefined> =>
  (await db.select().from(goods).where(eq(goods.id, id)).for('no key update'))[0]

/** Of which goods a list is. */
export interface GoodsFilter {
  isOn: boolean
  label?: Label | undefined
  categoryId?: number | undefined
  pointMin?: number | undefined
  pointMax?: number | undefined
}

const inFilter = ({ isOn, label, categoryId, pointMin, pointMax }: GoodsFilter): SQL | undefined =>
  and(
    eq(goods.isOn, isOn),
    label && arrayContains(goods.labels, [label]),
    categoryId === undefined ? undefined : eq(goods.categoryId, categoryId),
    pointMin === undefined ? undefined : gte(goods.points, pointMin),
    pointMax === undefined ? undefined : lte(goods.points, pointMax),
  )

const orders: Readonly<Record<Sort | 'newest', readonly SQL[]>> = {
  // What is gone stands last.
  usual: [sql`(${stocks.left} = 0)`, desc(exchanged)],
  fewest: [asc(goods.points)],
  most: [desc(goods.points)],
  popular: [desc(exchanged)],
  newest: [],
}

/** Whether there is something for points. */
export const hasGoods = async (db: Db): Promise<boolean> =>
  (
    await db
      .select({ id: goods.id })
      .from(goods)
      .where(inFilter({ isOn: true }))
      .limit(1)
  ).length > 0

/** A page of goods. */
export const listGoods = (db: Db, filter: GoodsFilter & { sort: Sort | 'newest' }, asked: PageRequest) =>
  page(
    db,
    withStock(db)
      .where(inFilter(filter))
      .orderBy(...orders[filter.sort], desc(goods.id))
      .$dynamic(),
    asked,
  )

/** At most `most` goods of each label, those that are exchanged most first. */
export const listLabelled = async (db: Db, most: number) => {
  const place = sql<number>`row_number() over (partition by shelf.label order by (${stocks.left} = 0), ${stocks.total} - ${stocks.left} desc, ${goods.id} desc)`
  const placed = db
    .select({ id: goods.id, label: sql<Label>`shelf.label`.as('label'), place: place.as('place') })
    .from(goods)
    .innerJoin(stocks, eq(stocks.id, goods.stockId))
    .innerJoin(sql`unnest(${goods.labels}) shelf (label)`, sql`true`)
    .where(eq(goods.isOn, true))
    .as('placed')
  return db
    .select({ ...shown, label: placed.label })
    .from(placed)
    .innerJoin(goods, eq(goods.id, placed.id))
    .innerJoin(stocks, eq(stocks.id, goods.stockId))
    .where(lte(placed.place, most))
    .orderBy(asc(placed.label), asc(placed.place))
}

/** Goods with a banner that are on the shelf, the newest first. */
export const listBanners = (db: Db, most: number): Promise<GoodsRow[]> =>
  db
    .select()
    .from(goods)
    .where(and(eq(goods.isOn, true), sql`${goods.bannerWords} <> ''`))
    .orderBy(desc(goods.id))
    .limit(most)

/** All categories in their order, or those that have goods on the shelf. */
export const listCategories = (db: Db, { inUse }: { inUse: boolean }) => {
  const used = db.select({ id: goods.categoryId }).from(goods).where(eq(goods.isOn, true))
  return db
    .select()
    .from(categories)
    .where(inUse ? inArray(categories.id, used) : undefined)
    .orderBy(asc(categories.position), asc(categories.id))
}

/** The category of that name, made where there is none yet. */
export const putCategory = async (db: Db, title: string): Promise<number> => {
  const last = sql`(select coalesce(max(position), 0) + 1 from ${categories})`
  const [row] = await db
    .insert(categories)
    .values({ title, position: last })
    .onConflictDoUpdate({ target: categories.title, set: { title } })
    .returning({ id: categories.id })
  if (!row) throw new Error('the category was not written')
  return row.id
}

export const insertGoods = async (db: Db, row: NewGoods): Promise<number> => {
  const [made] = await db.insert(goods).values(row).returning({ id: goods.id })
  if (!made) throw new Error('the goods were not written')
  return made.id
}

/** Writes over goods. */
export const updateGoods = (db: Db, id: number, change: Partial<NewGoods>) =>
  db.update(goods).set(change).where(eq(goods.id, id))

/** Puts goods on the shelf or takes them off; false where they are so already. */
export const shelveGoods = async (db: Db, id: number, isOn: boolean): Promise<boolean> => {
  const changed = await db
    .update(goods)
    .set({ isOn })
    .where(and(eq(goods.id, id), eq(goods.isOn, !isOn)))
    .returning({ id: goods.id })
  return changed.length > 0
}
