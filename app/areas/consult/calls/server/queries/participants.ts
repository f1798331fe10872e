import { and, asc, eq, gt, isNull, lte } from 'drizzle-orm'
import { consultConsultations as asks } from '#app/areas/consult/consultations/server/public.ts'
import type { Db } from '#kit/db/open.ts'
import { type Participant, presentFrom } from '../../rules.ts'
import {
  consultCalls as calls,
  consultCallGuests as guests,
  consultCallParticipants as seats,
  consultCallSteps as steps,
} from '../tables.ts'

export type ParticipantRow = typeof seats.$inferSelect
export type GuestRow = typeof guests.$inferSelect

/** Who is in a call now. */
export const listPresent = (db: Db, callId: string, now: Date): Promise<ParticipantRow[]> =>
  db
    .select()
    .from(seats)
    .where(and(eq(seats.callId, callId), isPresent(now)))
    .orderBy(asc(seats.who))

/** Whoever sits there was heard of just now. */
export const isPresent = (now: Date) => and(isNull(seats.leftAt), gt(seats.seenAt, presentFrom(now)))

/** Where somebody sits, also where they were not heard of for a while. */
export const findParticipant = async (db: Db, callId: string, who: Participant): Promise<ParticipantRow | undefined> =>
  (
    await db
      .select()
      .from(seats)
      .where(and(eq(seats.callId, callId), eq(seats.who, who), isNull(seats.leftAt)))
  )[0]

/** Somebody sits down at a device; the one at which they sat until now stands empty. */
export const sitDown = (db: Db, callId: string, who: Participant, device: string, now: Date) =>
  db
    .insert(seats)
    .values({ callId, who, device, seenAt: now })
    .onConflictDoUpdate({ target: [seats.callId, seats.who], set: { device, seenAt: now, leftAt: null } })

const atDevice = (callId: string, who: Participant, device: string) =>
  and(eq(seats.callId, callId), eq(seats.who, who), eq(seats.device, device), isNull(seats.leftAt))

/** Somebody is still there; false where they sit at another device now, or not at all. */
export const notePresent = async (
  db: Db,
  callId: string,
  who: Participant,
  device: string,
  now: Date,
): Promise<boolean> =>
  (
    await db
      .update(seats)
      .set({ seenAt: now })
      .where(atDevice(callId, who, device))
      .returning()
  ).length > 0

/** Whether somebody sits at this device. */
export const sitsAt = async (db: Db, callId: string, who: Participant, device: string): Promise<boolean> =>
  (await db.$count(seats, atDevice(callId, who, device))) > 0

/** Somebody stands up: where they sat; undefined where they did not. */
export const standUp = async (
  db: Db,
  callId: string,
  who: Participant,
  now: Date,
): Promise<ParticipantRow | undefined> =>
  (
    await db
      .update(seats)
      .set({ leftAt: now })
      .where(and(eq(seats.callId, callId), eq(seats.who, who), isNull(seats.leftAt)))
      .returning()
  )[0]

/** A call is over: all seats stand empty. */
export const clearParticipants = (db: Db, callId: string, now: Date) =>
  db
    .update(seats)
    .set({ leftAt: now })
    .where(and(eq(seats.callId, callId), isNull(seats.leftAt)))

export const insertStep = (db: Db, step: typeof steps.$inferInsert) => db.insert(steps).values(step)

/** The record of a call, in its order. */
export const listSteps = (db: Db, callId: string) =>
  db.select().from(steps).where(eq(steps.callId, callId)).orderBy(asc(steps.id))

/** Whether the doctor came into a call of this consultation by then. */
export const hasDoctorJoined = async (db: Db, consultationId: string, by: Date): Promise<boolean> => {
  const found = await db
    .select({ id: steps.id })
    .from(steps)
    .innerJoin(calls, eq(calls.id, steps.callId))
    .where(
      and(
        eq(calls.consultationId, consultationId),
        eq(steps.who, 'doctor'),
        eq(steps.what, 'joined'),
        lte(steps.at, by),
      ),
    )
    .limit(1)
  return found.length > 0
}

/** The companion of a call, if there is one. */
export const findGuest = async (db: Db, callId: string): Promise<GuestRow | undefined> =>
  (
    await db
      .select()
      .from(guests)
      .where(and(eq(guests.callId, callId), isNull(guests.goneAt)))
  )[0]

/** The companion whose token has this hash, also where they were sent away, with the call that they were asked to. */
export const findGuestBy = async (db: Db, tokenHash: string) =>
  (
    await db
      .select({ guest: guests, call: calls, consultation: asks })
      .from(guests)
      .innerJoin(calls, eq(calls.id, guests.callId))
      .innerJoin(asks, eq(asks.id, calls.consultationId))
      .where(eq(guests.tokenHash, tokenHash))
  )[0]

export const insertGuest = (db: Db, row: typeof guests.$inferInsert) => db.insert(guests).values(row)

/** The companion of a call goes, whoever it is; undefined where there is none. */
export const endGuest = async (db: Db, callId: string, now: Date): Promise<GuestRow | undefined> =>
  (
    await db
      .update(guests)
      .set({ goneAt: now })
      .where(and(eq(guests.callId, callId), isNull(guests.goneAt)))
      .returning()
  )[0]
