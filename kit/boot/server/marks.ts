import type { Db } from '#kit/db/open.ts'
import { houseMarks } from './tables.ts'

/** Sets a mark; false where it stood already. A second process that sets it meanwhile waits for the first. */
export const insertMark = async (db: Db, name: string, now: Date): Promise<boolean> => {
  const made = await db.insert(houseMarks).values({ name, setAt: now }).onConflictDoNothing().returning()
  return made.length > 0
}

/** All marks that were set. */
export const listMarks = async (db: Db): Promise<string[]> =>
  (await db.select({ name: houseMarks.name }).from(houseMarks)).map(({ name }) => name)
