import type { Context } from '#app/context.ts'
import { transactInside } from '#kit/db/inside.ts'
import type { Db } from '#kit/db/open.ts'
import { instantAt } from '#kit/time/day.ts'
import type { SlotRow } from '../queries.ts'
import * as queries from '../queries.ts'

/**
 * Gives every slot of a clinic so many places: further ones get the numbers after the clinic's last, free ones are taken away,
 * taken ones stay. New places go to who waits. False where there is no such open clinic of the hospital.
 */
export const changePlaces = (ctx: Context, hospitalId: number, scheduleId: number, places: number): Promise<boolean> =>
  transactInside(ctx, async (inside) => {
    const { db } = inside
    const slots = await queries.lockSlotsOf(db, scheduleId)
    const schedule = await queries.findSchedule(db, scheduleId)
    if (schedule?.hospitalId !== hospitalId || schedule.state !== 'open') return false
    for (const slot of slots) {
      const more = places - slot.total
      const free =
        more > 0
          ? [...slot.free, ...(await newNumbers(db, scheduleId, more))]
          : slot.free.slice(0, slot.free.length + more)
      await queries.updateFree(db, slot.id, slot.total + free.length - slot.free.length, free)
    }
    for (const { id } of slots) await inside.emit('slot.freed', { slotId: id })
    return true
  })

/** Gives one slot further places, first to who waits for it: their numbers. Undefined where there is no such open clinic of the hospital. */
export const addPlaces = (
  ctx: Context,
  hospitalId: number,
  slotId: number,
  count: number,
): Promise<number[] | undefined> =>
  transactInside(ctx, async (inside) => {
    const { db } = inside
    await queries.lockSlots(db, [slotId])
    const slot = await queries.findSlot(db, slotId)
    if (slot?.hospitalId !== hospitalId || slot.state !== 'open') return undefined
    const numbers = await newNumbers(db, slot.scheduleId, count)
    await queries.addFree(db, slotId, numbers)
    await inside.emit('slot.freed', { slotId })
    return numbers
  })

/**
 * A place of a clinic for somebody who is sent there by another one: in the half hour that runs, else the next, else the last; a
 * further number where all are taken or others wait for them. Undefined where there is no such open clinic of the hospital.
 */
export const makePlaceFor = (ctx: Context, hospitalId: number, scheduleId: number): Promise<SlotRow | undefined> =>
  transactInside(ctx, async ({ db, now }) => {
    await queries.lockSlotsOf(db, scheduleId)
    const slots = await queries.listSlotsOfSchedule(db, scheduleId)
    const slot = slots.find(({ date, endMinutes }) => instantAt(date, endMinutes) > now) ?? slots.at(-1)
    if (slot?.hospitalId !== hospitalId || slot.state !== 'open') return undefined
    if (slot.left === 0 || slot.waitingCount > 0)
      await queries.addFree(db, slot.id, await newNumbers(db, scheduleId, 1))
    return slot
  })

const newNumbers = async (db: Db, scheduleId: number, count: number): Promise<number[]> => {
  const first = await queries.takeNumbers(db, scheduleId, count)
  return Array.from({ length: count }, (_, n) => first + n)
}
