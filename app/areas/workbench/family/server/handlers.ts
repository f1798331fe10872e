import {
  acceptApplication,
  advise,
  declineApplication,
  findOwnTeam,
  findResident,
  giveReport,
  listTeamSignings,
  makePlan,
  noteVisit,
  tellResidents,
} from '#app/areas/family-doctor/server/public.ts'
import { actAsDoctor } from '#app/areas/workbench/door/server/public.ts'
import { dayOf, instantAt } from '#kit/time/day.ts'
import { paged } from '#kit/wire/server/paged.ts'
import type { DoctorHere, Handlers } from '#server/here.ts'
import type * as contract from '../contract.ts'
import { mayBegin } from '../rules.ts'
import { asResident, asSigning } from './present.ts'

export const handlers: Handlers<typeof contract> = {
  async benchFamily(_, here) {
    const found = await findOwnTeam(here, here.doctor.doctorId)
    if (!found) return { team: null }
    const { team, counts } = found
    const named = {
      team_name: team.name,
      area_name: team.areaName,
      resident_num: counts.signed,
      capacity: team.capacity,
    }
    return { team: { ...named, apply_num: counts.pending, renewal_num: counts.renewal, waiting_num: counts.waiting } }
  },

  async benchSignings({ list = 'pending', page, page_size: size }, here) {
    const found = await listTeamSignings(here, here.doctor.doctorId, list, { page, size })
    return paged(found, (row) => asSigning(row, here.now))
  },

  async benchAccept({ id }, here) {
    if (!(await residentOf(here, id))) return here.refuse('not-found')
    const isDone = await serve(here, 'family.accept', id, (inside, doctorId) => acceptApplication(inside, doctorId, id))
    return isDone ? {} : here.refuse('not-accepted')
  },

  async benchDecline({ id, reason }, here) {
    if (!(await residentOf(here, id))) return here.refuse('not-found')
    const decline = (inside: DoctorHere, doctorId: number) => declineApplication(inside, doctorId, id, reason)
    return (await serve(here, 'family.decline', id, decline)) ? {} : here.refuse('decided')
  },

  async benchResident({ id }, here) {
    const found = await residentOf(here, id)
    return found ? asResident(found, here.now) : here.refuse('not-found')
  },

  async benchVisit({ id, date, ...visit }, here) {
    if (!(await residentOf(here, id))) return here.refuse('not-found')
    if (date > dayOf(here.now)) return here.refuse('not-yet')
    const happenedAt = date === dayOf(here.now) ? here.now : instantAt(date, '12:00')
    const done = await serve(here, 'family.visit', id, (inside, doctorId) =>
      noteVisit(inside, doctorId, id, { ...visit, happenedAt }),
    )
    return done ? {} : here.refuse('not-served')
  },

  async benchPlan({ id, title, content }, here) {
    if (!(await residentOf(here, id))) return here.refuse('not-found')
    if (!content.every(({ date }) => mayBegin(date, dayOf(here.now)))) return here.refuse('bad-day')
    const items = content.map(({ text, date }) => ({ text, from: instantAt(date, 0) }))
    const plan_id = await serve(here, 'family.plan', id, (inside, doctorId) =>
      makePlan(inside, doctorId, id, { title, items }),
    )
    return plan_id === undefined ? here.refuse('not-served') : { plan_id }
  },

  async benchReport({ id, check_date: checkedOn, values, ...report }, here) {
    if (!(await residentOf(here, id))) return here.refuse('not-found')
    if (checkedOn > dayOf(here.now)) return here.refuse('not-yet')
    const told = values.map(({ name, value, normal = '' }) => ({ name, value, normal }))
    const report_id = await serve(here, 'family.report', id, (inside, doctorId) =>
      giveReport(inside, doctorId, id, { ...report, checkedOn, values: told }),
    )
    return report_id === undefined ? here.refuse('not-served') : { report_id }
  },

  async benchAdvise({ id, assess_id, advice }, here) {
    if (!(await residentOf(here, id))) return here.refuse('not-found')
    const answer = (inside: DoctorHere, doctorId: number) => advise(inside, doctorId, id, assess_id, advice)
    return (await serve(here, 'family.advise', id, answer)) ? {} : here.refuse('answered')
  },

  async benchSay(say, here) {
    const { doctorId: id } = here.doctor
    const isSaid = await actAsDoctor(
      here,
      (inside) => tellResidents(inside, id, say),
      () => ({ act: 'family.say', kind: 'doctor', id }),
    )
    return isSaid ? {} : here.refuse('no-team')
  },
}

type Service = 'accept' | 'decline' | 'visit' | 'plan' | 'report' | 'advise'

/** Does something for a resident, and has it written down where it was done. */
const serve = <T>(
  here: DoctorHere,
  act: `family.${Service}`,
  id: string,
  work: (inside: DoctorHere, doctorId: number) => Promise<T>,
): Promise<T> =>
  actAsDoctor(
    here,
    (inside) => work(inside, here.doctor.doctorId),
    () => ({ act, kind: 'signing', id }),
  )

/** A resident of the team that who asks leads; undefined where he is another team's, or nobody. */
const residentOf = (here: DoctorHere, id: string) => findResident(here, here.doctor.doctorId, id)
