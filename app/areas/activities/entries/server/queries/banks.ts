import { asc, desc, eq } from 'drizzle-orm'
import type { Db } from '#kit/db/open.ts'
import { type PageRequest, page } from '#kit/db/page.ts'
import { activitiesBanks as banks } from '../tables.ts'

/** A bank as it is stored. */
export type BankRow = typeof banks.$inferSelect

/** Those that take appointments, in the order in which they came. */
export const listOpenBanks = (db: Db): Promise<BankRow[]> =>
  db.select().from(banks).where(eq(banks.isOpen, true)).orderBy(asc(banks.id)).limit(100)

/** All, for the desk. */
export const listBanks = (db: Db, asked: PageRequest) =>
  page(db, db.select().from(banks).orderBy(desc(banks.isOpen), asc(banks.id)).$dynamic(), asked)

export const findBank = async (db: Db, id: number): Promise<BankRow | undefined> =>
  (await db.select().from(banks).where(eq(banks.id, id)))[0]

export const insertBank = async (db: Db, row: typeof banks.$inferInsert): Promise<number> =>
  ((await db.insert(banks).values(row).returning({ id: banks.id }))[0] as { id: number }).id

export const updateBank = (db: Db, id: number, set: Partial<typeof banks.$inferInsert>) =>
  db.update(banks).set(set).where(eq(banks.id, id))
