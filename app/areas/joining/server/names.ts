import { oneFor, type RowNamers } from '#kit/db/row-names.ts'
import { joiningApplications as applications } from './tables.ts'

/** What hospitals that join are called. */
export const names = {
  joining: { id: applications.id, name: applications.unitName },
  opening: oneFor('hospital'),
} satisfies RowNamers
