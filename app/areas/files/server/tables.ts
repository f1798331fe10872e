import { sql } from 'drizzle-orm'
import { check, index, integer, pgTable, smallint, text, unique } from 'drizzle-orm/pg-core'
import { accessPatients } from '#app/areas/access/patients/server/tables.ts'
import { identity, instant, reference } from '#kit/db/columns.ts'

/** A paper that the product made for somebody, such as an invoice, as a PDF. */
export const filesPapers = pgTable(
  'files_papers',
  {
    id: identity(),
    /** Refers to nobody by a key: what the law wants kept outlives the account. */
    patientId: reference().notNull(),
    /** `/files/<name>`: cannot be guessed. */
    address: text().notNull().unique(),
    bytes: integer().notNull(),
    createdAt: instant().notNull(),
  },
  (table) => [index('files_papers_own').on(table.patientId, table.id)],
)

/** A picture, voice or film that somebody uploaded; the file itself lies in the store under the last part of its address. */
export const filesUploads = pgTable(
  'files_uploads',
  {
    id: identity(),
    patientId: reference().references(() => accessPatients.id, { onDelete: 'cascade' }),
    /** In place of a patient: the hospital whose desk it came from. */
    hospitalId: reference(),
    /** In place of a patient: the doctor who sent it in a consultation. */
    doctorId: reference(),
    /** One of `uploadTypes` of the rules. */
    uploadtype: text().notNull(),
    /** `/files/<name>`: cannot be guessed. */
    address: text().notNull().unique(),
    bytes: integer().notNull(),
    /** Of a picture or film, in pixels. */
    width: integer(),
    height: integer(),
    /** Of a picture that came with an import: what it is (SHA-256), so that it is stored once. */
    digest: text(),
    /** How long a voice speaks, or a film lasts. */
    seconds: smallint(),
    createdAt: instant().notNull(),
    /** Until when a room may take it up; null: one has. */
    unusedUntil: instant(),
  },
  (table) => [
    index('files_uploads_newest').on(table.patientId, table.createdAt.desc().nullsFirst()),
    index('files_uploads_same').on(table.hospitalId, table.digest).where(sql`digest is not null`),
    index('files_uploads_unused').on(table.unusedUntil).where(sql`unused_until is not null`),
    check('files_uploads_one_owner', sql`num_nonnulls(${table.patientId}, ${table.hospitalId}, ${table.doctorId}) = 1`),
    check(
      'files_uploads_one_kind',
      sql`num_nonnulls(${table.width}, ${table.height}) in (0, 2) and (num_nonnulls(${table.width}, ${table.seconds}) > 0 or ${table.uploadtype} = 'paper')`,
    ),
  ],
)

/** A PDF that arrives in pieces: cut, it goes on where it stood. */
export const filesUnfinished = pgTable(
  'files_unfinished',
  {
    id: identity(),
    patientId: reference()
      .notNull()
      .references(() => accessPatients.id, { onDelete: 'cascade' }),
    /** What it is, as who sends it says. */
    sha256: text().notNull(),
    bytes: integer().notNull(),
    /** So many have arrived. */
    received: integer().notNull().default(0),
    /** Of the upload that was made of it: who did not hear so asks again. */
    address: text(),
    startedAt: instant().notNull(),
    /** Until when it may go on. */
    endsAt: instant().notNull(),
  },
  (table) => [
    index('files_unfinished_own').on(table.patientId, table.sha256),
    index('files_unfinished_ends').on(table.endsAt),
    check('files_unfinished_within', sql`${table.received} between 0 and ${table.bytes}`),
  ],
)

/** One piece of it; the piece itself lies in the store under the last part of its address. */
export const filesPieces = pgTable(
  'files_pieces',
  {
    id: identity(),
    unfinishedId: reference()
      .notNull()
      .references(() => filesUnfinished.id, { onDelete: 'cascade' }),
    /** Its first byte's place in the whole. */
    start: integer().notNull(),
    address: text().notNull().unique(),
  },
  (table) => [unique('files_pieces_start').on(table.unfinishedId, table.start)],
)
