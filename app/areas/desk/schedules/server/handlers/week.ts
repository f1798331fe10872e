import { reachesDepartment, recordAct } from '#app/areas/access/staff/server/public.ts'
import { findDepartment } from '#app/areas/guahao/departments/server/public.ts'
import { bookingRulesOf, findHospital } from '#app/areas/guahao/hospitals/server/public.ts'
import * as schedules from '#app/areas/guahao/schedules/server/public.ts'
import type { StaffContext } from '#app/context.ts'
import { addDays, type Day, dayOf, daysBetween } from '#kit/time/day.ts'
import { holidayOn } from '#kit/time/server/holidays.ts'
import { halfDayWord } from '#kit/time/spoken.ts'
import type { HandlerResult, ParsedInput } from '#kit/wire/call.ts'
import { Refused } from '#kit/wire/refused.ts'
import type { deskWeek, deskWeekCopy } from '../../contract.ts'
import { mondayOf, type Uncopied, uncopied } from '../../rules.ts'
import { clinicsOfWeek, type WeekClinic } from '../commands/week-clinics.ts'
import { asDay, asWeekDoctors } from '../present.ts'

/** All doctors of a department in one week. */
export const showWeek = async (
  { dep_id: depId, date }: ParsedInput<typeof deskWeek>,
  ctx: StaffContext,
): Promise<HandlerResult<typeof deskWeek> | Refused<'not-found'>> => {
  const { db, now, staff } = ctx
  const department = reachesDepartment(staff, depId) && (await findDepartment(db, depId, staff.hospitalId))
  if (!department) return new Refused('not-found')
  const [today, from] = [dayOf(now), mondayOf(date ?? dayOf(now))]
  const clinics = await clinicsOfWeek(ctx, depId, from)
  const days = daysOf(from).map((day) => {
    const { list: _, ...said } = asDay(day, [], now)
    return said
  })
  const hospital = await findHospital(db, staff.hospitalId)
  return {
    dep_name: department.name,
    unit_name: hospital?.name ?? '',
    today,
    from,
    days,
    doctors: asWeekDoctors(clinics),
  }
}

type Copied = HandlerResult<typeof deskWeekCopy>
type NotCopied = Refused<'not-found' | 'same-week' | 'past' | 'too-far' | 'nothing'>

/** Makes a week of a department like another one, both in one transaction with its line in the audit. */
export const copyWeek = async (
  { dep_id: depId, from: asked, to: wanted }: ParsedInput<typeof deskWeekCopy>,
  ctx: StaffContext,
): Promise<Copied | NotCopied> => {
  const { db, now, staff } = ctx
  const [from, to] = [mondayOf(asked), mondayOf(wanted)]
  if (!(reachesDepartment(staff, depId) && (await findDepartment(db, depId, staff.hospitalId))))
    return new Refused('not-found')
  if (from === to) return new Refused('same-week')
  if (addDays(to, 6) <= dayOf(now)) return new Refused('past')
  const until = addDays(dayOf(now), (await bookingRulesOf(db, staff.hospitalId)).daysAhead)
  // Of a day whose clinics are not made yet nobody knows what it lacks.
  if (addDays(from > to ? from : to, 6) > until) return new Refused('too-far', { until })
  return ctx.transact(async (inside) => {
    const source = (await clinicsOfWeek(inside, depId, from)).filter(({ state }) => state === 'open')
    if (source.length === 0) return new Refused('nothing')
    const done = await makeLike(inside, { depId, source, shift: daysBetween(from, to), to })
    const after = { from, to, opened: done.opened_num, closed: done.closed_num, left: done.left.length }
    await recordAct(inside, { act: 'schedule.copy-week', kind: 'department', id: depId, after })
    return done
  })
}

interface Likening {
  depId: number
  source: readonly WeekClinic[]
  /** Days from the one week to the other. */
  shift: number
  to: Day
}

