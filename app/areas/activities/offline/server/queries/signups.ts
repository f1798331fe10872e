import { and, asc, desc, eq, gt, inArray, lte, sql } from 'drizzle-orm'
import type { PatientId } from '#app/context.ts'
import type { Db } from '#kit/db/open.ts'
import { type PageRequest, page } from '#kit/db/page.ts'
import { openStates, type SignupState, statesBefore } from '../../states.ts'
import { activitiesEvents as events, activitiesSignups as signups } from '../tables.ts'

export type SignupRow = typeof signups.$inferSelect

/** Writes a sign-up; undefined where its code is taken at this event. */
export const insertSignup = async (db: Db, row: typeof signups.$inferInsert): Promise<SignupRow | undefined> =>
  (
    await db
      .insert(signups)
      .values(row)
      .onConflictDoNothing({ target: [signups.eventId, signups.code] })
      .returning()
  )[0]

/** The sign-up of a member for an event that was not given up. */
export const findStanding = async (db: Db, eventId: number, memberId: number): Promise<SignupRow | undefined> =>
  (
    await db
      .select()
      .from(signups)
      .where(
        and(
          eq(signups.eventId, eventId),
          eq(signups.memberId, memberId),
          sql`${signups.state} not in ('passed', 'cancelled', 'ended')`,
        ),
      )
  )[0]

/** A patient's own sign-up. */
export const findOwn = async (db: Db, patient: PatientId, id: number): Promise<SignupRow | undefined> =>
  (
    await db
      .select()
      .from(signups)
      .where(and(eq(signups.id, id), eq(signups.patientId, patient)))
  )[0]

/** Moves a sign-up along an arrow of `signupStates`; undefined where there is none from where it is. */
export const moveSignup = async (
  db: Db,
  id: number,
  to: SignupState,
  set: { movedAt: Date; offerUntil?: Date },
): Promise<SignupRow | undefined> =>
  (
    await db
      .update(signups)
      .set({ ...set, state: to, offerUntil: set.offerUntil ?? null })
      .where(and(eq(signups.id, id), inArray(signups.state, statesBefore(to))))
      .returning()
  )[0]

/** Who waits first for an event, which the caller has locked. */
export const findFirst = async (db: Db, eventId: number): Promise<SignupRow | undefined> =>
  (
    await db
      .select()
      .from(signups)
      .where(and(eq(signups.eventId, eventId), eq(signups.state, 'waiting')))
      .orderBy(asc(signups.id))
      .limit(1)
  )[0]

/** How many wait before this one. */
export const countBefore = (db: Db, { eventId, id }: SignupRow): Promise<number> =>
  db.$count(signups, and(eq(signups.eventId, eventId), eq(signups.state, 'waiting'), sql`${signups.id} < ${id}`))

const goesOn = inArray(signups.state, openStates)

/** Sign-ups of a patient that go on. */
export const countOpen = (db: Db, patient: PatientId): Promise<number> =>
  db.$count(signups, and(eq(signups.patientId, patient), goesOn))

/** Sign-ups of an event in these states, the first before. */
export const listInStates = (db: Db, eventId: number, states: readonly SignupState[]): Promise<SignupRow[]> =>
  db
    .select()
    .from(signups)
    .where(and(eq(signups.eventId, eventId), inArray(signups.state, [...states])))
    .orderBy(asc(signups.id))

/** Offers that nobody answered in time, with their events. */
export const listLapsed = (db: Db, now: Date, most: number) =>
  db
    .select({ id: signups.id, eventId: signups.eventId })
    .from(signups)
    .where(and(eq(signups.state, 'offered'), lte(signups.offerUntil, now)))
    .orderBy(asc(signups.id))
    .limit(most)

/**
 * A patient's sign-ups with their events: what is still to come by when it is, for its code is shown at the door; then the others, the
 * newest first. Of one event where that is named.
 */
