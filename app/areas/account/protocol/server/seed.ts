import { listPatients } from '#app/areas/access/patients/server/public.ts'
import type { PatientId } from '#app/context.ts'
import type { Seed } from '#app/room.ts'
import { insertAgreement } from './queries.ts'

/** The demonstration's patients have agreed; who signs in with another number is asked. */
export const seed: Seed = {
  after: ['access/patients'],
  run: async ({ db, now, config }) => {
    const said = { version: config.userProtocolVersion, at: now, healthData: true }
    for (const { id } of await listPatients(db)) await insertAgreement(db, id as PatientId, said)
  },
}
