import { and, asc, count, desc, eq, getTableColumns, inArray, notInArray, or, sql } from 'drizzle-orm'
import { consultConsultations as asks, type EditedBy } from '#app/areas/consult/consultations/server/public.ts'
import { guahaoDoctors as doctors } from '#app/areas/guahao/doctors/server/public.ts'
import type { Db } from '#kit/db/open.ts'
import { type PageRequest, page } from '#kit/db/page.ts'
import type { ComplaintState } from '../../rules.ts'
import { consultComplaints as complaints } from '../tables.ts'

const selectWhole = (db: Db) =>
  db
    .select({ ...getTableColumns(complaints), consultation: getTableColumns(asks), doctorName: doctors.name })
    .from(complaints)
    .innerJoin(asks, eq(asks.id, complaints.consultationId))
    .innerJoin(doctors, eq(doctors.id, asks.doctorId))

/** A complaint with the consultation that it is about. */
export type WholeComplaint = Awaited<ReturnType<typeof selectWhole>>[number]

const isSeenBy = ({ hospitalId, desks }: EditedBy) =>
  or(eq(doctors.hospitalId, hospitalId), desks && notInArray(doctors.hospitalId, desks))

/** Complaints that a desk answers: those that wait, the nearest promise first; or those that are over, the latest first. */
export const listAtDesk = (
  db: Db,
  seen: EditedBy,
  { states, ...asked }: PageRequest & { states: readonly ComplaintState[] },
) => {
  const order = states.includes('waiting') ? asc(complaints.answerBy) : desc(complaints.decidedAt)
  const found = selectWhole(db)
    .where(and(isSeenBy(seen), inArray(complaints.state, [...states])))
    .orderBy(order, asc(complaints.id))
  return page(db, found.$dynamic(), asked)
}

/** One that a desk answers. */
export const findAtDesk = async (db: Db, seen: EditedBy, id: number): Promise<WholeComplaint | undefined> =>
  (await selectWhole(db).where(and(eq(complaints.id, id), isSeenBy(seen))))[0]

/** How many complaints wait at such a desk; undefined: at all of them. */
export const countWaiting = async (db: Db, seen: EditedBy | undefined): Promise<number> => {
  const [sums] = await db
    .select({ count: count() })
    .from(complaints)
    .innerJoin(asks, eq(asks.id, complaints.consultationId))
    .innerJoin(doctors, eq(doctors.id, asks.doctorId))
    .where(and(sql`${complaints.state} = 'waiting'`, seen && isSeenBy(seen)))
  return sums?.count ?? 0
}
