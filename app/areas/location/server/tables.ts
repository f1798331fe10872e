import { boolean, doublePrecision, index, integer, pgTable, smallint, text } from 'drizzle-orm/pg-core'
import { reference } from '#kit/db/columns.ts'

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
  },
  (table) => [index('location_cities_letter').on(table.letter, table.pinyin)],
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
