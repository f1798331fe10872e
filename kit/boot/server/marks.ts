import type { Db } from '#kit/db/open.ts'
import { bootMarks } from './tables.ts'

/** Sets a mark; false where it stood already. A second process that sets it meanwhile waits for the first. */
export const insertMark = async (db: Db, name: string, now: Date): Promise<boolean> => {
  const made = await db.insert(bootMarks).values({ name, setAt: now }).onConflictDoNothing().returning()
  return made.length > 0
}

/** All marks that were set. */
export const listMarks = async (db: Db): Promise<string[]> =>
  (await db.select({ name: bootMarks.name }).from(bootMarks)).map(({ name }) => name)
