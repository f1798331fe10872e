import { type SQL, sql } from 'drizzle-orm'
import { boolean, check, index, pgTable, smallint, text, timestamp, uniqueIndex } from 'drizzle-orm/pg-core'
import { instant, reference } from '#kit/db/columns.ts'
import { MOST_PICTURES, MOST_PIECES, type Source, sources } from '../rules.ts'
import { allStates, type PrescriptionState } from '../states.ts'

const among = (states: readonly PrescriptionState[]): SQL =>
  sql.raw(`state in (${states.map((state) => `'${state}'`).join(', ')})`)

/** What a patient may have of a drug that is sold on prescription alone: who says so, who looked at it, which order has it. */
export const prescriptions = pgTable(
  'prescriptions',
  {
    /** Not to be guessed. */
    id: text().primaryKey(),
    /** Refers to nobody by a key: what was prescribed outlives the account. */
    patientId: reference().notNull(),
    memberId: reference().notNull(),
    source: text().$type<Source>().notNull(),
    /** Every state it went through, and when. The last one is its state. */
    path: text().array().notNull(),
    pathAt: timestamp({ withTimezone: true, precision: 3 }).array().notNull(),
    state: text().$type<PrescriptionState>().notNull().generatedAlwaysAs(sql`path[cardinality(path)]`),
    madeAt: instant().notNull(),
    /** Whose pharmacist looks at it; null: the platform's. */
    hospitalId: reference(),
    /** What it is for in the mall; null where a doctor wrote what is not sold here. */
    goodsId: reference(),
    skuId: reference(),
    /** So many pieces may be ordered with it. */
    pieces: smallint().notNull(),
    /** Drug, dosage, diagnosis, allergies: health data. */
    contentSealed: text().notNull(),
    /** Addresses of pictures. */
    images: text().array().notNull().default([]),
    /** When the patient agreed that a pharmacist sees it; null where it comes from their doctor. */
    consentAt: instant(),
    withGuardian: boolean().notNull(),
    doctorId: reference(),
    /** The consultation in which it was written. */
    consultationId: text(),
    /** The visit at which it was written. */
    visitId: text(),
    /** When the doctor confirmed it, and a keyed digest of what they confirmed. */
    signedAt: instant(),
    signature: text(),
    /** Which pharmacist decided, and what they said. */
    reviewerId: reference(),
    reviewerName: text().notNull().default(''),
    reviewedAt: instant(),
    reason: text().notNull().default(''),
    expiresAt: instant(),
    /** The order that has it. */
    orderId: text(),
    /** Of a repeat: which prescription it repeats, and when the first of them was handed in. */
    repeatOf: text(),
    firstMadeAt: instant(),
    /** Until when the law wants it kept. */
    keptUntil: instant().notNull(),
  },
  (table) => [
    index('prescriptions_newest').on(table.patientId, table.madeAt.desc().nullsFirst(), table.id),
    index('prescriptions_decided').on(table.hospitalId, table.reviewedAt.desc().nullsFirst(), table.id),
    index('prescriptions_waiting')
      .on(table.madeAt)
      .where(among(['waiting'])),
    index('prescriptions_approved')
      .on(table.expiresAt)
      .where(among(['approved'])),
    index('prescriptions_member').on(table.memberId),
    index('prescriptions_ask').on(table.consultationId).where(sql`consultation_id is not null`),
    index('prescriptions_visit').on(table.visitId).where(sql`visit_id is not null`),
    index('prescriptions_kept').on(table.keptUntil),
    // An order has one prescription for each thing in it, and nobody uploads the same twice while it waits.
    uniqueIndex('prescriptions_one_of_order').on(table.orderId, table.skuId).where(sql`order_id is not null`),
    uniqueIndex('prescriptions_one_waiting')
      .on(table.memberId, table.skuId)
      .where(sql`state = 'waiting' and source = 'upload'`),
    check('prescriptions_state', among(allStates)),
    check(
      'prescriptions_path',
      sql`cardinality(${table.path}) > 0 and cardinality(${table.path}) = cardinality(${table.pathAt})`,
    ),
    check(
      'prescriptions_source',
      sql.raw(
        `source in (${Object.keys(sources)
          .map((one) => `'${one}'`)
          .join(', ')})`,
      ),
    ),
    check('prescriptions_pieces', sql.raw(`pieces between 1 and ${MOST_PIECES}`)),
    check('prescriptions_goods', sql`num_nulls(${table.goodsId}, ${table.skuId}) in (0, 2)`),
    check(
      'prescriptions_upload',
      sql`${table.source} <> 'upload' or (${table.goodsId} is not null and ${table.consentAt} is not null)`,
    ),
    check(
      'prescriptions_repeat',
      sql`num_nulls(${table.repeatOf}, ${table.firstMadeAt}) in (0, 2) and (${table.repeatOf} is null or ${table.source} = 'upload')`,
    ),
    check('prescriptions_images', sql.raw(`cardinality(images) <= ${MOST_PICTURES}`)),
    check(
      'prescriptions_signed',
      sql`num_nulls(${table.doctorId}, ${table.signedAt}, ${table.signature}) = case when ${table.source} = 'doctor' then 0 else 3 end`,
    ),
    check(
      'prescriptions_reviewed',
      sql`state not in ('approved', 'held', 'used', 'expired', 'refused') or num_nulls(${table.reviewerId}, ${table.reviewedAt}) = 0`,
    ),
    check('prescriptions_place', sql`num_nonnulls(${table.consultationId}, ${table.visitId}) <= 1`),
    check('prescriptions_refused', sql`state <> 'refused' or ${table.reason} <> ''`),
    check('prescriptions_valid', sql`state not in ('approved', 'held', 'used') or ${table.expiresAt} is not null`),
    check('prescriptions_ordered', sql`(${table.orderId} is not null) = (state in ('held', 'used'))`),
  ],
)
