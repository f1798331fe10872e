import type { Listens } from '#server/tell.ts'
import { putLevel } from './queries.ts'

export const listens: Listens = {
  'patient.levelled': async ({ patientId, level }, { db }) => {
    await putLevel(db, patientId, level)
  },
}
