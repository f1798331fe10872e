import { and, desc, eq, gte, inArray, lte, sql } from 'drizzle-orm'
import type { Db } from '#kit/db/open.ts'
import { type PageRequest, page } from '#kit/db/page.ts'
import type { Day } from '#kit/time/day.ts'
import type { Currency, QuoteRates } from '../../rules.ts'
import { inquiryQuotes as quotes, inquiryRates as rates } from '../tables.ts'

export type QuoteRow = typeof quotes.$inferSelect

/** All versions of all quotes of an inquiry, the newest first. */
export const pageQuotes = (db: Db, requestId: string, asked: PageRequest) =>
  page(db, db.select().from(quotes).where(eq(quotes.requestId, requestId)).orderBy(desc(quotes.id)), asked)

export const listQuotes = (db: Db, requestId: string): Promise<QuoteRow[]> =>
  db.select().from(quotes).where(eq(quotes.requestId, requestId)).orderBy(desc(quotes.id))

export const findQuote = async (db: Db, requestId: string, id: number): Promise<QuoteRow | undefined> =>
  (
    await db
      .select()
      .from(quotes)
      .where(and(eq(quotes.id, id), eq(quotes.requestId, requestId)))
  )[0]

/** How many quotes, not counting versions, some inquiries have. */
export const countQuotes = async (db: Db, requestIds: readonly string[]): Promise<ReadonlyMap<string, number>> => {
  if (requestIds.length === 0) return new Map()
  const rows = await db
    .select({ id: quotes.requestId, n: sql<number>`count(distinct ${quotes.hospitalId})::int` })
    .from(quotes)
    .where(inArray(quotes.requestId, [...requestIds]))
    .groupBy(quotes.requestId)
  return new Map(rows.map(({ id, n }) => [id, n]))
}

/** The newest version that a hospital gave; the inquiry is locked by who writes the next one. */
export const findNewest = async (db: Db, requestId: string, hospitalId: number): Promise<QuoteRow | undefined> =>
  (
    await db
      .select()
      .from(quotes)
      .where(and(eq(quotes.requestId, requestId), eq(quotes.hospitalId, hospitalId)))
      .orderBy(desc(quotes.version))
      .limit(1)
  )[0]

export const insertQuote = async (db: Db, row: typeof quotes.$inferInsert): Promise<QuoteRow> => {
  const [made] = await db.insert(quotes).values(row).returning()
  if (!made) throw new Error('the quote was not written')
  return made
}

/** The newest rate of each of these currencies from these days on, up to today. */
export const findRates = async (
  db: Db,
  wanted: readonly Currency[],
  { from, to }: { from: Day; to: Day },
): Promise<QuoteRates> => {
  if (wanted.length === 0) return {}
  const rows = await db
    .selectDistinctOn([rates.currency])
    .from(rates)
    .where(and(inArray(rates.currency, [...wanted]), gte(rates.day, from), lte(rates.day, to)))
    .orderBy(rates.currency, desc(rates.day))
  return Object.fromEntries(rows.map(({ currency, day, rateMillionths }) => [currency, { day, rateMillionths }]))
}

/** The newest rate of every currency. */
export const listRates = (db: Db) =>
  db.selectDistinctOn([rates.currency]).from(rates).orderBy(rates.currency, desc(rates.day))

/** Writes a rate of a day down; the last one of a day counts. Quotes keep those by which they were summed up. */
export const upsertRate = (db: Db, row: typeof rates.$inferInsert) =>
  db
    .insert(rates)
    .values(row)
    .onConflictDoUpdate({
      target: [rates.currency, rates.day],
      set: { rateMillionths: row.rateMillionths, staffId: row.staffId, madeAt: row.madeAt },
    })
