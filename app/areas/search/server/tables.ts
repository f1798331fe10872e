import { sql } from 'drizzle-orm'
import {
  boolean,
  check,
  customType,
  index,
  integer,
  pgTable,
  point,
  primaryKey,
  smallint,
  text,
} from 'drizzle-orm/pg-core'
import { day, fen, identity, instant, reference } from '#kit/db/columns.ts'

const tsvector = customType<{ data: string }>({ dataType: () => 'tsvector' })

/** Everything that can be found, one row each; the rooms that own it show it, this table only finds it. */
export const searchEntries = pgTable(
  'search_entries',
  {
    /** A `Kind` of rules.ts. */
    kind: text().notNull(),
    targetId: reference().notNull(),
    title: text().notNull(),
    /** The title as it is compared: letters and digits alone, folded. */
    folded: text().notNull(),
    /** What it is called: tokens of title and aliases, each of them whole, their pinyin initials, kind and city. */
    nameWords: tsvector().notNull(),
    /** Its tokens, its initials from each character on, its kind, and what else is said of it. */
    words: tsvector().notNull(),
    /** 0: it stands in no city, and every city finds it. */
    cityId: integer().notNull(),
    /** Level of the hospital, where there is one. */
    level: smallint(),
    priceFen: fen(),
    /** Its place in Mercator metres: nearest in this plane is nearest on the ground. */
    spot: point({ mode: 'xy' }),
    /** Among those that fit alike the heaviest comes first. Comparable within a kind only. */
    weight: integer().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.kind, table.targetId] }),
    index('search_entries_name_words').using('gin', table.nameWords),
    index('search_entries_words').using('gin', table.words),
    index('search_entries_weight').on(table.kind, table.weight.desc().nullsFirst(), table.targetId),
    index('search_entries_price').on(table.kind, table.priceFen, table.targetId),
    index('search_entries_spot').using('gist', table.spot),
  ],
)

/** Words that mean the same: each word with its group. */
export const searchSynonyms = pgTable(
  'search_synonyms',
  { word: text().primaryKey(), groupId: integer().notNull() },
  (table) => [index('search_synonyms_group').on(table.groupId)],
)

/** How often something was looked for by its name on a day. No person and nothing else that was typed is in it. */
export const searchTerms = pgTable(
  'search_terms',
  { word: text().notNull(), day: day().notNull(), searchCount: integer().notNull() },
  (table) => [
    primaryKey({ columns: [table.day, table.word] }),
    check('search_terms_counted', sql`${table.searchCount} > 0`),
  ],
)

/** Words that are never shown among those that were searched for most; they are found as before. */
export const searchMutedWords = pgTable('search_muted_words', { word: text().primaryKey() })

/** What the operator shows around a search: words in the box, a line where nothing was found. */
export const searchAdverts = pgTable(
  'search_adverts',
  {
    id: identity(),
    /** box, top or bottom */
    place: text().notNull(),
    /** Null: for everyone. */
    cityId: integer(),
    channel: integer(),
    title: text().notNull(),
    image: text().notNull().default(''),
    /** A path of the product; for the box the page of the word's results when empty. */
    link: text().notNull().default(''),
    /** Somebody pays for it: it is marked 广告 and hidden in the elder version. */
    isPaid: boolean().notNull(),
    position: smallint().notNull(),
    /** It is shown from this moment until that one. */
    beginsAt: instant().notNull(),
    endsAt: instant(),
  },
  (table) => [
    index('search_adverts_place').on(table.place, table.position),
    check('search_adverts_place_known', sql`${table.place} in ('box', 'top', 'bottom')`),
    check('search_adverts_span', sql`${table.endsAt} is null or ${table.beginsAt} < ${table.endsAt}`),
  ],
)
