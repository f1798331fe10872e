import { type SQL, sql } from 'drizzle-orm'
import { boolean, check, index, integer, pgTable, smallint, text, timestamp, uniqueIndex } from 'drizzle-orm/pg-core'
import { type ConsultationKind, consultationKinds } from '#app/areas/consult/doctors/rules.ts'
import { guahaoCatalogue } from '#app/areas/guahao/catalogue/server/tables.ts'
import { guahaoDoctors } from '#app/areas/guahao/doctors/server/tables.ts'
import { fen, instant, reference } from '#kit/db/columns.ts'
import {
  allSharings,
  type ConsultationTopic,
  consultationTopics,
  FOLLOW_UP,
  type Sharing,
  USUAL_REPLIES,
} from '../rules.ts'
import { allStates, type ConsultationState, openStates } from '../states.ts'

const among = (states: readonly ConsultationState[]): SQL =>
  sql.raw(`state in (${states.map((state) => `'${state}'`).join(', ')})`)

/** Consultations: who asks for whom, whom, how, what was agreed, and how it went. What is said in one is `consult_messages`. */
export const consultConsultations = pgTable(
  'consult_consultations',
  {
    /** Not to be guessed; its talk has the same. */
    id: text().primaryKey(),
    /** Refers to nobody by a key: medical records and books outlive the account. */
    patientId: reference().notNull(),
    memberId: reference().notNull(),
    /** The doctor who is asked; null while a department is, and none of its doctors has accepted. */
    doctorId: reference().references(() => guahaoDoctors.id),
    /** The department of the catalogue that is asked; null where a doctor is. */
    catalogueId: integer().references(() => guahaoCatalogue.id),
    kind: text().$type<ConsultationKind>().notNull(),
    /** What is wanted: advice, or a report explained. */
    topic: text().$type<ConsultationTopic>().notNull().default('advice'),
    /** Every state it went through, and when. The last one is its state. */
    path: text().array().notNull(),
    pathAt: timestamp({ withTimezone: true, precision: 3 }).array().notNull(),
    state: text().$type<ConsultationState>().notNull().generatedAlwaysAs(sql`path[cardinality(path)]`),
    madeAt: instant().notNull(),
    /** Until then it waits for its payment. */
    holdUntil: instant(),
    outTradeNo: text(),
    priceFen: fen().notNull(),
    paidFen: fen().notNull().default(0),
    /** What was ordered back of it. */
    backFen: fen().notNull().default(0),
    /** When the money of one that was held went back all the same, because a complaint was decided so. */
    returnedAt: instant(),
    /** How often the patient may write, and may still. */
    replies: smallint().notNull().default(USUAL_REPLIES),
    repliesLeft: smallint().notNull().default(USUAL_REPLIES),
    /** For how long one talks, and within how many minutes a doctor promises to accept and to answer first. */
    hours: smallint().notNull(),
    acceptMinutes: integer().notNull(),
    replyMinutes: integer().notNull(),
    acceptBy: instant(),
    replyBy: instant(),
    endsAt: instant(),
    /** When a call is agreed to begin; null: as soon as the doctor can. */
    agreedAt: instant(),
    /** Until then both are to be reminded of it; null where that is done or not to be done. */
    remindAt: instant(),
    followUntil: instant(),
    followLeft: smallint().notNull().default(FOLLOW_UP.replies),
    /** What it is about; null where the patient does not know. */
    illnessId: reference(),
    /** They have been with a doctor for it before: only then a doctor may prescribe. */
    isRevisit: boolean().notNull(),
    /** A guardian sits beside a child under 6. */
    withGuardian: boolean().notNull(),
    contentSealed: text().notNull(),
    /** `CaseFacts` as JSON; '' where nothing was said or it was taken away. */
    caseSealed: text().notNull().default(''),
    /** Addresses of pictures. */
    images: text().array().notNull().default([]),
    /** Through which app it was asked. */
    channel: integer().notNull().default(0),
    /** The function of the product by which who asked came; null: by none that is known. */
    fromFunctionId: text(),
    /** When the patient agreed that others may read it without their name; null: they may not. */
    publicAt: instant(),
    /** Where that stands: only what an editor has shown is read. */
    sharing: text().$type<Sharing>(),
    /** What it is about, of `topics` of the articles, and when and through which message the editor showed it (null: all). */
    shownTopic: smallint(),
    shownAt: instant(),
    shownThrough: reference(),
    /** Why an editor did not show it. */
    sharingSays: text().notNull().default(''),
    /** How often strangers read it: its heat. */
    readCount: integer().notNull().default(0),
    isDemo: boolean().notNull().default(false),
    stars: smallint(),
    ratedSealed: text(),
    /** The patient was told that others read their rating. */
    ratingShown: boolean().notNull().default(false),
    /** `Summary` as JSON: what the doctor left the patient with, and when. */
    summarySealed: text(),
    summaryAt: instant(),
    /** Why it ended as it did, where it was not held. */
    reason: text().notNull().default(''),
    /** Until when the law wants it kept; null while it is under way, or where there was no consultation. */
    keptUntil: instant(),
  },
  (table) => [
    // Nobody asks the same doctor or department twice at a time for one member.
    uniqueIndex('consult_consultations_one_of_doctor')
      .on(table.memberId, table.doctorId)
      .where(sql.join([among(openStates), sql`catalogue_id is null`], sql` and `)),
    uniqueIndex('consult_consultations_one_of_department')
      .on(table.memberId, table.catalogueId)
      .where(among(openStates)),
    // A doctor is in one call at a time: of two who ask for the same time one has it.
    uniqueIndex('consult_consultations_one_at_a_time')
      .on(table.doctorId, table.agreedAt)
      .where(sql.join([among(openStates), sql`agreed_at is not null`], sql` and `)),
    index('consult_consultations_remind').on(table.remindAt).where(sql`remind_at is not null`),
    index('consult_consultations_newest').on(table.patientId, table.madeAt.desc().nullsFirst(), table.id),
    index('consult_consultations_of_doctor').on(table.doctorId, table.madeAt.desc().nullsFirst(), table.id),
    index('consult_consultations_made').on(table.madeAt),
    index('consult_consultations_function').on(table.madeAt).where(sql`from_function_id is not null`),
    index('consult_consultations_unpaid')
      .on(table.holdUntil)
      .where(among(['unpaid'])),
    index('consult_consultations_waiting')
      .on(table.acceptBy)
      .where(among(['waiting'])),
    index('consult_consultations_accepted')
      .on(table.replyBy)
      .where(among(['accepted'])),
    index('consult_consultations_answered')
      .on(table.endsAt)
      .where(among(['answered'])),
    index('consult_consultations_ratings')
      .on(table.doctorId, table.madeAt.desc().nullsFirst())
      .where(sql`rating_shown`),
    index('consult_consultations_shown')
      .on(table.doctorId, table.shownAt.desc().nullsFirst())
      .where(sql`sharing = 'shown'`),
    index('consult_consultations_shown_newest')
      .on(table.shownAt.desc().nullsFirst(), table.id.desc().nullsFirst())
      .where(sql`sharing = 'shown'`),
    index('consult_consultations_hot')
      .on(table.readCount.desc().nullsFirst(), table.shownAt.desc().nullsFirst(), table.id)
      .where(sql`sharing = 'shown'`),
    index('consult_consultations_to_show').on(table.publicAt).where(sql`sharing = 'waiting'`),
    index('consult_consultations_kept').on(table.keptUntil).where(sql`kept_until is not null`),
    check('consult_consultations_state', among(allStates)),
    check(
      'consult_consultations_kind',
      sql`${table.kind} in (${sql.raw(consultationKinds.map((kind) => `'${kind}'`).join(', '))})`,
    ),
    check(
      'consult_consultations_topic',
      sql`${table.topic} in (${sql.raw(consultationTopics.map((topic) => `'${topic}'`).join(', '))})`,
    ),
    check('consult_consultations_whom', sql`num_nonnulls(${table.doctorId}, ${table.catalogueId}) > 0`),
    check(
      'consult_consultations_path',
      sql`cardinality(${table.path}) between 1 and 10 and cardinality(${table.path}) = cardinality(${table.pathAt})`,
    ),
    check(
      'consult_consultations_unpaid_whole',
      sql`state <> 'unpaid' or (${table.holdUntil} is not null and ${table.outTradeNo} is not null and ${table.priceFen} > 0)`,
    ),
    check('consult_consultations_waiting_whole', sql`state <> 'waiting' or ${table.acceptBy} is not null`),
    check(
      'consult_consultations_held',
      sql`state not in ('accepted', 'answered', 'ended', 'rated') or num_nulls(${table.doctorId}, ${table.replyBy}, ${table.endsAt}) = 0`,
    ),
    check(
      'consult_consultations_agreed',
      sql`${table.agreedAt} is null or (${table.kind} <> 'text' and ${table.doctorId} is not null and ${table.catalogueId} is null)`,
    ),
    check('consult_consultations_missed', sql`state <> 'missed' or ${table.agreedAt} is not null`),
    check('consult_consultations_paid', sql`${table.paidFen} in (0, ${table.priceFen})`),
    check('consult_consultations_back', sql`${table.backFen} in (0, ${table.paidFen})`),
    check(
      'consult_consultations_replies',
      sql`${table.repliesLeft} between 0 and ${table.replies} and ${table.followLeft} >= 0`,
    ),
    check('consult_consultations_rated', sql`(state = 'rated') = (${table.stars} is not null)`),
    check('consult_consultations_stars', sql`${table.stars} between 1 and 5`),
    check('consult_consultations_images', sql`cardinality(${table.images}) <= 9`),
    check('consult_consultations_sharing', sql`(${table.publicAt} is null) = (${table.sharing} is null)`),
    check(
      'consult_consultations_sharing_known',
      sql`${table.sharing} in (${sql.raw(allSharings.map((one) => `'${one}'`).join(', '))})`,
    ),
    check(
      'consult_consultations_shown_whole',
      sql`(coalesce(${table.sharing}, '') = 'shown') = (${table.shownAt} is not null) and (${table.shownAt} is null) = (${table.shownTopic} is null)`,
    ),
    check('consult_consultations_read', sql`${table.readCount} >= 0`),
    check('consult_consultations_public_over', sql`${table.publicAt} is null or state in ('ended', 'rated')`),
  ],
)
