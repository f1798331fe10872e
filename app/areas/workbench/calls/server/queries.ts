import { and, asc, eq, inArray, sql } from 'drizzle-orm'
import { consultConsultations as asks } from '#app/areas/consult/consultations/server/public.ts'
import { talkingStates } from '#app/areas/consult/consultations/states.ts'
import type { Db } from '#kit/db/open.ts'

/** At most `most` consultations by video and phone that a doctor has in hand, the nearest promise first. */
export const listToCall = (db: Db, doctorId: number, most: number) =>
  db
    .select()
    .from(asks)
    .where(and(eq(asks.doctorId, doctorId), inArray(asks.kind, ['video', 'phone']), inArray(asks.state, talkingStates)))
    .orderBy(sql`${asks.state} = 'answered'`, asc(asks.replyBy), asks.id)
    .limit(most)
