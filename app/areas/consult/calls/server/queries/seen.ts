import { and, asc, eq, isNull } from 'drizzle-orm'
import { accountMembers as members } from '#app/areas/account/members/server/public.ts'
import { consultConsultations as asks } from '#app/areas/consult/consultations/server/public.ts'
import type { Db } from '#kit/db/open.ts'
import {
  consultCalls as calls,
  consultCallGuests as guests,
  consultCallPhones as phones,
  consultCallParticipants as seats,
} from '../tables.ts'
import { newestFirst } from './calls.ts'
import { isPresent } from './participants.ts'

/**
 * What the page of a call shows: the newest call of a consultation, which is the one that goes on where one does, who is in it
 * now, whether a companion was asked, the name of whom it is about, and whether its doctor has given their number.
 */
export const findSeen = async (db: Db, consultationId: string, now: Date) => {
  const newest = db
    .select({ id: calls.id })
    .from(calls)
    .where(eq(calls.consultationId, consultationId))
    .orderBy(...newestFirst)
    .limit(1)
  const rows = await db
    .select({ truename: members.truename, phoneOf: phones.doctorId, call: calls, guestId: guests.id, seat: seats })
    .from(asks)
    .leftJoin(members, eq(members.id, asks.memberId))
    .leftJoin(phones, eq(phones.doctorId, asks.doctorId))
    .leftJoin(calls, eq(calls.id, newest))
    .leftJoin(guests, and(eq(guests.callId, calls.id), isNull(guests.goneAt)))
    .leftJoin(seats, and(eq(seats.callId, calls.id), isPresent(now)))
    .where(eq(asks.id, consultationId))
    .orderBy(asc(seats.who))
  const [first] = rows
  return {
    call: first?.call ?? undefined,
    people: rows.flatMap(({ seat }) => seat ?? []),
    isInvited: (first?.guestId ?? null) !== null,
    truename: first?.truename ?? '',
    hasPhone: (first?.phoneOf ?? null) !== null,
  }
}

/** The same, found. */
export type Seen = Awaited<ReturnType<typeof findSeen>>
