import { sql } from 'drizzle-orm'
import { boolean, check, date, index, integer, jsonb, pgTable, primaryKey, smallint, text } from 'drizzle-orm/pg-core'
import { guahaoIllnesses } from '#app/areas/guahao/illnesses/server/public.ts'
import { mallGoods } from '#app/areas/mall/goods/server/public.ts'
import { day, identity, instant, reference } from '#kit/db/columns.ts'
import type { CaseKind, PriceLine, ProofKind } from '../rules.ts'

const hospitalId = () =>
  reference()
    .notNull()
    .references(() => overseasHospitals.id, { onDelete: 'cascade' })

/** Somewhere to which people go for treatment. */
export const overseasCountries = pgTable(
  'overseas_countries',
  {
    id: identity(),
    /** Names the row in files and seeds. */
    sourceKey: text().notNull().unique(),
    name: text().notNull(),
    /** ISO 3166 alpha-2. */
    code: text().notNull(),
    /** ISO 4217, in which its hospitals name prices. */
    currency: text().notNull(),
    languages: text().array().notNull().default([]),
    goodAt: text().array().notNull().default([]),
    intro: text().notNull(),
    /** How one enters for treatment, and what a consulate asks. */
    visa: text().notNull(),
    /** How one gets there, how long it takes. */
    travel: text().notNull(),
    /** How many minutes their clocks are ahead of Shanghai; below 0: behind it. */
    minutesAhead: smallint().notNull().default(0),
    image: text().notNull().default(''),
    position: smallint().notNull().default(0),
    isOn: boolean().notNull().default(true),
    isDemo: boolean().notNull().default(false),
    version: integer().notNull().default(1),
  },
  (table) => [
    index('overseas_countries_order').on(table.position, table.id),
    check('overseas_countries_code', sql`${table.code} ~ '^[A-Z]{2}$' and ${table.currency} ~ '^[A-Z]{3}$'`),
  ],
)

/** What is treated abroad, as kinds to choose by. */
export const overseasCategories = pgTable(
  'overseas_categories',
  {
    id: identity(),
    sourceKey: text().notNull().unique(),
    name: text().notNull().unique(),
    intro: text().notNull(),
    /** The drawing. */
    picture: text().notNull().default(''),
    position: smallint().notNull().default(0),
    isOn: boolean().notNull().default(true),
    isDemo: boolean().notNull().default(false),
    version: integer().notNull().default(1),
  },
  (table) => [index('overseas_categories_order').on(table.position, table.id)],
)

/** What is said of an illness that people have treated abroad. */
export const overseasIllnesses = pgTable(
  'overseas_illnesses',
  {
    illnessId: reference()
      .primaryKey()
      .references(() => guahaoIllnesses.id, { onDelete: 'cascade' }),
    categoryId: reference()
      .notNull()
      .references(() => overseasCategories.id),
    /** When it is worth the way, and when it is not. */
    worth: text().notNull(),
    treatments: text().array().notNull(),
    isDemo: boolean().notNull().default(false),
  },
  (table) => [index('overseas_illnesses_category').on(table.categoryId)],
)

/** A hospital abroad that works with us. Nobody is shown it without proofs that are in force. */
export const overseasHospitals = pgTable(
  'overseas_hospitals',
  {
    id: identity(),
    sourceKey: text().notNull().unique(),
    countryId: reference()
      .notNull()
      .references(() => overseasCountries.id),
    name: text().notNull(),
    /** As it calls itself. */
    foreignName: text().notNull(),
    city: text().notNull(),
    address: text().notNull(),
    website: text().notNull().default(''),
    intro: text().notNull(),
    departments: text().array().notNull().default([]),
    languages: text().array().notNull().default([]),
    /** What it does for who comes from afar: an interpreter, a lift from the airport. */
    services: text().array().notNull().default([]),
    /** The kinds in which it is strong. */
    categoryIds: reference().array().notNull().default([]),
    /** Year; null where not known. */
    foundedIn: smallint(),
    beds: integer(),
    images: text().array().notNull().default([]),
    consultCount: integer().notNull().default(0),
    position: smallint().notNull().default(0),
    isHot: boolean().notNull().default(false),
    isOn: boolean().notNull().default(true),
    isDemo: boolean().notNull().default(false),
    changedAt: instant().notNull(),
    version: integer().notNull().default(1),
  },
  (table) => [
    index('overseas_hospitals_country').on(table.countryId, table.position, table.id),
    index('overseas_hospitals_order').on(table.position, table.id),
    check('overseas_hospitals_count', sql`${table.consultCount} >= 0`),
  ],
)

/** What proves that a hospital is one, and that it lets us speak for it; whoever looks sees it. */
export const overseasProofs = pgTable(
  'overseas_proofs',
  {
    id: identity(),
    hospitalId: hospitalId(),
    kind: text().$type<ProofKind>().notNull(),
    title: text().notNull(),
    number: text().notNull(),
    issuer: text().notNull(),
    startsOn: day().notNull(),
    /** The last day on which it is in force; null where it has no end, as a licence may. */
    endsOn: day(),
    /** The picture of it. */
    scan: text().notNull(),
    withdrawnAt: instant(),
    addedAt: instant().notNull(),
  },
  (table) => [
    index('overseas_proofs_hospital').on(table.hospitalId, table.kind, table.endsOn),
    index('overseas_proofs_end').on(table.endsOn).where(sql`withdrawn_at is null`),
    check('overseas_proofs_kind', sql`${table.kind} in ('licence', 'authorisation', 'accreditation')`),
    check('overseas_proofs_term', sql`${table.startsOn} <= ${table.endsOn}`),
    // Who lets us speak for them says until when.
    check('overseas_proofs_authorisation', sql`${table.kind} <> 'authorisation' or ${table.endsOn} is not null`),
  ],
)

