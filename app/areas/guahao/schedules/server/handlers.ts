import { findDepartment } from '#app/areas/guahao/departments/server/public.ts'
import { asDoctorCard, findDoctor, listDoctorCards } from '#app/areas/guahao/doctors/server/public.ts'
import type { Handlers } from '#app/context.ts'
import { addDays, dayOf } from '#kit/time/day.ts'
import type * as contract from '../contract.ts'
import { slotState } from '../rules.ts'
import { DAYS_MADE } from './commands/roll.ts'
import { asDates, asDoctorOnDate, asPeriods, asSlot, asStatus } from './present.ts'
import * as queries from './queries.ts'

export const handlers: Handlers<typeof contract> = {
  async depSchDate({ dep_id, unit_id }, { db, now, refuse }) {
    if (!(await findDepartment(db, dep_id, unit_id))) return refuse('not-found')
    return { list: asDates(await queries.listStandings(db, dep_id, now, daysAhead(now)[1]), now) }
  },

  async depDateDoctors({ dep_id, unit_id, date }, { db, now, refuse }) {
    const slots = await queries.listSlotsOfDepartment(db, dep_id, date, date)
    // What has slots is there.
    const place = slots[0] ?? (await findDepartment(db, dep_id))
    if (!place || place.hospitalId !== (unit_id ?? place.hospitalId)) return refuse('not-found')
    const periods = asPeriods(slots, now)
    const ofDoctor = Map.groupBy(periods, (period) => period.doctor_id)
    const cards = await listDoctorCards(db, [...ofDoctor.keys()])
    const list = cards.map((card) => asDoctorOnDate(asDoctorCard(card, { now }), ofDoctor.get(card.id) ?? []))
    return { list: list.sort((a, b) => b.left_num - a.left_num || a.doctor_id - b.doctor_id) }
  },

  async depSchNotice({ dep_id, unit_id }, { db, refuse }) {
    const department = await findDepartment(db, dep_id, unit_id)
    return department ? { notice: department.notice, location: department.location } : refuse('not-found')
  },

  async doctorsSchStatus({ doctor_ids: ids, unit_id }, { db, now }) {
    const [next, busy] = await Promise.all([
      queries.listNextFree(db, ids, now, unit_id),
      queries.listDoctorsWithClinics(db, ids, ...daysAhead(now), unit_id),
    ])
    const nextOf = new Map(next.map((free) => [free.doctorId, free]))
    const withClinics = new Set(busy)
    return { list: ids.map((id) => asStatus(id, nextOf.get(id), withClinics.has(id))) }
  },

  async doctorSchedule({ doctor_id: doctorId, unit_id: hospitalId, dep_id: depId }, { db, now, refuse }) {
    const [from, to] = daysAhead(now)
    const slots = await queries.listSlotsOfDoctor(db, { doctorId, hospitalId, depId, from, to })
    if (slots.length === 0 && !(await findDoctor(db, doctorId, { hospitalId, depId }))) return refuse('not-found')
    return { list: asPeriods(slots, now).filter(isAhead) }
  },

  async doctorSourceDetail(input, { db, now, refuse }) {
    const slots = await queries.listSlotsOfSchedule(db, input.schedule_id)
    const fits = slots.filter(
      (slot) =>
        slot.doctorId === (input.doctor_id ?? slot.doctorId) &&
        slot.hospitalId === (input.unit_id ?? slot.hospitalId) &&
        slot.depId === (input.dep_id ?? slot.depId),
    )
    return fits.length > 0 ? { list: fits.map((slot) => asSlot(slot, now)) } : refuse('not-found')
  },

  async doctorSlots({ doctor_id: doctorId, unit_id: hospitalId, dep_id: depId, date }, { db, now, refuse }) {
    const slots = await queries.listSlotsOfDoctor(db, { doctorId, hospitalId, depId, from: date, to: date })
    if (slots.length === 0 && !(await findDoctor(db, doctorId, { hospitalId, depId }))) return refuse('not-found')
    return { list: slots.map((slot) => asSlot(slot, now)).filter(isAhead) }
  },

  async doctorElsewhere({ doctor_id: doctorId, unit_id: hospitalId, dep_id: depId }, { db, now, refuse }) {
    if (!(await findDoctor(db, doctorId, { hospitalId, depId }))) return refuse('not-found')
    const [from, to] = daysAhead(now)
    const slots = await queries.listSlotsOfDoctor(db, { doctorId, from, to })
    const free = slots.filter((slot) => slot.depId !== depId && slotState(slot, now) === 'bookable')
    // In the order of time, so that the place with the soonest one comes first.
    const places = [...Map.groupBy(free, (slot) => slot.depId)].map(async ([otherDep, there]) => {
      const seat = await findDoctor(db, doctorId, { depId: otherDep })
      return seat?.isOpen
        ? {
            unit_id: seat.hospitalId,
            unit_name: seat.hospitalName,
            dep_id: seat.depId,
            dep_name: seat.depName,
            slots: firstOfDays(there).map((slot) => asSlot(slot, now)),
          }
        : []
    })
    return { list: (await Promise.all(places)).flat() }
  },
}

/** Of a place elsewhere so many days are offered; the rest stands on the doctor's page there. */
const DAYS_ELSEWHERE = 3

/** The first free slot of each of the next days. */
const firstOfDays = (slots: readonly queries.SlotRow[]) =>
  [...Map.groupBy(slots, ({ date }) => date).values()].flatMap(([first]) => first ?? []).slice(0, DAYS_ELSEWHERE)

/** From today to the last day that may be shown. */
const daysAhead = (now: Date): [from: string, to: string] => [dayOf(now), addDays(dayOf(now), DAYS_MADE)]

/** What is over is not offered: for today only what is later than now. */
const isAhead = ({ state }: { state: string }) => state !== 'past'
