import { and, asc, desc, eq, inArray, isNotNull, isNull, ne, notInArray, or, type SQLWrapper, sql } from 'drizzle-orm'
import { guahaoDoctors as doctors } from '#app/areas/guahao/doctors/server/public.ts'
import type { PatientId } from '#app/context.ts'
import type { Db } from '#kit/db/open.ts'
import { type PageRequest, page } from '#kit/db/page.ts'
import type { Sharing } from '../../rules.ts'
import { overStates } from '../../states.ts'
import { consultConsultations as asks } from '../tables.ts'
import { notShared } from './consultations.ts'
import { type NamedConsultation, selectNamed } from './named.ts'

/** Which of the consultations that everybody may read. */
export interface SharedFilter {
  doctorId?: number | undefined
  illnessId?: number | undefined
  topicId?: number | undefined
  /** Asked through this app, or through any other. */
  channel?: number | undefined
  notChannel?: number | undefined
}

const isShown = eq(asks.sharing, 'shown')

/** Consultations that everybody may read, the newest or the most read first. */
export const listShared = (
  db: Db,
  { doctorId, illnessId, topicId, channel, notChannel }: SharedFilter,
  { sort, ...asked }: PageRequest & { sort: 'newest' | 'hot' },
) => {
  const found = selectNamed(db)
    .where(
      and(
        isShown,
        doctorId === undefined ? undefined : eq(asks.doctorId, doctorId),
        illnessId === undefined ? undefined : eq(asks.illnessId, illnessId),
        topicId === undefined ? undefined : eq(asks.shownTopic, topicId),
        channel === undefined ? undefined : eq(asks.channel, channel),
        notChannel === undefined ? undefined : ne(asks.channel, notChannel),
      ),
    )
    .orderBy(...(sort === 'hot' ? [desc(asks.readCount)] : []), desc(asks.shownAt), asc(asks.id))
  return page(db, found.$dynamic(), asked)
}

/** Those of these that everybody may read. */
export const listSharedOf = async (db: Db, ids: readonly string[]): Promise<NamedConsultation[]> =>
  ids.length === 0 ? [] : selectNamed(db).where(and(inArray(asks.id, [...ids]), isShown))

/** Counts who reads. */
export const addRead = (db: Db, id: string) =>
  db
    .update(asks)
    .set({ readCount: sql`${asks.readCount} + 1` })
    .where(and(eq(asks.id, id), eq(asks.sharing, 'shown')))

/** The patient agrees that others read a consultation of their that is over; false where it is not, or they have agreed before. */
export const agreeToShare = async (db: Db, patient: PatientId, id: string, now: Date): Promise<boolean> => {
  const agreed = await db
    .update(asks)
    .set({ ...notShared, publicAt: now, sharing: 'waiting' })
    .where(
      and(eq(asks.id, id), eq(asks.patientId, patient), inArray(asks.state, [...overStates]), isNull(asks.publicAt)),
    )
    .returning({ id: asks.id })
  return agreed.length > 0
}

/** The patient takes that back: from now on nobody reads it. */
export const takeShareBack = (db: Db, patient: PatientId, id: string) =>
  db
    .update(asks)
    .set(notShared)
    .where(and(eq(asks.id, id), eq(asks.patientId, patient)))

/** Whose consultations an editor looks at: those of their hospital's doctors, and for the platform those of hospitals without a desk. */
export interface EditedBy {
  hospitalId: number
  /** A select of the hospitals that have a desk; undefined: only its own counts. */
  desks: SQLWrapper | undefined
}

const isEdited = ({ hospitalId, desks }: EditedBy) =>
  or(eq(doctors.hospitalId, hospitalId), desks && notInArray(doctors.hospitalId, desks))

/** Consultations whose patients agreed: those that wait, the longest first; or those that were decided, the latest first. */
export const listToShow = (db: Db, edited: EditedBy, sharing: Sharing, asked: PageRequest) => {
  const order = sharing === 'waiting' ? asc(asks.publicAt) : desc(asks.publicAt)
  const found = selectNamed(db)
    .innerJoin(doctors, eq(doctors.id, asks.doctorId))
    .where(and(isEdited(edited), eq(asks.sharing, sharing)))
    .orderBy(order, asc(asks.id))
  return page(db, found.$dynamic(), asked)
}

/** A consultation that an editor may look at: its patient agreed. */
export const findToShow = async (db: Db, edited: EditedBy, id: string): Promise<NamedConsultation | undefined> =>
  (
    await selectNamed(db)
      .innerJoin(doctors, eq(doctors.id, asks.doctorId))
      .where(and(eq(asks.id, id), isEdited(edited), isNotNull(asks.publicAt)))
  )[0]

/** What an editor read and shows: under which topic, and up to which message. */
export interface Showing {
  topicId: number
  through: number
}

/** Shows a consultation that waits to everybody; false where it does not wait, as where its patient took it back. */
export const showConsultation = async (
  db: Db,
  id: string,
  { topicId, through }: Showing,
  now: Date,
): Promise<boolean> => {
  const shown = await db
    .update(asks)
    .set({ sharing: 'shown', shownTopic: topicId, shownAt: now, shownThrough: through, sharingSays: '' })
    .where(and(eq(asks.id, id), eq(asks.sharing, 'waiting')))
    .returning({ id: asks.id })
  return shown.length > 0
}

/** Does not show one that waits, or no longer one that was shown, and says why; false where it is in neither. */
export const hideConsultation = async (
  db: Db,
  id: string,
  from: 'waiting' | 'shown',
  says: string,
): Promise<boolean> => {
  const hidden = await db
    .update(asks)
    .set({ sharing: 'refused', shownTopic: null, shownAt: null, shownThrough: null, sharingSays: says })
    .where(and(eq(asks.id, id), eq(asks.sharing, from)))
    .returning({ id: asks.id })
  return hidden.length > 0
}
