import { and, between, type Column, eq, inArray, ne, type SQL, sql } from 'drizzle-orm'
import type { Db } from '#kit/db/open.ts'
import type { Day } from '#kit/time/day.ts'
import { piecedStates, placedStates } from '../../states.ts'
import { ordersAppointments as appointments, ordersAppointmentExceptions as exceptions } from '../tables.ts'
import type { AppointmentRow } from './appointments.ts'

/** From one day to another: how many places of a plan's slots are taken, and how many there are each half hour of days that are different. */
export const countTaken = async (db: Db, planId: number, first: Day, last: Day) => {
  const beginOf = (begin: SQL | Column) => sql<number | null>`${begin}`
  const taken = db
    .select({
      date: appointments.date,
      begin: beginOf(appointments.beginMinutes),
      places: sql<number>`count(*)::int`,
    })
    .from(appointments)
    .where(
      and(
        eq(appointments.planId, planId),
        between(appointments.date, first, last),
        inArray(appointments.state, placedStates),
      ),
    )
    .groupBy(appointments.date, appointments.beginMinutes)
  const different = db
    .select({
      date: exceptions.date,
      begin: beginOf(sql`null`),
      places: sql<number>`${exceptions.places}`,
    })
    .from(exceptions)
    .where(and(eq(exceptions.planId, planId), between(exceptions.date, first, last)))
  const rows = await taken.unionAll(different)
  return {
    taken: new Map(rows.flatMap(({ date, begin, places }) => (begin === null ? [] : [[`${date} ${begin}`, places]]))),
    places: new Map(rows.flatMap(({ date, begin, places }) => (begin === null ? [[date, places]] : []))),
  }
}

/** A half hour of a plan. */
export interface SlotKey {
  planId: number
  date: Day
  beginMinutes: number
}

/**
 * The smallest seat of a slot that nobody has; undefined where as many are taken as there are places. The caller has locked
 * the plan; the appointment that is about to be moved does not count.
 */
export const findFreeNumber = async (
  db: Db,
  slot: SlotKey,
  { places, apartFrom = 0 }: { places: number; apartFrom?: number | undefined },
): Promise<number | undefined> => {
  const rows = await db
    .select({ seat: appointments.seat })
    .from(appointments)
    .where(
      and(
        eq(appointments.planId, slot.planId),
        eq(appointments.date, slot.date),
        eq(appointments.beginMinutes, slot.beginMinutes),
        inArray(appointments.state, placedStates),
        ne(appointments.id, apartFrom),
      ),
    )
  if (rows.length >= places) return undefined
  const taken = new Set(rows.map(({ seat }) => seat))
  return Array.from({ length: rows.length + 1 }, (_, at) => at + 1).find((seat) => !taken.has(seat))
}

/** Pieces of an order that have their appointment, by the position of what they are pieces of. */
export const countTakenPieces = async (db: Db, orderId: string): Promise<ReadonlyMap<number, number>> => {
  const rows = await db
    .select({ position: appointments.position, pieces: sql<number>`count(*)::int` })
    .from(appointments)
    .where(and(eq(appointments.orderId, orderId), inArray(appointments.state, piecedStates)))
    .groupBy(appointments.position)
  return new Map(rows.map(({ position, pieces }) => [position, pieces]))
}

/** Pieces of an order's item that have their appointment. */
export const listTakenPieces = async (
  db: Db,
  { orderId, position }: { orderId: string; position: number },
): Promise<number[]> =>
  (
    await db
      .select({ piece: appointments.piece })
      .from(appointments)
      .where(
        and(
          eq(appointments.orderId, orderId),
          eq(appointments.position, position),
          inArray(appointments.state, piecedStates),
        ),
      )
  ).map(({ piece }) => piece)

/** Whether a member comes somewhere else at that time. */
export const isMemberTaken = async (
  db: Db,
  {
    memberId,
    date,
    beginMinutes,
    apartFrom = 0,
  }: { memberId: number; apartFrom?: number | undefined } & Omit<SlotKey, 'planId'>,
): Promise<boolean> =>
  (await db.$count(
    appointments,
    and(
      eq(appointments.memberId, memberId),
      eq(appointments.date, date),
      eq(appointments.beginMinutes, beginMinutes),
      eq(appointments.state, 'booked'),
      ne(appointments.id, apartFrom),
    ),
  )) > 0

/** Writes an appointment; undefined where somebody was quicker in the same instant. */
export const insertAppointment = async (
  db: Db,
  row: typeof appointments.$inferInsert,
): Promise<AppointmentRow | undefined> =>
  (await db.insert(appointments).values(row).onConflictDoNothing().returning())[0]

/** Moves an appointment that stands to another time; its former place is free with the same statement. */
export const moveAppointment = async (
  db: Db,
  id: number,
  to: SlotKey & { hospitalId: number; seat: number; memberId: number; changedAt: Date },
): Promise<AppointmentRow | undefined> =>
  (
    await db
      .update(appointments)
      .set({ ...to, remindedAt: null })
      .where(and(eq(appointments.id, id), eq(appointments.state, 'booked')))
      .returning()
  )[0]
