import { sql } from 'drizzle-orm'
import { bigint, boolean, check, index, integer, pgTable, smallint, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { accessPatients } from '#app/areas/access/patients/server/tables.ts'
import { guahaoDoctors } from '#app/areas/guahao/doctors/server/tables.ts'
import { guahaoHospitals } from '#app/areas/guahao/hospitals/server/tables.ts'
import { day, fen, identity, instant, reference } from '#kit/db/columns.ts'
import { type EventKind, TERM_DAYS } from '../../rules.ts'
import type { SigningState } from '../../states.ts'

const teamId = () =>
  reference()
    .notNull()
    .references(() => familyDoctorTeams.id, { onDelete: 'cascade' })

/** A team that looks after the residents of a community. */
export const familyDoctorTeams = pgTable(
  'family_doctor_teams',
  {
    id: identity(),
    /** Who leads it; the team is named by them. */
    doctorId: reference()
      .notNull()
      .unique()
      .references(() => guahaoDoctors.id, { onDelete: 'cascade' }),
    hospitalId: reference()
      .notNull()
      .references(() => guahaoHospitals.id, { onDelete: 'cascade' }),
    name: text().notNull(),
    introduction: text().notNull(),
    /** City of `location`, for whoever names no division. */
    cityId: integer().notNull(),
    /** The community's division, and all above it from the province down. */
    areaId: reference().notNull(),
    areaName: text().notNull(),
    areaPath: bigint({ mode: 'number' }).array().notNull(),
    address: text().notNull(),
    phone: text().notNull(),
    /** So many residents it can look after. */
    capacity: integer().notNull(),
    /** Read no more: the wire keeps the versions of what forms write (`kit/wire`). */
    version: integer().notNull().default(1),
  },
  (table) => [
    index('family_doctor_teams_hospital').on(table.hospitalId),
    index('family_doctor_teams_city').on(table.cityId),
    index('family_doctor_teams_area').using('gin', table.areaPath),
  ],
)

/** Who else is in a team. */
export const familyDoctorColleagues = pgTable(
  'family_doctor_colleagues',
  { id: identity(), teamId: teamId(), name: text().notNull(), role: text().notNull() },
  (table) => [index('family_doctor_colleagues_team').on(table.teamId)],
)

/** A package of services (a meal). */
export const familyDoctorMeals = pgTable(
  'family_doctor_meals',
  {
    id: identity(),
    teamId: teamId(),
    name: text().notNull(),
    content: text().notNull(),
    priceFen: fen().notNull(),
    /** Part of every signing, free of charge. */
    isBase: boolean().notNull(),
  },
  (table) => [
    uniqueIndex('family_doctor_meals_one_base').on(table.teamId).where(sql`is_base`),
    index('family_doctor_meals_team').on(table.teamId),
    check('family_doctor_meals_free', sql`${table.priceFen} >= 0 and (not ${table.isBase} or ${table.priceFen} = 0)`),
  ],
)

/** What a package promises for a term. */
export const familyDoctorPromises = pgTable(
  'family_doctor_promises',
  {
    id: identity(),
    mealId: reference()
      .notNull()
      .references(() => familyDoctorMeals.id, { onDelete: 'cascade' }),
    kind: text().$type<EventKind>().notNull(),
    name: text().notNull(),
    times: smallint().notNull(),
  },
  (table) => [index('family_doctor_promises_meal').on(table.mealId)],
)

/** What a family doctor tells everybody. */
export const familyDoctorSays = pgTable(
  'family_doctor_says',
  { id: identity(), teamId: teamId(), title: text().notNull(), content: text().notNull(), saidAt: instant().notNull() },
  (table) => [index('family_doctor_says_newest').on(table.saidAt.desc().nullsFirst(), table.id)],
)

export const familyDoctorAdverts = pgTable('family_doctor_adverts', {
  id: identity(),
  title: text().notNull(),
  words: text().notNull(),
  link: text().notNull(),
  beginsAt: instant().notNull(),
  endsAt: instant(),
})

/** A resident's signing with a team: applied for, or made on paper at the community. */
export const familyDoctorSignings = pgTable(
  'family_doctor_signings',
  {
    id: text().primaryKey(),
    teamId: teamId(),
    /** On whose account it is; null: on none, made on paper or left behind. */
    patientId: reference().references(() => accessPatients.id, { onDelete: 'set null' }),
    memberId: reference(),
    /** Whom it is about, whoever asks. */
    idSealed: text().notNull(),
    idIndex: text().notNull(),
    state: text().$type<SigningState>().notNull(),
    tagIds: smallint().array().notNull(),
    remarkSealed: text().notNull(),
    /** Why it was declined. */
    reason: text().notNull().default(''),
    madeAt: instant().notNull(),
    decidedAt: instant(),
    beginsOn: day(),
    endsOn: day(),
  },
  (table) => [
    // A resident has one team, and asks for one.
    uniqueIndex('family_doctor_signings_one_pending').on(table.idIndex).where(sql`state = 'pending'`),
    uniqueIndex('family_doctor_signings_one_signed').on(table.idIndex).where(sql`state = 'signed'`),
    index('family_doctor_signings_own').on(table.patientId, table.memberId),
    index('family_doctor_signings_resident').on(table.idIndex),
    index('family_doctor_signings_team').on(table.teamId, table.state),
    index('family_doctor_signings_ending').on(table.endsOn).where(sql`state = 'signed'`),
    check('family_doctor_signings_state', sql`${table.state} in ('pending', 'signed', 'declined', 'ended')`),
    check(
      'family_doctor_signings_term',
      sql`(${table.state} in ('signed', 'ended')) = (num_nulls(${table.beginsOn}, ${table.endsOn}) = 0) and ${table.endsOn} - ${table.beginsOn} >= ${sql.raw(String(TERM_DAYS))}`,
    ),
    check('family_doctor_signings_decided', sql`(${table.state} = 'pending') = (${table.decidedAt} is null)`),
  ],
)

/** What was promised when a signing was made: a copy, whatever the package says later. */
export const familyDoctorAgreed = pgTable(
  'family_doctor_agreed',
  {
    id: identity(),
    signingId: text()
      .notNull()
      .references(() => familyDoctorSignings.id, { onDelete: 'cascade' }),
    kind: text().$type<EventKind>().notNull(),
    name: text().notNull(),
    times: smallint().notNull(),
  },
  (table) => [index('family_doctor_agreed_signing').on(table.signingId)],
)
