import { index, pgTable, text } from 'drizzle-orm/pg-core'
import { guahaoDepartments } from '#app/areas/guahao/departments/server/tables.ts'
import { guahaoHospitals } from '#app/areas/guahao/hospitals/server/tables.ts'
import { identity, instant, reference } from '#kit/db/columns.ts'

/** Screens on walls that show a department by a link of their own, known by the hash of the token in it. */
export const deskClinicScreens = pgTable(
  'desk_clinic_screens',
  {
    id: identity(),
    hospitalId: reference()
      .notNull()
      .references(() => guahaoHospitals.id, { onDelete: 'cascade' }),
    depId: reference()
      .notNull()
      .references(() => guahaoDepartments.id, { onDelete: 'cascade' }),
    name: text().notNull(),
    tokenHash: text().notNull().unique(),
    madeAt: instant().notNull(),
    /** When it asked last, to the minute. */
    seenAt: instant(),
  },
  (table) => [index('desk_clinic_screens_hospital').on(table.hospitalId, table.id)],
)
