import { sql } from 'drizzle-orm'
import {
  boolean,
  check,
  foreignKey,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  text,
  unique,
  uniqueIndex,
} from 'drizzle-orm/pg-core'
import { accessPatients } from '#app/areas/access/patients/server/tables.ts'
import { overseasHospitalRows } from '#app/areas/overseas/directory/server/public.ts'
import { day, fen, identity, instant, reference } from '#kit/db/columns.ts'
import type { BackPercents, Currency, Language, PaperKind, QuoteLine, QuoteRates } from '../rules.ts'
import type { InquiryState } from '../states.ts'

/** That somebody asks hospitals abroad for their price, and what became of it. */
export const inquiryRequests = pgTable(
  'inquiry_requests',
  {
    /** Random: it opens nothing, and cannot be guessed either. */
    id: text().primaryKey(),
    /** null: nobody has signed in for it yet. */
    patientId: reference().references(() => accessPatients.id, { onDelete: 'cascade' }),
    /** A keyed digest of the secret that the browser has in a cookie; null once it has an owner. */
    secretIndex: text(),
    /** Wrong secrets that were tried. */
    bindTries: smallint().notNull().default(0),
    projectId: smallint().notNull(),
    /** Hospitals that they would like to be asked. */
    hospitalIds: reference().array().notNull().default([]),
    /** Name, number and words; sealed. */
    contentSealed: text().notNull(),
    images: text().array().notNull().default([]),
    state: text().$type<InquiryState>().notNull(),
    /** Every state that it came into, and when. */
    path: text().array().$type<InquiryState[]>().notNull(),
    pathAt: instant().array().notNull(),
    /** Who looks after it; their name as the patient is told it. */
    staffId: reference(),
    staffName: text().notNull().default(''),
    madeAt: instant().notNull(),
    /** The promises, and when they were held. */
    answerBy: instant(),
    answeredAt: instant(),
    quoteBy: instant(),
    quotedAt: instant(),
    /** Since when we wait for the patient's papers: the quote's clock stands still. */
    waitingSince: instant(),
    feeFen: fen().notNull(),
    feeTradeNo: text(),
    feePaidAt: instant(),
    feeBackAt: instant(),
    feeBackWhy: text().notNull().default(''),
    chosenQuoteId: reference(),
    depositFen: fen().notNull().default(0),
    depositTradeNo: text(),
    depositPaidAt: instant(),
    depositBackFen: fen().notNull().default(0),
    /** Why it was withdrawn, or closed before its time. */
    endedWhy: text().notNull().default(''),
  },
  (table) => [
    index('inquiry_requests_secret').on(table.secretIndex).where(sql`secret_index is not null`),
    index('inquiry_requests_patient').on(table.patientId, table.madeAt),
    index('inquiry_requests_late')
      .on(table.answerBy, table.quoteBy)
      .where(sql`fee_paid_at is not null and fee_back_at is null`),
    index('inquiry_requests_drafts').on(table.madeAt).where(sql`state = 'draft'`),
    index('inquiry_requests_desk').on(table.state, table.quoteBy),
    check('inquiry_requests_draft', sql`(${table.state} = 'draft') = (${table.patientId} is null)`),
    check('inquiry_requests_tries', sql`${table.bindTries} between 0 and 10`),
    check('inquiry_requests_fee', sql`${table.feeBackAt} is null or ${table.feePaidAt} is not null`),
    check('inquiry_requests_deposit', sql`${table.depositBackFen} between 0 and ${table.depositFen}`),
    check('inquiry_requests_path', sql`cardinality(${table.path}) = cardinality(${table.pathAt})`),
  ],
)

const requestId = () =>
  text()
    .notNull()
    .references(() => inquiryRequests.id, { onDelete: 'cascade' })
const hospitalId = () =>
  reference()
    .notNull()
    .references(() => overseasHospitalRows.id)

/** What was said and done about an inquiry, in the order of time. */
export const inquiryNotes = pgTable(
  'inquiry_notes',
  {
    id: identity(),
    requestId: requestId(),
    author: text().$type<'patient' | 'staff' | 'hospital'>().notNull(),
    /** As everybody who reads it is told it. */
    name: text().notNull(),
    textSealed: text().notNull(),
    /** The patient sees it; else it is the case workers' alone. */
    isShown: boolean().notNull(),
    madeAt: instant().notNull(),
  },
  (table) => [
    index('inquiry_notes_request').on(table.requestId, table.id),
    check('inquiry_notes_author', sql`${table.author} in ('patient', 'staff', 'hospital')`),
  ],
)

/** A paper of the case: as the patient has it, or a translation of one. */
export const inquiryPapers = pgTable(
  'inquiry_papers',
  {
    id: identity(),
    requestId: requestId(),
    kind: text().$type<PaperKind>().notNull(),
    language: text().$type<Language>().notNull(),
    name: text().notNull(),
    /** Of the private file. */
    address: text().notNull(),
    /** Of which paper it is the translation. */
    originalId: reference(),
    addedBy: text().$type<'patient' | 'staff'>().notNull(),
    /** Two different people compared a translation with its original. */
    firstCheckBy: reference(),
    firstCheckAt: instant(),
    secondCheckBy: reference(),
    secondCheckAt: instant(),
    addedAt: instant().notNull(),
  },
  (table) => [
    index('inquiry_papers_request').on(table.requestId, table.id),
    index('inquiry_papers_original').on(table.originalId),
    foreignKey({ columns: [table.originalId], foreignColumns: [table.id] }).onDelete('cascade'),
    unique('inquiry_papers_once').on(table.requestId, table.address),
    check('inquiry_papers_two', sql`${table.firstCheckBy} <> ${table.secondCheckBy}`),
    check('inquiry_papers_first', sql`${table.firstCheckBy} is not null or ${table.secondCheckBy} is null`),
    check('inquiry_papers_checked', sql`${table.originalId} is not null or ${table.firstCheckBy} is null`),
  ],
)

