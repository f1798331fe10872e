import { and, asc, eq, isNull, lte, or } from 'drizzle-orm'
import { guahaoDepartments as departments } from '#app/areas/guahao/departments/server/public.ts'
import type { Db } from '#kit/db/open.ts'
import { deskClinicScreens as screens } from './tables.ts'

const selectScreens = (db: Db) =>
  db
    .select({ screen: screens, depName: departments.name })
    .from(screens)
    .innerJoin(departments, eq(departments.id, screens.depId))

export type ScreenRow = Awaited<ReturnType<typeof selectScreens>>[number]

/** The screens of a hospital, the oldest first. */
export const listScreens = (db: Db, hospitalId: number): Promise<ScreenRow[]> =>
  selectScreens(db).where(eq(screens.hospitalId, hospitalId)).orderBy(asc(screens.id))

export const findScreen = async (db: Db, hospitalId: number, id: number): Promise<ScreenRow | undefined> =>
  (await selectScreens(db).where(and(eq(screens.hospitalId, hospitalId), eq(screens.id, id))))[0]

export const findScreenBy = async (db: Db, tokenHash: string): Promise<ScreenRow['screen'] | undefined> =>
  (await db.select().from(screens).where(eq(screens.tokenHash, tokenHash)))[0]

export const insertScreen = async (
  db: Db,
  row: { hospitalId: number; depId: number; name: string; tokenHash: string; madeAt: Date },
): Promise<number> => {
  const [made] = await db.insert(screens).values(row).returning({ id: screens.id })
  if (!made) throw new Error('a screen was not stored')
  return made.id
}

/** Keeps that a screen asked; once a minute is enough. */
export const updateSeen = (db: Db, id: number, { now, notAfter }: { now: Date; notAfter: Date }) =>
  db
    .update(screens)
    .set({ seenAt: now })
    .where(and(eq(screens.id, id), or(isNull(screens.seenAt), lte(screens.seenAt, notAfter))))

export const deleteScreen = (db: Db, id: number) => db.delete(screens).where(eq(screens.id, id))
