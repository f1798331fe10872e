import { sql } from 'drizzle-orm'
import { boolean, check, date, index, pgTable, text } from 'drizzle-orm/pg-core'
import { accessPatients } from '#app/areas/access/patients/server/public.ts'
import { identity, instant, reference } from '#kit/db/columns.ts'
import type { VisitState } from '../rules.ts'

/** Banks that take appointments. */
export const activitiesBanks = pgTable('activities_banks', {
  id: identity(),
  name: text().notNull(),
  address: text().notNull(),
  /** What is to be brought, or what can be done there. */
  note: text().notNull().default(''),
  isOpen: boolean().notNull().default(true),
  addedAt: instant().notNull(),
})

/** Appointments with banks. */
export const activitiesBankVisits = pgTable(
  'activities_bank_visits',
  {
    id: identity(),
    patientId: reference()
      .notNull()
      .references(() => accessPatients.id, { onDelete: 'cascade' }),
    bankId: reference()
      .notNull()
      .references(() => activitiesBanks.id, { onDelete: 'cascade' }),
    nameSealed: text().notNull(),
    mobileSealed: text().notNull(),
    /** The day in Shanghai. */
    day: date().notNull(),
    state: text().$type<VisitState>().notNull().default('waiting'),
    /** When the patient agreed that the bank gets name and mobile. */
    agreedAt: instant().notNull(),
    askedAt: instant().notNull(),
    contactedAt: instant(),
  },
  (table) => [
    index('activities_bank_visits_patient').on(table.patientId, table.id.desc().nullsFirst()),
    index('activities_bank_visits_bank').on(table.bankId, table.id.desc().nullsFirst()),
    index('activities_bank_visits_day').on(table.day),
    check('activities_bank_visits_state', sql`${table.state} in ('waiting', 'contacted', 'cancelled')`),
    check('activities_bank_visits_contacted', sql`${table.state} <> 'contacted' or ${table.contactedAt} is not null`),
  ],
)

/** What people thought of a family activity. */
export const activitiesFeedback = pgTable(
  'activities_feedback',
  {
    id: identity(),
    patientId: reference()
      .notNull()
      .references(() => accessPatients.id, { onDelete: 'cascade' }),
    contentSealed: text().notNull(),
    mobileSealed: text(),
    images: text().array().notNull().default([]),
    saidAt: instant().notNull(),
    readAt: instant(),
  },
  (table) => [
    index('activities_feedback_patient').on(table.patientId, table.id.desc().nullsFirst()),
    index('activities_feedback_open').on(table.id).where(sql`read_at is null`),
  ],
)
