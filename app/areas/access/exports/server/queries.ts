import { and, asc, count, desc, eq, gt, inArray, lt, lte, or, sql } from 'drizzle-orm'
import type { Staff } from '#app/context.ts'
import { lockName } from '#kit/db/lock-name.ts'
import type { Db } from '#kit/db/open.ts'
import { accessExports as exports, accessExportPieces as pieces } from './tables.ts'

export type ExportRow = typeof exports.$inferSelect

/** Whose a file is: who asked for it, at this desk. */
type Whose = Pick<Staff, 'staffId' | 'hospitalId'>

const own = ({ staffId, hospitalId }: Whose) => and(eq(exports.staffId, staffId), eq(exports.hospitalId, hospitalId))

export const insertExport = (db: Db, row: typeof exports.$inferInsert) => db.insert(exports).values(row)

/** Who asks for two at once waits for themselves: what is counted stays true until the transaction ends. */
export const lockAsking = (db: Db, staffId: number) => lockName(db, `exports ${staffId}`)

/** How many of somebody's files are not written yet, at whatever desk. */
export const countOpen = async (db: Db, staffId: number): Promise<number> => {
  const [row] = await db
    .select({ n: count() })
    .from(exports)
    .where(and(eq(exports.staffId, staffId), inArray(exports.state, ['waiting', 'running'])))
  return row?.n ?? 0
}

/** Somebody's files that are not over, the newest first. */
export const listOwn = (db: Db, whose: Whose, now: Date): Promise<ExportRow[]> =>
  db
    .select()
    .from(exports)
    .where(and(own(whose), gt(exports.expiresAt, now)))
    .orderBy(desc(exports.createdAt), desc(exports.id))
    .limit(50)

export const findOwn = async (db: Db, whose: Whose, code: string, now: Date): Promise<ExportRow | undefined> =>
  (
    await db
      .select()
      .from(exports)
      .where(and(own(whose), eq(exports.code, code), gt(exports.expiresAt, now)))
  )[0]

/**
 * The file that is written next, begun: the oldest that waits, or that nobody has touched since `before`. What was written of it is
 * taken away.
 */
export const beginNext = async (db: Db, now: Date, before: Date): Promise<ExportRow | undefined> => {
  const [due] = await db
    .select({ id: exports.id })
    .from(exports)
    .where(or(eq(exports.state, 'waiting'), and(eq(exports.state, 'running'), lte(exports.touchedAt, before))))
    .orderBy(asc(exports.createdAt), asc(exports.id))
    .limit(1)
    .for('update', { skipLocked: true })
  if (!due) return undefined
  await db.delete(pieces).where(eq(pieces.exportId, due.id))
  const begun = { state: 'running', doneLines: 0, pieces: 0, byteCount: 0, touchedAt: now }
  const [row] = await db
    .update(exports)
    .set({ ...begun, tries: sql`${exports.tries} + 1` })
    .where(eq(exports.id, due.id))
    .returning()
  return row
}

/** Changes a file that is still being written by this try of it; false where it is not. */
export const changeBegun = async (
  db: Db,
  { id, tries }: Pick<ExportRow, 'id' | 'tries'>,
  change: Partial<typeof exports.$inferInsert>,
): Promise<boolean> => {
  const { rowCount } = await db
    .update(exports)
    .set(change)
    .where(and(eq(exports.id, id), eq(exports.tries, tries), eq(exports.state, 'running')))
  return rowCount === 1
}

export const insertPiece = (db: Db, row: typeof pieces.$inferInsert) => db.insert(pieces).values(row)

export const findPiece = async (db: Db, exportId: number, position: number): Promise<Buffer | undefined> =>
  (
    await db
      .select({ sealed: pieces.sealed })
      .from(pieces)
      .where(and(eq(pieces.exportId, exportId), eq(pieces.position, position)))
  )[0]?.sealed

export const updateFetched = (db: Db, id: number, now: Date) =>
  db.update(exports).set({ fetchedAt: now }).where(eq(exports.id, id))

export const deletePieces = (db: Db, exportId: number) => db.delete(pieces).where(eq(pieces.exportId, exportId))

export const deleteExport = (db: Db, id: number) => db.delete(exports).where(eq(exports.id, id))

/** Files that are over go, with their pieces. */
export const deleteOver = (db: Db, now: Date) => db.delete(exports).where(lt(exports.expiresAt, now))
