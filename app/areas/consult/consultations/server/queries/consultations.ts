import { and, asc, eq, gt, inArray, isNull, lte, or, type SQL, sql } from 'drizzle-orm'
import type { PatientId } from '#app/context.ts'
import { isAnyOf } from '#kit/db/any-of.ts'
import { batchLoader } from '#kit/db/batch-loader.ts'
import type { Db } from '#kit/db/open.ts'
import { allStates, type ConsultationState, mayMove, overStates, talkingStates } from '../../states.ts'
import { consultConsultations as asks } from '../tables.ts'

export type ConsultationRow = typeof asks.$inferSelect
export type NewConsultation = typeof asks.$inferInsert

/** Writes a consultation down; undefined where its member has the same one under way. */
export const insertConsultation = async (db: Db, row: NewConsultation): Promise<ConsultationRow | undefined> =>
  (await db.insert(asks).values(row).onConflictDoNothing().returning())[0]

/** A consultation, whoever's it is: for jobs, events and the rooms above that have checked who asks. */
export const findAnyConsultation = async (db: Db, id: string): Promise<ConsultationRow | undefined> =>
  (await db.select().from(asks).where(eq(asks.id, id)))[0]

const selectByIds = (db: Db, { ids }: { ids: readonly string[] }) => db.select().from(asks).where(isAnyOf(asks.id, ids))

/** Each word that is said asks for its consultation, so those that come together ask together. */
const findById = batchLoader(
  async (db, ids: readonly string[]) =>
    new Map((await selectByIds(db, { ids })).map((consultation) => [consultation.id, consultation])),
)

/** A consultation of the patient's own. */
export const findOwnConsultation = async (
  db: Db,
  patient: PatientId,
  id: string,
): Promise<ConsultationRow | undefined> => {
  const consultation = await findById(db, id)
  return consultation?.patientId === patient ? consultation : undefined
}

/** A consultation that a doctor was asked or has accepted. */
export const findConsultationOfDoctor = async (
  db: Db,
  doctorId: number,
  id: string,
): Promise<ConsultationRow | undefined> =>
  (
    await db
      .select()
      .from(asks)
      .where(and(eq(asks.id, id), eq(asks.doctorId, doctorId)))
  )[0]

/** For `set`: what was paid, as it is written down at that moment. */
export const asPaid = sql<number>`${asks.paidFen}`

type Setting = { [Name in keyof Omit<NewConsultation, 'id'>]?: NewConsultation[Name] | SQL }

/** How one is moved on: from which states, which others of its kind do not matter, and what else is written down. */
export interface Move {
  from: readonly ConsultationState[]
  which?: SQL | undefined
  set?: Setting | undefined
}

/** Moves a consultation on, only where `states.ts` lets it; undefined where it may not go there any more. */
export const moveConsultation = async (
  db: Db,
  id: string,
  to: ConsultationState,
  now: Date,
  { from, which, set = {} }: Move,
): Promise<ConsultationRow | undefined> => {
  const states = allStates.filter((state) => mayMove(state, to) && from.includes(state))
  const [moved] = await db
    .update(asks)
    .set({
      path: sql`array_append(${asks.path}, ${to}::text)`,
      pathAt: sql`array_append(${asks.pathAt}, ${now}::timestamptz(3))`,
      ...set,
    })
    .where(and(eq(asks.id, id), inArray(asks.state, states), which))
    .returning()
  return moved
}

/** A consultation that waits can still be accepted by this doctor: in time, and no other has it. */
export const isFreeFor = (doctorId: number, now: Date): SQL | undefined =>
  and(or(isNull(asks.doctorId), eq(asks.doctorId, doctorId)), isInTime('waiting', now))

/** Takes one of the times that the patient may write in each of these; those where none is left or the time is over stay away. */
export const takeReplies = (db: Db, ids: readonly string[], now: Date): Promise<ConsultationRow[]> =>
  takeEach(db, { ids, now })

const takeEach = (db: Db, { ids, now }: { ids: readonly string[]; now: Date }) => {
  const inTalk = inArray(asks.state, talkingStates)
  const during = and(inTalk, gt(asks.repliesLeft, 0), gt(asks.endsAt, now))
  const after = and(inArray(asks.state, [...overStates]), gt(asks.followLeft, 0), gt(asks.followUntil, now))
  return db
    .update(asks)
    .set({
      repliesLeft: sql`case when ${inTalk} then ${asks.repliesLeft} - 1 else ${asks.repliesLeft} end`,
      followLeft: sql`case when ${inTalk} then ${asks.followLeft} else ${asks.followLeft} - 1 end`,
    })
    .where(and(isAnyOf(asks.id, ids), or(during, after)))
    .returning()
}

const clocks = {
  unpaid: asks.holdUntil,
  waiting: asks.acceptBy,
  accepted: asks.replyBy,
  answered: asks.endsAt,
} as const
/** A state that ends by itself. */
export type Clocked = keyof typeof clocks

/** The time of such a state is over. */
export const isOver = (state: Clocked, now: Date): SQL => lte(clocks[state], now)
/** Its time is not over. */
export const isInTime = (state: Clocked, now: Date): SQL => gt(clocks[state], now)

/** Consultations in such a state of which the time is over, the longest first. */
export const listOver = (db: Db, state: Clocked, now: Date, most: number): Promise<ConsultationRow[]> =>
  db
    .select()
    .from(asks)
    .where(and(eq(asks.state, state), isOver(state, now)))
    .orderBy(asc(clocks[state]), asc(asks.id))
    .limit(most)

/** Writes down money that came when nothing was wanted any more, and that it goes back; undefined where it was before. */
export const noteLateMoney = async (db: Db, id: string, amountFen: number): Promise<ConsultationRow | undefined> => {
  const isLate = and(eq(asks.id, id), inArray(asks.state, ['cancelled', 'expired']), eq(asks.paidFen, 0))
  return (await db.update(asks).set({ paidFen: amountFen, backFen: amountFen }).where(isLate).returning())[0]
}

/** For `set`: nobody else may read it. */
export const notShared = {
  publicAt: null,
  sharing: null,
  shownTopic: null,
  shownAt: null,
  shownThrough: null,
  sharingSays: '',
} as const

/** Takes away what was written in consultations that need not be kept any more; the books stay. Their ids. */
export const forgetStored = async (db: Db, now: Date): Promise<string[]> => {
  const forgotten = await db
    .update(asks)
    .set({
      contentSealed: '',
      caseSealed: '',
      summarySealed: null,
      images: [],
      ratedSealed: null,
      ratingShown: false,
      ...notShared,
      keptUntil: null,
    })
    .where(lte(asks.keptUntil, now))
    .returning({ id: asks.id })
  return forgotten.map(({ id }) => id)
}
