import { stopRequestStates } from '#app/areas/guahao/stops/rules.ts'
import type { listStopRequestsOf } from '#app/areas/guahao/stops/server/public.ts'
import { dayOf, formatClock, instantAt } from '#kit/time/day.ts'
import { type HalfDay, halfDayWord } from '#kit/time/spoken.ts'
import type { ClinicRow } from './queries.ts'

/** Whether a clinic has ended. */
export const isOver = ({ date, endMinutes }: ClinicRow, now: Date): boolean => instantAt(date, endMinutes) <= now

/** A clinic as its doctor sees it. */
export const asClinic = (row: ClinicRow, requests: Requests, now: Date) => {
  const request = requests.find(
    (one) => one.depId === row.depId && one.date === row.date && one.half === row.half && one.state !== 'withdrawn',
  )
  return { ...asOwn(row, now), ...asRequest(request), may_stop: mayStop(row, now) && request?.state !== 'asked' }
}

type Requests = Awaited<ReturnType<typeof listStopRequestsOf>>

const asRequest = (request: Requests[number] | undefined) => ({
  request: request?.state ?? ('' as const),
  request_name: request ? stopRequestStates[request.state] : '',
  answer: request?.answer ?? '',
})

const mayStop = (row: ClinicRow, now: Date): boolean => row.state === 'open' && !isOver(row, now)

const asOwn = (row: ClinicRow, now: Date) => ({
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
  is_over: isOver(row, now),
  is_today: row.date === dayOf(now),
})