export const listOwn = (db: Db, patient: PatientId, eventId: number | undefined, now: Date, asked: PageRequest) => {
  const isAhead = sql`(${inArray(signups.state, openStates)} and ${gt(events.endsAt, now)})`
  const found = db
    .select({ signup: signups, event: events })
    .from(signups)
    .innerJoin(events, eq(events.id, signups.eventId))
    .where(and(eq(signups.patientId, patient), eventId === undefined ? undefined : eq(signups.eventId, eventId)))
    .orderBy(desc(isAhead), asc(sql`case when ${isAhead} then ${events.startsAt} end`), desc(signups.id))
  return page(db, found.$dynamic(), asked)
}

/** What a patient still has to come to, before they leave. */
export const listStanding = (db: Db, patient: PatientId) =>
  db
    .select({ title: events.title })
    .from(signups)
    .innerJoin(events, eq(events.id, signups.eventId))
    .where(and(eq(signups.patientId, patient), goesOn))

/** Sign-ups that go on and need this member, themselves or as the grown-up. */
export const countOfMember = (db: Db, memberId: number): Promise<number> =>
  db.$count(signups, and(goesOn, sql`${memberId} in (${signups.memberId}, ${signups.guardianId})`))

/** Everybody of an event for its desk: who comes first in the order of signing up. */
export const listPeople = (db: Db, eventId: number, states: readonly SignupState[], asked: PageRequest) => {
  const found = db
    .select()
    .from(signups)
    .where(and(eq(signups.eventId, eventId), inArray(signups.state, [...states])))
    .orderBy(asc(signups.id))
  return page(db, found.$dynamic(), asked)
}

/** The sign-up that has this code at an event. */
export const findByCode = async (db: Db, eventId: number, code: string): Promise<SignupRow | undefined> =>
  (
    await db
      .select()
      .from(signups)
      .where(and(eq(signups.eventId, eventId), eq(signups.code, code)))
  )[0]

/** Takes who leaves out of the counts of events they came to, or missed; the rows go with the account. */
export const uncountSignups = (db: Db, patient: PatientId) =>
  db.execute(sql`
    update ${events} e set taken = e.taken - mine.n
    from (
      select event_id, count(*)::int as n from ${signups}
      where patient_id = ${patient} and state in ('signed', 'offered', 'came', 'missed') group by event_id
    ) mine where mine.event_id = e.id`)

/** Gives a sign-up that came the number of its certificate, unless it has one; its number, undefined where it did not come. */
export const numberCertificate = async (db: Db, id: number, certificateNo: string): Promise<string | undefined> =>
  (
    await db
      .update(signups)
      .set({ certificateNo: sql`coalesce(${signups.certificateNo}, ${certificateNo})` })
      .where(and(eq(signups.id, id), eq(signups.state, 'came')))
      .returning({ certificateNo: signups.certificateNo })
  )[0]?.certificateNo ?? undefined

const byNumber = {
  id: signups.id,
  eventId: signups.eventId,
  memberId: signups.memberId,
  certificateNo: signups.certificateNo,
}

/** The sign-up whose certificate has this number. */
export const findByCertificate = async (db: Db, certificateNo: string) =>
  (await db.select(byNumber).from(signups).where(eq(signups.certificateNo, certificateNo)))[0]

/** A sign-up with a certificate, whoever's it is. */
export const findCertified = async (db: Db, id: number) =>
  (
    await db
      .select(byNumber)
      .from(signups)
      .where(and(eq(signups.id, id), sql`${signups.certificateNo} is not null`))
  )[0]

/** Patients who have a place at an event since before a moment. */
export const listPlacedBefore = async (db: Db, eventId: number, moment: Date): Promise<number[]> => {
  const rows = await db
    .selectDistinct({ patientId: signups.patientId })
    .from(signups)
    .where(and(eq(signups.eventId, eventId), eq(signups.state, 'signed'), lte(signups.movedAt, moment)))
  return rows.map(({ patientId }) => patientId)
}

/** How many of an event have come. */
export const countCame = (db: Db, eventId: number): Promise<number> =>
  db.$count(signups, and(eq(signups.eventId, eventId), eq(signups.state, 'came')))
