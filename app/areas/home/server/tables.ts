import { sql } from 'drizzle-orm'
import { check, integer, pgTable, text } from 'drizzle-orm/pg-core'

/** Which home a channel has; a channel without a row has the usual one. */
export const homeChannels = pgTable(
  'home_channels',
  { channel: integer().primaryKey(), path: text().notNull() },
  (table) => [check('home_channels_path', sql`${table.path} ~ '^/h5/[a-z/]+/index$'`)],
)

/** A partner city with a front door of its own. */
export const homePartners = pgTable(
  'home_partners',
  {
    /** As it stands in the address. */
    slug: text().primaryKey(),
    name: text().notNull(),
    slogan: text().notNull(),
    cityId: integer().notNull(),
    /** `#rrggbb` */
    colour: text().notNull(),
  },
  (table) => [
    check('home_partners_slug', sql`${table.slug} ~ '^[a-z]+$' and ${table.slug} <> 'main'`),
    check('home_partners_colour', sql`${table.colour} ~ '^#[0-9a-f]{6}$'`),
  ],
)
