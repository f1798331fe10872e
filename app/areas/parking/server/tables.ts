import { sql } from 'drizzle-orm'
import { boolean, check, index, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { accessPatients } from '#app/areas/access/patients/server/public.ts'
import { guahaoHospitals } from '#app/areas/guahao/hospitals/server/public.ts'
import type { PlateKind } from '#kit/check/plate.ts'
import { fen, identity, instant, reference } from '#kit/db/columns.ts'
import type { StayState } from '../rules.ts'

const hospitalId = () =>
  reference()
    .notNull()
    .references(() => guahaoHospitals.id, { onDelete: 'cascade' })
const patientId = () =>
  reference()
    .notNull()
    .references(() => accessPatients.id, { onDelete: 'cascade' })

/** The car park of a hospital. */
export const parkingLots = pgTable('parking_lots', {
  hospitalId: hospitalId().primaryKey(),
  /** Its code at the system. */
  code: text().notNull().default(''),
  isOn: boolean().notNull().default(false),
  feeRule: text().notNull().default(''),
  /** The page of a guide outside; ''. */
  guide: text().notNull().default(''),
  changedAt: instant().notNull(),
})

/** That a plate may be handed to the car park of a hospital. */
export const parkingAuthorisations = pgTable(
  'parking_authorisations',
  {
    id: identity(),
    patientId: patientId(),
    hospitalId: hospitalId(),
    plateSealed: text().notNull(),
    plateKind: text().$type<PlateKind>().notNull(),
    agreedAt: instant().notNull(),
    until: instant().notNull(),
    withdrawnAt: instant(),
  },
  (table) => [
    uniqueIndex('parking_authorisations_one').on(table.patientId, table.hospitalId).where(sql`withdrawn_at is null`),
    index('parking_authorisations_hospital').on(table.hospitalId),
    index('parking_authorisations_end').on(table.until),
  ],
)

/** A car that comes, or came. */
export const parkingStays = pgTable(
  'parking_stays',
  {
    id: identity(),
    patientId: patientId(),
    hospitalId: hospitalId(),
    /** '' once it is deleted. */
    plateSealed: text().notNull(),
    lot: text().notNull(),
    outsideId: text().notNull(),
    state: text().$type<StayState>().notNull().default('booked'),
    arriveAt: instant().notNull(),
    enteredAt: instant(),
    feeFen: fen().notNull().default(0),
    paidAt: instant(),
    leftAt: instant(),
    /** The place was given back, and the system could not be told yet. */
    isUntold: boolean().notNull().default(false),
    bookedAt: instant().notNull(),
    movedAt: instant().notNull(),
  },
  (table) => [
    uniqueIndex('parking_stays_open')
      .on(table.patientId, table.hospitalId)
      .where(sql`state in ('booked', 'in', 'paid')`),
    index('parking_stays_followed').on(table.id).where(sql`state in ('booked', 'in', 'paid')`),
    index('parking_stays_untold').on(table.id).where(sql`is_untold`),
    index('parking_stays_patient').on(table.patientId, table.id.desc().nullsFirst()),
    index('parking_stays_day').on(table.hospitalId, table.arriveAt),
    index('parking_stays_moved').on(table.movedAt),
    check('parking_stays_state', sql`${table.state} in ('booked', 'in', 'paid', 'out', 'cancelled', 'missed')`),
    check('parking_stays_fee', sql`${table.feeFen} >= 0`),
    check('parking_stays_told', sql`not ${table.isUntold} or ${table.state} = 'cancelled'`),
  ],
)
