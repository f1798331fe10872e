import { permitted, reachesDepartment } from '#app/areas/access/staff/server/public.ts'
import { findDoctor } from '#app/areas/guahao/doctors/server/public.ts'
import { isPast, spanFault } from '#app/areas/guahao/schedules/rules.ts'
import * as schedules from '#app/areas/guahao/schedules/server/public.ts'
import type { StaffContext } from '#app/context.ts'
import { addDays, dayOf } from '#kit/time/day.ts'
import { hasHolidayPlan } from '#kit/time/server/holidays.ts'
import * as contract from '../contract.ts'
import { DAYS_SHOWN, HOLIDAYS_AHEAD, planStates, spanFaults } from '../rules.ts'
import { except, exceptionOf, extraOf, isOfHospital, restore } from './handlers/exception.ts'
import { addNumbers, setPlaces } from './handlers/places.ts'
import { endPlan, plan, wordsOfClash } from './handlers/plan.ts'
import { swap } from './handlers/swap.ts'
import { copyWeek, showWeek } from './handlers/week.ts'
import { asDay, asException, asHoliday, asPlan, asUnchanged } from './present.ts'

export const handlers = permitted(contract, {
  async deskPlans({ doctor_id: doctorId, dep_id: depId }, ctx) {
    if (!(await sitsHere(ctx, doctorId, depId))) return ctx.refuse('not-found')
    const today = dayOf(ctx.now)
    const rows = await schedules.listPlans(ctx.db, ctx.staff.hospitalId, today, { doctorId, depId })
    const states = planStates(rows, today)
    return { list: rows.map((row) => asPlan(row, states.get(row.id) ?? 'replaced')) }
  },

  async deskPlanSave(input, ctx) {
    const { doctor_id: doctorId, dep_id: depId, half, begin_time: beginMinutes, end_time: endMinutes } = input
    if (!(await sitsHere(ctx, doctorId, depId))) return ctx.refuse('not-found')
    const fault = spanFault(half, beginMinutes, endMinutes)
    if (fault) return ctx.refuse('span', { fault: spanFaults[fault] })
    if (input.weekdays.some((weekday) => weekday > 7)) return ctx.refuse('weekday')
    if (input.first_day < dayOf(ctx.now)) return ctx.refuse('past')
    if (input.last_day && input.last_day < input.first_day) return ctx.refuse('last-day')
    const { places, fee: feeFen, clinic, first_day: firstDay, last_day: lastDay } = input
    const week = { doctorId, depId, half, beginMinutes, endMinutes, places, feeFen, clinic, firstDay }
    const more = { onHolidays: input.on_holidays === 1, lastDay: lastDay ?? null }
    const saved = await plan(ctx, [...new Set(input.weekdays)].sort(), { ...week, ...more })
    return 'clash' in saved ? ctx.refuse('clash', wordsOfClash(saved.clash)) : { kept: asUnchanged(saved.kept) }
  },

  async deskPlanEnd({ plan_id, from }, ctx) {
    const row = await schedules.findPlan(ctx.db, ctx.staff.hospitalId, plan_id)
    if (!row || !reachesDepartment(ctx.staff, row.depId)) return ctx.refuse('not-found')
    if (from < dayOf(ctx.now)) return ctx.refuse('past')
    return { kept: asUnchanged(await endPlan(ctx, row, from)) }
  },

  async deskSchedules({ doctor_id: doctorId, dep_id: depId, from }, ctx) {
    if (!(await sitsHere(ctx, doctorId, depId))) return ctx.refuse('not-found')
    const { db, now, staff } = ctx
    const first = from ?? dayOf(now)
    const to = addDays(first, DAYS_SHOWN - 1)
    const asked = { doctorId, depId, hospitalId: staff.hospitalId, from: first, to }
    const ofDay = Map.groupBy(await schedules.listSlotsOfDoctor(db, asked), ({ date }) => date)
    const days = daysFrom(first, DAYS_SHOWN).map((date) => asDay(date, ofDay.get(date) ?? [], now))
    return { from: first, to, days }
  },

  deskWeek: (input, ctx) => showWeek(input, ctx),
  deskWeekCopy: (input, ctx) => copyWeek(input, ctx),
  deskSwap: (input, ctx) => swap(input, ctx),

  async deskPlaces({ schedule_id, places }, ctx) {
    const row = await schedules.findSchedule(ctx.db, schedule_id)
    if (row?.hospitalId !== ctx.staff.hospitalId || !reachesDepartment(ctx.staff, row.depId))
      return ctx.refuse('not-found')
    if (row.date < dayOf(ctx.now)) return ctx.refuse('past')
    return (await setPlaces(ctx, schedule_id, places)) ?? ctx.refuse('stopped')
  },

  async deskExtra({ slot_id, count }, ctx) {
    const slot = await schedules.findSlot(ctx.db, slot_id)
    if (slot?.hospitalId !== ctx.staff.hospitalId || !reachesDepartment(ctx.staff, slot.depId))
      return ctx.refuse('not-found')
    if (isPast(slot, ctx.now)) return ctx.refuse('past')
    return (await addNumbers(ctx, slot, count)) ?? ctx.refuse('stopped')
  },

  async deskExceptions(_, { db, now, staff }) {
    const today = dayOf(now)
    const all = await schedules.listExceptions(db, staff.hospitalId, today)
    // What is of the whole hospital concerns everybody.
    const rows = all.filter(({ depId }) => depId === null || reachesDepartment(staff, depId))
    const ahead = daysFrom(today, HOLIDAYS_AHEAD)
    const holidays = ahead.map(asHoliday)
    const unplanned = ahead.filter((day) => !hasHolidayPlan(day)).map((day) => Number(day.slice(0, 4)))
    return {
      today,
      list: rows.map(asException),
      unplanned_years: [...new Set(unplanned)],
      holidays: holidays.flatMap(({ holiday: name, ...day }) => (name ? [{ ...day, name }] : [])),
    }
  },

  async deskExceptionAdd(input, ctx) {
    if (!(await isOfHospital(ctx, input))) return ctx.refuse('not-found')
    if (input.date < dayOf(ctx.now)) return ctx.refuse('past')
    if (input.kind !== 'closed' && !input.places) return ctx.refuse('no-places')
    if (input.kind !== 'extra') return except(ctx, exceptionOf(input), input.stop_booked === 1)
    const extra = extraOf(input)
    if (!extra) return ctx.refuse('not-whole')
    const fault = spanFault(extra.half, extra.beginMinutes, extra.endMinutes)
    return fault
      ? ctx.refuse('span', { fault: spanFaults[fault] })
      : except(ctx, { ...exceptionOf(input), ...extra }, false)
  },

  async deskExceptionRemove({ exception_id }, ctx) {
    const row = await schedules.findException(ctx.db, ctx.staff.hospitalId, exception_id)
    const isTheirs = row && reachesDepartment(ctx.staff, row.depId)
    return isTheirs && (await restore(ctx, row)) ? {} : ctx.refuse('not-found')
  },
})

/** Whether the doctor sees patients in this department of the asker's hospital. */
const sitsHere = async ({ db, staff }: StaffContext, doctorId: number, depId: number): Promise<boolean> =>
  reachesDepartment(staff, depId) &&
  (await findDoctor(db, doctorId, { hospitalId: staff.hospitalId, depId })) !== undefined

const daysFrom = (first: string, count: number) => Array.from({ length: count }, (_, n) => addDays(first, n))
