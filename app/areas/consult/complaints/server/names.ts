import { consultationNames } from '#app/areas/consult/consultations/server/public.ts'
import { nameIn, type RowNamers } from '#kit/db/row-names.ts'
import { consultComplaints as complaints } from './tables.ts'

/** What complaints are called. */
export const names = {
  complaint: { id: complaints.id, name: nameIn(consultationNames.consultation, complaints.consultationId) },
} satisfies RowNamers
