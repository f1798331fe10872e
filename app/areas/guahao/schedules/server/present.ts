import { instantAt } from '#kit/time/day.ts'
import { type HalfDay, halfDayWord } from '#kit/time/spoken.ts'
import {
  type Clinic,
  clinics,
  leftFor,
  type SlotFacts,
  type SlotState,
  slotState,
  slotStates,
  wholeState,
} from '../rules.ts'
import type { NextFree, SlotRow } from './queries.ts'

/** A slot as it stands now. */
export const asSlot = (row: SlotRow, now: Date) => ({
  slot_id: row.id,
  schedule_id: row.scheduleId,
  date: row.date,
  ...asHalf(row.half),
  begin_time: instantAt(row.date, row.beginMinutes),
  end_time: instantAt(row.date, row.endMinutes),
  clinic_name: clinics[row.clinic as Clinic],
  fee: row.feeFen,
  total_num: row.total,
  left_num: leftNow([row], now),
  wait_num: row.waitingCount,
  ...asState(slotState(row, now)),
  release_time: row.releasedAt,
  stop_reason: row.stopReason,
})

/** Slots by clinic: each half day as a whole. */
export const asPeriods = (rows: readonly SlotRow[], now: Date) =>
  [...Map.groupBy(rows, (row) => row.scheduleId).values()].map((slots) => asPeriod(slots, now))

const asPeriod = (slots: readonly SlotRow[], now: Date) => {
  const first = slots[0] as SlotRow
  return {
    schedule_id: first.scheduleId,
    unit_id: first.hospitalId,
    dep_id: first.depId,
    doctor_id: first.doctorId,
    date: first.date,
    ...asHalf(first.half),
    begin_time: instantAt(first.date, first.beginMinutes),
    end_time: instantAt(first.date, (slots.at(-1) as SlotRow).endMinutes),
    clinic: first.clinic,
    clinic_name: clinics[first.clinic as Clinic],
    fee: first.feeFen,
    left_num: leftNow(slots, now),
    ...asState(wholeState(slots.map((slot) => slotState(slot, now)))),
    release_time: first.releasedAt,
  }
}

/** Slots by date: each day as a whole. */
export const asDates = (rows: readonly SlotFacts[], now: Date) =>
  [...Map.groupBy(rows, (row) => row.date)].map(([date, slots]) => ({
    date,
    left_num: leftNow(slots, now),
    ...asState(wholeState(slots.map((slot) => slotState(slot, now)))),
    release_time: (slots[0] as SlotFacts).releasedAt,
  }))

/** A doctor who has clinics that day. */
export const asDoctorOnDate = (
  doctor: { doctor_id: number; doctor_name: string; title_name: string; image: string; skills: string },
  periods: readonly ReturnType<typeof asPeriod>[],
) => ({
  ...doctor,
  fee: Math.min(...periods.map((period) => period.fee)),
  left_num: periods.reduce((sum, period) => sum + period.left_num, 0),
  ...asState(wholeState(periods.map((period) => period.state))),
  periods: [...periods],
})

const statusWords = { bookable: '可预约', full: '约满', none: '暂无排班' } as const

/** A doctor's days ahead in one word. */
export const asStatus = (doctorId: number, next: NextFree | undefined, hasClinics: boolean) => {
  const state = next ? 'bookable' : hasClinics ? 'full' : 'none'
  return {
    doctor_id: doctorId,
    state: state as keyof typeof statusWords,
    state_desc: statusWords[state],
    next_time: next ? instantAt(next.date, next.beginMinutes) : null,
  }
}

/** Places that can be booked now: none before the release, none of what has begun. */
const leftNow = (slots: readonly SlotFacts[], now: Date) =>
  slots.reduce((sum, slot) => sum + (slotState(slot, now) === 'bookable' ? leftFor(slot) : 0), 0)

const asHalf = (half: string) => ({ half: half as HalfDay, half_name: halfDayWord(half as HalfDay) })
const asState = (state: SlotState) => ({ state, state_desc: slotStates[state] })
