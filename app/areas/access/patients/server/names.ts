import { maskedName, type RowNamers } from '#kit/db/row-names.ts'
import { accessPatients as patients } from './tables.ts'

/** What accounts of patients are called. */
export const names = {
  patient: { id: patients.id, name: maskedName(patients.nickname) },
} satisfies RowNamers
