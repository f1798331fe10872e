import { and, asc, eq, inArray } from 'drizzle-orm'
import { accessStaff } from '#app/areas/access/staff/server/public.ts'
import type { Db } from '#kit/db/open.ts'
import type { PickKind } from '../../rules.ts'
import {
  contentChannels as channels,
  contentChannelEditors as editors,
  contentChannelPicks as picks,
} from '../tables.ts'

/** A channel as it is stored. */
export type ChannelRow = typeof channels.$inferSelect
/** A channel that is made. */
export type NewChannel = typeof channels.$inferInsert

/** Every channel there is: an operator makes them one by one. */
export const listChannels = (db: Db): Promise<ChannelRow[]> => db.select().from(channels).orderBy(asc(channels.channel))

/** The channels that somebody edits. */
export const listEdited = (db: Db, staffId: number): Promise<ChannelRow[]> =>
  db
    .select()
    .from(channels)
    .where(
      inArray(channels.channel, db.select({ of: editors.channel }).from(editors).where(eq(editors.staffId, staffId))),
    )
    .orderBy(asc(channels.channel))

export const findChannel = async (db: Db, channel: number): Promise<ChannelRow | undefined> =>
  (await db.select().from(channels).where(eq(channels.channel, channel)))[0]

/** Makes channels; those whose number is taken are left as they are. How many were made. */
export const insertChannels = async (db: Db, rows: readonly NewChannel[]): Promise<number> =>
  (
    await db
      .insert(channels)
      .values([...rows])
      .onConflictDoNothing()
      .returning({ channel: channels.channel })
  ).length

export const updateChannel = (db: Db, channel: number, row: Partial<NewChannel>) =>
  db.update(channels).set(row).where(eq(channels.channel, channel))

/** Ids of what a channel picked, in its order. */
export const listPicks = async (db: Db, channel: number, kind: PickKind): Promise<string[]> =>
  (
    await db
      .select({ id: picks.targetId })
      .from(picks)
      .where(and(eq(picks.channel, channel), eq(picks.kind, kind)))
      .orderBy(asc(picks.position), asc(picks.targetId))
  ).map(({ id }) => id)

/** Writes what a channel picked of a kind over what it had. */
export const replacePicks = async (db: Db, channel: number, kind: PickKind, ids: readonly string[]): Promise<void> => {
  await db.delete(picks).where(and(eq(picks.channel, channel), eq(picks.kind, kind)))
  if (ids.length > 0)
    await db.insert(picks).values(ids.map((targetId, position) => ({ channel, kind, targetId, position })))
}

/** Who edits a channel, by their name at the sign-in. */
export const listEditors = (db: Db, channel: number) =>
  db
    .select({ staffId: accessStaff.id, loginName: accessStaff.loginName, name: accessStaff.name })
    .from(editors)
    .innerJoin(accessStaff, eq(accessStaff.id, editors.staffId))
    .where(eq(editors.channel, channel))
    .orderBy(asc(accessStaff.loginName))

export const isEditor = async (db: Db, channel: number, staffId: number): Promise<boolean> =>
  (await db.$count(editors, and(eq(editors.channel, channel), eq(editors.staffId, staffId)))) > 0

/** Names an editor; naming them again changes nothing. */
export const insertEditor = (db: Db, channel: number, staffId: number, namedAt: Date) =>
  db.insert(editors).values({ channel, staffId, namedAt }).onConflictDoNothing()

export const deleteEditor = async (db: Db, channel: number, staffId: number): Promise<boolean> =>
  (
    await db
      .delete(editors)
      .where(and(eq(editors.channel, channel), eq(editors.staffId, staffId)))
      .returning({ staffId: editors.staffId })
  ).length > 0
