import {
  listSchedulesOfHospital,
  listSlotsOfDepartment,
  type SlotRow,
} from '#app/areas/guahao/schedules/server/public.ts'
import type { StaffContext } from '#app/context.ts'
import { addDays, type Day } from '#kit/time/day.ts'
import type { HalfDay } from '#kit/time/spoken.ts'

/** A clinic of a week, with what another one like it needs. */
export interface WeekClinic {
  id: number
  depId: number
  doctorId: number
  doctorName: string
  date: Day
  half: HalfDay
  state: string
  clinic: string
  feeFen: number
  room: string
  beginMinutes: number
  endMinutes: number
  /** Of each half hour, as most of them have it. */
  places: number
  total: number
  left: number
  waiting: number
}

/** The clinics of a department from a Monday to its Sunday, by doctor and time. */
export const clinicsOfWeek = async (
  { db, staff }: Pick<StaffContext, 'db' | 'staff'>,
  depId: number,
  monday: Day,
): Promise<WeekClinic[]> => {
  const ofClinic = Map.groupBy(
    await listSlotsOfDepartment(db, depId, monday, addDays(monday, 6)),
    ({ scheduleId }) => scheduleId,
  )
  const clinics: WeekClinic[] = []
  for (let at = 0; at < 7; at++)
    for (const row of await listSchedulesOfHospital(db, staff.hospitalId, addDays(monday, at), { depId }))
      clinics.push({ ...row, half: row.half as HalfDay, ...sumsOf(ofClinic.get(row.id) ?? []) })
  return clinics
}

const sumsOf = (slots: readonly SlotRow[]) => {
  const sum = (of: (slot: SlotRow) => number) => slots.reduce((total, slot) => total + of(slot), 0)
  return {
    beginMinutes: Math.min(...slots.map((slot) => slot.beginMinutes)),
    endMinutes: Math.max(...slots.map((slot) => slot.endMinutes)),
    places: Math.max(1, mostCommon(slots.map((slot) => slot.total))),
    total: sum((slot) => slot.total),
    left: sum((slot) => slot.left),
    waiting: sum((slot) => slot.waitingCount),
  }
}

/** Extra numbers of single half hours are no plan. */
const mostCommon = (numbers: readonly number[]): number => {
  const groups = [...Map.groupBy(numbers, (one) => one)]
  return groups.sort(([, a], [, b]) => b.length - a.length)[0]?.[0] ?? 0
}
