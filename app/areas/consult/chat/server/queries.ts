import { desc, eq, inArray } from 'drizzle-orm'
import { consultAsks as asks } from '#app/areas/consult/asks/server/public.ts'
import type { AskState } from '#app/areas/consult/asks/states.ts'
import { guahaoDoctors as doctors } from '#app/areas/guahao/doctors/server/public.ts'
import type { Db } from '#kit/db/open.ts'

const inHand: AskState[] = ['waiting', 'accepted', 'answered']

/** At most `most` consultations that a doctor has to do with now, of all doctors, the newest first. */
export const listInHand = (db: Db, most: number) =>
  db
    .select({
      ...{ id: asks.id, state: asks.state, kind: asks.kind, madeAt: asks.madeAt },
      ...{ doctorId: doctors.id, doctorName: doctors.name },
    })
    .from(asks)
    .innerJoin(doctors, eq(doctors.id, asks.doctorId))
    .where(inArray(asks.state, inHand))
    .orderBy(desc(asks.madeAt), asks.id)
    .limit(most)
