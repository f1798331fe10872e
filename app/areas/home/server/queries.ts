import { type AnyColumn, and, asc, eq, ne, sql } from 'drizzle-orm'
import type { Db } from '#kit/db/open.ts'
import { homeChannels as channels, homePartners as partners, homeBlockRules as rules } from './tables.ts'

/** The home of a channel, where it has one of its own. */
export const findPath = async (db: Db, channel: number): Promise<string | undefined> =>
  (await db.select({ path: channels.path }).from(channels).where(eq(channels.channel, channel)))[0]?.path

export type PartnerRow = typeof partners.$inferSelect

export const findPartner = async (db: Db, slug: string): Promise<PartnerRow | undefined> =>
  (await db.select().from(partners).where(eq(partners.slug, slug)))[0]

export const insertPartners = (db: Db, rows: readonly PartnerRow[]) => db.insert(partners).values([...rows])

export const insertChannels = (db: Db, rows: readonly (typeof channels.$inferInsert)[]) =>
  db.insert(channels).values([...rows])

export type BlockRuleRow = typeof rules.$inferSelect
type NewBlockRule = Omit<typeof rules.$inferInsert, 'id'>

/** An operator writes a handful. */
export const listBlockRules = (db: Db): Promise<BlockRuleRow[]> =>
  db.select().from(rules).orderBy(asc(rules.place), asc(rules.position), asc(rules.id))

export const findBlockRule = async (db: Db, id: number): Promise<BlockRuleRow | undefined> =>
  (await db.select().from(rules).where(eq(rules.id, id)))[0]

export const countBlockRules = (db: Db): Promise<number> => db.$count(rules)

/** Two who add at the same time wait for each other, so that together they keep the limit. */
export const lockBlockRules = (db: Db) => db.execute(sql`select pg_advisory_xact_lock(hashtext('home_block_rules'))`)

export const insertBlockRule = async (db: Db, row: NewBlockRule): Promise<number> => {
  const [put] = await db.insert(rules).values(row).returning({ id: rules.id })
  return (put as { id: number }).id
}

export const updateBlockRule = (db: Db, id: number, row: NewBlockRule) =>
  db.update(rules).set(row).where(eq(rules.id, id))

export const deleteBlockRule = async (db: Db, id: number): Promise<BlockRuleRow | undefined> =>
  (await db.delete(rules).where(eq(rules.id, id)).returning())[0]

/** Whether another rule says of the same block, for the same people and the same days, where it stands. */
export const hasSameRule = async (
  db: Db,
  { place, block, channel, cityId, startsAt, endsAt }: NewBlockRule,
  exceptId?: number,
): Promise<boolean> => {
  const same = (column: AnyColumn, value: unknown) => sql`${column} is not distinct from ${value}`
  const isSame = and(
    eq(rules.place, place),
    eq(rules.block, block),
    same(rules.channel, channel),
    same(rules.cityId, cityId),
    same(rules.startsAt, startsAt),
    same(rules.endsAt, endsAt),
    exceptId === undefined ? undefined : ne(rules.id, exceptId),
  )
  return (await db.$count(rules, isSame)) > 0
}
