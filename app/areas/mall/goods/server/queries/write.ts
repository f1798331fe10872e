import { asc, eq, sql } from 'drizzle-orm'
import type { PatientId } from '#app/context.ts'
import { oneStatement } from '#kit/db/one-statement.ts'
import type { Db } from '#kit/db/open.ts'
import {
  mallGoodsComments as comments,
  mallGoods as goods,
  mallGoodsIntentions as intentions,
  mallGoodsPurchases as purchases,
  mallGoodsShares as shares,
} from '../tables.ts'

/** Counts a view of goods. */
export const addView = (db: Db, id: number) =>
  db
    .update(goods)
    .set({ viewCount: sql`${goods.viewCount} + 1` })
    .where(eq(goods.id, id))

/** What somebody bought; their name masked. */
export type Purchase = Required<Omit<typeof purchases.$inferInsert, 'id'>>

/** Notes what was bought and by whom, and counts it. */
export const insertPurchases = async (db: Db, bought: readonly Purchase[]): Promise<void> => {
  if (bought.length === 0) return
  const sold = sql`
    update ${goods} g set sold_count = g.sold_count + sold.pieces from (
      select id, sum(pieces)::int as pieces from unnest(
        ${sql.param(bought.map(({ goodsId }) => goodsId))}::bigint[], ${sql.param(bought.map(({ pieces }) => pieces))}::int[]
      ) as b(id, pieces) group by 1 order by 1
    ) sold where g.id = sold.id`
  await oneStatement(db, [db.insert(purchases).values([...bought]), sold])
}

/** Writes what a buyer says and counts its stars; false where they have said something of this order before. */
export const insertComment = async (db: Db, row: typeof comments.$inferInsert): Promise<boolean> => {
  const made = await db.insert(comments).values(row).onConflictDoNothing().returning({ id: comments.id })
  if (made.length === 0) return false
  await db
    .update(goods)
    .set({ commentCount: sql`${goods.commentCount} + 1`, starSum: sql`${goods.starSum} + ${row.stars}` })
    .where(eq(goods.id, row.goodsId))
  return true
}

/** Takes back what a buyer says of the goods of an order, with its stars. */
export const deleteComments = (db: Db, orderId: string) =>
  db.execute(sql`
    with gone as (delete from ${comments} where order_id = ${orderId} returning goods_id, stars)
    update ${goods} g set comment_count = g.comment_count - 1, star_sum = g.star_sum - gone.stars
    from gone where g.id = gone.goods_id`)

/** Changes what stands below what a buyer says of the goods of an order. */
export const updateComments = (db: Db, orderId: string, change: { answer: string }) =>
  db.update(comments).set(change).where(eq(comments.orderId, orderId))

/** Writes that somebody wants to buy, over what they wrote before. */
export const putIntention = async (db: Db, row: typeof intentions.$inferInsert): Promise<number> => {
  const { nameSealed, mobileSealed, remarkSealed, askedAt } = row
  const [made] = await db
    .insert(intentions)
    .values(row)
    .onConflictDoUpdate({
      target: [intentions.patientId, intentions.goodsId],
      set: { nameSealed, mobileSealed, remarkSealed, askedAt },
    })
    .returning({ id: intentions.id })
  return made?.id as number
}

/** The share of these goods by this patient: the one that there is, or this new one. */
export const putShare = async (db: Db, row: typeof shares.$inferInsert): Promise<string> => {
  const [made] = await db
    .insert(shares)
    .values(row)
    .onConflictDoUpdate({ target: [shares.patientId, shares.goodsId], set: { sharedAt: row.sharedAt } })
    .returning({ shareId: shares.shareId })
  return made?.shareId as string
}

/** All that a patient wrote and shared of goods, the oldest first. */
export const listOwn = async (db: Db, patient: PatientId) => ({
  comments: await db.select().from(comments).where(eq(comments.patientId, patient)).orderBy(asc(comments.id)),
  intentions: await db.select().from(intentions).where(eq(intentions.patientId, patient)).orderBy(asc(intentions.id)),
  shares: await db.select().from(shares).where(eq(shares.patientId, patient)).orderBy(asc(shares.sharedAt)),
})

/** Takes the stars of somebody's comments away, who leaves. */
export const uncountComments = (db: Db, patient: PatientId) =>
  db.execute(sql`
    update ${goods} g set comment_count = g.comment_count - gone.n, star_sum = g.star_sum - gone.stars
    from (
      select goods_id, count(*)::int as n, sum(stars)::int as stars from ${comments} where patient_id = ${patient} group by goods_id
    ) gone where g.id = gone.goods_id`)
