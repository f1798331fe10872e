import { and, asc, type Column, desc, eq, gt, inArray, lte, ne, or, type SQL, sql } from 'drizzle-orm'
import { accessPatients as patients } from '#app/areas/access/patients/server/public.ts'
import { mallGoods as goods, mallGoodsSkus as specials } from '#app/areas/mall/goods/server/public.ts'
import { mallStocks as stocks } from '#app/areas/mall/stock/server/public.ts'
import type { PatientId } from '#app/context.ts'
import type { Db } from '#kit/db/open.ts'
import { page } from '#kit/db/page.ts'
import type { BargainState } from '../../rules.ts'
import { activitiesBargains as bargains, activitiesCuts as cuts, activitiesBargainItems as items } from '../tables.ts'

interface Asked {
  page: number
  size: number
}

/** What of goods on offer is shown. */
const shown = {
  item: items,
  goods: { id: goods.id, name: goods.name, picture: goods.picture, images: goods.images, isOn: goods.isOn },
  skuName: specials.name,
  left: stocks.left,
}

const offered = (db: Db) =>
  db
    .select(shown)
    .from(items)
    .innerJoin(goods, eq(goods.id, items.goodsId))
    .innerJoin(specials, eq(specials.id, items.skuId))
    .innerJoin(stocks, eq(stocks.id, items.stockId))

/** Goods of an activity that can be bought still. */
export const listItems = (db: Db, actId: number, asked: Asked) =>
  page(
    db,
    offered(db)
      .where(and(eq(items.actId, actId), eq(goods.isOn, true)))
      .orderBy(asc(items.position), asc(items.id))
      .$dynamic(),
    asked,
  )
export type ItemRow = Awaited<ReturnType<typeof listItems>>['rows'][number]

/** One of the goods of an activity. */
export const findItem = async (db: Db, actId: number, goodsId: number): Promise<ItemRow | undefined> =>
  (await offered(db).where(and(eq(items.actId, actId), eq(items.goodsId, goodsId))))[0]

const withItem = (db: Db) =>
  db
    .select({ ...shown, bargain: bargains, nickname: patients.nickname })
    .from(bargains)
    .innerJoin(patients, eq(patients.id, bargains.patientId))
    .innerJoin(items, eq(items.id, bargains.itemId))
    .innerJoin(goods, eq(goods.id, items.goodsId))
    .innerJoin(specials, eq(specials.id, items.skuId))
    .innerJoin(stocks, eq(stocks.id, items.stockId))

const inState = (state: BargainState | undefined, now: Date) => {
  const isRunning = and(eq(bargains.state, 'running'), gt(bargains.endsAt, now))
  if (state === 'running') return isRunning
  if (state === 'over')
    return or(eq(bargains.state, 'over'), and(eq(bargains.state, 'running'), lte(bargains.endsAt, now)))
  return state && eq(bargains.state, state)
}

interface Which {
  actId?: number | undefined
  state?: BargainState | undefined
  now: Date
}

/** A patient's bargains, the newest first. */
export const listBargains = (db: Db, patient: PatientId, { actId, state, now }: Which, asked: Asked) =>
  page(
    db,
    withItem(db)
      .where(
        and(
          eq(bargains.patientId, patient),
          actId === undefined ? undefined : eq(items.actId, actId),
          inState(state, now),
        ),
      )
      .orderBy(desc(bargains.startedAt), asc(bargains.id))
      .$dynamic(),
    asked,
  )
export type BargainRow = Awaited<ReturnType<typeof listBargains>>['rows'][number]

/** Bargains of others with which a patient helped, the newest first. */
export const listHelped = (db: Db, patient: PatientId, { actId, state, now }: Which, asked: Asked) => {
  const helped = db.select({ id: cuts.bargainId }).from(cuts).where(eq(cuts.patientId, patient))
  return page(
    db,
    withItem(db)
      .where(
        and(
          inArray(bargains.id, helped),
          ne(bargains.patientId, patient),
          actId === undefined ? undefined : eq(items.actId, actId),
          inState(state, now),
        ),
      )
      .orderBy(desc(bargains.startedAt), asc(bargains.id))
      .$dynamic(),
    asked,
  )
}

/** One bargain, whoever's it is: who has its number was sent it. */
export const findBargain = async (db: Db, id: string): Promise<BargainRow | undefined> =>
  (await withItem(db).where(eq(bargains.id, id)))[0]

/** A patient's last bargain on goods of an activity. */
export const findLastOn = async (
  db: Db,
  patient: PatientId,
  { actId, goodsId }: { actId: number; goodsId: number },
): Promise<BargainRow | undefined> => {
  const mine = and(eq(bargains.patientId, patient), eq(items.actId, actId), eq(items.goodsId, goodsId))
  return (await withItem(db).where(mine).orderBy(desc(bargains.startedAt), asc(bargains.id)).limit(1))[0]
}

/** Who cut what of a bargain, in their order. */
export const listCuts = (db: Db, bargainId: string) =>
  db
    .select({ cut: cuts, nickname: patients.nickname })
    .from(cuts)
    .leftJoin(patients, eq(patients.id, cuts.patientId))
    .where(eq(cuts.bargainId, bargainId))
    .orderBy(asc(cuts.seat))
export type CutRow = Awaited<ReturnType<typeof listCuts>>[number]

/** A patient's bargains in an activity that are running, and those of anybody that were ordered in it: of each the newest ones. */
export const listOfHome = async (
  db: Db,
  patient: PatientId,
  { actId, now }: { actId: number; now: Date },
  most: number,
) => {
  const idsOf = (which: SQL | undefined, newest: Column) =>
    db
      .select({ id: bargains.id })
      .from(bargains)
      .innerJoin(items, eq(items.id, bargains.itemId))
      .where(and(eq(items.actId, actId), which))
      .orderBy(desc(newest), asc(bargains.id))
      .limit(most)
  const running = idsOf(and(eq(bargains.patientId, patient), inState('running', now)), bargains.startedAt)
  const ordered = idsOf(inState('ordered', now), bargains.orderedAt)
  const rows = await withItem(db)
    .where(inArray(bargains.id, running.unionAll(ordered)))
    .orderBy(desc(bargains.orderedAt), desc(bargains.startedAt), asc(bargains.id))
  const isOrdered = ({ bargain }: BargainRow) => bargain.state === 'ordered'
  return { running: rows.filter((row) => !isOrdered(row)), ordered: rows.filter(isOrdered) }
}

/** All bargains of a patient, and all that they cut. */
export const listOwn = async (db: Db, patient: PatientId) => ({
  begun: await withItem(db).where(eq(bargains.patientId, patient)).orderBy(asc(bargains.startedAt), asc(bargains.id)),
  cut: await db.select().from(cuts).where(eq(cuts.patientId, patient)).orderBy(asc(cuts.cutAt), asc(cuts.bargainId)),
})

/** How many bargains were begun in each of these activities, and how many of them ordered; one without any is missing. */
export const countBargains = async (db: Db, actIds: readonly number[]) => {
  const found = await db
    .select({
      actId: items.actId,
      begun: sql<number>`count(*)::int`,
      ordered: sql<number>`(count(*) filter (where ${bargains.state} = 'ordered'))::int`,
    })
    .from(bargains)
    .innerJoin(items, eq(items.id, bargains.itemId))
    .where(inArray(items.actId, [...actIds]))
    .groupBy(items.actId)
  return new Map(found.map(({ actId, ...counted }) => [actId, counted]))
}
