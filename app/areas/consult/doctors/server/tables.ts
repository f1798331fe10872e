import { sql } from 'drizzle-orm'
import { boolean, check, index, integer, pgTable, primaryKey, smallint, text } from 'drizzle-orm/pg-core'
import { accessPatients } from '#app/areas/access/patients/server/tables.ts'
import { guahaoCatalogue } from '#app/areas/guahao/catalogue/server/tables.ts'
import { guahaoDoctors } from '#app/areas/guahao/doctors/server/tables.ts'
import { day, fen, identity, instant, reference, standing } from '#kit/db/columns.ts'
import {
  type AdvertPlace,
  advertPlaces,
  type CertifyState,
  type ConsultationKind,
  certifyStates,
  consultationKinds,
  WAITS_STORED,
} from '../rules.ts'

const oneOf = (names: readonly string[]) => sql.raw(names.map((name) => `'${name}'`).join(', '))
const patientId = () => reference().references(() => accessPatients.id, { onDelete: 'cascade' })
const doctorId = () => reference().references(() => guahaoDoctors.id, { onDelete: 'cascade' })

/** A doctor as one who can be asked: whether their papers were looked at, and what asking them was like. */
export const consultDoctors = pgTable(
  'consult_doctors',
  {
    doctorId: doctorId().primaryKey(),
    /** Follows from their licences (`consult/licences`). */
    certifyState: text().$type<CertifyState>().notNull(),
    /** The last day on which a licence makes them certified; null where none ends. */
    certifiedUntil: day(),
    isFamous: boolean().notNull().default(false),
    isHot: boolean().notNull().default(false),
    /** They have switched themselves off for a while: nobody new can ask them. */
    isBusy: boolean().notNull().default(false),
    /** When they began to be asked. */
    openedAt: instant().notNull(),
    /** Consultations that they answered. */
    answeredCount: integer().notNull().default(0),
    starSum: integer().notNull().default(0),
    starCount: integer().notNull().default(0),
    standing: standing(),
    /** Seconds from the beginning of the wait to the first answer, of the last of them, the newest last. */
    waitSeconds: integer().array().notNull().default([]),
    /** Their middle; null where too few were measured. */
    usualWaitMinutes: integer(),
  },
  (table) => [
    index('consult_doctors_answered').on(table.answeredCount.desc().nullsFirst(), table.doctorId),
    index('consult_doctors_opened').on(table.openedAt.desc().nullsFirst(), table.doctorId),
    index('consult_doctors_famous').on(table.standing.desc().nullsFirst(), table.doctorId).where(sql`is_famous`),
    check('consult_doctors_certify', sql`${table.certifyState} in (${oneOf(Object.keys(certifyStates))})`),
    check(
      'consult_doctors_counts',
      sql`${table.answeredCount} >= 0 and ${table.starSum} between ${table.starCount} and 5 * ${table.starCount}`,
    ),
    check('consult_doctors_waits', sql`cardinality(${table.waitSeconds}) <= ${sql.raw(String(WAITS_STORED))}`),
  ],
)

/** What is agreed about a way to ask. */
const terms = () => ({
  kind: text().$type<ConsultationKind>().notNull(),
  priceFen: fen().notNull(),
  /** How often the patient may write. */
  replies: smallint().notNull(),
  /** For how long one talks. */
  hours: smallint().notNull(),
  /** How long a call is; 0 for text. */
  callMinutes: smallint().notNull().default(0),
  /** The promise: within how many minutes it is accepted, and then answered. */
  acceptMinutes: integer().notNull(),
  replyMinutes: integer().notNull(),
  isOn: boolean().notNull().default(true),
})

/** How a doctor can be asked, and at what price. */
export const consultServices = pgTable(
  'consult_services',
  {
    doctorId: doctorId().notNull(),
    ...terms(),
    /** What members of a level pay; null: the same. */
    vipPriceFen: fen(),
  },
  (table) => [
    primaryKey({ columns: [table.doctorId, table.kind] }),
    index('consult_services_price').on(table.kind, table.priceFen),
    check('consult_services_kind', sql`${table.kind} in (${oneOf(consultationKinds)})`),
    check(
      'consult_services_terms',
      sql`${table.priceFen} >= 0 and ${table.vipPriceFen} between 0 and ${table.priceFen} and least(${table.replies}, ${table.hours}, ${table.acceptMinutes}, ${table.replyMinutes}) > 0 and ${table.replyMinutes} <= 60 * ${table.hours}`,
    ),
  ],
)

/** How a department can be asked: the first of its doctors who is free takes it. */
export const consultDepartmentServices = pgTable(
  'consult_department_services',
  {
    catalogueId: integer()
      .notNull()
      .references(() => guahaoCatalogue.id),
    ...terms(),
  },
  (table) => [
    primaryKey({ columns: [table.catalogueId, table.kind] }),
    check('consult_department_services_kind', sql`${table.kind} in (${oneOf(consultationKinds)})`),
    check(
      'consult_department_services_terms',
      sql`${table.priceFen} >= 0 and least(${table.replies}, ${table.hours}, ${table.acceptMinutes}, ${table.replyMinutes}) > 0 and ${table.replyMinutes} <= 60 * ${table.hours}`,
    ),
  ],
)

/** Patients who keep to a doctor: they came to them by their invitation. */
export const consultBindings = pgTable(
  'consult_bindings',
  {
    patientId: patientId().notNull(),
    doctorId: doctorId().notNull(),
    boundAt: instant().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.patientId, table.doctorId] }),
    index('consult_bindings_doctor').on(table.doctorId),
  ],
)

/** The level of a patient's membership, as they were told it: above 0 they pay the price for members. */
export const consultLevels = pgTable('consult_levels', {
  patientId: patientId().primaryKey(),
  level: smallint().notNull(),
})

/** Adverts on the pages where one looks for a doctor to ask. */
export const consultAdverts = pgTable(
  'consult_adverts',
  {
    id: identity(),
    place: text().$type<AdvertPlace>().notNull(),
    title: text().notNull(),
    words: text().notNull(),
    image: text().notNull().default(''),
    link: text().notNull(),
    position: smallint().notNull(),
    beginsAt: instant().notNull(),
    endsAt: instant(),
  },
  (table) => [
    index('consult_adverts_place').on(table.place, table.position),
    check('consult_adverts_known', sql`${table.place} in (${oneOf(advertPlaces)})`),
  ],
)

/** Sign-ups to the psychology programme, once per number. */
export const consultSignUps = pgTable('consult_sign_ups', {
  id: identity(),
  mobileIndex: text().notNull().unique(),
  mobileSealed: text().notNull(),
  nameSealed: text().notNull(),
  contentSealed: text().notNull(),
  signedAt: instant().notNull(),
})
