import { and, asc, eq, gt, inArray, isNotNull, isNull, lte, or, type SQL, sql } from 'drizzle-orm'
import type { Db } from '#kit/db/open.ts'
import { fixedUntil } from '../../rules/agreed.ts'
import { openStates } from '../../states.ts'
import { consultConsultations as asks } from '../tables.ts'
import { type ConsultationRow, isInTime } from './consultations.ts'

/** Whether it can be called off: nothing is agreed, or it is not so near, or nobody has accepted it yet. */
export const isFreeToMove = (now: Date): SQL | undefined =>
  or(isNull(asks.agreedAt), gt(asks.agreedAt, fixedUntil(now)), sql`${asks.state} <> 'accepted'`)

/** A time is agreed for it. */
export const isAgreed: SQL = isNotNull(asks.agreedAt)

/** The times from now on that somebody has with a doctor. */
export const listTaken = async (db: Db, doctorId: number, now: Date): Promise<Date[]> => {
  const ahead = and(eq(asks.doctorId, doctorId), inArray(asks.state, openStates), gt(asks.agreedAt, now))
  const rows = await db.select({ agreedAt: asks.agreedAt }).from(asks).where(ahead)
  return rows.flatMap(({ agreedAt }) => agreedAt ?? [])
}

/** Moves an agreed time; undefined where it may not be moved any more. Where somebody has the new one the unique index throws. */
export const moveTime = async (
  db: Db,
  id: string,
  set: Pick<ConsultationRow, 'agreedAt' | 'replyBy' | 'endsAt' | 'remindAt'>,
  now: Date,
): Promise<ConsultationRow | undefined> => {
  const movable = and(eq(asks.id, id), eq(asks.state, 'accepted'), gt(asks.agreedAt, fixedUntil(now)))
  return (await db.update(asks).set(set).where(movable).returning())[0]
}

/** Consultations of which both are to be reminded now; that they are is written down. */
export const takeToRemind = (db: Db, now: Date): Promise<ConsultationRow[]> =>
  db.update(asks).set({ remindAt: null }).where(lte(asks.remindAt, now)).returning()

/** Accepted ones whose agreed time is so long ago that a patient who is not there has missed it, and whose doctor may still come. */
export const listAgreedBefore = (db: Db, before: Date, now: Date): Promise<ConsultationRow[]> =>
  db
    .select()
    .from(asks)
    .where(
      and(eq(asks.state, 'accepted'), isNotNull(asks.agreedAt), lte(asks.agreedAt, before), isInTime('accepted', now)),
    )
    .orderBy(asc(asks.agreedAt), asc(asks.id))
