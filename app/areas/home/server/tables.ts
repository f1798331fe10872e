import { sql } from 'drizzle-orm'
import { boolean, check, integer, pgTable, text } from 'drizzle-orm/pg-core'
import { identity, instant } from '#kit/db/columns.ts'
import type { BlockPlace } from '../rules.ts'

/** Which home a channel has; a channel without a row has the usual one. */
export const homeChannels = pgTable(
  'home_channels',
  { channel: integer().primaryKey(), path: text().notNull() },
  (table) => [check('home_channels_path', sql`${table.path} ~ '^(/channel|/h5/[a-z/]+)/index$'`)],
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
    /** Off it has no front door: who comes by it finds the usual home. */
    isOn: boolean().notNull().default(true),
  },
  (table) => [
    check('home_partners_slug', sql`${table.slug} ~ '^[a-z]+$' and ${table.slug} <> 'main'`),
    check('home_partners_colour', sql`${table.colour} ~ '^#[0-9a-f]{6}$'`),
  ],
)

/** What operators said of blocks: where they stand, whether they are hidden, for whom, from when to when. */
export const homeBlockRules = pgTable(
  'home_block_rules',
  {
    id: identity(),
    place: text().$type<BlockPlace>().notNull(),
    block: text().notNull(),
    /** Null: every channel. */
    channel: integer(),
    /** Null: every city; 0 is all the country. */
    cityId: integer(),
    position: integer().notNull(),
    isHidden: boolean().notNull(),
    startsAt: instant(),
    endsAt: instant(),
  },
  (table) => [
    check('home_block_rules_position', sql`${table.position} between 0 and 999`),
    check('home_block_rules_span', sql`${table.endsAt} > ${table.startsAt}`),
  ],
)
