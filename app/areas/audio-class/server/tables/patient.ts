import { accessPatients } from '#app/areas/access/patients/server/tables.ts'
import { reference } from '#kit/db/columns.ts'

/** Whose row it is: it goes with them. */
export const patient = () =>
  reference()
    .notNull()
    .references(() => accessPatients.id, { onDelete: 'cascade' })
