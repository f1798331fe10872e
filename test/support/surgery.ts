import {
  insertConsultDoctors,
  insertServices,
  type NewConsultDoctor,
  type NewService,
} from '#app/areas/consult/doctors/server/queries.ts'
import { type Clinic, openClinic } from './clinic.ts'
import type { TestApp } from './start-test-app.ts'

/** What the service of a test agrees to where the test says nothing else. */
const usual = { kind: 'text', priceFen: 3_000, replies: 3, hours: 48, acceptMinutes: 60, replyMinutes: 120 } as const

interface Surgery {
  doctors?: number
  service?: Partial<NewService>
  asked?: Partial<NewConsultDoctor>
}

/** Opens a clinic whose doctors can be asked: certified, by text, for 30 yuan. */
export const openSurgery = async (app: TestApp, { doctors = 1, service, asked }: Surgery = {}): Promise<Clinic> => {
  const clinic = await openClinic(app, { doctors })
  const openedAt = app.clock.now()
  await insertConsultDoctors(
    app.db,
    clinic.doctorIds.map((doctorId) => ({ doctorId, certifyState: 'certified' as const, openedAt, ...asked })),
  )
  await insertServices(
    app.db,
    clinic.doctorIds.map((doctorId) => ({ doctorId, ...usual, ...service })),
  )
  return clinic
}
