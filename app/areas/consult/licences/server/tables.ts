import { sql } from 'drizzle-orm'
import { boolean, check, index, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { guahaoDoctors } from '#app/areas/guahao/doctors/server/tables.ts'
import { guahaoHospitals } from '#app/areas/guahao/hospitals/server/tables.ts'
import { day, identity, instant, reference } from '#kit/db/columns.ts'
import { allLicenceKinds, type LicenceKind } from '../rules.ts'
import { type LicenceState, licenceStates } from '../states.ts'

const oneOf = (names: readonly string[]) => sql.raw(names.map((name) => `'${name}'`).join(', '))

/** A licence of a doctor to practise. */
export const consultLicences = pgTable(
  'consult_licences',
  {
    id: identity(),
    doctorId: reference()
      .notNull()
      .references(() => guahaoDoctors.id, { onDelete: 'cascade' }),
    /** Where they practise by it, whose staff keep it. */
    hospitalId: reference()
      .notNull()
      .references(() => guahaoHospitals.id, { onDelete: 'cascade' }),
    number: text().notNull(),
    kind: text().$type<LicenceKind>().notNull(),
    /** What they may practise: 内科专业. */
    scope: text().notNull(),
    issuedOn: day().notNull(),
    /** The last day; null where the certificate names none. */
    endsOn: day(),
    state: text().$type<LicenceState>().notNull(),
    /** Addresses of photographs; private. */
    proofs: text().array().notNull().default([]),
    /** Who entered it and who decided; null is a file, or the demonstration. */
    enteredBy: reference(),
    enteredAt: instant().notNull(),
    decidedBy: reference(),
    decidedAt: instant(),
    /** Why it was refused or withdrawn; ''. */
    reason: text().notNull().default(''),
    isDemo: boolean().notNull().default(false),
  },
  (table) => [
    index('consult_licences_doctor').on(table.doctorId),
    index('consult_licences_hospital').on(table.hospitalId, table.endsOn),
    index('consult_licences_number').on(table.number),
    // The same certificate waits or holds once; what was refused or is over may be entered again.
    uniqueIndex('consult_licences_once')
      .on(table.doctorId, table.number, table.issuedOn)
      .where(sql`${table.state} in ('pending', 'certified')`),
    index('consult_licences_ending').on(table.endsOn).where(sql`${table.state} = 'certified'`),
    check('consult_licences_kind', sql`${table.kind} in (${oneOf(allLicenceKinds)})`),
    check('consult_licences_state', sql`${table.state} in (${oneOf(Object.keys(licenceStates))})`),
    check('consult_licences_days', sql`${table.endsOn} >= ${table.issuedOn}`),
    check(
      'consult_licences_eyes',
      sql`${table.decidedBy} <> ${table.enteredBy} or ${table.state} in ('withdrawn', 'expired')`,
    ),
  ],
)
