import { and, asc, count, desc, eq, gt, inArray, lte, ne, or, sql, sum } from 'drizzle-orm'
import { accessStaff } from '#app/areas/access/staff/server/public.ts'
import type { Db } from '#kit/db/open.ts'
import { page } from '#kit/db/page.ts'
import { type ImportState, openStates } from '../rules.ts'
import { deskImports as imports, deskImportPictures as pictures, deskImportPieces as pieces } from './tables.ts'

export type ImportRow = typeof imports.$inferSelect

/** Which imports somebody sees: those of their desk, of kinds that they may bring. */
export interface Seen {
  hospitalId: number
  kinds: readonly string[]
}

const seenBy = ({ hospitalId, kinds }: Seen) =>
  and(eq(imports.hospitalId, hospitalId), inArray(imports.kind, [...kinds]))

export const insertImport = (db: Db, row: typeof imports.$inferInsert) => db.insert(imports).values(row)

/** How many files of somebody's wait for a word of theirs, or are not here yet. */
export const countOpen = async (db: Db, staffId: number, now: Date): Promise<number> => {
  const open = inArray(imports.state, ['uploading', 'sent', 'checking', 'ready'])
  const [row] = await db
    .select({ n: count() })
    .from(imports)
    .where(and(eq(imports.staffId, staffId), open, gt(imports.expiresAt, now)))
  return row?.n ?? 0
}

const shown = { row: imports, staffName: accessStaff.name }

/** Imports of a desk, the newest first. */
export const listImports = (
  db: Db,
  seen: Seen,
  asked: { kind?: string | undefined; state?: ImportState | undefined; page: number; page_size: number },
) =>
  page(
    db,
    db
      .select(shown)
      .from(imports)
      .innerJoin(accessStaff, eq(accessStaff.id, imports.staffId))
      .where(
        and(
          seenBy(seen),
          asked.kind === undefined ? undefined : eq(imports.kind, asked.kind),
          asked.state === undefined ? undefined : eq(imports.state, asked.state),
        ),
      )
      .orderBy(desc(imports.createdAt), desc(imports.id)),
    { page: asked.page, size: asked.page_size },
  )

export const findImport = async (db: Db, seen: Seen, code: string) =>
  (
    await db
      .select(shown)
      .from(imports)
      .innerJoin(accessStaff, eq(accessStaff.id, imports.staffId))
      .where(and(seenBy(seen), eq(imports.code, code)))
  )[0]

/** The same, until the transaction ends nobody else's to change. */
export const lockImport = async (db: Db, seen: Seen, code: string): Promise<ImportRow | undefined> =>
  (
    await db
      .select()
      .from(imports)
      .where(and(seenBy(seen), eq(imports.code, code)))
      .for('update')
  )[0]

/** An earlier import of the same bytes at this desk. */
export const findSame = async (db: Db, { id, hospitalId, kind, digest }: ImportRow): Promise<Date | null> =>
  (
    await db
      .select({ endedAt: imports.endedAt })
      .from(imports)
      .where(
        and(
          eq(imports.hospitalId, hospitalId),
          eq(imports.kind, kind),
          eq(imports.digest, digest),
          eq(imports.state, 'done'),
          ne(imports.id, id),
        ),
      )
      .orderBy(desc(imports.endedAt))
      .limit(1)
  )[0]?.endedAt ?? null

/** Whether another import of its kind is being done at its desk. */
export const isBusy = async (db: Db, { id, hospitalId, kind }: ImportRow): Promise<boolean> =>
  (
    await db
      .select({ id: imports.id })
      .from(imports)
      .where(
        and(
          eq(imports.hospitalId, hospitalId),
          eq(imports.kind, kind),
          inArray(imports.state, ['waiting', 'running']),
          ne(imports.id, id),
        ),
      )
      .limit(1)
  ).length > 0

export const updateImport = (db: Db, id: number, change: Partial<typeof imports.$inferInsert>) =>
  db.update(imports).set(change).where(eq(imports.id, id))