/** How a treatment went at a hospital, as somebody published it: never without who and when. */
export const overseasRates = pgTable(
  'overseas_rates',
  {
    id: identity(),
    hospitalId: hospitalId(),
    illnessId: reference().references(() => guahaoIllnesses.id, { onDelete: 'set null' }),
    /** What was measured: 五年生存率. */
    measure: text().notNull(),
    /** In thousandths. */
    perMille: smallint().notNull(),
    /** Of how many patients. */
    patients: integer().notNull(),
    source: text().notNull(),
    sourceUrl: text().notNull().default(''),
    year: smallint().notNull(),
  },
  (table) => [
    index('overseas_rates_hospital').on(table.hospitalId, table.year.desc().nullsFirst()),
    index('overseas_rates_illness').on(table.illnessId),
    check('overseas_rates_share', sql`${table.perMille} between 0 and 1000`),
    check('overseas_rates_source', sql`${table.source} <> '' and ${table.year} between 1950 and 2100`),
    check('overseas_rates_patients', sql`${table.patients} > 0`),
  ],
)

/** A doctor of a hospital abroad. */
export const overseasExperts = pgTable(
  'overseas_experts',
  {
    id: identity(),
    sourceKey: text().notNull().unique(),
    hospitalId: hospitalId(),
    name: text().notNull(),
    foreignName: text().notNull(),
    title: text().notNull(),
    department: text().notNull(),
    intro: text().notNull(),
    goodAt: text().array().notNull().default([]),
    languages: text().array().notNull().default([]),
    illnessIds: reference().array().notNull().default([]),
    /** Consults from afar. */
    isRemote: boolean().notNull().default(false),
    image: text().notNull().default(''),
    position: smallint().notNull().default(0),
    isOn: boolean().notNull().default(true),
    isDemo: boolean().notNull().default(false),
    version: integer().notNull().default(1),
  },
  (table) => [
    index('overseas_experts_hospital').on(table.hospitalId, table.position, table.id),
    index('overseas_experts_illness').using('gin', table.illnessIds),
  ],
)

/** How somebody fared abroad, told with their consent; or an article about it. */
export const overseasCases = pgTable(
  'overseas_cases',
  {
    id: identity(),
    sourceKey: text().notNull().unique(),
    kind: text().$type<CaseKind>().notNull(),
    title: text().notNull(),
    summary: text().notNull(),
    content: text().notNull(),
    image: text().notNull().default(''),
    countryId: reference().references(() => overseasCountries.id),
    hospitalId: reference().references(() => overseasHospitals.id, { onDelete: 'cascade' }),
    expertId: reference().references(() => overseasExperts.id, { onDelete: 'set null' }),
    illnessId: reference().references(() => guahaoIllnesses.id, { onDelete: 'set null' }),
    /** Whom it is about, so that nobody is known by it: 五十多岁，女. */
    person: text().notNull().default(''),
    treatedIn: smallint(),
    /** The day on which they agreed that it is told; null for an article. */
    consentOn: day(),
    /** Where their written word lies: for staff alone. */
    consentNote: text().notNull().default(''),
    /** They took it back. */
    withdrawnAt: instant(),
    publishedAt: instant().notNull(),
    isOn: boolean().notNull().default(true),
    isDemo: boolean().notNull().default(false),
    version: integer().notNull().default(1),
  },
  (table) => [
    index('overseas_cases_newest').on(table.publishedAt.desc().nullsFirst(), table.id),
    index('overseas_cases_hospital').on(table.hospitalId, table.publishedAt.desc().nullsFirst()),
    index('overseas_cases_illness').on(table.illnessId, table.publishedAt.desc().nullsFirst()),
    index('overseas_cases_expert').on(table.expertId),
    check('overseas_cases_kind', sql`${table.kind} in ('case', 'article')`),
    check(
      'overseas_cases_consent',
      sql`${table.kind} = 'article' or (${table.consentOn} is not null and ${table.hospitalId} is not null)`,
    ),
  ],
)

/** Which goods of the mall are a service abroad: at which hospital, of which kind, and what the price is made of. */
export const overseasPackages = pgTable(
  'overseas_packages',
  {
    goodsId: reference()
      .primaryKey()
      .references(() => mallGoods.id, { onDelete: 'cascade' }),
    hospitalId: hospitalId(),
    categoryId: reference()
      .notNull()
      .references(() => overseasCategories.id),
    /** What is in the price, with its part of it; and what is not, and whom one pays it. */
    lines: jsonb().$type<PriceLine[]>().notNull(),
    isHot: boolean().notNull().default(false),
    position: smallint().notNull().default(0),
    /** The goods were taken off the shelf because the hospital was not proven any more, or their kind hidden: they go back once it is over. */
    isTakenOff: boolean().notNull().default(false),
  },
  (table) => [
    index('overseas_packages_hospital').on(table.hospitalId, table.position),
    index('overseas_packages_category').on(table.categoryId, table.position),
  ],
)

/** Who asked about it on which day, by a digest that says nothing of them: counted once. Emptied by the day. */
export const overseasConsults = pgTable(
  'overseas_consults',
  {
    askedOn: date({ mode: 'string' }).notNull(),
    /** 0: the service as a whole. */
    hospitalId: reference().notNull(),
    visitor: text().notNull(),
  },
  (table) => [primaryKey({ columns: [table.askedOn, table.hospitalId, table.visitor] })],
)

/** How many asked about the service as a whole; one row. */
export const overseasConsultTotals = pgTable(
  'overseas_consult_totals',
  {
    id: smallint().primaryKey(),
    count: integer().notNull(),
  },
  (table) => [check('overseas_consult_totals_one', sql`${table.id} = 1 and ${table.count} >= 0`)],
)
