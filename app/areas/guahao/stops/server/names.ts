import { doctorNames } from '#app/areas/guahao/doctors/server/public.ts'
import { nameIn, type RowNamers, wordsOf } from '#kit/db/row-names.ts'
import { guahaoStopRequests as requests } from './tables.ts'

/** What requests of doctors to stop a clinic are called. */
export const names = {
  'stop-request': { id: requests.id, name: wordsOf(nameIn(doctorNames.doctor, requests.doctorId), requests.date) },
} satisfies RowNamers
