import { and, asc, desc, eq, exists, inArray, lte, sql } from 'drizzle-orm'
import { guahaoCatalogue as catalogue } from '#app/areas/guahao/catalogue/server/public.ts'
import { guahaoDepartments as departments } from '#app/areas/guahao/departments/server/public.ts'
import type { Context } from '#app/context.ts'
import { cached } from '#kit/db/cached.ts'
import type { Db } from '#kit/db/open.ts'
import { type Page, page, pageOfRows } from '#kit/db/page.ts'
import { fitting, NAMES_SECONDS, nameList } from '#kit/words/server/fits.ts'
import {
  guahaoIllnesses as illnesses,
  guahaoIllnessDepartments as treatedBy,
  guahaoIllnessViews as views,
} from './tables.ts'

export type IllnessRow = typeof illnesses.$inferSelect
export type NewIllness = typeof illnesses.$inferInsert & { catalogueIds: readonly number[] }

export const countIllnesses = (db: Db): Promise<number> => db.$count(illnesses)

export const findIllness = async (db: Db, id: number): Promise<IllnessRow | undefined> =>
  (await db.select().from(illnesses).where(eq(illnesses.id, id)))[0]

/** Illnesses of the catalogue by their exact names: their ids. */
export const findIllnessesNamed = async (db: Db, names: readonly string[]): Promise<ReadonlyMap<string, number>> => {
  if (names.length === 0) return new Map()
  const found = await db
    .select({ id: illnesses.id, name: illnesses.name })
    .from(illnesses)
    .where(inArray(illnesses.name, [...names]))
  return new Map(found.map(({ id, name }) => [name, id]))
}

/** What people call illnesses, by their exact names. */
export const findAliases = async (
  db: Db,
  names: readonly string[],
): Promise<ReadonlyMap<string, readonly string[]>> => {
  if (names.length === 0) return new Map()
  const found = await db
    .select({ name: illnesses.name, aliases: illnesses.aliases })
    .from(illnesses)
    .where(inArray(illnesses.name, [...names]))
  return new Map(found.map(({ name, aliases }) => [name, aliases]))
}

export const findIllnesses = async (db: Db, ids: readonly number[]): Promise<IllnessRow[]> =>
  ids.length === 0
    ? []
    : db
        .select()
        .from(illnesses)
        .where(inArray(illnesses.id, [...ids]))

/** The departments of the catalogue that see it, the usual one first, and whether the city (0: the country) has such a one. */
export const listTreating = (db: Db, illnessId: number, city: number) =>
  db
    .select({
      id: catalogue.id,
      name: catalogue.name,
      classId: catalogue.parentId,
      isHere: sql<boolean>`${exists(openDepartments(db, city))}`,
    })
    .from(treatedBy)
    .innerJoin(catalogue, eq(catalogue.id, treatedBy.catalogueId))
    .where(eq(treatedBy.illnessId, illnessId))
    .orderBy(asc(treatedBy.position))

const openDepartments = (db: Db, city: number) =>
  db
    .select({ one: sql`1` })
    .from(departments)
    .where(
      and(
        eq(departments.catalogueId, treatedBy.catalogueId),
        eq(departments.isOpen, true),
        city === 0 ? undefined : eq(departments.cityId, city),
      ),
    )

/** Names of illnesses, symptoms apart, by the department of the catalogue that sees them. */
export const listIllnessesByDepartment = async (db: Db): Promise<Map<number, string[]>> => {
  const rows = await db
    .select({ catalogueId: treatedBy.catalogueId, name: illnesses.name })
    .from(treatedBy)
    .innerJoin(illnesses, eq(illnesses.id, treatedBy.illnessId))
    .where(eq(illnesses.isSymptom, false))
    .orderBy(asc(illnesses.id))
  const byDepartment = new Map<number, string[]>()
  for (const { catalogueId, name } of rows)
    byDepartment.set(catalogueId, [...(byDepartment.get(catalogueId) ?? []), name])
  return byDepartment
}

/** Which page of illnesses, as of when. */
export interface Asked {
  /** Illnesses that were there at this moment: pages that belong together stay steady. */
  asOfMs: number
  page: number
  size: number
}

const thereAt = (ms: number) => lte(illnesses.createdAt, sql`to_timestamp(${ms}::float8 / 1000)`)

/** Illnesses in a fixed order; those of one department of the catalogue. */
export const listIllnesses = (db: Db, { catalogueId, ...asked }: Asked & { catalogueId?: number | undefined }) => {
  const seen = db
    .select({ id: treatedBy.illnessId })
    .from(treatedBy)
    .where(eq(treatedBy.catalogueId, catalogueId ?? 0))
  const ofDepartment = catalogueId === undefined ? undefined : inArray(illnesses.id, seen)
  const found = db
    .select()
    .from(illnesses)
    .where(and(thereAt(asked.asOfMs), ofDepartment))
    .orderBy(asc(illnesses.id))
  return page(db, found.$dynamic(), asked)
}

