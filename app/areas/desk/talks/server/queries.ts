import { asc, eq } from 'drizzle-orm'
import { lockName } from '#kit/db/lock-name.ts'
import type { Db } from '#kit/db/open.ts'
import { deskTalkPhrases as phrases } from './tables.ts'

export type PhraseRow = typeof phrases.$inferSelect
/** A phrase as it is written. */
export type PhraseWritten = Pick<PhraseRow, 'title' | 'content' | 'position'>

/** Every phrase, in the order that the service gave them. */
export const listPhrases = (db: Db): Promise<PhraseRow[]> =>
  db.select().from(phrases).orderBy(asc(phrases.position), asc(phrases.id))

/** Two who write at the same time wait for each other: titles and their number are of all. */
export const lockPhrases = (db: Db) => lockName(db, 'desk_talk_phrases')

export const insertPhrase = async (db: Db, row: typeof phrases.$inferInsert): Promise<number> => {
  const [made] = await db.insert(phrases).values(row).returning({ id: phrases.id })
  if (!made) throw new Error('the phrase was not written')
  return made.id
}

export const updatePhrase = (db: Db, id: number, set: Partial<PhraseRow>) =>
  db.update(phrases).set(set).where(eq(phrases.id, id))

export const deletePhrase = (db: Db, id: number) => db.delete(phrases).where(eq(phrases.id, id))
