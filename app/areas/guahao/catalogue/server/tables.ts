import { type AnyPgColumn, boolean, index, integer, pgTable, smallint, text, unique } from 'drizzle-orm/pg-core'

/** The catalogue of departments that all hospitals share: classes (内科 …) and the departments below them. */
export const guahaoCatalogue = pgTable(
  'guahao_catalogue',
  {
    /** Stable: the same in every installation. */
    id: integer().primaryKey(),
    /** Null for a class. */
    parentId: integer().references((): AnyPgColumn => guahaoCatalogue.id),
    name: text().notNull(),
    aliases: text().array().notNull().default([]),
    /** A class's icon, by its lucide name. */
    icon: text().notNull().default(''),
    position: smallint().notNull(),
    /** The platform’s desk has written it since: a start leaves it as it is. */
    isEdited: boolean().notNull().default(false),
  },
  (table) => [
    unique('guahao_catalogue_class').on(table.id, table.parentId),
    index('guahao_catalogue_order').on(table.parentId, table.position),
  ],
)
