import { patientNames } from '#app/areas/access/patients/server/public.ts'
import { nameIn, type RowNamers, wordsOf } from '#kit/db/row-names.ts'
import { activitiesBanks as banks, activitiesFeedback as feedback, activitiesBankVisits as visits } from './tables.ts'

/** What banks, visits to them and feedback are called. */
export const names = {
  bank: { id: banks.id, name: banks.name },
  'bank-visit': { id: visits.id, name: wordsOf(nameIn({ id: banks.id, name: banks.name }, visits.bankId), visits.day) },
  'family-feedback': { id: feedback.id, name: nameIn(patientNames.patient, feedback.patientId) },
} satisfies RowNamers
