import { and, desc, eq, gt, isNull, lte, or, type SQL, sql } from 'drizzle-orm'
import { guahaoHospitals as hospitals } from '#app/areas/guahao/hospitals/server/public.ts'
import { isAnyOf } from '#kit/db/any-of.ts'
import type { Db } from '#kit/db/open.ts'
import type { Deed } from '../rules.ts'
import { accessBlocks as blocks } from './tables.ts'

export type BlockRow = typeof blocks.$inferSelect

const selectBlocks = (db: Db) =>
  db
    .select({ block: blocks, hospitalName: hospitals.name, hospitalPhone: hospitals.phone })
    .from(blocks)
    .leftJoin(hospitals, eq(hospitals.id, blocks.hospitalId))

/** A block with the hospital whose it is. */
export type FoundBlock = Awaited<ReturnType<typeof selectBlocks>>[number]

const isOn = (now: Date) => and(isNull(blocks.liftedAt), lte(blocks.fromAt, now), gt(blocks.untilAt, now))
const isOf = (deed: Deed): SQL => sql`${deed} = any(${blocks.deeds})`

/** What these patients are kept from by this deed now, the block that lasts longest first. */
export const listOn = (db: Db, patientIds: readonly number[], deed: Deed, now: Date): Promise<FoundBlock[]> =>
  selectBlocks(db)
    .where(and(isAnyOf(blocks.patientId, patientIds), isOf(deed), isOn(now)))
    .orderBy(desc(blocks.untilAt))

/** All blocks of a patient that this desk sees: the platform's and its hospital's, the newest first. */
export const listOfPatient = (db: Db, patientId: number, hospitalId: number): Promise<FoundBlock[]> =>
  selectBlocks(db)
    .where(and(eq(blocks.patientId, patientId), or(isNull(blocks.hospitalId), eq(blocks.hospitalId, hospitalId))))
    .orderBy(desc(blocks.id))

/** All blocks of a patient, everywhere. */
export const listAllOf = (db: Db, patientId: number): Promise<FoundBlock[]> =>
  selectBlocks(db).where(eq(blocks.patientId, patientId)).orderBy(desc(blocks.id))

export const findBlock = async (db: Db, id: number): Promise<FoundBlock | undefined> =>
  (await selectBlocks(db).where(eq(blocks.id, id)))[0]

export const insertBlock = async (db: Db, row: typeof blocks.$inferInsert): Promise<BlockRow> =>
  (await db.insert(blocks).values(row).returning())[0] as BlockRow

/** Lifts a block that is not over; false where it was lifted before, or has ended. */
export const liftBlock = async (
  db: Db,
  id: number,
  { now, ...lifted }: { now: Date; liftedBy: number; liftedByName: string; liftReason: string },
): Promise<boolean> => {
  const open = and(eq(blocks.id, id), isNull(blocks.liftedAt), gt(blocks.untilAt, now))
  const done = await db
    .update(blocks)
    .set({ ...lifted, liftedAt: now })
    .where(open)
    .returning({ id: blocks.id })
  return done.length > 0
}
