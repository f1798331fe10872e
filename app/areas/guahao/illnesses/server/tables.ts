import { sql } from 'drizzle-orm'
import { boolean, check, index, integer, pgTable, primaryKey, smallint, text } from 'drizzle-orm/pg-core'
import { guahaoCatalogue } from '#app/areas/guahao/catalogue/server/tables.ts'
import { identity, instant, reference } from '#kit/db/columns.ts'

/** An illness or a symptom that people look for. */
export const guahaoIllnesses = pgTable(
  'guahao_illnesses',
  {
    id: identity(),
    name: text().notNull().unique(),
    /** Plain words that people use for it. */
    aliases: text().array().notNull().default([]),
    description: text().notNull(),
    isSymptom: boolean().notNull(),
    viewCount: integer().notNull().default(0),
    /** The platform’s desk has written it since: a start leaves it as it is. */
    isEdited: boolean().notNull().default(false),
    createdAt: instant().notNull(),
  },
  (table) => [
    index('guahao_illnesses_hot').on(table.viewCount.desc().nullsFirst(), table.id),
    check('guahao_illnesses_views', sql`${table.viewCount} >= 0`),
  ],
)

/** Which departments of the catalogue see an illness, the usual one first. */
export const guahaoIllnessDepartments = pgTable(
  'guahao_illness_departments',
  {
    illnessId: reference()
      .notNull()
      .references(() => guahaoIllnesses.id, { onDelete: 'cascade' }),
    catalogueId: integer()
      .notNull()
      .references(() => guahaoCatalogue.id),
    position: smallint().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.illnessId, table.catalogueId] }),
    index('guahao_illness_departments_catalogue').on(table.catalogueId, table.illnessId),
  ],
)

/** How often an illness was looked at from a city. */
export const guahaoIllnessViews = pgTable(
  'guahao_illness_views',
  {
    cityId: integer().notNull(),
    illnessId: reference()
      .notNull()
      .references(() => guahaoIllnesses.id, { onDelete: 'cascade' }),
    viewCount: integer().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.cityId, table.illnessId] }),
    index('guahao_illness_views_hot').on(table.cityId, table.viewCount.desc().nullsFirst(), table.illnessId),
    check('guahao_illness_views_counted', sql`${table.viewCount} > 0`),
  ],
)
