import { and, desc, eq, gt, inArray, sql } from 'drizzle-orm'
import { mallCoupons as coupons } from '#app/areas/mall/coupons/server/public.ts'
import type { PatientId } from '#app/context.ts'
import type { Db } from '#kit/db/open.ts'
import { type PageRequest, page } from '#kit/db/page.ts'
import type { CodeState } from '../../states.ts'
import { membershipCodes as codes, membershipCombos as combos } from '../tables.ts'

export type CodeRow = typeof codes.$inferSelect

export const insertCodes = (db: Db, rows: (typeof codes.$inferInsert)[]) =>
  db.insert(codes).values(rows).onConflictDoNothing({ target: codes.codeIndex }).returning({ id: codes.id })

/** Codes by their digests. */
export const listByIndexes = (db: Db, indexes: readonly string[]): Promise<CodeRow[]> =>
  db
    .select()
    .from(codes)
    .where(inArray(codes.codeIndex, [...indexes]))

/** A code by its digests under all secrets. */
export const findCode = async (db: Db, indexes: readonly string[]): Promise<CodeRow | undefined> =>
  (
    await db
      .select()
      .from(codes)
      .where(inArray(codes.codeIndex, [...indexes]))
  )[0]

/** Uses a code up; false where somebody did so first, it was withdrawn, or it is over. */
export const spendCode = async (db: Db, id: number, patient: PatientId, now: Date): Promise<boolean> =>
  (
    await db
      .update(codes)
      .set({ state: 'used', usedBy: patient, usedAt: now })
      .where(and(eq(codes.id, id), eq(codes.state, 'open'), gt(codes.endsAt, now)))
      .returning({ id: codes.id })
  ).length > 0

/** Withdraws a code that nobody has used; false where it is not open any more. */
export const withdrawCode = async (db: Db, id: number): Promise<boolean> =>
  (
    await db
      .update(codes)
      .set({ state: 'withdrawn' })
      .where(and(eq(codes.id, id), eq(codes.state, 'open')))
      .returning({ id: codes.id })
  ).length > 0

export const findCodeById = async (db: Db, id: number): Promise<CodeRow | undefined> =>
  (await db.select().from(codes).where(eq(codes.id, id)))[0]

/** Codes of a state, the newest first, with what each is for. */
export const listCodes = (db: Db, state: CodeState, asked: PageRequest) =>
  page(
    db,
    db
      .select({ code: codes, title: sql<string>`coalesce(${combos.title}, ${coupons.title})` })
      .from(codes)
      .leftJoin(combos, eq(combos.id, codes.comboId))
      .leftJoin(coupons, eq(coupons.id, codes.couponId))
      .where(eq(codes.state, state))
      .orderBy(desc(codes.id))
      .$dynamic(),
    asked,
  )

/** Codes that a patient used. */
export const listUsedBy = (db: Db, patient: PatientId): Promise<CodeRow[]> =>
  db.select().from(codes).where(eq(codes.usedBy, patient)).orderBy(desc(codes.id))
