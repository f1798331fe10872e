import { listPatients } from '#app/areas/access/patients/server/public.ts'
import type { Seed } from '#app/room.ts'
import { neededFor } from '../rules.ts'
import { lastOfProduct } from './commands/texts.ts'
import { insertConsents } from './queries.ts'

/** The demonstration's patients have agreed to the texts that everybody is asked for; who signs in with another number is asked. */
export const seed: Seed = {
  after: ['access/patients'],
  run: async ({ db, now }) => {
    const patients = await listPatients(db)
    const rows = patients.flatMap(({ id: patientId }) =>
      neededFor.health.map((purpose) => ({
        patientId,
        purpose,
        version: lastOfProduct(purpose),
        isGiven: true,
        saidAt: now,
      })),
    )
    await insertConsents(db, rows)
  },
}
