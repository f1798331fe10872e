import { randomUUID } from 'node:crypto'
import { acceptConsultation } from '#app/areas/consult/consultations/server/public.ts'
import { insertConsultation } from '#app/areas/consult/consultations/server/queries.ts'
import type { ConsultationKind } from '#app/areas/consult/doctors/rules.ts'
import { later } from '#kit/time/span.ts'
import type { Person } from './people.ts'
import type { TestApp } from './start-test-app.ts'

let made = 0

/** A free consultation that waits for a doctor, each of another member. */
export const waitingConsultation = async (
  { db, clock }: Pick<TestApp, 'db' | 'clock'>,
  { patientId }: Pick<Person, 'patientId'>,
  doctorId: number,
  replies = 3,
  kind: ConsultationKind = 'text',
): Promise<string> => {
  const [id, now] = [randomUUID(), clock.now()]
  const asked = await insertConsultation(db, {
    id,
    patientId,
    memberId: 1_000_000 + ++made,
    doctorId,
    kind,
    path: ['waiting'],
    pathAt: [now],
    madeAt: now,
    priceFen: 0,
    replies,
    repliesLeft: replies,
    hours: 24,
    acceptMinutes: 30,
    replyMinutes: 120,
    acceptBy: later(now, { minutes: 30 }),
    isRevisit: true,
    withGuardian: false,
    contentSealed: '',
  })
  if (!asked) throw new Error('the consultation could not be opened')
  return id
}

/** The same, accepted by the doctor: both may write. */
export const openConsultation = async (
  app: Pick<TestApp, 'db' | 'clock' | 'context'>,
  person: Pick<Person, 'patientId'>,
  doctorId: number,
  replies?: number,
  kind?: ConsultationKind,
): Promise<string> => {
  const id = await waitingConsultation(app, person, doctorId, replies, kind)
  if (!(await acceptConsultation(app.context(), doctorId, id))) throw new Error('the doctor could not accept')
  return id
}
