import { desc, eq, sql } from 'drizzle-orm'
import type { Db } from '#kit/db/open.ts'
import type { PatientId } from '#server/here.ts'
import { ordersCart as cart } from '../tables.ts'

export type CartRow = typeof cart.$inferSelect

/** What is in a patient's cart, the newest first. */
export const listCart = (db: Db, patient: PatientId): Promise<CartRow[]> =>
  db.select().from(cart).where(eq(cart.patientId, patient)).orderBy(desc(cart.addedAt), desc(cart.specialId))

/** Puts so many pieces in, in place of what was there; false where the cart has `most` other things. */
export const putInCart = async (db: Db, row: CartRow, most: number): Promise<boolean> => {
  const { rows } = await db.execute(sql`
    insert into ${cart} (patient_id, special_id, goods_id, pieces, added_at)
    select ${row.patientId}, ${row.specialId}, ${row.goodsId}, ${row.pieces}, ${row.addedAt}::timestamptz
    where (select count(*) from ${cart} where patient_id = ${row.patientId} and special_id <> ${row.specialId}) < ${most}
    on conflict (patient_id, special_id) do update set pieces = excluded.pieces, added_at = excluded.added_at
    returning special_id`)
  return rows.length > 0
}

export const takeFromCart = (db: Db, patient: PatientId, specialIds: readonly number[]) =>
  takeFromCarts(
    db,
    specialIds.map((specialId) => ({ patientId: patient, specialId })),
  )

/** The same for things in many carts. */
export const takeFromCarts = (db: Db, taken: readonly { patientId: number; specialId: number }[]) =>
  db.execute(sql`
    delete from ${cart} c using json_to_recordset(${JSON.stringify(taken)}::json) as t("patientId" bigint, "specialId" bigint)
    where c.patient_id = t."patientId" and c.special_id = t."specialId"`)
