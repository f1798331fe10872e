import { recordAct } from '#app/areas/access/staff/server/public.ts'
import {
  addPlaces,
  changePlaces,
  findSlot,
  listSlotsOfSchedule,
  type SlotRow,
} from '#app/areas/guahao/schedules/server/public.ts'
import type { StaffContext } from '#app/context.ts'

/** Gives each half hour of a clinic so many places; how it stands then, undefined where the clinic is stopped. */
export const setPlaces = (ctx: StaffContext, scheduleId: number, places: number) =>
  ctx.transact(async (inside) => {
    const before = countOf(await listSlotsOfSchedule(inside.db, scheduleId))
    if (!(await changePlaces(inside, ctx.staff.hospitalId, scheduleId, places))) return undefined
    const after = countOf(await listSlotsOfSchedule(inside.db, scheduleId))
    await recordAct(inside, {
      act: 'schedule.places',
      kind: 'schedule',
      id: scheduleId,
      before,
      after: { ...after, places },
    })
    return { total_num: after.total, left_num: after.left }
  })

/** Adds numbers to a slot; which ones, and how it stands then. Undefined where the clinic is stopped. */
export const addNumbers = (ctx: StaffContext, slot: SlotRow, count: number) =>
  ctx.transact(async (inside) => {
    const numbers = await addPlaces(inside, ctx.staff.hospitalId, slot.id, count)
    if (!numbers) return undefined
    const [first, last] = [numbers[0] as number, numbers.at(-1) as number]
    const after = { first, last }
    await recordAct(inside, { act: 'schedule.extra', kind: 'schedule', id: slot.scheduleId, after })
    const now = await findSlot(inside.db, slot.id)
    return { first_number: first, last_number: last, left_num: now?.left ?? 0, wait_num: now?.waitingCount ?? 0 }
  })

const countOf = (slots: readonly SlotRow[]) => ({
  total: slots.reduce((sum, slot) => sum + slot.total, 0),
  left: slots.reduce((sum, slot) => sum + slot.left, 0),
})
