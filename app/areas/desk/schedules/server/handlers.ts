import { permitted } from '#app/areas/desk/staff/server/public.ts'
import { findDoctor } from '#app/areas/guahao/doctors/server/public.ts'
import { isPast, spanFault } from '#app/areas/guahao/schedules/rules.ts'
import * as schedules from '#app/areas/guahao/schedules/server/public.ts'
import { addDays, dayOf } from '#kit/time/day.ts'
import type { StaffHere } from '#server/here.ts'
import * as contract from '../contract.ts'
import { DAYS_SHOWN, HOLIDAYS_AHEAD, planStates, spanFaults } from '../rules.ts'
import { except, exceptionOf, extraOf, isOfHospital, restore } from './handlers/exception.ts'
import { addNumbers, setPlaces } from './handlers/places.ts'
import { endPlan, plan, wordsOfClash } from './handlers/plan.ts'
import { asDay, asException, asHoliday, asKept, asPlan } from './present.ts'

export const handlers = permitted(contract, {
  async deskPlans({ doctor_id: doctorId, dep_id: depId }, here) {
    if (!(await sitsHere(here, doctorId, depId))) return here.refuse('not-found')
    const today = dayOf(here.now)
    const rows = await schedules.listPlans(here.db, here.staff.hospitalId, today, { doctorId, depId })
    const states = planStates(rows, today)
    return { list: rows.map((row) => asPlan(row, states.get(row.id) ?? 'replaced')) }
  },

  async deskPlanSave(ask, here) {
    const { doctor_id: doctorId, dep_id: depId, half, begin_time: beginMinutes, end_time: endMinutes } = ask
    if (!(await sitsHere(here, doctorId, depId))) return here.refuse('not-found')
    const fault = spanFault(half, beginMinutes, endMinutes)
    if (fault) return here.refuse('span', { fault: spanFaults[fault] })
    if (ask.weekdays.some((weekday) => weekday > 7)) return here.refuse('weekday')
    if (ask.first_day < dayOf(here.now)) return here.refuse('past')
    if (ask.last_day && ask.last_day < ask.first_day) return here.refuse('last-day')
    const { places, fee: feeFen, clinic, first_day: firstDay, last_day: lastDay } = ask
    const week = { doctorId, depId, half, beginMinutes, endMinutes, places, feeFen, clinic, firstDay }
    const more = { onHolidays: ask.on_holidays === 1, lastDay: lastDay ?? null }
    const saved = await plan(here, [...new Set(ask.weekdays)].sort(), { ...week, ...more })
    return 'clash' in saved ? here.refuse('clash', wordsOfClash(saved.clash)) : { kept: asKept(saved.kept) }
  },

  async deskPlanEnd({ plan_id, from }, here) {
    const row = await schedules.findPlan(here.db, here.staff.hospitalId, plan_id)
    if (!row) return here.refuse('not-found')
    if (from < dayOf(here.now)) return here.refuse('past')
    return { kept: asKept(await endPlan(here, row, from)) }
  },

  async deskSchedules({ doctor_id: doctorId, dep_id: depId, from }, here) {
    if (!(await sitsHere(here, doctorId, depId))) return here.refuse('not-found')
    const { db, now, staff } = here
    const first = from ?? dayOf(now)
    const to = addDays(first, DAYS_SHOWN - 1)
    const asked = { doctorId, depId, hospitalId: staff.hospitalId, from: first, to }
    const ofDay = Map.groupBy(await schedules.listSlotsOfDoctor(db, asked), ({ date }) => date)
    const days = daysFrom(first, DAYS_SHOWN).map((date) => asDay(date, ofDay.get(date) ?? [], now))
    return { from: first, to, days }
  },

  async deskPlaces({ schedule_id, places }, here) {
    const row = await schedules.findSchedule(here.db, schedule_id)
    if (row?.hospitalId !== here.staff.hospitalId) return here.refuse('not-found')
    if (row.date < dayOf(here.now)) return here.refuse('past')
    return (await setPlaces(here, schedule_id, places)) ?? here.refuse('stopped')
  },

  async deskExtra({ slot_id, count }, here) {
    const slot = await schedules.findSlot(here.db, slot_id)
    if (slot?.hospitalId !== here.staff.hospitalId) return here.refuse('not-found')
    if (isPast(slot, here.now)) return here.refuse('past')
    return (await addNumbers(here, slot, count)) ?? here.refuse('stopped')
  },

  async deskExceptions(_, { db, now, staff }) {
    const today = dayOf(now)
    const rows = await schedules.listExceptions(db, staff.hospitalId, today)
    const holidays = daysFrom(today, HOLIDAYS_AHEAD).map(asHoliday)
    return {
      today,
      list: rows.map(asException),
      holidays: holidays.flatMap(({ holiday: name, ...day }) => (name ? [{ ...day, name }] : [])),
    }
  },

  async deskExceptionAdd(ask, here) {
    if (!(await isOfHospital(here, ask))) return here.refuse('not-found')
    if (ask.date < dayOf(here.now)) return here.refuse('past')
    if (ask.kind !== 'closed' && !ask.places) return here.refuse('no-places')
    if (ask.kind !== 'extra') return except(here, exceptionOf(ask))
    const extra = extraOf(ask)
    if (!extra) return here.refuse('not-whole')
    const fault = spanFault(extra.half, extra.beginMinutes, extra.endMinutes)
    return fault ? here.refuse('span', { fault: spanFaults[fault] }) : except(here, { ...exceptionOf(ask), ...extra })
  },

  async deskExceptionRemove({ exception_id }, here) {
    const row = await schedules.findException(here.db, here.staff.hospitalId, exception_id)
    return row && (await restore(here, row)) ? {} : here.refuse('not-found')
  },
})

/** Whether the doctor sees patients in this department of the asker's hospital. */
const sitsHere = async ({ db, staff }: StaffHere, doctorId: number, depId: number): Promise<boolean> =>
  (await findDoctor(db, doctorId, { hospitalId: staff.hospitalId, depId })) !== undefined

const daysFrom = (first: string, count: number) => Array.from({ length: count }, (_, n) => addDays(first, n))
