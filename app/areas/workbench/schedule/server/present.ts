import { formatClock, instantAt } from '#kit/time/day.ts'
import { type HalfDay, halfDayWord } from '#kit/time/spoken.ts'
import type { ClinicRow } from './queries.ts'

/** Whether a clinic has ended. */
export const isOver = ({ date, endMinutes }: ClinicRow, now: Date): boolean => instantAt(date, endMinutes) <= now

/** A clinic as its doctor sees it. */
export const asClinic = (row: ClinicRow, now: Date) => ({
  schedule_id: row.id,
  unit_name: row.hospitalName,
  dep_name: row.depName,
  date: row.date,
  half_name: halfDayWord(row.half as HalfDay),
  begin: formatClock(row.beginMinutes),
  end: formatClock(row.endMinutes),
  fee: row.feeFen,
  total_num: row.total,
  booked_num: row.total - row.left,
  is_stopped: row.state !== 'open',
  stop_reason: row.stopReason ?? '',
  may_stop: row.state === 'open' && !isOver(row, now),
})
