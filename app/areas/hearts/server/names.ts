import { doctorNames } from '#app/areas/guahao/doctors/server/public.ts'
import { nameIn, type RowNamers } from '#kit/db/row-names.ts'
import { heartsSent as hearts } from './tables.ts'

/** What hearts are called. */
export const names = {
  heart: { id: hearts.id, name: nameIn(doctorNames.doctor, hearts.doctorId) },
} satisfies RowNamers
