import { desc, type SQL, sql } from 'drizzle-orm'
import { isAnyOf } from '#kit/db/any-of.ts'
import { batchLoader } from '#kit/db/batch-loader.ts'
import { microBatch } from '#kit/db/micro-batch.ts'
import type { Db } from '#kit/db/open.ts'
import type { PatientId } from '#server/here.ts'
import { ordersCart as cart } from '../tables.ts'

export type CartRow = typeof cart.$inferSelect

const selectCarts = (db: Db, { patients }: { patients: readonly PatientId[] }) =>
  db.select().from(cart).where(isAnyOf(cart.patientId, patients)).orderBy(desc(cart.addedAt), desc(cart.specialId))
const findCart = batchLoader(async (db, patients: readonly PatientId[]) =>
  Map.groupBy(await selectCarts(db, { patients }), ({ patientId }) => patientId as PatientId),
)

/** What is in a patient's cart, the newest first; those who look at the same time look together. */
export const listCart = async (db: Db, patient: PatientId): Promise<CartRow[]> => (await findCart(db, patient)) ?? []

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

const putTogether = microBatch<Put, boolean>(async (db, puts) => {
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
  db.execute(takingFromCarts(specialIds.map((specialId) => ({ patientId: patient, specialId }))))

/** The write that takes things from many carts. */
export const takingFromCarts = (taken: readonly { patientId: number; specialId: number }[]): SQL =>
  sql`
    delete from ${cart} c using json_to_recordset(${JSON.stringify(taken)}::json) as t("patientId" bigint, "specialId" bigint)
    where c.patient_id = t."patientId" and c.special_id = t."specialId"`
