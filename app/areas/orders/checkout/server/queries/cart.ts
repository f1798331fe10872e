import { and, desc, eq, inArray, sql } from 'drizzle-orm'
import type { Db } from '#kit/db/open.ts'
import { together } from '#kit/db/together.ts'
import type { PatientId } from '#server/here.ts'
import { ordersCart as cart } from '../tables.ts'

export type CartRow = typeof cart.$inferSelect

/** What is in a patient's cart, the newest first. */
export const listCart = (db: Db, patient: PatientId): Promise<CartRow[]> =>
  db.select().from(cart).where(eq(cart.patientId, patient)).orderBy(desc(cart.addedAt), desc(cart.specialId))

/** What somebody puts into his cart, which takes `most` other things. */
interface Put {
  row: CartRow
  most: number
}

/**
 * Puts so many pieces in, in place of what was there; false where the cart has `most` other things. Those who do it at the same
 * time do it together; who puts the same in twice at once (one statement writes no row twice) goes alone.
 */
export const putInCart = (db: Db, row: CartRow, most: number): Promise<boolean> => putTogether(db, { row, most })

const putTogether = together<Put, boolean>(async (db, puts) => {
  const asked = puts.map(({ row, most }) => ({ ...row, most }))
  const { rows } = await db.execute<{ patient_id: string; special_id: string }>(sql`
    insert into ${cart} (patient_id, special_id, goods_id, pieces, added_at)
    select "patientId", "specialId", "goodsId", pieces, "addedAt" from json_to_recordset(${JSON.stringify(asked)}::json)
      as a("patientId" bigint, "specialId" bigint, "goodsId" bigint, pieces smallint, "addedAt" timestamptz, most int)
    where (select count(*) from ${cart} c where c.patient_id = a."patientId" and c.special_id <> a."specialId") < most
    order by "patientId", "specialId"
    on conflict (patient_id, special_id) do update set pieces = excluded.pieces, added_at = excluded.added_at
    returning patient_id, special_id`)
  const isIn = new Set(rows.map(({ patient_id, special_id }) => `${patient_id} ${special_id}`))
  return puts.map(({ row: { patientId, specialId } }) => isIn.has(`${patientId} ${specialId}`))
})

export const takeFromCart = (db: Db, patient: PatientId, specialIds: readonly number[]) =>
  db.delete(cart).where(and(eq(cart.patientId, patient), inArray(cart.specialId, [...specialIds])))
