import { and, eq, gt, inArray, sql } from 'drizzle-orm'
import type { Db } from '#kit/db/open.ts'
import type { PatientId } from '#server/here.ts'
import { mallCouponCodes as codes, mallCoupons as coupons } from '../tables.ts'

/** Writes a code into the next free seat of the patient; its id, or nothing where he has all that he may have. */
export const insertCode = async (
  db: Db,
  { couponId, patientId, code, now }: { couponId: number; patientId: PatientId; code: string; now: Date },
): Promise<number | undefined> => {
  const { rows } = await db.execute<{ id: number }>(sql`
    insert into ${codes} (code, coupon_id, patient_id, seat, drawn_at, ends_at)
    select ${code}, c.id, ${patientId}, mine.seats + 1, ${now}::timestamptz,
      least(c.use_until, ${now}::timestamptz + c.valid_days * interval '1 day')
    from ${coupons} c, lateral (
      select count(*)::int as seats from ${codes} k where k.coupon_id = c.id and k.patient_id = ${patientId}
    ) mine
    where c.id = ${couponId} and mine.seats < c.most_each
    on conflict (patient_id, coupon_id, seat) do nothing
    returning id`)
  return rows[0] && Number(rows[0].id)
}

/** Takes one piece away from what can still be drawn; false where there is none, or not now. */
export const takeOne = async (db: Db, couponId: number, now: Date): Promise<boolean> => {
  const taken = await db
    .update(coupons)
    .set({ left: sql`${coupons.left} - 1` })
    .where(
      and(
        eq(coupons.id, couponId),
        eq(coupons.isOn, true),
        gt(coupons.left, 0),
        sql`${coupons.drawFrom} <= ${now} and ${coupons.drawUntil} > ${now}`,
      ),
    )
    .returning({ id: coupons.id })
  return taken.length > 0
}

/** Chooses a coupon for the order that is being confirmed, and no other; false where it cannot be used now. */
export const selectCode = async (db: Db, patient: PatientId, codeId: number, now: Date): Promise<boolean> => {
  await db
    .update(codes)
    .set({ isSelected: false })
    .where(and(eq(codes.patientId, patient), eq(codes.isSelected, true)))
  const chosen = await db
    .update(codes)
    .set({ isSelected: true })
    .where(and(eq(codes.id, codeId), eq(codes.patientId, patient), eq(codes.state, 'free'), gt(codes.endsAt, now)))
    .returning({ id: codes.id })
  return chosen.length > 0
}

/** An order holds coupons of its patient: all of them or none; false where one of them cannot be used now. */
export const holdCodes = async (
  db: Db,
  { patient, codeIds, holdKey, now }: { patient: PatientId; codeIds: readonly number[]; holdKey: string; now: Date },
): Promise<boolean> => {
  const wanted = [...new Set(codeIds)]
  const { rows } = await db.execute<{ n: number }>(sql`
    with free as materialized (
      select id from ${codes} where id = any(${sql.param(wanted)}::bigint[]) and patient_id = ${patient} and state = 'free'
        and ends_at > ${now}::timestamptz order by id for update
    ), held as (
      update ${codes} k set state = 'held', hold_key = ${holdKey}, is_selected = false
      from free where k.id = free.id and (select count(*) from free) = ${wanted.length} returning k.id
    )
    select count(*)::int as n from held`)
  return rows[0]?.n === wanted.length
}

/** What an order held is used, once it is paid. */
export const useHeld = async (db: Db, holdKey: string, usedAt: Date) => {
  await db
    .update(codes)
    .set({ state: 'used', usedAt })
    .where(and(eq(codes.holdKey, holdKey), eq(codes.state, 'held')))
}

/** What orders held or used is free again, for as long as it is valid; how many. */
export const giveCodesBack = async (db: Db, holdKeys: readonly string[]): Promise<number> => {
  const freed = await db
    .update(codes)
    .set({ state: 'free', holdKey: null, usedAt: null })
    .where(and(inArray(codes.holdKey, [...holdKeys])))
    .returning({ id: codes.id })
  return freed.length
}
