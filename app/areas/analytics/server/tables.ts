import { sql } from 'drizzle-orm'
import { boolean, check, index, integer, pgTable, primaryKey, smallint, text, unique } from 'drizzle-orm/pg-core'
import { accessPatients } from '#app/areas/access/patients/server/tables.ts'
import { day, identity, instant, reference } from '#kit/db/columns.ts'

const patient = () =>
  reference()
    .notNull()
    .references(() => accessPatients.id, { onDelete: 'cascade' })

/** What visitors did. It names no patient: only the random id of a visit. */
export const analyticsEvents = pgTable(
  'analytics_events',
  {
    id: identity(),
    /** action: of a batch of actions; channel: of the channel's statistics; view: of a counter. */
    source: text().notNull(),
    event: text().notNull(),
    /** Path alone. */
    page: text().notNull(),
    functionId: text().notNull(),
    functionName: text().notNull(),
    /** 0: none. */
    itemType: integer().notNull(),
    /** 0: none. */
    itemId: reference().notNull(),
    /** '' where none was sent. */
    visitId: text().notNull(),
    channel: integer().notNull(),
    happenedAt: instant().notNull(),
  },
  (table) => [
    index('analytics_events_age').on(table.happenedAt),
    check('analytics_events_source', sql`${table.source} in ('action', 'channel', 'view')`),
  ],
)

/** Batches that were taken: the same nonce is not taken again. */
export const analyticsNonces = pgTable(
  'analytics_nonces',
  { nonce: text().primaryKey(), takenAt: instant().notNull() },
  (table) => [index('analytics_nonces_age').on(table.takenAt)],
)

/** How often a patient did something; not what with. */
export const analyticsCounts = pgTable(
  'analytics_counts',
  { patientId: patient(), action: text().notNull(), count: integer().notNull() },
  (table) => [
    primaryKey({ columns: [table.patientId, table.action] }),
    check('analytics_counts_counted', sql`${table.count} > 0`),
  ],
)

/** How often something was looked at. */
export const analyticsViews = pgTable(
  'analytics_views',
  {
    kind: text().notNull(),
    targetId: reference().notNull(),
    count: integer().notNull(),
    lastAt: instant().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.kind, table.targetId] }),
    index('analytics_views_age').on(table.lastAt),
    check('analytics_views_counted', sql`${table.count} > 0`),
  ],
)

/** What broke on phones: each error once a day with how often it came. */
export const analyticsLogs = pgTable(
  'analytics_logs',
  {
    day: day().notNull(),
    /** Of type, message, stack and page. */
    digest: text().notNull(),
    type: text().notNull(),
    message: text().notNull(),
    stack: text().notNull(),
    page: text().notNull(),
    /** Of the first that told. */
    agent: text().notNull(),
    count: integer().notNull(),
    lastAt: instant().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.day, table.digest] }),
    check('analytics_logs_counted', sql`${table.count} > 0`),
  ],
)

/** What an advert led to, as its account is told. */
export const analyticsConversions = pgTable(
  'analytics_conversions',
  {
    id: identity(),
    accountId: text().notNull(),
    clickId: text().notNull(),
    actionType: text().notNull(),
    itemType: integer().notNull(),
    itemId: reference().notNull(),
    happenedAt: instant().notNull(),
  },
  (table) => [
    index('analytics_conversions_age').on(table.happenedAt),
    // One click converts once in each way, however often it is told.
    unique('analytics_conversions_once').on(
      table.accountId,
      table.clickId,
      table.actionType,
      table.itemType,
      table.itemId,
    ),
  ],
)

/** What a patient asked to be shown first. */
export const analyticsCrowds = pgTable('analytics_crowds', {
  patientId: patient().primaryKey(),
  crowd: text().notNull(),
  chosenAt: instant().notNull(),
})

/** Pages that the operator laid out. */
export const analyticsPages = pgTable(
  'analytics_pages',
  {
    id: identity(),
    mark: text().notNull(),
    /** Null: every channel. */
    channel: integer(),
    title: text().notNull(),
    image: text().notNull().default(''),
    /** A path of the product. */
    link: text().notNull(),
    position: smallint().notNull(),
    /** Null: not published yet. */
    publishedAt: instant(),
  },
  (table) => [index('analytics_pages_mark').on(table.mark, table.position, table.id)],
)

/** Parts of a page that the operator laid out, for everyone or for one crowd. */
export const analyticsModules = pgTable(
  'analytics_modules',
  {
    id: identity(),
    mark: text().notNull(),
    /** Null: for everyone. */
    crowd: text(),
    title: text().notNull(),
    note: text().notNull().default(''),
    image: text().notNull().default(''),
    link: text().notNull(),
    position: smallint().notNull(),
    /** Null: every channel. */
    channel: integer(),
    /** Null: every city; 0 is all the country. */
    cityId: integer(),
    startsAt: instant(),
    endsAt: instant(),
    isOn: boolean().notNull().default(true),
  },
  (table) => [
    index('analytics_modules_mark').on(table.mark, table.position, table.id),
    check('analytics_modules_span', sql`${table.endsAt} > ${table.startsAt}`),
  ],
)

/** What is shown for somebody who wants it seen. */
export const analyticsAdverts = pgTable(
  'analytics_adverts',
  {
    id: identity(),
    areaType: text().notNull(),
    /** Null: every one of that type. */
    areaId: reference(),
    /** Null: for everyone; else a personal recommendation. */
    crowd: text(),
    /** Null: every channel. */
    channel: integer(),
    title: text().notNull(),
    image: text().notNull().default(''),
    link: text().notNull(),
    /** Somebody pays for it: it is marked 广告. */
    isPaid: boolean().notNull(),
    position: smallint().notNull(),
    clickCount: integer().notNull().default(0),
    beginsAt: instant().notNull(),
    endsAt: instant(),
  },
  (table) => [
    index('analytics_adverts_place').on(table.position, table.id),
    check('analytics_adverts_span', sql`${table.endsAt} is null or ${table.beginsAt} < ${table.endsAt}`),
  ],
)

/** Clicks on an advert: a device counts once a day. */
export const analyticsClicks = pgTable(
  'analytics_clicks',
  {
    advertId: reference()
      .notNull()
      .references(() => analyticsAdverts.id, { onDelete: 'cascade' }),
    day: day().notNull(),
    /** Blind index of the device, or of the address where none was told. */
    device: text().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.advertId, table.day, table.device] }),
    index('analytics_clicks_age').on(table.day),
  ],
)
