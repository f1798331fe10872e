import { sql } from 'drizzle-orm'
import { boolean, doublePrecision, index, integer, pgTable, smallint, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { instant, reference } from '#kit/db/columns.ts'

/** A city that patients can choose. */
export const locationCities = pgTable(
  'location_cities',
  {
    /** Stable: the specification's id, or one made of the division code (`cityIdOf`). */
    id: integer().primaryKey(),
    areaCode: integer().notNull().unique(),
    /** As people say it, 深圳. */
    name: text().notNull().unique(),
    /** As officials write it, 深圳市. */
    fullName: text().notNull(),
    pinyin: text().notNull(),
    /** First letters of its syllables, `sz`. */
    initials: text().notNull(),
    letter: text().notNull(),
    /** Centre, in the Baidu system (BD09). */
    lat: doublePrecision().notNull(),
    lng: doublePrecision().notNull(),
    /** Level of the divisions to choose from within it: 3 districts, 4 streets where it has no districts. */
    areaLevel: smallint().notNull(),
    /** Place among the hot cities, null for all others. */
    hotRank: smallint(),
    isOpen: boolean().notNull(),
    /** Where somebody is who has not said it; where the desk has named none it is `DEFAULT_CITY`. */
    isDefault: boolean().notNull().default(false),
  },
  (table) => [
    index('location_cities_letter').on(table.letter, table.pinyin),
    uniqueIndex('location_cities_default').on(table.isDefault).where(sql`${table.isDefault}`),
  ],
)

/** A division: its code is its id. Level 1 province, 2 city, 3 county or district, 4 street or town. */
export const locationAreas = pgTable(
  'location_areas',
  {
    id: reference().primaryKey(),
    parentId: reference(),
    name: text().notNull(),
    level: smallint().notNull(),
    /** The city of `location_cities` that it lies in; null for a province. */
    cityId: integer(),
  },
  (table) => [
    index('location_areas_parent').on(table.parentId, table.id),
    index('location_areas_city').on(table.cityId, table.level, table.id),
  ],
)

/** A code that has been given up: which division it is part of today. */
export const locationAreaAliases = pgTable('location_area_aliases', {
  id: reference().primaryKey(),
  name: text().notNull(),
  areaId: reference().notNull(),
})

/**
 * Where a visitor was last and which city they chose. One row for each, written over: no trail of where somebody went.
 * Who they are stands in `who` (`queries/visitors.ts`); ids that a browser made up for itself are hashed.
 */
export const locationVisitors = pgTable(
  'location_visitors',
  {
    who: text().primaryKey(),
    /** Baidu system (BD09); null where they have told none, or too long ago. */
    lat: doublePrecision(),
    lng: doublePrecision(),
    /** Who found it out: a map service, a native app. */
    source: text().notNull().default(''),
    /** The division they are in, as that source said. */
    areaCode: reference(),
    placedCityId: integer(),
    placedAt: instant(),
    chosenCityId: integer(),
    changedAt: instant().notNull(),
  },
  (table) => [
    index('location_visitors_changed').on(table.changedAt),
    index('location_visitors_placed').on(table.placedAt).where(sql`${table.placedAt} is not null`),
    index('location_visitors_chosen').on(table.chosenCityId).where(sql`${table.chosenCityId} is not null`),
  ],
)

/** The weather of a city as it was last told. */
export const locationWeather = pgTable('location_weather', {
  cityId: integer()
    .primaryKey()
    .references(() => locationCities.id, { onDelete: 'cascade' }),
  /** When it was last asked for, with or without success. */
  askedAt: instant().notNull(),
  text: text().notNull().default(''),
  /** Degrees Celsius. */
  temperature: smallint().notNull().default(0),
  humidity: smallint(),
  wind: text().notNull().default(''),
  /** Null: nothing was told yet. */
  observedAt: instant(),
})
