import { sql } from 'drizzle-orm'
import { boolean, check, index, integer, pgTable, smallint, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { accessPatients } from '#app/areas/access/patients/server/tables.ts'
import { identity, instant, reference } from '#kit/db/columns.ts'
import { type SuggestionKind, suggestionKinds } from '../rules.ts'

export const helpThemes = pgTable('help_themes', {
  id: integer().primaryKey(),
  name: text().notNull(),
  position: smallint().notNull(),
})

export const helpQuestions = pgTable(
  'help_questions',
  {
    id: integer().primaryKey(),
    themeId: integer()
      .notNull()
      .references(() => helpThemes.id),
    title: text().notNull(),
    /** Paragraphs, one a line. */
    content: text().notNull(),
    /** Other ways of asking it, which find it as its title does. */
    otherWords: text().array().notNull().default([]),
    isOn: boolean().notNull().default(true),
    position: smallint().notNull(),
  },
  (table) => [index('help_questions_order').on(table.themeId, table.position)],
)

/** How high a patient's membership is, as it was last told. */
export const helpLevels = pgTable('help_levels', {
  patientId: reference()
    .primaryKey()
    .references(() => accessPatients.id, { onDelete: 'cascade' }),
  level: integer().notNull(),
})

/** A talk with customer service: a patient's, or that of a browser. */
export const helpTalks = pgTable(
  'help_talks',
  {
    id: identity(),
    patientId: reference()
      .unique()
      .references(() => accessPatients.id, { onDelete: 'cascade' }),
    /** A keyed digest of the browser's own id. */
    visitorIndex: text().unique(),
    /** When it was last written to. */
    writtenAt: instant().notNull(),
    /** Since when it is open; null: nothing is asked, or somebody of the service has closed it. */
    openSince: instant(),
    /** Since when what was written waits for an answer of a person. */
    waitingSince: instant(),
    /** Who of the service has taken it; their account may be gone. */
    takenBy: reference(),
  },
  (table) => [
    check('help_talks_one_holder', sql`num_nonnulls(${table.patientId}, ${table.visitorIndex}) = 1`),
    check('help_talks_waits_open', sql`${table.waitingSince} is null or ${table.openSince} is not null`),
    index('help_talks_open').on(table.waitingSince, table.id).where(sql`open_since is not null`),
    index('help_talks_old').on(table.writtenAt).where(sql`patient_id is null`),
  ],
)

export const helpMessages = pgTable(
  'help_messages',
  {
    id: identity(),
    talkId: reference()
      .notNull()
      .references(() => helpTalks.id, { onDelete: 'cascade' }),
    sender: text({ enum: ['visitor', 'desk', 'agent'] }).notNull(),
    contentSealed: text().notNull(),
    questionIds: integer().array().notNull(),
    saidAt: instant().notNull(),
  },
  (table) => [index('help_messages_order').on(table.talkId, table.id.desc().nullsFirst())],
)

/** One time that a person of the service had a talk in hand, until it was ended; and how its holder rated it then. */
export const helpServices = pgTable(
  'help_services',
  {
    id: identity(),
    talkId: reference()
      .notNull()
      .references(() => helpTalks.id, { onDelete: 'cascade' }),
    /** Who had it last; their account may be gone. */
    agentId: reference().notNull(),
    begunAt: instant().notNull(),
    endedAt: instant(),
    stars: smallint(),
    wordsSealed: text(),
    /** When it was first rated. */
    ratedAt: instant(),
  },
  (table) => [
    uniqueIndex('help_services_one_open').on(table.talkId).where(sql`ended_at is null`),
    index('help_services_of_talk').on(table.talkId, table.id.desc().nullsFirst()),
    index('help_services_ended').on(table.endedAt).where(sql`ended_at is not null`),
    check('help_services_stars', sql`${table.stars} between 1 and 5`),
    check('help_services_rated', sql`num_nulls(${table.stars}, ${table.wordsSealed}, ${table.ratedAt}) in (0, 3)`),
    check('help_services_rated_ended', sql`${table.ratedAt} is null or ${table.endedAt} is not null`),
  ],
)

/** What patients tell of the product itself, and what they were answered; both are sealed. */
export const helpSuggestions = pgTable(
  'help_suggestions',
  {
    id: identity(),
    patientId: reference()
      .notNull()
      .references(() => accessPatients.id, { onDelete: 'cascade' }),
    kind: text().$type<SuggestionKind>().notNull(),
    contentSealed: text().notNull(),
    saidAt: instant().notNull(),
    answerSealed: text(),
    answeredAt: instant(),
  },
  (table) => [
    index('help_suggestions_own').on(table.patientId, table.id.desc().nullsFirst()),
    index('help_suggestions_open').on(table.id).where(sql`answered_at is null`),
    check('help_suggestions_answered', sql`num_nulls(${table.answerSealed}, ${table.answeredAt}) in (0, 2)`),
    check(
      'help_suggestions_kind',
      sql`${table.kind} in (${sql.raw(
        Object.keys(suggestionKinds)
          .map((kind) => `'${kind}'`)
          .join(', '),
      )})`,
    ),
  ],
)
