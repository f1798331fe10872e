import { reachesDepartment, recordAct } from '#app/areas/access/staff/server/public.ts'
import { findSchedule } from '#app/areas/guahao/schedules/server/public.ts'
import type { StaffContext } from '#app/context.ts'
import { dayOf } from '#kit/time/day.ts'
import type { HandlerResult, ParsedInput } from '#kit/wire/call.ts'
import { Refused } from '#kit/wire/refused.ts'
import type { deskSwap } from '../../contract.ts'
import { mondayOf } from '../../rules.ts'
import { clinicsOfWeek, type WeekClinic } from '../commands/week-clinics.ts'
import { isElsewhere, openLike, shut } from './week.ts'

type NotSwapped = Refused<'not-found' | 'not-fit' | 'past' | 'stopped' | 'booked' | 'clash'>

/** Two doctors take each other's clinic: each half day is closed for the one and opened for the other, as it was. */
export const swap = async (
  { schedule_id, with_id }: ParsedInput<typeof deskSwap>,
  ctx: StaffContext,
): Promise<HandlerResult<typeof deskSwap> | NotSwapped> => {
  const [one, other] = [await findTheirs(ctx, schedule_id), await findTheirs(ctx, with_id)]
  if (!(one && other)) return new Refused('not-found')
  const fault = faultOf(ctx, one, other)
  if (fault) return fault
  return ctx.transact(async (inside) => {
    for (const [doctor, place] of [
      [one, other],
      [other, one],
    ] as const) {
      if (await isElsewhere(inside, { ...place, doctorId: doctor.doctorId })) return clashOf(doctor, place)
    }
    await shut(inside, one)
    await shut(inside, other)
    await openLike(inside, { ...one, doctorId: other.doctorId })
    await openLike(inside, { ...other, doctorId: one.doctorId })
    const before = { doctor: one.doctorName, date: one.date }
    const after = { doctor: other.doctorName, date: other.date }
    await recordAct(inside, { act: 'schedule.swap', kind: 'schedule', id: schedule_id, before, after })
    return { schedule_id }
  })
}

const findTheirs = async (ctx: StaffContext, id: number): Promise<WeekClinic | undefined> => {
  const row = await findSchedule(ctx.db, id)
  if (row?.hospitalId !== ctx.staff.hospitalId || !reachesDepartment(ctx.staff, row.depId)) return undefined
  return (await clinicsOfWeek(ctx, row.depId, mondayOf(row.date))).find((clinic) => clinic.id === id)
}

const faultOf = (ctx: StaffContext, one: WeekClinic, other: WeekClinic): NotSwapped | undefined => {
  const isSameTime = one.date === other.date && one.half === other.half
  if (one.depId !== other.depId || one.doctorId === other.doctorId || isSameTime) return new Refused('not-fit')
  if (one.date <= dayOf(ctx.now) || other.date <= dayOf(ctx.now)) return new Refused('past')
  if (one.state !== 'open' || other.state !== 'open') return new Refused('stopped')
  const taken = [one, other].find(({ total, left, waiting }) => total > left || waiting > 0)
  if (!taken) return undefined
  const people = taken.total - taken.left + taken.waiting
  return new Refused('booked', { doctor: taken.doctorName, date: taken.date, people })
}

const clashOf = ({ doctorName }: WeekClinic, { date }: WeekClinic) => new Refused('clash', { doctor: doctorName, date })
