import { and, asc, count, desc, eq, inArray } from 'drizzle-orm'
import type { PatientId } from '#app/context.ts'
import type { Db } from '#kit/db/open.ts'
import { page } from '#kit/db/page.ts'
import type { ConsultationState } from '../../states.ts'
import { consultConsultations as asks } from '../tables.ts'
import { selectNamed } from './named.ts'

interface Turn {
  page: number
  size: number
}

/** How many consultations of a patient are in each state. */
export const countOwnConsultations = async (
  db: Db,
  patient: PatientId,
): Promise<ReadonlyMap<ConsultationState, number>> => {
  const found = await db
    .select({ state: asks.state, many: count() })
    .from(asks)
    .where(eq(asks.patientId, patient))
    .groupBy(asks.state)
  return new Map(found.map(({ state, many }) => [state, many]))
}

/** A patient's consultations in these states (all where none is named), the newest first. */
export const listOwnConsultations = (
  db: Db,
  patient: PatientId,
  { states, ...turn }: Turn & { states: readonly ConsultationState[] },
) => {
  const inStates = states.length > 0 ? inArray(asks.state, [...states]) : undefined
  const found = selectNamed(db)
    .where(and(eq(asks.patientId, patient), inStates))
    .orderBy(desc(asks.madeAt), asc(asks.id))
  return page(db, found.$dynamic(), turn)
}
