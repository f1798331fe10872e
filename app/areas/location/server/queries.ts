import { and, asc, eq, getTableColumns, inArray, isNotNull, or, sql } from 'drizzle-orm'
import type { Db } from '#kit/db/open.ts'
import { takeOver } from '#kit/db/upsert.ts'
import type { Position } from '#kit/geo/distance.ts'
import { locationAreaAliases as aliases, locationAreas as areas, locationCities as cities } from './tables.ts'

export type CityRow = typeof cities.$inferSelect
export type AreaRow = typeof areas.$inferSelect
type NewCity = typeof cities.$inferInsert
type NewArea = typeof areas.$inferInsert
type NewAlias = typeof aliases.$inferInsert

export const findCity = async (db: Db, id: number): Promise<CityRow | undefined> =>
  (await db.select().from(cities).where(eq(cities.id, id)))[0]

export const findArea = async (db: Db, id: number): Promise<AreaRow | undefined> =>
  (await db.select().from(areas).where(eq(areas.id, id)))[0]

/** The division of a code of today, or of one that was given up. */
export const findAreaToday = async (db: Db, code: number): Promise<AreaRow | undefined> => {
  const today = sql`coalesce((select ${aliases.areaId} from ${aliases} where ${aliases.id} = ${code}), ${code})`
  return (await db.select().from(areas).where(eq(areas.id, today)))[0]
}

/** Those of these divisions that exist, by their codes. */
export const findAreas = async (db: Db, ids: readonly number[]): Promise<ReadonlyMap<number, AreaRow>> => {
  if (ids.length === 0) return new Map()
  const found = await db
    .select()
    .from(areas)
    .where(inArray(areas.id, [...new Set(ids)]))
  return new Map(found.map((area) => [area.id, area]))
}

/** By its short or its official name. */
export const findCityByName = async (db: Db, name: string): Promise<CityRow | undefined> =>
  (
    await db
      .select()
      .from(cities)
      .where(or(eq(cities.name, name), eq(cities.fullName, name)))
      .limit(1)
  )[0]

/** The city whose centre is nearest, by flat distance: right at the scale of a country's cities. */
export const findNearestCity = async (db: Db, { lat, lng }: Position): Promise<CityRow | undefined> => {
  const flat = sql`(${cities.lat} - ${lat}::float8) ^ 2 + ((${cities.lng} - ${lng}::float8) * cos(radians(${lat}::float8))) ^ 2`
  return (await db.select().from(cities).where(eq(cities.isOpen, true)).orderBy(flat).limit(1))[0]
}

/** Open cities in the order of the alphabet. */
export const listCities = (db: Db): Promise<CityRow[]> =>
  db
    .select()
    .from(cities)
    .where(eq(cities.isOpen, true))
    .orderBy(asc(cities.letter), asc(cities.pinyin), asc(cities.id))

export const listHotCities = (db: Db): Promise<CityRow[]> =>
  db
    .select()
    .from(cities)
    .where(and(eq(cities.isOpen, true), isNotNull(cities.hotRank)))
    .orderBy(asc(cities.hotRank))

/** Children of a division, by its code of today or one that was given up; of none: the provinces. */
export const listAreas = (db: Db, parentId: number | null) => {
  const today = sql`coalesce((select ${aliases.areaId} from ${aliases} where ${aliases.id} = ${parentId}), ${parentId})`
  const there = parentId === null ? eq(areas.level, 1) : eq(areas.parentId, today)
  return db.select().from(areas).where(there).orderBy(asc(areas.id))
}

/** Districts of a city, or its streets where it has none; of every city without one. */
export const listCityAreas = (db: Db, cityId?: number) =>
  db
    .select(getTableColumns(areas))
    .from(areas)
    .innerJoin(cities, and(eq(cities.id, areas.cityId), eq(cities.areaLevel, areas.level)))
    .where(cityId === undefined ? undefined : eq(areas.cityId, cityId))
    .orderBy(asc(areas.id))

/** Counties and districts, with the city each lies in. */
export const listCounties = (db: Db) =>
  db
    .select({ id: areas.id, name: areas.name, cityId: areas.cityId })
    .from(areas)
    .where(and(eq(areas.level, 3), isNotNull(areas.cityId)))
    .orderBy(asc(areas.id))

/** Former names of cities and counties, with the city each lies in today. */
export const listFormerNames = (db: Db) =>
  db
    .select({ id: areas.id, name: aliases.name, cityId: areas.cityId, level: areas.level })
    .from(aliases)
    .innerJoin(areas, eq(areas.id, aliases.areaId))
    .where(inArray(areas.level, [2, 3]))

/** What the operator may have changed, which cities are open and which are hot, stays. */
export const upsertCities = (db: Db, rows: NewCity[]) => {
  const { areaCode, name, fullName, pinyin, initials, letter, lat, lng, areaLevel } = cities
  return db
    .insert(cities)
    .values(rows)
    .onConflictDoUpdate({
      target: cities.id,
      ...takeOver({ areaCode, name, fullName, pinyin, initials, letter, lat, lng, areaLevel }),
    })
}

/** Forty thousand rows in one statement: columns travel as arrays. */
export const upsertAreas = (db: Db, rows: NewArea[]) => {
  const column = (name: keyof NewArea) => sql.param(rows.map((row) => row[name] ?? null))
  return db.execute(sql`
    insert into ${areas} (id, parent_id, name, level, city_id)
    select * from unnest(${column('id')}::bigint[], ${column('parentId')}::bigint[], ${column('name')}::text[],
      ${column('level')}::smallint[], ${column('cityId')}::integer[])
    on conflict (id) do update set parent_id = excluded.parent_id, name = excluded.name, city_id = excluded.city_id
    where (${areas.parentId}, ${areas.name}, ${areas.cityId})
      is distinct from (excluded.parent_id, excluded.name, excluded.city_id)`)
}

export const upsertAliases = (db: Db, rows: NewAlias[]) =>
  db
    .insert(aliases)
    .values(rows)
    .onConflictDoUpdate({ target: aliases.id, ...takeOver({ name: aliases.name, areaId: aliases.areaId }) })