/** Illnesses that somebody means by a name, by what people call them, in pinyin or in a sentence, the nearest first. They are few enough to be compared here. */
export const searchIllnesses = async (
  asking: Asking,
  { keyword, asOfMs, ...asked }: Asked & { keyword: string },
): Promise<Page<IllnessRow>> => {
  const { rows: ids, ...turn } = pageOfRows(await listMeant(asking, keyword, asOfMs), asked)
  const found = new Map((await findIllnesses(asking.db, ids)).map((row) => [row.id, row]))
  return { ...turn, rows: ids.flatMap((id) => found.get(id) ?? []) }
}

/** The ids of the same, all of them. */
export const listMeant = async (
  asking: Asking,
  keyword: string,
  asOfMs: number = asking.now.getTime(),
): Promise<number[]> => {
  const named = await cached(asking, 'illness names', NAMES_SECONDS, () => listNames(asking.db))
  const meant = await fitting(keyword, named, ({ createdAt }) => createdAt.getTime() <= asOfMs)
  return meant.map(({ id }) => id)
}

type Asking = Pick<Context, 'db' | 'now'>

const listNames = async (db: Db) => {
  const rows = await db
    .select({
      id: illnesses.id,
      createdAt: illnesses.createdAt,
      name: illnesses.name,
      aliases: illnesses.aliases,
    })
    .from(illnesses)
    .orderBy(asc(illnesses.id))
  return nameList(rows.map(({ id, createdAt, name, aliases }) => ({ id, createdAt, names: [name, ...aliases] })))
}

/** What is looked at most from this city, then everywhere; symptoms first where nobody has looked yet. */
export const listHot = (db: Db, city: number, most: number) =>
  db
    .select({ id: illnesses.id, name: illnesses.name, isSymptom: illnesses.isSymptom, aliases: illnesses.aliases })
    .from(illnesses)
    .leftJoin(views, and(eq(views.illnessId, illnesses.id), eq(views.cityId, city)))
    .orderBy(
      sql`${views.viewCount} desc nulls last`,
      desc(illnesses.viewCount),
      desc(illnesses.isSymptom),
      asc(illnesses.id),
    )
    .limit(most)

/** Counts a look from a city; false where there is no such illness. */
export const addView = async (db: Db, illnessId: number, city: number): Promise<boolean> => {
  const seen = await db
    .update(illnesses)
    .set({ viewCount: sql`${illnesses.viewCount} + 1` })
    .where(eq(illnesses.id, illnessId))
    .returning({ id: illnesses.id })
  if (seen.length === 0) return false
  await db
    .insert(views)
    .values({ cityId: city, illnessId, viewCount: 1 })
    .onConflictDoUpdate({ target: [views.cityId, views.illnessId], set: { viewCount: sql`${views.viewCount} + 1` } })
  return true
}

/** Writes illnesses with their departments, or brings them up to date, but for those that the desk has written; ids in the same order. */
export const upsertIllnesses = async (db: Db, rows: readonly NewIllness[]): Promise<number[]> => {
  await db
    .insert(illnesses)
    .values(rows.map(({ catalogueIds, ...row }) => row))
    .onConflictDoUpdate({
      target: illnesses.name,
      setWhere: eq(illnesses.isEdited, false),
      set: {
        aliases: sql`excluded.aliases`,
        description: sql`excluded.description`,
        isSymptom: sql`excluded.is_symptom`,
      },
    })
  const there = await db
    .select({ id: illnesses.id, name: illnesses.name, isEdited: illnesses.isEdited })
    .from(illnesses)
    .where(
      inArray(
        illnesses.name,
        rows.map(({ name }) => name),
      ),
    )
  const found = new Map(there.map((row) => [row.name, row]))
  const links = rows.flatMap(({ name, catalogueIds }) => {
    const row = found.get(name)
    return row && !row.isEdited
      ? catalogueIds.map((catalogueId, position) => ({ illnessId: row.id, catalogueId, position }))
      : []
  })
  if (links.length > 0) await db.insert(treatedBy).values(links).onConflictDoNothing()
  return rows.map(({ name }) => found.get(name)?.id as number)
}

/** Whether all of these are names of illnesses. */
export const areIllnesses = async (db: Db, names: readonly string[]): Promise<boolean> =>
  names.length === 0 || (await db.$count(illnesses, inArray(illnesses.name, [...names]))) === new Set(names).size
