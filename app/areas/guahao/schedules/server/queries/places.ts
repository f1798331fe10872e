import { asc, eq, inArray, sql } from 'drizzle-orm'
import type { Db } from '#kit/db/open.ts'
import { guahaoSchedules as schedules, guahaoSlots as slots } from '../tables.ts'

/** A number of a slot. */
export interface Place {
  slotId: number
  number: number
}

/** Locks slots until the transaction ends, always in the order of their ids. What is read after it is what nobody changes. */
export const lockSlots = (db: Db, ids: readonly number[]) =>
  db
    .select({ id: slots.id, left: slots.left, waitingCount: slots.waitingCount })
    .from(slots)
    .where(inArray(slots.id, [...ids]))
    .orderBy(asc(slots.id))
    .for('update')

/** Locks all slots of a clinic; earliest first. */
export const lockSlotsOf = async (db: Db, scheduleId: number) => {
  const locked = await db
    .select()
    .from(slots)
    .where(eq(slots.scheduleId, scheduleId))
    .orderBy(asc(slots.id))
    .for('update')
  return locked.sort((a, b) => a.beginMinutes - b.beginMinutes)
}

/** Puts numbers back among the free ones of their slots, which the caller has locked. */
export const giveBack = (db: Db, places: readonly Place[]) =>
  db.execute(sql`
    update ${slots} s set free = array(select n from unnest(s.free || back.numbers) n order by n)
    from (
      select slot_id, array_agg(number) as numbers
      from unnest(${sql.param(places.map((place) => place.slotId))}::bigint[], ${sql.param(places.map((place) => place.number))}::int[])
        as t(slot_id, number)
      group by slot_id
    ) back
    where s.id = back.slot_id`)

/** One more (or fewer) waits for this slot, which the caller has locked. */
export const addWaiting = (db: Db, slotId: number, by: number) =>
  db
    .update(slots)
    .set({ waitingCount: sql`${slots.waitingCount} + ${by}` })
    .where(eq(slots.id, slotId))

/** Nobody waits any more for these slots. */
export const clearWaiting = (db: Db, slotIds: readonly number[]) =>
  db
    .update(slots)
    .set({ waitingCount: 0 })
    .where(inArray(slots.id, [...slotIds]))

/** Stops a clinic: its free places cease to be, so that whatever happens at the same time finds nothing to take. */
export const updateStopped = async (db: Db, scheduleId: number, stopReason: string) => {
  await db.update(schedules).set({ state: 'stopped', stopReason }).where(eq(schedules.id, scheduleId))
  await db
    .update(slots)
    .set({ total: sql`${slots.total} - ${slots.left}`, free: [] })
    .where(eq(slots.scheduleId, scheduleId))
}

/** Takes so many further numbers for a clinic; the first of them. */
export const takeNumbers = async (db: Db, scheduleId: number, count: number): Promise<number> => {
  const [row] = await db
    .update(schedules)
    .set({ numbersMade: sql`${schedules.numbersMade} + ${count}` })
    .where(eq(schedules.id, scheduleId))
    .returning({ numbersMade: schedules.numbersMade })
  return (row?.numbersMade ?? count) - count + 1
}

/** Puts new numbers, which come after all others, among the free ones of a locked slot. */
export const addFree = (db: Db, slotId: number, numbers: readonly number[]) =>
  db
    .update(slots)
    .set({
      total: sql`${slots.total} + ${numbers.length}`,
      free: sql`${slots.free} || ${sql.param([...numbers])}::int[]`,
    })
    .where(eq(slots.id, slotId))

/** Writes what a locked slot has now. */
export const updateFree = (db: Db, slotId: number, total: number, free: readonly number[]) =>
  db
    .update(slots)
    .set({ total, free: [...free] })
    .where(eq(slots.id, slotId))
