import type { RowNamers } from '#kit/db/row-names.ts'
import { guahaoHospitals as hospitals } from './tables.ts'

/** What hospitals are called. */
export const names = {
  hospital: { id: hospitals.id, name: hospitals.name },
} satisfies RowNamers
