import { and, eq, gt, inArray, sql } from 'drizzle-orm'
import type { PatientId } from '#app/context.ts'
import type { Db } from '#kit/db/open.ts'
import { mallCouponCodes as codes, mallCoupons as coupons } from '../tables.ts'

/**
 * Draws a coupon into the next free seat of the patient and takes one piece away, both or neither; the code's id, or
 * nothing where none is left, it is not the time, or they have all that they may have.
 */
export const drawCode = async (
  db: Db,
  { couponId, patientId, code, now }: { couponId: number; patientId: PatientId; code: string; now: Date },
): Promise<number | undefined> => {
  const { rows } = await db.execute<{ id: string }>(sql`
    with open as materialized (
      select * from ${coupons} c where c.id = ${couponId} for update
    ), drawn as (
      insert into ${codes} (code, coupon_id, patient_id, seat, drawn_at, ends_at)
      select ${code}, c.id, ${patientId}, mine.seats + 1, ${now}::timestamptz,
        least(c.use_until, ${now}::timestamptz + c.valid_days * interval '1 day')
      from open c, lateral (
        select count(*)::int as seats from ${codes} k where k.coupon_id = c.id and k.patient_id = ${patientId}
      ) mine
      where c.is_on and c.left_n > 0 and c.draw_from <= ${now} and c.draw_until > ${now} and mine.seats < c.most_each
      on conflict (patient_id, coupon_id, seat) do nothing
      returning id, coupon_id
    ), lowered as (
      update ${coupons} c set left_n = c.left_n - 1 from drawn where c.id = drawn.coupon_id
    )
    select id from drawn`)
  return rows[0] && Number(rows[0].id)
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

/** Ends a code that nobody holds or has used; false where somebody does. */
export const endCode = async (db: Db, codeId: number, now: Date): Promise<boolean> => {
  const moment = now.toISOString()
  const ended = await db
    .update(codes)
    .set({
      endsAt: sql`least(${codes.endsAt}, ${moment}::timestamptz)`,
      // What had run out by itself was not taken from anybody.
      takenBackAt: sql`case when ${codes.endsAt} > ${moment}::timestamptz then ${moment}::timestamptz end`,
      isSelected: false,
    })
    .where(and(eq(codes.id, codeId), eq(codes.state, 'free')))
    .returning({ id: codes.id })
  return ended.length > 0
}
