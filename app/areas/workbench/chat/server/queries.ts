import { and, asc, desc, eq, inArray, or } from 'drizzle-orm'
import { accessDoctors as doctors } from '#app/areas/access/doctors/server/public.ts'
import { consultConsultations as asks, selectNamed } from '#app/areas/consult/consultations/server/public.ts'
import type { Db } from '#kit/db/open.ts'
import { MOST_PHRASES } from '../rules.ts'
import { workbenchPhrases as phrases } from './tables.ts'

export type PhraseRow = typeof phrases.$inferSelect

/** So many earlier consultations stand beside a chat. */
const MOST_EARLIER = 20

/**
 * A doctor's consultation with what its member has asked them before, and what came of it, the newest first; undefined where it
 * is not theirs.
 */
export const findWithEarlier = async (db: Db, doctorId: number, id: string) => {
  const it = and(eq(asks.id, id), eq(asks.doctorId, doctorId))
  const member = db.select({ id: asks.memberId }).from(asks).where(it)
  const earlier = and(eq(asks.memberId, member), inArray(asks.state, ['accepted', 'answered', 'ended', 'rated']))
  const [consultation, ...others] = await selectNamed(db)
    .where(and(eq(asks.doctorId, doctorId), or(eq(asks.id, id), earlier)))
    .orderBy(desc(eq(asks.id, id)), desc(asks.madeAt), asc(asks.id))
    .limit(1 + MOST_EARLIER)
  return consultation && { consultation, earlier: others }
}

export const listPhrases = (db: Db, doctorId: number): Promise<PhraseRow[]> =>
  db
    .select()
    .from(phrases)
    .where(eq(phrases.doctorId, doctorId))
    .orderBy(asc(phrases.place), asc(phrases.id))
    .limit(MOST_PHRASES)

/** Locks a doctor's account, so that the places of their quick replies are given one after the other. */
export const lockPhrases = (db: Db, doctorId: number) =>
  db.select({ id: doctors.doctorId }).from(doctors).where(eq(doctors.doctorId, doctorId)).for('no key update')

export const insertPhrases = (db: Db, rows: readonly (typeof phrases.$inferInsert)[]) =>
  db
    .insert(phrases)
    .values([...rows])
    .returning()

const own = (doctorId: number, id: number) => and(eq(phrases.id, id), eq(phrases.doctorId, doctorId))

/** Changes one of a doctor's own; undefined where it is not there. */
export const updatePhrase = async (
  db: Db,
  doctorId: number,
  id: number,
  change: { content: string } | { place: number },
) => (await db.update(phrases).set(change).where(own(doctorId, id)).returning())[0]

/** False where it was not there. */
export const deletePhrase = async (db: Db, doctorId: number, id: number): Promise<boolean> =>
  (await db.delete(phrases).where(own(doctorId, id)).returning({ id: phrases.id })).length > 0
