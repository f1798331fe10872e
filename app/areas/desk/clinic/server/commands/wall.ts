import { membersOf } from '#app/areas/account/members/server/public.ts'
import * as booking from '#app/areas/guahao/booking/server/public.ts'
import { findDepartment } from '#app/areas/guahao/departments/server/public.ts'
import { halfAt } from '#app/areas/guahao/schedules/rules.ts'
import { listSchedulesOfHospital } from '#app/areas/guahao/schedules/server/public.ts'
import type { Context } from '#app/context.ts'
import { dayOf, minutesOf } from '#kit/time/day.ts'
import type { HandlerResult } from '#kit/wire/call.ts'
import type { deskScreen } from '../../contract.ts'
import { asOnScreen } from '../present.ts'

export type Wall = HandlerResult<typeof deskScreen>

/** A department's clinics of today as its wall shows them; undefined where the hospital has no such department. */
export const wallOf = async (ctx: Context, hospitalId: number, depId: number): Promise<Wall | undefined> => {
  const { db, now } = ctx
  const department = await findDepartment(db, depId, hospitalId)
  if (!department) return undefined
  const rows = await listSchedulesOfHospital(db, hospitalId, dayOf(now), { depId })
  const visits = await booking.listVisitsOf(
    db,
    rows.map(({ id }) => id),
  )
  const waiting = visits.filter(({ state }) => state === 'called' || state === 'checked-in')
  const members = await membersOf(
    db,
    waiting.map(({ memberId }) => memberId),
  )
  const ofClinic = Map.groupBy(visits, ({ scheduleId }) => scheduleId)
  const list = rows.map((row) => ({ half: row.half, ...asOnScreen(row, ofClinic.get(row.id) ?? [], members) }))
  const half = halfAt(minutesOf(now))
  // What is over leaves the wall, what is not yet comes when its first people wait.
  const shown = list.filter((one) => one.half === half || one.calling || one.waiting_num > 0)
  const arrival_code = booking.arrivalCodeOf(ctx, depId, dayOf(now))
  return { dep_name: department.name, location: department.location, arrival_code, now, list: shown }
}
