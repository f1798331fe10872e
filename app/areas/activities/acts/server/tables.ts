import { sql } from 'drizzle-orm'
import { check, index, pgTable, text } from 'drizzle-orm/pg-core'
import { identity, instant } from '#kit/db/columns.ts'
import type { ActKind } from '../rules.ts'

/** Something that takes place for a while. */
export const activitiesActs = pgTable(
  'activities_acts',
  {
    id: identity(),
    kind: text().$type<ActKind>().notNull(),
    title: text().notNull(),
    rule: text().notNull(),
    shareTitle: text().notNull(),
    shareText: text().notNull(),
    startsAt: instant().notNull(),
    /** What was stopped ended then. */
    endsAt: instant().notNull(),
  },
  (table) => [
    index('activities_acts_kind').on(table.kind, table.endsAt),
    check('activities_acts_known', sql`${table.kind} in ('lottery', 'bargain', 'invite')`),
    check('activities_acts_order', sql`${table.startsAt} <= ${table.endsAt}`),
  ],
)
