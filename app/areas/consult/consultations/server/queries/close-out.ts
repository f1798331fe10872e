import { and, asc, desc, eq, gt, inArray, isNull, or, sql } from 'drizzle-orm'
import { accessPatients as patients } from '#app/areas/access/patients/server/public.ts'
import type { Db } from '#kit/db/open.ts'
import { type PageRequest, page } from '#kit/db/page.ts'
import { overStates, paidForStates } from '../../states.ts'
import { consultConsultations as asks } from '../tables.ts'
import type { ConsultationRow } from './consultations.ts'

/** Writes a doctor's summary into a consultation of theirs, once; undefined where it is there already or is not the time for it. */
export const writeSummary = async (
  db: Db,
  { doctorId, id, summarySealed, now }: { doctorId: number; id: string; summarySealed: string; now: Date },
): Promise<ConsultationRow | undefined> => {
  const isOver = and(inArray(asks.state, [...overStates]), gt(asks.followUntil, now))
  const [written] = await db
    .update(asks)
    .set({ summarySealed, summaryAt: now })
    .where(
      and(
        eq(asks.id, id),
        eq(asks.doctorId, doctorId),
        isNull(asks.summarySealed),
        or(eq(asks.state, 'answered'), isOver),
      ),
    )
    .returning()
  return written
}

/** Writes down that the money of one that was held goes back, once. */
export const noteReturned = async (db: Db, id: string, now: Date): Promise<ConsultationRow | undefined> => {
  const [returned] = await db
    .update(asks)
    .set({ returnedAt: now, backFen: sql`${asks.paidFen}` })
    .where(and(eq(asks.id, id), inArray(asks.state, [...paidForStates]), gt(asks.paidFen, 0), eq(asks.backFen, 0)))
    .returning()
  return returned
}

/** What patients said of consultations with a doctor and knew to be read by others, the newest first. */
export const listRatings = (db: Db, doctorId: number, asked: PageRequest) => {
  const found = db
    .select({
      id: asks.id,
      kind: asks.kind,
      stars: asks.stars,
      ratedSealed: asks.ratedSealed,
      pathAt: asks.pathAt,
      nickname: patients.nickname,
    })
    .from(asks)
    .leftJoin(patients, eq(patients.id, asks.patientId))
    .where(and(eq(asks.doctorId, doctorId), eq(asks.ratingShown, true)))
    .orderBy(desc(asks.madeAt), asc(asks.id))
  return page(db, found.$dynamic(), asked)
}