/** That a patient lets data of theirs leave the country: to whom, what for, which, and how that hospital is reached. */
export const inquiryTransfers = pgTable(
  'inquiry_transfers',
  {
    requestId: requestId(),
    hospitalId: hospitalId(),
    receiver: text().notNull(),
    purpose: text().notNull(),
    kinds: text().array().notNull(),
    contact: text().notNull(),
    /** Of the text that they agreed to besides. */
    agreedAt: instant().notNull(),
    withdrawnAt: instant(),
  },
  (table) => [
    primaryKey({ columns: [table.requestId, table.hospitalId] }),
    index('inquiry_transfers_hospital').on(table.hospitalId),
  ],
)

/** That a hospital may look at the papers by a link, until a moment. */
export const inquiryShares = pgTable(
  'inquiry_shares',
  {
    id: identity(),
    requestId: requestId(),
    hospitalId: hospitalId(),
    codeSealed: text().notNull(),
    codeIndex: text().notNull(),
    staffName: text().notNull(),
    madeAt: instant().notNull(),
    endsAt: instant().notNull(),
    revokedAt: instant(),
  },
  (table) => [
    uniqueIndex('inquiry_shares_code').on(table.codeIndex),
    index('inquiry_shares_request').on(table.requestId, table.id),
    index('inquiry_shares_hospital').on(table.hospitalId),
  ],
)

/** That somebody looked by a share. */
export const inquiryLooks = pgTable(
  'inquiry_looks',
  {
    id: identity(),
    shareId: reference()
      .notNull()
      .references(() => inquiryShares.id, { onDelete: 'cascade' }),
    /** As they said. */
    who: text().notNull(),
    lookedAt: instant().notNull(),
  },
  (table) => [index('inquiry_looks_share').on(table.shareId, table.id)],
)

/** What a hospital asks, in one version of it: versions are added, never changed. */
export const inquiryQuotes = pgTable(
  'inquiry_quotes',
  {
    id: identity(),
    requestId: requestId(),
    hospitalId: hospitalId(),
    version: integer().notNull(),
    lines: jsonb().$type<QuoteLine[]>().notNull(),
    /** By which it was summed up, each of its day. */
    rates: jsonb().$type<QuoteRates>().notNull(),
    includedFen: fen().notNull(),
    besidesFen: fen().notNull(),
    /** The last day on which it can be chosen. */
    validUntil: day().notNull(),
    depositFen: fen().notNull(),
    backPercents: jsonb().$type<BackPercents>().notNull(),
    assumptions: text().notNull(),
    /** The case worker who entered it, or who said so at the hospital. */
    author: text().$type<'staff' | 'hospital'>().notNull(),
    name: text().notNull(),
    madeAt: instant().notNull(),
  },
  (table) => [
    unique('inquiry_quotes_version').on(table.requestId, table.hospitalId, table.version),
    index('inquiry_quotes_hospital').on(table.hospitalId),
    check(
      'inquiry_quotes_sums',
      sql`${table.includedFen} >= 0 and ${table.besidesFen} >= 0 and ${table.depositFen} >= 0`,
    ),
  ],
)

/** What a currency is worth in CNY on a day, as the desk typed it. */
export const inquiryRates = pgTable(
  'inquiry_rates',
  {
    currency: text().$type<Currency>().notNull(),
    day: day().notNull(),
    /** Of one unit, in millionths of a yuan. */
    rateMillionths: integer().notNull(),
    staffId: reference().notNull(),
    madeAt: instant().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.currency, table.day] }),
    check('inquiry_rates_worth', sql`${table.rateMillionths} > 0`),
  ],
)

/** A word that is not to be rendered word for word: who translates, or compares, is shown those that a case has. */
export const inquiryTerms = pgTable(
  'inquiry_terms',
  {
    id: identity(),
    term: text().notNull(),
    language: text().$type<Language>().notNull(),
    translation: text().notNull(),
    /** What goes wrong with it. */
    note: text().notNull().default(''),
  },
  (table) => [unique('inquiry_terms_once').on(table.term, table.language)],
)

/** An invitation that a consulate can check by its code. */
export const inquiryLetters = pgTable(
  'inquiry_letters',
  {
    id: identity(),
    requestId: requestId(),
    hospitalId: hospitalId(),
    /** What stands in it; sealed. */
    contentSealed: text().notNull(),
    codeSealed: text().notNull(),
    codeIndex: text().notNull(),
    /** Of the PDF, a private file of the patient's. */
    address: text().notNull(),
    staffName: text().notNull(),
    madeAt: instant().notNull(),
    validUntil: day().notNull(),
    revokedAt: instant(),
    checkCount: integer().notNull().default(0),
    checkedAt: instant(),
  },
  (table) => [
    uniqueIndex('inquiry_letters_code').on(table.codeIndex),
    index('inquiry_letters_hospital').on(table.hospitalId),
    // One letter of a case is in force at a time.
    uniqueIndex('inquiry_letters_one').on(table.requestId).where(sql`revoked_at is null`),
    index('inquiry_letters_request').on(table.requestId, table.id),
  ],
)
