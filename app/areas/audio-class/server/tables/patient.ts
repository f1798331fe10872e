import { accountPatients } from '#app/areas/account/sign-in/server/tables.ts'
import { reference } from '#kit/db/columns.ts'

/** Whose row it is: it goes with them. */
export const patient = () =>
  reference()
    .notNull()
    .references(() => accountPatients.id, { onDelete: 'cascade' })
