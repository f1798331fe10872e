import { doctorNames } from '#app/areas/guahao/doctors/server/public.ts'
import { nameIn, type RowNamers, wordsOf } from '#kit/db/row-names.ts'
import { consultLicences as licences } from './tables.ts'

/** What licences are called. */
export const names = {
  licence: { id: licences.id, name: wordsOf(nameIn(doctorNames.doctor, licences.doctorId), licences.number) },
} satisfies RowNamers
