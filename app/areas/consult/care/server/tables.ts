import { sql } from 'drizzle-orm'
import { boolean, check, index, jsonb, pgTable, text } from 'drizzle-orm/pg-core'
import { identity, instant, reference } from '#kit/db/columns.ts'
import type { CareFacts, CareMoment, CareRule } from '../rules.ts'

/** What a care rule said, a line each: who asked for what, what was looked at, what came of it. Lines are only added. */
export const consultCareDecisions = pgTable(
  'consult_care_decisions',
  {
    id: identity(),
    at: instant().notNull(),
    moment: text().$type<CareMoment>().notNull(),
    rule: text().$type<CareRule>().notNull(),
    isKept: boolean().notNull(),
    facts: jsonb().$type<Partial<CareFacts>>().notNull(),
    /** Who asked: `patient` or `doctor`, and their number. */
    byKind: text().$type<'patient' | 'doctor'>().notNull(),
    byId: reference().notNull(),
    /** Refers to nobody by a key: the trail outlives the account. */
    patientId: reference().notNull(),
    memberId: reference().notNull(),
    /** The hospital that it concerns; null: the platform. */
    hospitalId: reference(),
    keptUntil: instant().notNull(),
  },
  (table) => [
    index('consult_care_decisions_newest').on(table.hospitalId, table.id),
    index('consult_care_decisions_patient').on(table.patientId, table.id),
    index('consult_care_decisions_kept').on(table.keptUntil),
    check('consult_care_decisions_by', sql`${table.byKind} in ('patient', 'doctor')`),
  ],
)
