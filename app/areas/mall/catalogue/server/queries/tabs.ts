import { and, asc, eq, isNull, or, sql } from 'drizzle-orm'
import { lockName } from '#kit/db/lock-name.ts'
import type { Db } from '#kit/db/open.ts'
import { mallCategories as categories, mallTabs as tabs } from '../tables.ts'

export type TabRow = typeof tabs.$inferSelect
type NewTab = typeof tabs.$inferInsert

/** Who looks, and when; city 0 is all the country. */
export interface TabViewer {
  channel: number
  city: number
  now: Date
}

/** Tabs of a page that somebody sees, in their order; none of a category that is hidden. */
export const listTabs = (db: Db, pageMark: string, { channel, city, now }: TabViewer) =>
  db
    .select({ id: tabs.id, title: tabs.title, kind: tabs.kind, categoryId: tabs.categoryId })
    .from(tabs)
    .leftJoin(categories, eq(categories.id, tabs.categoryId))
    .where(
      and(
        eq(tabs.pageMark, pageMark),
        eq(tabs.isOn, true),
        or(isNull(tabs.channel), eq(tabs.channel, channel)),
        or(isNull(tabs.cityId), eq(tabs.cityId, city)),
        sql`(${tabs.startsAt} is null or ${tabs.startsAt} <= ${now})`,
        sql`(${tabs.endsAt} is null or ${tabs.endsAt} > ${now})`,
        or(isNull(tabs.categoryId), eq(categories.isOn, true)),
      ),
    )
    .orderBy(asc(tabs.position), asc(tabs.id))

/** Tabs of a page, shown or not, each with the name of its category. */
export const listManagedTabs = (db: Db, pageMark: string) =>
  db
    .select({ tab: tabs, categoryName: categories.name })
    .from(tabs)
    .leftJoin(categories, eq(categories.id, tabs.categoryId))
    .where(eq(tabs.pageMark, pageMark))
    .orderBy(asc(tabs.position), asc(tabs.id))

/** A tab of a page that nobody changes before the transaction ends. */
export const lockTab = async (db: Db, pageMark: string, id: number): Promise<TabRow | undefined> =>
  (
    await db
      .select()
      .from(tabs)
      .where(and(eq(tabs.id, id), eq(tabs.pageMark, pageMark)))
      .for('update')
  )[0]

/** Two who add at the same time wait for each other, so that together they keep the limit. */
export const lockTabs = (db: Db) => lockName(db, 'mall_tabs')

export const countTabs = (db: Db, pageMark: string): Promise<number> => db.$count(tabs, eq(tabs.pageMark, pageMark))

export const insertTab = async (db: Db, row: NewTab): Promise<number> =>
  ((await db.insert(tabs).values(row).returning({ id: tabs.id }))[0] as { id: number }).id

export const updateTab = (db: Db, id: number, set: Partial<NewTab>) => db.update(tabs).set(set).where(eq(tabs.id, id))

export const deleteTab = (db: Db, id: number) => db.delete(tabs).where(eq(tabs.id, id))
