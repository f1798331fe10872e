import { and, asc, desc, eq, gt, ilike, isNull, lte, ne, sql } from 'drizzle-orm'
import { guahaoDepartments as departments } from '#app/areas/guahao/departments/server/public.ts'
import { guahaoHospitals as hospitals } from '#app/areas/guahao/hospitals/server/public.ts'
import { isAnyOf } from '#kit/db/any-of.ts'
import { containing } from '#kit/db/contains.ts'
import type { Db } from '#kit/db/open.ts'
import { type Page, type PageRequest, page } from '#kit/db/page.ts'
import { activitiesEvents as events, activitiesSignups as signups } from '../tables.ts'

export type EventRow = typeof events.$inferSelect
export type NewEvent = typeof events.$inferInsert
/** An event with where it takes place. */
export type ShownEvent = Awaited<ReturnType<typeof findEvent>> & object

const isComing = (now: Date) => and(isNull(events.calledOffAt), gt(events.endsAt, now))

const selectShown = (db: Db) =>
  db
    .select({
      event: events,
      depName: departments.name,
      hospitalName: hospitals.name,
      address: hospitals.address,
      lat: hospitals.lat,
      lng: hospitals.lng,
      phone: hospitals.phone,
    })
    .from(events)
    .innerJoin(departments, eq(departments.id, events.depId))
    .innerJoin(hospitals, eq(hospitals.id, events.hospitalId))

/** An event with where it takes place, whatever became of it. */
export const findEvent = async (db: Db, id: number) => (await selectShown(db).where(eq(events.id, id)))[0]

/** Events of a department or of all: those that are to come first, the nearest before; then those that are over, the latest first. */
export const listEvents = (
  db: Db,
  { depId, now }: { depId: number | undefined; now: Date },
  asked: PageRequest,
): Promise<Page<ShownEvent>> => {
  const isOver = sql`${events.endsAt} <= ${now.toISOString()}::timestamptz`
  const found = selectShown(db)
    .where(and(isNull(events.calledOffAt), depId === undefined ? undefined : eq(events.depId, depId)))
    .orderBy(
      sql`${isOver}`,
      sql`case when ${isOver} then null else ${events.startsAt} end`,
      desc(events.startsAt),
      asc(events.id),
    )
  return page(db, found.$dynamic(), asked)
}

/** Whether one is to come, or on. */
export const hasComing = async (db: Db, now: Date): Promise<boolean> =>
  (await db.select({ id: events.id }).from(events).where(isComing(now)).limit(1)).length > 0

/** Those of these that are to come, or on. */
export const listComing = (db: Db, ids: readonly number[], now: Date): Promise<ShownEvent[]> =>
  selectShown(db).where(and(isComing(now), isAnyOf(events.id, ids)))

/** Those that are to come with these words in their title, the nearest before. */
export const listNamed = (db: Db, words: string, now: Date, most: number): Promise<ShownEvent[]> =>
  selectShown(db)
    .where(and(isComing(now), ilike(events.title, containing(words))))
    .orderBy(asc(events.startsAt), asc(events.id))
    .limit(most)

/** Others that are to come, those of the same department first, then of the same hospital, the nearest before. */
export const listOthers = (
  db: Db,
  { id, depId, hospitalId }: EventRow,
  now: Date,
  most: number,
): Promise<ShownEvent[]> =>
  selectShown(db)
    .where(and(isComing(now), ne(events.id, id)))
    .orderBy(
      desc(eq(events.depId, depId)),
      desc(eq(events.hospitalId, hospitalId)),
      asc(events.startsAt),
      asc(events.id),
    )
    .limit(most)

/** Departments that hold something that is to come, with how much. */
export const listHoldingDepartments = (db: Db, now: Date) =>
  db
    .select({
      depId: departments.id,
      depName: departments.name,
      hospitalName: hospitals.name,
      count: sql<number>`count(*)::int`,
    })
    .from(events)
    .innerJoin(departments, eq(departments.id, events.depId))
    .innerJoin(hospitals, eq(hospitals.id, events.hospitalId))
    .where(isComing(now))
    .groupBy(departments.id, departments.name, hospitals.name)
    .orderBy(desc(sql`count(*)`), asc(departments.id))
    .limit(100)

/** An event, which nobody changes before the transaction ends. */
export const lockEvent = async (db: Db, id: number): Promise<EventRow | undefined> =>
  (await db.select().from(events).where(eq(events.id, id)).for('update'))[0]

/** Takes one place while there is one; false where there is none. */
export const takePlace = async (db: Db, id: number): Promise<boolean> => {
  const taken = await db
    .update(events)
    .set({ taken: sql`${events.taken} + 1` })
    .where(and(eq(events.id, id), sql`${events.taken} < ${events.places}`))
    .returning({ id: events.id })
  return taken.length > 0
}

/** Counts who has a place and who waits, after their sign-ups moved. */
export const addCounts = (db: Db, id: number, { taken = 0, waiting = 0 }: { taken?: number; waiting?: number }) =>
  db
    .update(events)
    .set({ taken: sql`${events.taken} + ${taken}`, waitingCount: sql`${events.waitingCount} + ${waiting}` })
    .where(eq(events.id, id))

export const insertEvent = async (db: Db, row: NewEvent): Promise<number> =>
  ((await db.insert(events).values(row).returning({ id: events.id }))[0] as { id: number }).id

/** Writes over an event; false where it has no room for those who have a place. */
export const updateEvent = async (db: Db, id: number, set: Partial<NewEvent>): Promise<boolean> => {
  const fits = set.places === undefined ? undefined : sql`${events.taken} <= ${set.places}`
  const done = await db
    .update(events)
    .set(set)
    .where(and(eq(events.id, id), fits))
    .returning({ id: events.id })
  return done.length > 0
}

/** Events that begin until a moment and of which nobody was reminded yet. */
export const listUnreminded = async (db: Db, now: Date, until: Date, most: number): Promise<number[]> => {
  const rows = await db
    .select({ id: events.id })
    .from(events)
    .where(
      and(isNull(events.calledOffAt), isNull(events.remindedAt), gt(events.startsAt, now), lte(events.startsAt, until)),
    )
    .orderBy(asc(events.startsAt), asc(events.id))
    .limit(most)
  return rows.map(({ id }) => id)
}

/** Events that are over since a moment, and of which nobody was thanked yet. */
export const listUnthanked = async (db: Db, now: Date, since: Date, most: number): Promise<number[]> => {
  const rows = await db
    .select({ id: events.id })
    .from(events)
    .where(and(isNull(events.calledOffAt), isNull(events.thankedAt), lte(events.endsAt, now), gt(events.endsAt, since)))
    .orderBy(asc(events.endsAt), asc(events.id))
    .limit(most)
  return rows.map(({ id }) => id)
}

/** Events of which a sign-up still goes on though they began, or are over. */
export const listUnclosed = async (db: Db, now: Date, most: number): Promise<number[]> => {
  const moment = sql`${now.toISOString()}::timestamptz`
  const rows = await db
    .selectDistinct({ id: events.id })
    .from(events)
    .innerJoin(signups, eq(signups.eventId, events.id))
    .where(
      sql`(${signups.state} in ('waiting', 'offered') and ${events.startsAt} <= ${moment})
        or (${signups.state} = 'signed' and ${events.endsAt} <= ${moment})`,
    )
    .orderBy(asc(events.id))
    .limit(most)
  return rows.map(({ id }) => id)
}
