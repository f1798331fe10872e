import { sql } from 'drizzle-orm'
import { boolean, check, index, integer, pgTable, primaryKey, smallint, text, unique } from 'drizzle-orm/pg-core'
import { accessPatients } from '#app/areas/access/patients/server/tables.ts'
import { day, identity, instant, reference } from '#kit/db/columns.ts'

/** What a task is worth and how often a day. */
export const pointsTasks = pgTable(
  'points_tasks',
  {
    businessMark: text().notNull(),
    taskId: text().notNull(),
    /** A `TaskAction` of rules.ts. */
    action: text().notNull(),
    title: text().notNull(),
    amount: integer().notNull(),
    growth: integer().notNull(),
    perDay: smallint().notNull(),
    /** How long a page is looked at before it counts. */
    seconds: smallint().notNull().default(0),
    isOn: boolean().notNull().default(true),
  },
  (table) => [
    primaryKey({ columns: [table.businessMark, table.taskId, table.action] }),
    check(
      'points_tasks_worth',
      sql`${table.amount} >= 0 and ${table.growth} >= 0 and ${table.perDay} > 0 and ${table.seconds} >= 0`,
    ),
  ],
)

/** The task that a patient is at: one, so that time is not counted twice. */
export const pointsBegun = pgTable('points_begun', {
  patientId: reference()
    .primaryKey()
    .references(() => accessPatients.id, { onDelete: 'cascade' }),
  businessMark: text().notNull(),
  taskId: text().notNull(),
  action: text().notNull(),
  objectId: text().notNull(),
  begunAt: instant().notNull(),
})

/** What the operator says of points, by channel group and number. */
export const pointsRules = pgTable(
  'points_rules',
  {
    cid: integer().notNull(),
    ruleId: integer().notNull(),
    title: text().notNull(),
    content: text().notNull(),
  },
  (table) => [primaryKey({ columns: [table.cid, table.ruleId] })],
)

/** What is set about points, by name: words that pages show. */
export const pointsSettings = pgTable('points_settings', {
  field: text().primaryKey(),
  value: text().notNull(),
})

/** Every point that came or went, and growth beside it: rows are added, never changed. */
export const pointsLedger = pgTable(
  'points_ledger',
  {
    id: identity(),
    patientId: reference()
      .notNull()
      .references(() => accessPatients.id, { onDelete: 'cascade' }),
    businessMark: text().notNull(),
    taskId: text().notNull(),
    action: text().notNull(),
    /** '' where the task is not about a thing. */
    objectId: text().notNull(),
    day: day().notNull(),
    amount: integer().notNull(),
    growth: integer().notNull(),
    happenedAt: instant().notNull(),
  },
  (table) => [
    unique('points_ledger_once').on(
      table.patientId,
      table.day,
      table.businessMark,
      table.taskId,
      table.action,
      table.objectId,
    ),
    index('points_ledger_newest').on(table.patientId, table.id.desc().nullsFirst()),
  ],
)
