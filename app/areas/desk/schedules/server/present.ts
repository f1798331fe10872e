import { type Clinic, clinics, isPast } from '#app/areas/guahao/schedules/rules.ts'
import type { listExceptions, PlanRow, SlotRow, Unchanged } from '#app/areas/guahao/schedules/server/public.ts'
import { type Day, formatClock, instantAt } from '#kit/time/day.ts'
import { holidayOn } from '#kit/time/server/holidays.ts'
import { type HalfDay, halfDayWord } from '#kit/time/spoken.ts'
import { type ExceptionKind, exceptionKinds, type PlanState } from '../rules.ts'
import type { WeekClinic } from './commands/week-clinics.ts'

export const asPlan = (row: PlanRow, state: PlanState) => ({
  plan_id: row.id,
  doctor_id: row.doctorId,
  dep_id: row.depId,
  weekday: row.weekday,
  ...asHalf(row.half),
  begin_time: formatClock(row.beginMinutes),
  end_time: formatClock(row.endMinutes),
  places: row.places,
  fee: row.feeFen,
  clinic: row.clinic as Clinic,
  clinic_name: clinics[row.clinic as Clinic],
  on_holidays: row.onHolidays,
  first_day: row.firstDay,
  last_day: row.lastDay,
  state,
})

export const asUnchanged = (kept: Unchanged) =>
  kept.map(({ id, doctorId, date, half, taken }) => ({
    schedule_id: id,
    doctor_id: doctorId,
    date,
    half_name: halfDayWord(half),
    taken_num: taken,
  }))

/** A day with what the holiday plan says of it, and the doctor's clinics on it. */
export const asDay = (date: Day, slots: readonly SlotRow[], now: Date) => ({
  ...asHoliday(date),
  list: [...Map.groupBy(slots, (slot) => slot.scheduleId).values()].map((ofClinic) => asClinic(ofClinic, now)),
})

export const asHoliday = (date: Day) => {
  const holiday = holidayOn(date)
  return { date, holiday: holiday?.name ?? '', is_rest: holiday?.rest ?? false }
}

const asClinic = (slots: readonly SlotRow[], now: Date) => {
  const first = slots[0] as SlotRow
  const sum = (of: (slot: SlotRow) => number) => slots.reduce((total, slot) => total + of(slot), 0)
  return {
    schedule_id: first.scheduleId,
    ...asHalf(first.half),
    clinic_name: clinics[first.clinic as Clinic],
    fee: first.feeFen,
    is_stopped: first.state === 'stopped',
    total_num: sum((slot) => slot.total),
    left_num: sum((slot) => slot.left),
    wait_num: sum((slot) => slot.waitingCount),
    slots: slots.map((slot) => ({
      slot_id: slot.id,
      begin_time: instantAt(slot.date, slot.beginMinutes),
      end_time: instantAt(slot.date, slot.endMinutes),
      total_num: slot.total,
      left_num: slot.left,
      wait_num: slot.waitingCount,
      is_past: isPast(slot, now),
    })),
  }
}

export const asException = (row: Awaited<ReturnType<typeof listExceptions>>[number]) => ({
  exception_id: row.id,
  date: row.date,
  half: row.half as HalfDay | null,
  half_name: row.half === null ? '全天' : halfDayWord(row.half as HalfDay),
  kind: row.kind as ExceptionKind,
  kind_name: exceptionKinds[row.kind as ExceptionKind],
  dep_id: row.depId,
  dep_name: row.depName ?? '全院',
  doctor_id: row.doctorId,
  doctor_name: row.doctorName ?? '全部医生',
  places: row.places,
  begin_time: row.beginMinutes === null ? '' : formatClock(row.beginMinutes),
  end_time: row.endMinutes === null ? '' : formatClock(row.endMinutes),
  note: row.note,
})

const asHalf = (half: string) => ({ half: half as HalfDay, half_name: halfDayWord(half as HalfDay) })

/** Doctors of a week with their clinics, by name. */
export const asWeekDoctors = (week: readonly WeekClinic[]) => {
  const ofDoctor = [...Map.groupBy(week, ({ doctorId }) => doctorId)]
  return ofDoctor
    .map(([doctor_id, rows]) => ({
      doctor_id,
      doctor_name: rows[0]?.doctorName ?? '',
      clinics: rows.map((row) => ({
        schedule_id: row.id,
        date: row.date,
        ...asHalf(row.half),
        begin_time: formatClock(row.beginMinutes),
        end_time: formatClock(row.endMinutes),
        clinic_name: clinics[row.clinic as Clinic],
        room: row.room,
        is_stopped: row.state !== 'open',
        total_num: row.total,
        left_num: row.left,
      })),
    }))
    .sort((a, b) => a.doctor_name.localeCompare(b.doctor_name, 'zh'))
}