const makeLike = async (ctx: StaffContext, { depId, source, shift, to }: Likening): Promise<Copied> => {
  const wanted = source.map((clinic) => ({ ...clinic, date: addDays(clinic.date, shift) }))
  const [there, closedDays] = [await clinicsOfWeek(ctx, depId, to), await closedDaysOf(ctx, depId, to)]
  const left: Copied['left'] = []
  const leave = ({ doctorName, date, half }: WeekClinic, reason: Uncopied) =>
    left.push({ doctor_name: doctorName, date, half_name: halfDayWord(half), reason, words: uncopied[reason] })
  let [opened, closed] = [0, 0]
  for (const clinic of wanted) {
    const reason = await whyNotOpened(
      ctx,
      clinic,
      there.find((one) => isSame(one, clinic)),
      closedDays,
    )
    if (reason === 'same') continue
    if (reason) leave(clinic, reason)
    else {
      await openLike(ctx, clinic)
      opened += 1
    }
  }
  for (const clinic of there.filter((one) => one.state === 'open' && !wanted.some((other) => isSame(one, other)))) {
    const reason = whyNotClosed(ctx, clinic)
    if (reason) leave(clinic, reason)
    else {
      await shut(ctx, clinic)
      closed += 1
    }
  }
  return { opened_num: opened, closed_num: closed, left }
}

const whyNotOpened = async (
  ctx: StaffContext,
  clinic: WeekClinic,
  there: WeekClinic | undefined,
  closedDays: ReadonlySet<string>,
): Promise<Uncopied | 'same' | undefined> => {
  if (there?.state === 'open') return isAlike(there, clinic) ? 'same' : 'different'
  if (there) return 'stopped'
  if (clinic.date <= dayOf(ctx.now)) return 'past'
  if (holidayOn(clinic.date)?.rest) return 'holiday'
  if (closedDays.has(clinic.date)) return 'closed-day'
  return (await isElsewhere(ctx, clinic)) ? 'elsewhere' : undefined
}

const whyNotClosed = (ctx: StaffContext, clinic: WeekClinic): Uncopied | undefined => {
  if (clinic.date <= dayOf(ctx.now)) return 'past'
  return clinic.left < clinic.total || clinic.waiting > 0 ? 'booked' : undefined
}

/** Opens a clinic that no plan has, on the day and at the times that are said. */
export const openLike = async (ctx: StaffContext, like: WeekClinic): Promise<void> => {
  const { hospitalId, staffId } = ctx.staff
  const { depId, doctorId, date, half, beginMinutes, endMinutes, places, feeFen, clinic } = like
  const row = { hospitalId, depId, doctorId, date, half, beginMinutes, endMinutes, places, feeFen, clinic }
  await schedules.addException(ctx, { ...row, kind: 'extra', note: '' }, staffId)
}

/** Takes a clinic away in which nobody has a place: an extra one by taking back what made it, a planned one by closing its day. */
export const shut = async (ctx: StaffContext, { depId, doctorId, date, half }: WeekClinic): Promise<void> => {
  const { hospitalId, staffId } = ctx.staff
  const extras = (await schedules.listExceptions(ctx.db, hospitalId, date)).filter(
    (one) =>
      one.kind === 'extra' &&
      one.date === date &&
      one.half === half &&
      one.doctorId === doctorId &&
      one.depId === depId,
  )
  for (const { id } of extras) await schedules.removeException(ctx, hospitalId, id)
  const row = { hospitalId, depId, doctorId, date, half, kind: 'closed', places: null, note: '' }
  const isLeft = (await schedules.listSchedulesOfHospital(ctx.db, hospitalId, date, { depId })).some(
    (one) => one.doctorId === doctorId && one.half === half,
  )
  if (isLeft) await schedules.addException(ctx, row, staffId)
}

/** Whether the doctor has a clinic of that half day already, in whatever department or hospital. */
export const isElsewhere = async ({ db }: StaffContext, { doctorId, date, half }: WeekClinic): Promise<boolean> =>
  (await schedules.listSlotsOfDoctor(db, { doctorId, from: date, to: date })).some((slot) => slot.half === half)

const closedDaysOf = async ({ db, staff }: StaffContext, depId: number, from: Day): Promise<ReadonlySet<string>> => {
  const all = await schedules.listExceptions(db, staff.hospitalId, from)
  const whole = all.filter(
    (one) => one.kind === 'closed' && one.doctorId === null && (one.depId === null || one.depId === depId),
  )
  return new Set(whole.map(({ date }) => date))
}

const isSame = (a: WeekClinic, b: WeekClinic): boolean =>
  a.doctorId === b.doctorId && a.date === b.date && a.half === b.half

const isAlike = (a: WeekClinic, b: WeekClinic): boolean =>
  a.beginMinutes === b.beginMinutes &&
  a.endMinutes === b.endMinutes &&
  a.places === b.places &&
  a.feeFen === b.feeFen &&
  a.clinic === b.clinic

const daysOf = (from: Day): Day[] => Array.from({ length: 7 }, (_, n) => addDays(from, n))
