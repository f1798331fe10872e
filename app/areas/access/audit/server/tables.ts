import { sql } from 'drizzle-orm'
import { type AnyPgColumn, check, foreignKey, index, integer, jsonb, pgTable, text, unique } from 'drizzle-orm/pg-core'
import type { Facts } from '#app/events.ts'
import { identity, instant, reference } from '#kit/db/columns.ts'

/**
 * Everything that a line says, in one text without doubt about where a value ends, as bytes. A cast to bytea reads
 * backslashes, so they are doubled; what converts more simply is not immutable to PostgreSQL.
 */
const said = sql.raw(`replace(
  quote_nullable(prev_hash) || hospital_id::text || ' ' || extract(epoch from at at time zone 'UTC')::text || ' '
  || coalesce(staff_id::text, '-') || ' ' || coalesce(doctor_id::text, '-') || quote_nullable(staff_name) || quote_nullable(act) || quote_nullable(kind)
  || quote_nullable(row_id) || quote_nullable(before::text) || quote_nullable("after"::text) || quote_nullable(traceid),
  chr(92), chr(92) || chr(92))::bytea`)

/** What was done at a desk or a workbench. Who did it is named, not referred to: a line outlives everything that it speaks of. */
export const accessAudit = pgTable(
  'access_audit',
  {
    id: identity(),
    hospitalId: reference().notNull(),
    at: instant().notNull(),
    staffId: reference(),
    doctorId: reference(),
    staffName: text().notNull(),
    act: text().notNull(),
    kind: text().notNull(),
    rowId: text().notNull(),
    before: jsonb().$type<Facts>(),
    after: jsonb().$type<Facts>(),
    traceid: text().notNull(),
    /** The line before this one in the hospital's chain; null at its beginning. */
    prevHash: text(),
    /** What stands for the lines before this one where they were archived: the hash of the last of them. */
    anchor: text().references((): AnyPgColumn => accessAuditAnchors.lastHash),
    /** The line before this one where it is still here. */
    prevLine: text()
      .references((): AnyPgColumn => accessAudit.hash)
      .generatedAlwaysAs(sql.raw('case when anchor is null then prev_hash end')),
    hash: text().notNull().unique().generatedAlwaysAs(sql`encode(sha256(${said}), 'hex')`),
  },
  (table) => [
    check('access_audit_anchored', sql`${table.anchor} is null or ${table.anchor} = ${table.prevHash}`),
    // One line after each, and one beginning.
    unique('access_audit_chain').on(table.hospitalId, table.prevHash).nullsNotDistinct(),
    index('access_audit_anchor').on(table.anchor),
    index('access_audit_before').on(table.prevLine),
    index('access_audit_newest').on(table.hospitalId, table.id),
    index('access_audit_act').on(table.hospitalId, table.act, table.id),
    index('access_audit_staff').on(table.hospitalId, table.staffId, table.id),
    index('access_audit_doctor').on(table.hospitalId, table.doctorId, table.id),
    index('access_audit_row').on(table.hospitalId, table.kind, table.rowId, table.id),
  ],
)

/** What was taken out of a hospital's chain into a sealed file: the oldest lines that were here then. They follow on each other as lines do. */
export const accessAuditAnchors = pgTable(
  'access_audit_anchors',
  {
    id: identity(),
    hospitalId: reference().notNull(),
    /** The last line of the archive before this one; null where this one holds the beginning. */
    fromHash: text().references((): AnyPgColumn => accessAuditAnchors.lastHash),
    lastHash: text().notNull().unique(),
    lineCount: integer().notNull(),
    /** When the last of these lines was written. */
    upTo: instant().notNull(),
    file: text().notNull(),
    /** Of the file's content, as its last part says it. */
    sha256: text().notNull(),
    archivedAt: instant().notNull(),
  },
  (table) => [unique('access_audit_anchors_chain').on(table.hospitalId, table.fromHash).nullsNotDistinct()],
)

/** Where each hospital's chain ends. Who adds a line locks it, and it holds the last line fast. */
export const accessAuditEnds = pgTable(
  'access_audit_ends',
  { hospitalId: reference().primaryKey(), lastHash: text() },
  (table) => [
    foreignKey({ name: 'access_audit_ends_last', columns: [table.lastHash], foreignColumns: [accessAudit.hash] })
      .onDelete('restrict')
      .onUpdate('restrict'),
  ],
)