/** What is done next, begun: the oldest that waits, or that nobody has touched since `before`. */
export const beginNext = async (db: Db, now: Date, before: Date): Promise<ImportRow | undefined> => {
  const left = and(inArray(imports.state, ['checking', 'running']), lte(imports.touchedAt, before))
  const [due] = await db
    .select({ id: imports.id })
    .from(imports)
    .where(or(inArray(imports.state, ['sent', 'waiting']), left))
    .orderBy(asc(imports.touchedAt), asc(imports.id))
    .limit(1)
    .for('update', { skipLocked: true })
  if (!due) return undefined
  const state = sql`case when ${imports.state} in ('sent', 'checking') then 'checking' else 'running' end`
  const [row] = await db
    .update(imports)
    .set({ state, doneRows: 0, touchedAt: now, tries: sql`${imports.tries} + 1` })
    .where(eq(imports.id, due.id))
    .returning()
  return row
}

/** Changes an import that this try of it still does; false where it does not. */
export const changeBegun = async (
  db: Db,
  { id, tries, state }: Pick<ImportRow, 'id' | 'tries' | 'state'>,
  change: Partial<typeof imports.$inferInsert>,
): Promise<boolean> => {
  const { rowCount } = await db
    .update(imports)
    .set(change)
    .where(and(eq(imports.id, id), eq(imports.tries, tries), eq(imports.state, state)))
  return rowCount === 1
}

/** A piece that comes again takes the place of itself. */
export const putPiece = (db: Db, row: typeof pieces.$inferInsert) =>
  db
    .insert(pieces)
    .values(row)
    .onConflictDoUpdate({
      target: [pieces.importId, pieces.position],
      set: { sealed: row.sealed, byteCount: row.byteCount },
    })

/** How many pieces are here, and their bytes. */
export const countPieces = async (db: Db, importId: number) => {
  const [row] = await db
    .select({ pieces: count(), bytes: sum(pieces.byteCount).mapWith(Number) })
    .from(pieces)
    .where(eq(pieces.importId, importId))
  return { pieces: row?.pieces ?? 0, bytes: row?.bytes ?? 0 }
}

export const findPiece = async (db: Db, importId: number, position: number): Promise<Buffer | undefined> =>
  (
    await db
      .select({ sealed: pieces.sealed })
      .from(pieces)
      .where(and(eq(pieces.importId, importId), eq(pieces.position, position)))
  )[0]?.sealed

/** A picture that comes again by the same name takes the place of the one before. */
export const putPicture = (db: Db, row: typeof pictures.$inferInsert) =>
  db
    .insert(pictures)
    .values(row)
    .onConflictDoUpdate({ target: [pictures.importId, pictures.name], set: { address: row.address } })

export const countPictures = (db: Db, importId: number): Promise<number> =>
  db.$count(pictures, eq(pictures.importId, importId))

/** What came with a file, by name. */
export const listPictures = (db: Db, importId: number) =>
  db
    .select({ name: pictures.name, address: pictures.address })
    .from(pictures)
    .where(eq(pictures.importId, importId))
    .orderBy(asc(pictures.name))

/** Forgets the file and the names of its pictures; pictures that rows were written with stay where they are kept. */
export const deleteFile = async (db: Db, importId: number): Promise<void> => {
  await db.delete(pieces).where(eq(pieces.importId, importId))
  await db.delete(pictures).where(eq(pictures.importId, importId))
}

/** Files that nobody confirmed in time go; of what has ended long ago only that it was stays. */
export const expire = async (db: Db, now: Date): Promise<void> => {
  const over = lte(imports.expiresAt, now)
  const idle = inArray(imports.state, ['uploading', 'ready'] satisfies ImportState[])
  const due = db.select({ id: imports.id }).from(imports).where(and(over, idle))
  await db.delete(pieces).where(inArray(pieces.importId, due))
  await db.delete(pictures).where(inArray(pictures.importId, due))
  const nothing = { previewSealed: '', reportSealed: '' }
  await db
    .update(imports)
    .set({ ...nothing, state: 'expired', endedAt: now })
    .where(and(over, idle))
  const told = or(ne(imports.previewSealed, ''), ne(imports.reportSealed, ''))
  const isOpen = inArray(imports.state, [...openStates])
  await db
    .update(imports)
    .set(nothing)
    .where(and(over, told, sql`not ${isOpen}`))
}
