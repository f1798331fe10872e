import { sql } from 'drizzle-orm'
import { boolean, check, index, integer, pgTable, primaryKey, smallint, text } from 'drizzle-orm/pg-core'
import { accessStaff } from '#app/areas/access/staff/server/tables.ts'
import { instant, reference } from '#kit/db/columns.ts'
import { allPickKinds, type Block, type PickKind } from '../rules.ts'

/** A partner's channel: how the product looks to who came by it. */
export const contentChannels = pgTable(
  'content_channels',
  {
    channel: integer().primaryKey(),
    title: text().notNull(),
    /** Whose it is, as its page says it. */
    brand: text().notNull(),
    slogan: text().notNull().default(''),
    /** `#rrggbb` */
    colour: text().notNull(),
    /** The parts of its page in their order. */
    blocks: text().array().$type<Block[]>().notNull(),
    doctorTitle: text().notNull(),
    askTitle: text().notNull(),
    /** Numbers of `content/articles` topics. */
    doctorTopics: integer().array().notNull().default([]),
    askTopics: integer().array().notNull().default([]),
    /** City of who has named none; null: the usual one. */
    cityId: integer(),
    no_nav_bar: boolean('no_nav_bar').notNull().default(false),
    all_page_write_not: boolean('all_page_write_not').notNull().default(false),
    all_page_download_app: boolean('all_page_download_app').notNull().default(false),
    all_page_qun_liao: boolean('all_page_qun_liao').notNull().default(false),
    groupName: text().notNull().default(''),
    groupLink: text().notNull().default(''),
    isOn: boolean().notNull().default(true),
    /** Read no more: the wire keeps the versions of what forms write (`kit/wire`). */
    version: integer().notNull().default(1),
    changedAt: instant().notNull(),
  },
  (table) => [
    check('content_channels_colour', sql`${table.colour} ~ '^#[0-9a-f]{6}$'`),
    check('content_channels_group', sql`not ${table.all_page_qun_liao} or ${table.groupLink} <> ''`),
  ],
)

const channel = () =>
  integer()
    .notNull()
    .references(() => contentChannels.channel, { onDelete: 'cascade' })

/** What a partner picked for its page, in its order. */
export const contentChannelPicks = pgTable(
  'content_channel_picks',
  {
    channel: channel(),
    kind: text().$type<PickKind>().notNull(),
    /** Id of a doctor, hospital, article or consultation. */
    targetId: text().notNull(),
    position: smallint().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.channel, table.kind, table.targetId] }),
    check('content_channel_picks_kind', sql.raw(`kind in (${allPickKinds.map((kind) => `'${kind}'`).join(', ')})`)),
  ],
)

/** Who edits the look of a channel; they see no other. */
export const contentChannelEditors = pgTable(
  'content_channel_editors',
  {
    channel: channel(),
    staffId: reference()
      .notNull()
      .references(() => accessStaff.id, { onDelete: 'cascade' }),
    namedAt: instant().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.channel, table.staffId] }),
    index('content_channel_editors_staff').on(table.staffId),
  ],
)
