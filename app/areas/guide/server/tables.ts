import { sql } from 'drizzle-orm'
import { boolean, check, index, integer, pgTable, smallint, text } from 'drizzle-orm/pg-core'
import { identity, instant, reference } from '#kit/db/columns.ts'

/** A plan that leads from a page to the native app. */
export const guidePlans = pgTable(
  'guide_plans',
  {
    id: identity(),
    /** As `pathOfPage` writes it. */
    path: text().notNull(),
    /** Shown on this hospital's pages alone, where one is named. */
    unitId: reference(),
    /** Empty: in every channel. */
    channels: integer().array().notNull(),
    planName: text().notNull(),
    tipMsg: text().notNull(),
    btnName: text().notNull(),
    /** A path of ours or an address; empty: the download page. */
    downloadUrl: text().notNull(),
    /** Whether the way home stands beside it. */
    isIndex: boolean().notNull(),
    /** 1: shown. */
    status: smallint().notNull(),
    /** 1: visits from a share, 2: normal ones. */
    jumpMethods: smallint().array().notNull(),
  },
  (table) => [
    index('guide_plans_path').on(table.path),
    check('guide_plans_status', sql`${table.status} in (0, 1)`),
    check('guide_plans_methods', sql`${table.jumpMethods} <@ array[1, 2]::smallint[]`),
  ],
)

/** What brought a visitor. */
export const guideMarks = pgTable(
  'guide_marks',
  {
    /** A keyed digest of who they are. */
    holder: text().primaryKey(),
    ex: text().notNull(),
    cf: text().notNull(),
    markedAt: instant().notNull(),
  },
  (table) => [index('guide_marks_old').on(table.markedAt)],
)

/** The ticket of the messaging app's account. */
export const guideTickets = pgTable('guide_tickets', {
  appId: text().primaryKey(),
  ticketSealed: text().notNull(),
  endsAt: instant().notNull(),
})

/** Places in the native app, with `{names}` to be filled in. */
export const guideCallTemplates = pgTable('guide_call_templates', {
  name: text().primaryKey(),
  url: text().notNull(),
})

/** A filled-in template that waits for the native app. */
export const guideCalls = pgTable(
  'guide_calls',
  {
    /** A keyed digest: the key itself is not kept. */
    keyIndex: text().primaryKey(),
    template: text()
      .notNull()
      .references(() => guideCallTemplates.name),
    channel: integer().notNull(),
    urlSealed: text().notNull(),
    endsAt: instant().notNull(),
  },
  (table) => [index('guide_calls_old').on(table.endsAt)],
)
