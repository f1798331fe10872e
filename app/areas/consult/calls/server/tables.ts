import { sql } from 'drizzle-orm'
import { check, index, integer, pgTable, primaryKey, text, timestamp, uniqueIndex } from 'drizzle-orm/pg-core'
import { consultConsultations } from '#app/areas/consult/consultations/server/tables.ts'
import { guahaoDoctors } from '#app/areas/guahao/doctors/server/tables.ts'
import { identity, instant, reference } from '#kit/db/columns.ts'
import { type CallKind, callKinds, type Participant, participants } from '../rules.ts'
import { allStates, type CallState, comingStates, openStates } from '../states.ts'

const list = (names: readonly string[]) => sql.raw(names.map((name) => `'${name}'`).join(', '))

/** Calls by video and phone: with whom, how it went, how it ended. What is said in one is kept nowhere. */
export const consultCalls = pgTable(
  'consult_calls',
  {
    /** Not to be guessed. */
    id: text().primaryKey(),
    consultationId: text()
      .notNull()
      .references(() => consultConsultations.id),
    /** Refers to nobody by a key: the record outlives the account. */
    patientId: reference().notNull(),
    doctorId: reference()
      .notNull()
      .references(() => guahaoDoctors.id),
    kind: text().$type<CallKind>().notNull(),
    /** Every state it went through, and when. The last one is its state. */
    path: text().array().notNull(),
    pathAt: timestamp({ withTimezone: true, precision: 3 }).array().notNull(),
    state: text().$type<CallState>().notNull().generatedAlwaysAs(sql`path[cardinality(path)]`),
    madeAt: instant().notNull(),
    /** By when the other must have come or taken it. */
    comeBy: instant(),
    /** When it is cut off. */
    endBy: instant(),
    /** Who or what ended it: a seat, `lost`, `time`, `phone`, `ask`; '' while it goes on. */
    endedBy: text().notNull().default(''),
    talkedSeconds: integer().notNull().default(0),
    /** The number in between that both phones see. */
    shownNumber: text().notNull().default(''),
    /** Until when both may come back; then the consultation ends. Null where that is not to be done. */
    againBy: instant(),
    keptUntil: instant(),
  },
  (table) => [
    uniqueIndex('consult_calls_one_open')
      .on(table.consultationId)
      .where(sql`state in (${list(openStates)})`),
    index('consult_calls_of_ask').on(table.consultationId, table.madeAt.desc().nullsFirst()),
    index('consult_calls_of_patient').on(table.patientId, table.madeAt.desc().nullsFirst()),
    index('consult_calls_coming')
      .on(table.comeBy)
      .where(sql`state in (${list(comingStates)})`),
    index('consult_calls_talking').on(table.endBy).where(sql`state = 'talking'`),
    index('consult_calls_again').on(table.againBy).where(sql`again_by is not null`),
    index('consult_calls_kept').on(table.keptUntil).where(sql`kept_until is not null`),
    check('consult_calls_state', sql`state in (${list(allStates)})`),
    check('consult_calls_kind', sql`${table.kind} in (${list(callKinds)})`),
    check('consult_calls_coming_whole', sql`state not in (${list(comingStates)}) or ${table.comeBy} is not null`),
    check('consult_calls_talking_whole', sql`state <> 'talking' or ${table.endBy} is not null`),
    check('consult_calls_over', sql`state in (${list(openStates)}) or ${table.keptUntil} is not null`),
  ],
)

/** Who sits in a call, at which of their devices, and when they were last heard of. */
export const consultCallParticipants = pgTable(
  'consult_call_participants',
  {
    callId: text()
      .notNull()
      .references(() => consultCalls.id, { onDelete: 'cascade' }),
    who: text().$type<Participant>().notNull(),
    device: text().notNull(),
    seenAt: instant().notNull(),
    leftAt: instant(),
  },
  (table) => [
    primaryKey({ columns: [table.callId, table.who] }),
    check('consult_call_participants_who', sql`${table.who} in (${list(participants)})`),
  ],
)

/** Companions whom a patient asked into a call: one at a time, known by the hash of the token in the link. */
export const consultCallGuests = pgTable(
  'consult_call_guests',
  {
    id: identity(),
    callId: text()
      .notNull()
      .references(() => consultCalls.id, { onDelete: 'cascade' }),
    tokenHash: text().notNull().unique(),
    askedAt: instant().notNull(),
    goneAt: instant(),
  },
  (table) => [uniqueIndex('consult_call_guests_one').on(table.callId).where(sql`gone_at is null`)],
)

/** The record of a call: who came and went, and when. */
export const consultCallSteps = pgTable(
  'consult_call_steps',
  {
    id: identity(),
    callId: text()
      .notNull()
      .references(() => consultCalls.id, { onDelete: 'cascade' }),
    who: text().$type<Participant>().notNull(),
    what: text().notNull(),
    at: instant().notNull(),
  },
  (table) => [
    index('consult_call_steps_of').on(table.callId, table.id),
    check('consult_call_steps_what', sql`${table.what} in ('joined', 'took-over', 'left', 'invited', 'sent-away')`),
  ],
)

/** The number at which a doctor takes calls of patients. */
export const consultCallPhones = pgTable('consult_call_phones', {
  doctorId: reference()
    .primaryKey()
    .references(() => guahaoDoctors.id, { onDelete: 'cascade' }),
  mobileSealed: text().notNull(),
})
