import { and, asc, count, desc, eq, gt, ilike, inArray, isNotNull, ne, or, type SQL, sql } from 'drizzle-orm'
import { containing } from '#kit/db/contains.ts'
import type { Db } from '#kit/db/open.ts'
import { type Page, type PageRequest, page } from '#kit/db/page.ts'
import type { Day } from '#kit/time/day.ts'
import type { ClassSort } from '../../rules.ts'
import { audioClassClasses as classes, audioClassDays as days, audioClassSections as sections } from '../tables.ts'

/** A class as it is stored. */
export type ClassRow = typeof classes.$inferSelect
/** A section as it is stored. */
export type SectionRow = typeof sections.$inferSelect

/** Which of the published classes. */
export interface ClassFilter {
  categoryId?: number | undefined
  doctorId?: number | undefined
  keyword?: string | undefined
  isFree?: boolean | undefined
  isEssence?: boolean | undefined
  sort?: ClassSort | 'rated' | undefined
}

const isOn = eq(classes.state, 'on')
const newest = [desc(classes.publishedAt), desc(classes.id)]
const orders: Readonly<Record<NonNullable<ClassFilter['sort']>, SQL[]>> = {
  newest,
  hot: [desc(classes.playCount), desc(classes.id)],
  price_up: [asc(classes.priceFen), ...newest],
  price_down: [desc(classes.priceFen), ...newest],
  rated: [sql`${classes.starSum}::real / greatest(${classes.starCount}, 1) desc`, desc(classes.starCount), ...newest],
}

const fits = ({ categoryId, doctorId, keyword = '', isFree, isEssence }: ClassFilter) =>
  and(
    isOn,
    categoryId === undefined ? undefined : eq(classes.categoryId, categoryId),
    doctorId === undefined ? undefined : eq(classes.doctorId, doctorId),
    isFree === undefined ? undefined : isFree ? eq(classes.priceFen, 0) : gt(classes.priceFen, 0),
    isEssence ? eq(classes.isEssence, true) : undefined,
    ...keyword.split(/\s+/).filter(Boolean).map(says),
  )

const says = (word: string): SQL | undefined => {
  const pattern = containing(word)
  return or(ilike(classes.title, pattern), ilike(classes.summary, pattern))
}

/** Published classes that fit. */
export const listClasses = (db: Db, filter: ClassFilter, asked: PageRequest): Promise<Page<ClassRow>> =>
  page(
    db,
    db
      .select()
      .from(classes)
      .where(fits(filter))
      .orderBy(...orders[filter.sort ?? 'newest'])
      .$dynamic(),
    asked,
  )

/** The newest of a doctor's published classes, each with how many they have. */
export const listNewestOf = (db: Db, doctorId: number, most: number) =>
  db
    .select({ class: classes, total: sql<number>`(count(*) over ())::int` })
    .from(classes)
    .where(fits({ doctorId }))
    .orderBy(...newest)
    .limit(most)

export const countClasses = (db: Db, filter: ClassFilter): Promise<number> => db.$count(classes, fits(filter))

/** Published classes, those of that category first, the most played first; never the one that is named. */
export const listRecommended = (
  db: Db,
  { notId, categoryId }: { notId?: number | undefined; categoryId?: number | undefined },
  asked: PageRequest,
): Promise<Page<ClassRow>> => {
  const isOther = notId === undefined ? undefined : ne(classes.id, notId)
  const near = sql`(${classes.categoryId} = ${categoryId ?? 0}) desc`
  return page(
    db,
    db
      .select()
      .from(classes)
      .where(and(isOn, isOther))
      .orderBy(near, ...orders.hot)
      .$dynamic(),
    asked,
  )
}

/** Published classes that were started on a day, the most often started first. */
export const listHotOn = (db: Db, day: Day, asked: PageRequest) => {
  const plays = sql<number>`sum(${days.plays})::int`
  const found = db
    .select({ class: classes, plays })
    .from(days)
    .innerJoin(classes, eq(classes.id, days.classId))
    .where(and(eq(days.day, day), isOn, gt(days.plays, 0)))
    .groupBy(classes.id)
    .orderBy(desc(plays), desc(classes.id))
  return page(db, found.$dynamic(), asked)
}

/** Sections that everybody may hear, with their classes, those of the newest first. */
export const listFreeSections = (db: Db, asked: PageRequest) => {
  const found = db
    .select({ section: sections, class: classes })
    .from(sections)
    .innerJoin(classes, eq(classes.id, sections.classId))
    .where(and(isOn, eq(sections.isFree, true), isNotNull(sections.position)))
    .orderBy(...newest, asc(sections.position))
  return page(db, found.$dynamic(), asked)
}

/** How many published classes each category has. */
export const countByCategory = async (db: Db): Promise<ReadonlyMap<number, number>> => {
  const rows = await db
    .select({ id: classes.categoryId, count: count() })
    .from(classes)
    .where(isOn)
    .groupBy(classes.categoryId)
  return new Map(rows.map((row) => [row.id, row.count]))
}

const MOST_BANNERS = 8

/** Published classes that stand on the banner now, the latest put there first. */
export const listBanners = (db: Db, now: Date): Promise<ClassRow[]> =>
  db
    .select()
    .from(classes)
    .where(and(isOn, gt(classes.bannerUntil, now)))
    .orderBy(desc(classes.bannerUntil), desc(classes.id))
    .limit(MOST_BANNERS)

/** A class, whatever its state: who asks decides whether it is shown. */
export const findClass = async (db: Db, id: number): Promise<ClassRow | undefined> =>
  (await db.select().from(classes).where(eq(classes.id, id)))[0]

/** A class that everybody finds. */
export const findPublishedClass = async (db: Db, id: number): Promise<ClassRow | undefined> =>
  (
    await db
      .select()
      .from(classes)
      .where(and(isOn, eq(classes.id, id)))
  )[0]

/** Those of these that everybody finds. */
export const listPublishedClasses = (db: Db, ids: readonly number[]): Promise<ClassRow[]> =>
  db
    .select()
    .from(classes)
    .where(and(isOn, inArray(classes.id, [...ids])))

/** Whether there is a class to listen to. */
export const hasClasses = async (db: Db): Promise<boolean> =>
  (await db.select({ id: classes.id }).from(classes).where(isOn).limit(1)).length > 0

/** Counts a review with these stars among those of a class (1), or takes it out (-1). */
export const countClassStars = (db: Db, classId: number, by: 1 | -1, stars: number) =>
  db
    .update(classes)
    .set({ starCount: sql`${classes.starCount} + ${by}`, starSum: sql`${classes.starSum} + ${by * stars}` })
    .where(eq(classes.id, classId))

/** Sections of a class in their order. */
export const listSections = (db: Db, classId: number): Promise<SectionRow[]> =>
  db
    .select()
    .from(sections)
    .where(and(eq(sections.classId, classId), isNotNull(sections.position)))
    .orderBy(asc(sections.position))

/** A section that is in its class, by itself or by its file. */
export const findSection = async (db: Db, by: { id: number } | { fileId: number }): Promise<SectionRow | undefined> => {
  const is = 'id' in by ? eq(sections.id, by.id) : eq(sections.fileId, by.fileId)
  return (
    await db
      .select()
      .from(sections)
      .where(and(is, isNotNull(sections.position)))
  )[0]
}
