import { and, asc, eq, sql } from 'drizzle-orm'
import type { Db } from '#kit/db/open.ts'
import { deskPatientTagged as tagged, deskPatientTags as tags } from '../tables.ts'

export type TagRow = typeof tags.$inferSelect

/** Every tag of a desk, those that are off last, with how many people have it. */
export const listTags = (db: Db, hospitalId: number) =>
  db
    .select({
      tag: tags,
      patientNum: sql<number>`(select count(*)::int from ${tagged} where ${tagged.tagId} = ${tags.id})`,
    })
    .from(tags)
    .where(eq(tags.hospitalId, hospitalId))
    .orderBy(sql`${tags.isOn} desc`, asc(tags.id))

export const findTag = async (db: Db, hospitalId: number, id: number): Promise<TagRow | undefined> =>
  (
    await db
      .select()
      .from(tags)
      .where(and(eq(tags.id, id), eq(tags.hospitalId, hospitalId)))
  )[0]

export const countTagsOn = (db: Db, hospitalId: number): Promise<number> =>
  db.$count(tags, and(eq(tags.hospitalId, hospitalId), eq(tags.isOn, true)))

/** A new tag; undefined where the desk has one of this name. */
export const insertTag = async (db: Db, hospitalId: number, name: string): Promise<number | undefined> =>
  (await db.insert(tags).values({ hospitalId, name }).onConflictDoNothing().returning({ id: tags.id }))[0]?.id

/** Switches a tag; false where it was so before. */
export const switchTag = async (db: Db, id: number, isOn: boolean): Promise<boolean> =>
  (
    await db
      .update(tags)
      .set({ isOn })
      .where(and(eq(tags.id, id), eq(tags.isOn, !isOn)))
      .returning({ id: tags.id })
  ).length > 0

/** Gives somebody a tag; false where they have it. */
export const insertTagged = async (db: Db, row: typeof tagged.$inferInsert): Promise<boolean> =>
  (await db.insert(tagged).values(row).onConflictDoNothing().returning({ id: tagged.tagId })).length > 0

/** Takes a tag off; false where they had it not. */
export const deleteTagged = async (db: Db, tagId: number, memberId: number): Promise<boolean> =>
  (
    await db
      .delete(tagged)
      .where(and(eq(tagged.tagId, tagId), eq(tagged.memberId, memberId)))
      .returning({ id: tagged.tagId })
  ).length > 0
