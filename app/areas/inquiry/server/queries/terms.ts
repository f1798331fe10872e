import { asc, eq } from 'drizzle-orm'
import { type ListRequest, listQuery } from '#kit/db/list-query.ts'
import type { Db } from '#kit/db/open.ts'
import { type Language, termSorts } from '../../rules.ts'
import { inquiryTerms as terms } from '../tables.ts'

/** A word of the glossary. */
export type TermRow = typeof terms.$inferSelect

const MOST = 5_000

/** The whole glossary. */
export const listTerms = (db: Db): Promise<TermRow[]> => db.select().from(terms).orderBy(asc(terms.id)).limit(MOST)

/** The glossary for who keeps it. */
export const listManagedTerms = (
  db: Db,
  asked: ListRequest<keyof typeof termSorts> & { language?: Language | undefined },
) =>
  listQuery(
    db,
    (db) => db.select().from(terms),
    {
      scope: undefined,
      searched: [terms.term, terms.translation, terms.note],
      filters: { language: (language) => eq(terms.language, language) },
      sorts: termSorts,
      sortedBy: { term: terms.term },
      usual: [asc(terms.term)],
      last: asc(terms.id),
      key: terms.id,
    },
    asked,
  )

/** Adds a word; undefined where that language has it. */
export const insertTerm = async (db: Db, row: typeof terms.$inferInsert): Promise<number | undefined> =>
  (await db.insert(terms).values(row).onConflictDoNothing().returning({ id: terms.id }))[0]?.id

/** Writes over what a word said; false where there is none. Which word it is, and in which language, does not change. */
export const updateTerm = async (
  db: Db,
  id: number,
  { translation, note }: Pick<TermRow, 'translation' | 'note'>,
): Promise<boolean> =>
  (await db.update(terms).set({ translation, note }).where(eq(terms.id, id)).returning({ id: terms.id })).length > 0

/** Takes a word out; undefined where there is none. */
export const deleteTerm = async (db: Db, id: number): Promise<TermRow | undefined> =>
  (await db.delete(terms).where(eq(terms.id, id)).returning())[0]
