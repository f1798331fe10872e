import { desc, eq, max } from 'drizzle-orm'
import type { Db } from '#kit/db/open.ts'
import { noticesTemplates as templates } from '../tables.ts'

export type WrittenRow = typeof templates.$inferSelect

/** A message as a desk wrote it last; undefined where none did. */
export const findWritten = async (db: Db, name: string): Promise<WrittenRow | undefined> => {
  const [row] = await db
    .select()
    .from(templates)
    .where(eq(templates.name, name))
    .orderBy(desc(templates.version))
    .limit(1)
  return row
}

/** Everything that was written, of each message the newest first. */
export const listWritten = (db: Db): Promise<WrittenRow[]> =>
  db.select().from(templates).orderBy(templates.name, desc(templates.version))

/** Writes a message anew; what it was stays. */
export const insertWritten = async (db: Db, row: Omit<WrittenRow, 'version'>): Promise<void> => {
  const [last] = await db
    .select({ version: max(templates.version) })
    .from(templates)
    .where(eq(templates.name, row.name))
  await db.insert(templates).values({ ...row, version: (last?.version ?? 0) + 1 })
}
