import { and, desc, eq, gt, inArray, or, sql } from 'drizzle-orm'
import { guahaoHospitals as hospitals } from '#app/areas/guahao/hospitals/server/public.ts'
import { mallCoupons as coupons } from '#app/areas/mall/coupons/server/public.ts'
import type { Db } from '#kit/db/open.ts'
import type { GivenLately, giftStates } from '../../rules.ts'
import { deskPatientGifts as gifts } from '../tables.ts'

export type GiftRow = typeof gifts.$inferSelect

const selectGifts = (db: Db) =>
  db
    .select({ gift: gifts, title: coupons.title, hospitalName: hospitals.name })
    .from(gifts)
    .innerJoin(hospitals, eq(hospitals.id, gifts.hospitalId))
    .leftJoin(coupons, eq(coupons.id, gifts.couponId))

/** A gift with what it is called, and of whom it is. */
export type FoundGift = Awaited<ReturnType<typeof selectGifts>>[number]

export const insertGift = async (db: Db, row: typeof gifts.$inferInsert): Promise<GiftRow> =>
  (await db.insert(gifts).values(row).returning())[0] as GiftRow

/** What a desk gave an account, or asked to, the newest first. */
export const listGifts = (db: Db, hospitalId: number, patientId: number): Promise<FoundGift[]> =>
  selectGifts(db)
    .where(and(eq(gifts.hospitalId, hospitalId), eq(gifts.patientId, patientId)))
    .orderBy(desc(gifts.id))
    .limit(50)

/** What an account was given by hand, everywhere. */
export const listGivenTo = (db: Db, patientId: number): Promise<FoundGift[]> =>
  selectGifts(db)
    .where(and(eq(gifts.patientId, patientId), inArray(gifts.state, ['given', 'back'])))
    .orderBy(desc(gifts.id))

export const findGift = async (db: Db, id: number): Promise<FoundGift | undefined> =>
  (await selectGifts(db).where(eq(gifts.id, id)))[0]

const isAlive = (now: Date) => or(eq(gifts.state, 'given'), and(eq(gifts.state, 'waiting'), gt(gifts.expiresAt, now)))

/** What a desk gave an account since then, with what waits. */
export const sumLately = async (
  db: Db,
  { hospitalId, patientId }: { hospitalId: number; patientId: number },
  since: Date,
  now: Date,
): Promise<GivenLately> => {
  const [sums] = await db
    .select({
      points: sql<number>`coalesce(sum(${gifts.amount}), 0)::int`,
      coupons: sql<number>`(count(*) filter (where ${gifts.kind} = 'coupon'))::int`,
    })
    .from(gifts)
    .where(
      and(eq(gifts.hospitalId, hospitalId), eq(gifts.patientId, patientId), gt(gifts.askedAt, since), isAlive(now)),
    )
  return sums ?? { points: 0, coupons: 0 }
}

/** Whether the same waits for somebody's word. */
export const isAsked = async (
  db: Db,
  { hospitalId, patientId, couponId, amount }: Pick<GiftRow, 'hospitalId' | 'patientId' | 'couponId' | 'amount'>,
  now: Date,
): Promise<boolean> => {
  const same = couponId === null ? eq(gifts.amount, amount) : eq(gifts.couponId, couponId)
  const waits = and(eq(gifts.state, 'waiting'), gt(gifts.expiresAt, now))
  return (
    (await db.$count(gifts, and(eq(gifts.hospitalId, hospitalId), eq(gifts.patientId, patientId), same, waits))) > 0
  )
}

/** Moves a gift on; undefined where it stands elsewhere by now. */
export const moveGift = async (
  db: Db,
  id: number,
  from: (typeof giftStates)[number],
  change: Partial<GiftRow>,
): Promise<GiftRow | undefined> =>
  (
    await db
      .update(gifts)
      .set(change)
      .where(and(eq(gifts.id, id), eq(gifts.state, from)))
      .returning()
  )[0]
