import { sql } from 'drizzle-orm'
import { check, index, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { consultConsultations } from '#app/areas/consult/consultations/server/tables.ts'
import { identity, instant, reference } from '#kit/db/columns.ts'
import { allComplaintStates, allWants, type ComplaintState, type Want } from '../rules.ts'

const among = (names: readonly string[]) => sql.raw(names.map((name) => `'${name}'`).join(', '))

/** What patients found wrong with consultations, and what was decided. */
export const consultComplaints = pgTable(
  'consult_complaints',
  {
    id: identity(),
    consultationId: text()
      .notNull()
      .references(() => consultConsultations.id),
    /** Refers to nobody by a key: what was decided outlives the account. */
    patientId: reference().notNull(),
    want: text().$type<Want>().notNull(),
    /** One of the reasons of `wants`. */
    reason: text().notNull(),
    /** What they wrote; '' where it was taken away. */
    wordsSealed: text().notNull(),
    state: text().$type<ComplaintState>().notNull().default('waiting'),
    madeAt: instant().notNull(),
    answerBy: instant().notNull(),
    decidedAt: instant(),
    /** What the patient was told. */
    answer: text().notNull().default(''),
  },
  (table) => [
    uniqueIndex('consult_complaints_one_open').on(table.consultationId).where(sql`state = 'waiting'`),
    index('consult_complaints_of').on(table.consultationId, table.id.desc().nullsFirst()),
    index('consult_complaints_patient').on(table.patientId),
    index('consult_complaints_waiting').on(table.answerBy).where(sql`state = 'waiting'`),
    check('consult_complaints_want', sql`${table.want} in (${among(allWants)})`),
    check('consult_complaints_state', sql`${table.state} in (${among(allComplaintStates)})`),
    check('consult_complaints_decided', sql`(${table.state} = 'waiting') = (${table.decidedAt} is null)`),
  ],
)
