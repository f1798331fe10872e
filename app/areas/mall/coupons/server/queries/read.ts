import { and, asc, desc, eq, gt, inArray, isNull, lte, ne, or, sql } from 'drizzle-orm'
import type { PatientId } from '#app/context.ts'
import { isAnyOf } from '#kit/db/any-of.ts'
import { batchLoader } from '#kit/db/batch-loader.ts'
import { contains } from '#kit/db/contains.ts'
import type { Db } from '#kit/db/open.ts'
import { type PageRequest, page } from '#kit/db/page.ts'
import { dayOf, instantAt } from '#kit/time/day.ts'
import { mallCouponCodes as codes, mallCoupons as coupons } from '../tables.ts'

export type CouponRow = typeof coupons.$inferSelect
export type CodeRow = typeof codes.$inferSelect
/** A coupon that somebody has, with what it says. */
export type HeldRow = { code: CodeRow; coupon: CouponRow }

/** So many of one patient are looked at. */
const MOST_USABLE = 200

/** So many coupons are offered at once. */
const MOST_OFFERED = 50

/** These coupons, open or not. */
export const listCoupons = (db: Db, ids: readonly number[]): Promise<CouponRow[]> =>
  db.select().from(coupons).where(isAnyOf(coupons.id, ids))

/** One coupon, open or not. */
export const findCoupon = async (db: Db, id: number): Promise<CouponRow | undefined> => (await listCoupons(db, [id]))[0]

/** Coupons that anybody may draw at a moment, some left or not. */
const isOpen = (issuer: string, now: Date) =>
  and(
    eq(coupons.isOn, true),
    eq(coupons.isForPoints, false),
    eq(coupons.issuer, issuer),
    lte(coupons.drawFrom, now),
    gt(coupons.drawUntil, now),
  )

/** The highest limit first. */
const inOrder = [desc(coupons.discountLimitFen), asc(coupons.id)]

/** Coupons that are exchanged for points and can still be given, the newest first. */
export const listForPoints = (db: Db, now: Date): Promise<CouponRow[]> =>
  db
    .select()
    .from(coupons)
    .where(and(eq(coupons.isOn, true), eq(coupons.isForPoints, true), gt(coupons.left, 0), gt(coupons.drawUntil, now)))
    .orderBy(desc(coupons.id))
    .limit(MOST_OFFERED)

/** Coupons of an issuer that can be drawn now, those with these words in their title where some are given, the highest limit first. */
export const listDrawable = (db: Db, issuer: string, now: Date, words = ''): Promise<CouponRow[]> =>
  db
    .select()
    .from(coupons)
    .where(and(isOpen(issuer, now), gt(coupons.left, 0), words === '' ? undefined : contains(coupons.title, words)))
    .orderBy(...inOrder)
    .limit(MOST_OFFERED)

interface Goods {
  goodsId: number
  categoryId: number
  hospitalId: number | null
  now: Date
}

/** Coupons for goods that can be drawn now, or could while there were some left. */
export const listForGoods = (db: Db, { goodsId, categoryId, hospitalId, now }: Goods): Promise<CouponRow[]> =>
  db
    .select()
    .from(coupons)
    .where(
      and(
        isOpen('mall', now),
        or(isNull(coupons.hospitalId), hospitalId === null ? undefined : eq(coupons.hospitalId, hospitalId)),
        sql`(${coupons.goodsIds} = '{}' and ${coupons.categoryIds} = '{}'
          or ${goodsId}::bigint = any(${coupons.goodsIds}) or ${categoryId}::bigint = any(${coupons.categoryIds}))`,
      ),
    )
    .orderBy(...inOrder)
    .limit(MOST_OFFERED)

/** Coupons of the mall that a patient may draw now, for everything or for what these sellers sell, the highest limit first. */
export const listDrawableBy = (
  db: Db,
  patient: PatientId,
  { hospitalIds, now }: { hospitalIds: readonly number[]; now: Date },
): Promise<CouponRow[]> =>
  db
    .select()
    .from(coupons)
    .where(
      and(
        isOpen('mall', now),
        gt(coupons.left, 0),
        gt(coupons.useUntil, now),
        or(isNull(coupons.hospitalId), isAnyOf(coupons.hospitalId, hospitalIds)),
        sql`(select count(*) from ${codes} k where k.coupon_id = ${coupons.id} and k.patient_id = ${patient}) < ${coupons.mostEach}`,
      ),
    )
    .orderBy(...inOrder)
    .limit(MOST_USABLE)

/** A coupon of this patient that they can use now: free and not over. */
const isUsable = (patient: PatientId, now: Date) =>
  and(eq(codes.patientId, patient), eq(codes.state, 'free'), gt(codes.endsAt, now))

/** How many coupons a patient can use now. */
export const countUsable = (db: Db, patient: PatientId, now: Date): Promise<number> =>
  db.$count(codes, isUsable(patient, now))

const held = (db: Db) =>
  db.select({ code: codes, coupon: coupons }).from(codes).innerJoin(coupons, eq(coupons.id, codes.couponId))

const findUsable = batchLoader(async (db, patients: readonly PatientId[], day: string) => {
  const rows = await held(db)
    .where(
      and(
        isAnyOf(codes.patientId, patients),
        eq(codes.state, 'free'),
        gt(codes.endsAt, instantAt(day, 0)),
        eq(coupons.issuer, 'mall'),
      ),
    )
    .orderBy(desc(coupons.discountLimitFen), asc(codes.id))
  return Map.groupBy(rows, ({ code }) => code.patientId as PatientId)
})

/** All coupons of ours that a patient can use now; those who look at the same time look together. */
export const listUsable = async (db: Db, patient: PatientId, now: Date): Promise<HeldRow[]> => {
  const found = (await findUsable(db, patient, dayOf(now))) ?? []
  return found.filter(({ code }) => code.endsAt > now).slice(0, MOST_USABLE)
}

/** A patient's coupons of an issuer: those that can be used, the soonest to end first, or those that cannot any more. */
export const pageHeld = (
  db: Db,
  patient: PatientId,
  { issuer, usable, now }: { issuer: string; usable: boolean; now: Date },
  asked: PageRequest,
) => {
  const over = and(eq(codes.patientId, patient), or(ne(codes.state, 'free'), lte(codes.endsAt, now)))
  const found = held(db)
    .where(and(eq(coupons.issuer, issuer), usable ? isUsable(patient, now) : over))
    .orderBy(usable ? asc(codes.endsAt) : desc(codes.drawnAt), asc(codes.id))
  return page(db, found.$dynamic(), asked)
}

/** A patient's codes of these coupons. */
export const listCodesOf = async (db: Db, patient: PatientId, couponIds: readonly number[]): Promise<CodeRow[]> =>
  couponIds.length === 0
    ? []
    : db
        .select()
        .from(codes)
        .where(and(eq(codes.patientId, patient), inArray(codes.couponId, [...couponIds])))
        .orderBy(asc(codes.id))

/** One coupon that a patient has. */
export const findHeld = async (db: Db, patient: PatientId, codeId: number): Promise<HeldRow | undefined> =>
  (await held(db).where(and(eq(codes.id, codeId), eq(codes.patientId, patient))))[0]

/** All that a patient ever drew. */
export const listEver = (db: Db, patient: PatientId): Promise<HeldRow[]> =>
  held(db).where(eq(codes.patientId, patient)).orderBy(asc(codes.id))
