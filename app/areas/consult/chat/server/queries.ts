import { and, desc, eq, exists, inArray, sql } from 'drizzle-orm'
import { consultConsultations as asks } from '#app/areas/consult/consultations/server/public.ts'
import type { ConsultationState } from '#app/areas/consult/consultations/states.ts'
import { consultBindings as bindings } from '#app/areas/consult/doctors/server/public.ts'
import { consultMessages as messages } from '#app/areas/consult/talk/server/public.ts'
import { guahaoDoctors as doctors } from '#app/areas/guahao/doctors/server/public.ts'
import type { Db } from '#kit/db/open.ts'

const inHand: ConsultationState[] = ['waiting', 'accepted', 'answered']

/** At most `most` consultations that a doctor has to do with now, of all doctors, the newest first. */
export const listInHand = (db: Db, most: number) =>
  db
    .select({
      id: asks.id,
      state: asks.state,
      kind: asks.kind,
      madeAt: asks.madeAt,
      doctorId: doctors.id,
      doctorName: doctors.name,
    })
    .from(asks)
    .innerJoin(doctors, eq(doctors.id, asks.doctorId))
    .where(inArray(asks.state, inHand))
    .orderBy(desc(asks.madeAt), asks.id)
    .limit(most)

/** How many keep to the doctor of a consultation, whether who asked does, and whether the doctor has invited them to. */
export interface Bond {
  isInvited: boolean
  isBound: boolean
  boundCount: number
}

export const findBond = async (db: Db, consultationId: string): Promise<Bond> => {
  const one = { one: sql`1` }
  const invite = and(eq(messages.talkId, asks.id), eq(messages.kind, 'invite'))
  const binding = and(eq(bindings.doctorId, asks.doctorId), eq(bindings.patientId, asks.patientId))
  const [found] = await db
    .select({
      isInvited: sql<boolean>`${exists(db.select(one).from(messages).where(invite))}`,
      isBound: sql<boolean>`${exists(db.select(one).from(bindings).where(binding))}`,
      boundCount: db.$count(bindings, eq(bindings.doctorId, asks.doctorId)),
    })
    .from(asks)
    .where(eq(asks.id, consultationId))
  return found ?? { isInvited: false, isBound: false, boundCount: 0 }
}
