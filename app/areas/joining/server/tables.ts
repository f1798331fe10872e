import { sql } from 'drizzle-orm'
import { check, index, jsonb, pgTable, smallint, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { accessPatients } from '#app/areas/access/patients/server/public.ts'
import { accessStaff } from '#app/areas/access/staff/server/public.ts'
import { guahaoHospitals } from '#app/areas/guahao/hospitals/server/public.ts'
import { day, identity, instant, reference } from '#kit/db/columns.ts'
import type { Fault } from '../rules.ts'
import type { ApplicationState } from '../states.ts'

/** A hospital that wants to join, as far as its application was filled in. */
export const joiningApplications = pgTable(
  'joining_applications',
  {
    id: identity(),
    /** Null once the account is gone: the papers of an approved hospital stay. */
    patientId: reference().references(() => accessPatients.id, { onDelete: 'set null' }),
    /** 128 random bits in a link; null once it is approved. */
    token: text(),
    state: text().$type<ApplicationState>().notNull().default('draft'),
    contact: text().notNull().default(''),
    /** '' or sealed. */
    mobileSealed: text().notNull().default(''),
    loginName: text().notNull().default(''),
    unitName: text().notNull().default(''),
    level: smallint(),
    kind: smallint(),
    address: text().notNull().default(''),
    phone: text().notNull().default(''),
    introduction: text().notNull().default(''),
    creditCode: text().notNull().default(''),
    licenceNo: text().notNull().default(''),
    licenceUntil: day(),
    licenceImages: text().array().notNull().default([]),
    certImages: text().array().notNull().default([]),
    services: text().array().notNull().default([]),
    /** Why it was not passed, by the field. */
    reasons: jsonb().$type<Fault[]>().notNull().default([]),
    /** Who has approved it first; another decides. */
    firstBy: reference().references(() => accessStaff.id, { onDelete: 'set null' }),
    sentAt: instant(),
    decidedAt: instant(),
    hospitalId: reference().references(() => guahaoHospitals.id, { onDelete: 'set null' }),
    /** The admin who came with it. */
    staffId: reference().references(() => accessStaff.id, { onDelete: 'set null' }),
    savedAt: instant().notNull(),
    startedAt: instant().notNull(),
  },
  (table) => [
    uniqueIndex('joining_applications_open').on(table.patientId).where(sql`state <> 'approved'`),
    uniqueIndex('joining_applications_token').on(table.token),
    uniqueIndex('joining_applications_code').on(table.creditCode).where(sql`state in ('pending', 'many', 'approved')`),
    index('joining_applications_patient').on(table.patientId, table.id),
    index('joining_applications_waiting').on(table.sentAt).where(sql`state in ('pending', 'many')`),
    index('joining_applications_hospital').on(table.hospitalId),
    index('joining_applications_staff').on(table.staffId),
    index('joining_applications_first').on(table.firstBy),
    check('joining_applications_state', sql`${table.state} in ('draft', 'pending', 'approved', 'refused', 'many')`),
    check('joining_applications_sent', sql`${table.state} = 'draft' or ${table.sentAt} is not null`),
    check('joining_applications_ended', sql`(${table.token} is null) = (${table.state} = 'approved')`),
  ],
)

/** When applications were sent. */
export const joiningSends = pgTable(
  'joining_sends',
  {
    id: identity(),
    applicationId: reference()
      .notNull()
      .references(() => joiningApplications.id, { onDelete: 'cascade' }),
    sentAt: instant().notNull(),
  },
  (table) => [index('joining_sends_recent').on(table.applicationId, table.sentAt)],
)
