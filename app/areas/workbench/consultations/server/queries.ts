import { and, asc, desc, eq, exists, gt, inArray, isNull, or, sql } from 'drizzle-orm'
import {
  consultConsultations as asks,
  type NamedConsultation,
  selectNamed,
} from '#app/areas/consult/consultations/server/public.ts'
import type { ConsultationState } from '#app/areas/consult/consultations/states.ts'
import { consultServices as services } from '#app/areas/consult/doctors/server/public.ts'
import { guahaoDepartments as departments } from '#app/areas/guahao/departments/server/public.ts'
import { guahaoDoctors as doctors } from '#app/areas/guahao/doctors/server/public.ts'
import type { Db } from '#kit/db/open.ts'
import { page } from '#kit/db/page.ts'

/** So many of a queue are shown: nobody takes more at a time. */
const MOST_WAITING = 100

/** Consultations that wait for a doctor, or for any of their department who is asked in this way, the longest first. */
export const listWaiting = (db: Db, doctorId: number, now: Date): Promise<NamedConsultation[]> => {
  const asItsDoctor = db
    .select({ one: sql`1` })
    .from(services)
    .innerJoin(doctors, eq(doctors.id, services.doctorId))
    .innerJoin(departments, eq(departments.id, doctors.depId))
    .where(
      and(
        eq(services.doctorId, doctorId),
        eq(services.isOn, true),
        eq(services.kind, asks.kind),
        eq(departments.catalogueId, asks.catalogueId),
      ),
    )
  const forHim = or(eq(asks.doctorId, doctorId), and(isNull(asks.doctorId), exists(asItsDoctor)))
  return selectNamed(db)
    .where(and(eq(asks.state, 'waiting'), gt(asks.acceptBy, now), forHim))
    .orderBy(sql`path_at[cardinality(path_at)]`, asc(asks.id))
    .limit(MOST_WAITING)
}

/** A doctor's consultations in these states, those first in which something happened last. */
export const listOfDoctor = (
  db: Db,
  doctorId: number,
  { states, ...turn }: { states: readonly ConsultationState[]; page: number; size: number },
) => {
  const found = selectNamed(db)
    .where(and(eq(asks.doctorId, doctorId), inArray(asks.state, [...states])))
    .orderBy(desc(sql`path_at[cardinality(path_at)]`), asc(asks.id))
  return page(db, found.$dynamic(), turn)
}
