import { sql } from 'drizzle-orm'
import { boolean, check, date, index, integer, pgTable, text } from 'drizzle-orm/pg-core'
import { guahaoHospitals } from '#app/areas/guahao/hospitals/server/public.ts'
import { identity, instant, reference } from '#kit/db/columns.ts'
import type { JobKind } from '../rules.ts'

/** Jobs that a hospital has to give. */
export const activitiesJobs = pgTable(
  'activities_jobs',
  {
    id: identity(),
    hospitalId: reference()
      .notNull()
      .references(() => guahaoHospitals.id, { onDelete: 'cascade' }),
    title: text().notNull(),
    depName: text().notNull().default(''),
    place: text().notNull(),
    kind: text().$type<JobKind>().notNull(),
    people: integer().notNull(),
    /** What is paid, in the hospital's own words. */
    pay: text().notNull(),
    duty: text().notNull(),
    wants: text().notNull(),
    /** How to apply. */
    apply: text().notNull(),
    /** The last day, in Shanghai. */
    untilDay: date().notNull(),
    isOn: boolean().notNull().default(true),
    addedAt: instant().notNull(),
  },
  (table) => [
    index('activities_jobs_newest').on(table.id.desc().nullsFirst()).where(sql`is_on`),
    index('activities_jobs_hospital').on(table.hospitalId, table.id.desc().nullsFirst()),
    check('activities_jobs_kind', sql`${table.kind} in ('full', 'part', 'intern', 'volunteer')`),
    check('activities_jobs_people', sql`${table.people} > 0`),
  ],
)
