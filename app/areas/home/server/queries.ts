import { eq } from 'drizzle-orm'
import type { Db } from '#kit/db/open.ts'
import { homeChannels as channels, homePartners as partners } from './tables.ts'

/** The home of a channel, where it has one of its own. */
export const findPath = async (db: Db, channel: number): Promise<string | undefined> =>
  (await db.select({ path: channels.path }).from(channels).where(eq(channels.channel, channel)))[0]?.path

export type PartnerRow = typeof partners.$inferSelect

export const findPartner = async (db: Db, slug: string): Promise<PartnerRow | undefined> =>
  (await db.select().from(partners).where(eq(partners.slug, slug)))[0]

export const insertPartners = (db: Db, rows: readonly PartnerRow[]) => db.insert(partners).values([...rows])

export const insertChannels = (db: Db, rows: readonly (typeof channels.$inferInsert)[]) =>
  db.insert(channels).values([...rows])
