import { and, desc, eq, gt, isNull, lt, or, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import { accessStaff } from '#app/areas/access/staff/server/public.ts'
import type { Db } from '#kit/db/open.ts'
import { accessMachineKeys as keys } from './tables.ts'

export type KeyRow = typeof keys.$inferSelect
export type NewKey = typeof keys.$inferInsert

const maker = alias(accessStaff, 'maker')

/** A hospital's keys with who made them, the newest first; those that ended after the others. */
export const listKeys = (db: Db, hospitalId: number) =>
  db
    .select({ key: keys, madeBy: maker.name })
    .from(keys)
    .leftJoin(maker, eq(maker.id, keys.madeBy))
    .where(eq(keys.hospitalId, hospitalId))
    .orderBy(sql`${keys.endedAt} desc nulls first`, desc(keys.id))
    .limit(200)

export const findKey = async (db: Db, hospitalId: number, id: number) =>
  (
    await db
      .select({ key: keys, madeBy: maker.name })
      .from(keys)
      .leftJoin(maker, eq(maker.id, keys.madeBy))
      .where(and(eq(keys.id, id), eq(keys.hospitalId, hospitalId)))
  )[0]

/** How many keys of a hospital have not ended; one that ran out has. */
export const countKeys = (db: Db, hospitalId: number, now: Date): Promise<number> =>
  db.$count(keys, and(eq(keys.hospitalId, hospitalId), isNull(keys.endedAt), gt(keys.expiresAt, now)))

/** Writes a key; undefined where the hospital has one of that name. */
export const insertKey = async (db: Db, row: NewKey): Promise<KeyRow | undefined> =>
  (await db.insert(keys).values(row).onConflictDoNothing().returning())[0]

/** Ends what has run out under a name, so that the name is free again. */
export const endExpired = (db: Db, hospitalId: number, name: string, now: Date) =>
  db
    .update(keys)
    .set({ endedAt: keys.expiresAt, formerHash: null, formerUntil: null })
    .where(and(eq(keys.hospitalId, hospitalId), eq(keys.name, name), isNull(keys.endedAt), lt(keys.expiresAt, now)))

/** Changes a key that is still the one that was read and has not ended; undefined where somebody was faster. */
export const updateKey = async (
  db: Db,
  { id, keyHash }: Pick<KeyRow, 'id' | 'keyHash'>,
  change: Partial<NewKey>,
): Promise<KeyRow | undefined> =>
  (
    await db
      .update(keys)
      .set(change)
      .where(and(eq(keys.id, id), eq(keys.keyHash, keyHash), isNull(keys.endedAt)))
      .returning()
  )[0]

/** The key with this hash, or the one that follows it while it overlaps: good at this time, or undefined. */
export const findGoodKey = async (db: Db, hash: string, now: Date): Promise<KeyRow | undefined> =>
  (
    await db
      .select()
      .from(keys)
      .where(
        and(
          or(eq(keys.keyHash, hash), and(eq(keys.formerHash, hash), gt(keys.formerUntil, now))),
          isNull(keys.endedAt),
          gt(keys.expiresAt, now),
        ),
      )
  )[0]

/** Notes when a key was used last, unless another question has since `before`. */
export const touchKey = (db: Db, id: number, now: Date, before: Date) =>
  db
    .update(keys)
    .set({ lastUsedAt: now })
    .where(and(eq(keys.id, id), or(isNull(keys.lastUsedAt), lt(keys.lastUsedAt, before))))
