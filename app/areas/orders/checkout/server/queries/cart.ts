import { desc, eq, type SQL, sql } from 'drizzle-orm'
import type { PatientId } from '#app/context.ts'
import type { Db } from '#kit/db/open.ts'
import { ordersCart as cart } from '../tables.ts'

export type CartRow = typeof cart.$inferSelect

/** What is in a patient's cart, the newest first. */
export const listCart = (db: Db, patient: PatientId): Promise<CartRow[]> =>
  db.select().from(cart).where(eq(cart.patientId, patient)).orderBy(desc(cart.addedAt), desc(cart.skuId))

/** Puts so many pieces in, in place of what was there, which keeps its place in the list, and how one came to it unless that is said anew; false where the cart has `most` other things. */
export const putInCart = async (
  db: Db,
  { patientId, skuId, goodsId, pieces, addedAt, cameBy }: CartRow,
  most: number,
): Promise<boolean> => {
  const { rows } = await db.execute(sql`
    insert into ${cart} (patient_id, sku_id, goods_id, pieces, added_at, came_by)
    select ${patientId}::bigint, ${skuId}::bigint, ${goodsId}::bigint, ${pieces}::smallint, ${addedAt}::timestamptz, ${JSON.stringify(cameBy)}::jsonb
    where (select count(*) from ${cart} c where c.patient_id = ${patientId} and c.sku_id <> ${skuId}) < ${most}
    on conflict (patient_id, sku_id) do update set pieces = excluded.pieces,
      came_by = case when excluded.came_by = '{}' then ${cart}.came_by else excluded.came_by end
    returning 1`)
  return rows.length > 0
}

export const takeFromCart = (db: Db, patientId: PatientId, skuIds: readonly number[]) =>
  db.execute(takingFromCarts(skuIds.map((skuId) => ({ patientId, skuId }))))

/** The write that takes things from carts. */
export const takingFromCarts = (taken: readonly { patientId: PatientId; skuId: number }[]): SQL =>
  sql`
    delete from ${cart} c using json_to_recordset(${JSON.stringify(taken)}::json) as t("patientId" bigint, "skuId" bigint)
    where c.patient_id = t."patientId" and c.sku_id = t."skuId"`
