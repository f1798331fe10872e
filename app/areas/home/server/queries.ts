import { type AnyColumn, and, asc, eq, ne, sql } from 'drizzle-orm'
import { lockName } from '#kit/db/lock-name.ts'
import type { Db } from '#kit/db/open.ts'
import { homeChannels as channels, homePartners as partners, homeBlockRules as rules } from './tables.ts'

/** The home of a channel, where it has one of its own. */
export const findPath = async (db: Db, channel: number): Promise<string | undefined> =>
  (await db.select({ path: channels.path }).from(channels).where(eq(channels.channel, channel)))[0]?.path

export type PartnerRow = typeof partners.$inferSelect
export type NewPartner = typeof partners.$inferInsert

export const findPartner = async (db: Db, slug: string): Promise<PartnerRow | undefined> =>
  (await db.select().from(partners).where(eq(partners.slug, slug)))[0]

export const insertPartners = (db: Db, rows: readonly NewPartner[]) => db.insert(partners).values([...rows])

/** Makes a partner city; false where another has that address. */
export const insertPartner = async (db: Db, row: NewPartner): Promise<boolean> =>
  (await db.insert(partners).values(row).onConflictDoNothing().returning({ slug: partners.slug })).length > 0

export const updatePartner = (db: Db, slug: string, set: Partial<Omit<NewPartner, 'slug'>>) =>
  db.update(partners).set(set).where(eq(partners.slug, slug))

/** Which channels lead to which home. */
export const listPaths = (db: Db) => db.select().from(channels).orderBy(asc(channels.channel))

/** Where a channel's home is from now on; undefined: the usual one. */
export const setPath = (db: Db, channel: number, path: string | undefined) =>
  path === undefined
    ? db.delete(channels).where(eq(channels.channel, channel))
    : db.insert(channels).values({ channel, path }).onConflictDoUpdate({ target: channels.channel, set: { path } })

/** Every partner city with a front door of its own. */
export const listPartners = (db: Db): Promise<PartnerRow[]> => db.select().from(partners).orderBy(asc(partners.slug))

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
export const lockBlockRules = (db: Db) => lockName(db, 'home_block_rules')

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
