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
    return (await acceptApplication(here, here.doctor.doctorId, id)) ? {} : here.refuse('not-accepted')
  },

  async benchDecline({ id, reason }, here) {
    if (!(await residentOf(here, id))) return here.refuse('not-found')
    return (await declineApplication(here, here.doctor.doctorId, id, reason)) ? {} : here.refuse('decided')
  },

  async benchResident({ id }, here) {
    const found = await residentOf(here, id)
    return found ? asResident(found, here.now) : here.refuse('not-found')
  },

  async benchVisit({ id, date, ...visit }, here) {
    if (!(await residentOf(here, id))) return here.refuse('not-found')
    if (date > dayOf(here.now)) return here.refuse('not-yet')
    const happenedAt = date === dayOf(here.now) ? here.now : instantAt(date, '12:00')
    const done = await noteVisit(here, here.doctor.doctorId, id, { ...visit, happenedAt })
    return done ? {} : here.refuse('not-served')
  },

  async benchPlan({ id, title, content }, here) {
    if (!(await residentOf(here, id))) return here.refuse('not-found')
    if (!content.every(({ date }) => mayBegin(date, dayOf(here.now)))) return here.refuse('bad-day')
    const items = content.map(({ text, date }) => ({ text, from: instantAt(date, 0) }))
    const plan_id = await makePlan(here, here.doctor.doctorId, id, { title, items })
    return plan_id === undefined ? here.refuse('not-served') : { plan_id }
  },

  async benchReport({ id, check_date: checkedOn, values, ...report }, here) {
    if (!(await residentOf(here, id))) return here.refuse('not-found')
    if (checkedOn > dayOf(here.now)) return here.refuse('not-yet')
    const told = values.map(({ name, value, normal = '' }) => ({ name, value, normal }))
    const report_id = await giveReport(here, here.doctor.doctorId, id, { ...report, checkedOn, values: told })
    return report_id === undefined ? here.refuse('not-served') : { report_id }
  },

  async benchAdvise({ id, assess_id, advice }, here) {
    if (!(await residentOf(here, id))) return here.refuse('not-found')
    return (await advise(here, here.doctor.doctorId, id, assess_id, advice)) ? {} : here.refuse('answered')
  },

  async benchSay(say, here) {
    return (await tellResidents(here, here.doctor.doctorId, say)) ? {} : here.refuse('no-team')
  },
}

/** A resident of the team that who asks leads; undefined where he is another team's, or nobody. */
const residentOf = (here: DoctorHere, id: string) => findResident(here, here.doctor.doctorId, id)
