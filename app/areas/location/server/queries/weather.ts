import { and, asc, eq, exists, isNotNull, isNull, lte, or } from 'drizzle-orm'
import type { Db } from '#kit/db/open.ts'
import type { Weather } from '#kit/outside/weather.ts'
import { locationCities as cities, locationVisitors as visitors, locationWeather as weather } from '../tables.ts'

export type WeatherRow = typeof weather.$inferSelect

export const findWeather = async (db: Db, cityId: number): Promise<WeatherRow | undefined> =>
  (await db.select().from(weather).where(eq(weather.cityId, cityId)))[0]

/** Cities whose weather was not asked for since that moment: the hot ones and those that visitors chose, the longest first. */
export const listDue = (db: Db, before: Date, most: number) => {
  const chosen = db.select({ id: visitors.who }).from(visitors).where(eq(visitors.chosenCityId, cities.id))
  return db
    .select({ id: cities.id, lat: cities.lat, lng: cities.lng })
    .from(cities)
    .leftJoin(weather, eq(weather.cityId, cities.id))
    .where(
      and(
        eq(cities.isOpen, true),
        or(isNotNull(cities.hotRank), exists(chosen)),
        or(isNull(weather.askedAt), lte(weather.askedAt, before)),
      ),
    )
    .orderBy(asc(weather.askedAt), asc(cities.id))
    .limit(most)
}

/** Writes what was told of a city; without it only that it was asked for, so that others have their turn. */
export const upsertWeather = (db: Db, cityId: number, told: Weather | null, now: Date) => {
  const set = { ...told, askedAt: now }
  return db
    .insert(weather)
    .values({ cityId, ...set })
    .onConflictDoUpdate({ target: weather.cityId, set })
}
