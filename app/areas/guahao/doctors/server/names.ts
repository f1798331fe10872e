import { hospitalNames } from '#app/areas/guahao/hospitals/server/public.ts'
import { nameIn, oneFor, type RowNamers } from '#kit/db/row-names.ts'
import { guahaoDoctors as doctors } from './tables.ts'

/** What doctors, and those who may ask them freely, are called. */
export const names = {
  doctor: { id: doctors.id, name: doctors.name, beside: nameIn(hospitalNames.hospital, doctors.hospitalId) },
  // One of a patient at a hospital, named by the patient.
  'employee-benefit': oneFor('patient'),
} satisfies RowNamers
