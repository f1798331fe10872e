import { actAsDoctor } from '#app/areas/access/doctors/server/public.ts'
import {
  acceptApplication,
  advise,
  declineApplication,
  findOwnTeam,
  findResident,
  giveReport,
  listTeamSignings,
  makePlan,
  messageResidents,
  noteVisit,
} from '#app/areas/family-doctor/server/public.ts'
import type { DoctorContext, Handlers } from '#app/context.ts'
import { dayOf, instantAt } from '#kit/time/day.ts'
import { paged } from '#kit/wire/server/paged.ts'
import type * as contract from '../contract.ts'
import { mayBegin } from '../rules.ts'
import { asResident, asSigning } from './present.ts'

export const handlers: Handlers<typeof contract> = {
  async benchFamily(_, ctx) {
    const found = await findOwnTeam(ctx, ctx.doctor.doctorId)
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

  async benchSignings({ list = 'pending', page, page_size: size }, ctx) {
    const found = await listTeamSignings(ctx, ctx.doctor.doctorId, list, { page, size })
    return paged(found, (row) => asSigning(row, ctx.now))
  },

  async benchAccept({ id }, ctx) {
    if (!(await residentOf(ctx, id))) return ctx.refuse('not-found')
    const isDone = await serve(ctx, 'family.accept', id, (inside, doctorId) => acceptApplication(inside, doctorId, id))
    return isDone ? {} : ctx.refuse('not-accepted')
  },

  async benchDeclineSigning({ id, reason }, ctx) {
    if (!(await residentOf(ctx, id))) return ctx.refuse('not-found')
    const decline = (inside: DoctorContext, doctorId: number) => declineApplication(inside, doctorId, id, reason)
    return (await serve(ctx, 'family.decline', id, decline)) ? {} : ctx.refuse('decided')
  },

  async benchResident({ id }, ctx) {
    const found = await residentOf(ctx, id)
    return found ? asResident(found, ctx.now) : ctx.refuse('not-found')
  },

  async benchVisit({ id, date, ...visit }, ctx) {
    if (!(await residentOf(ctx, id))) return ctx.refuse('not-found')
    if (date > dayOf(ctx.now)) return ctx.refuse('not-yet')
    const happenedAt = date === dayOf(ctx.now) ? ctx.now : instantAt(date, '12:00')
    const done = await serve(ctx, 'family.visit', id, (inside, doctorId) =>
      noteVisit(inside, doctorId, id, { ...visit, happenedAt }),
    )
    return done ? {} : ctx.refuse('not-served')
  },

  async benchPlan({ id, title, content }, ctx) {
    if (!(await residentOf(ctx, id))) return ctx.refuse('not-found')
    if (!content.every(({ date }) => mayBegin(date, dayOf(ctx.now)))) return ctx.refuse('bad-day')
    const items = content.map(({ text, date }) => ({ text, from: instantAt(date, 0) }))
    const plan_id = await serve(ctx, 'family.plan', id, (inside, doctorId) =>
      makePlan(inside, doctorId, id, { title, items }),
    )
    return plan_id === undefined ? ctx.refuse('not-served') : { plan_id }
  },

  async benchReport({ id, check_date: checkedOn, values, ...report }, ctx) {
    if (!(await residentOf(ctx, id))) return ctx.refuse('not-found')
    if (checkedOn > dayOf(ctx.now)) return ctx.refuse('not-yet')
    const told = values.map(({ name, value, normal = '' }) => ({ name, value, normal }))
    const report_id = await serve(ctx, 'family.report', id, (inside, doctorId) =>
      giveReport(inside, doctorId, id, { ...report, checkedOn, values: told }),
    )
    return report_id === undefined ? ctx.refuse('not-served') : { report_id }
  },

  async benchAdvise({ id, assess_id, advice }, ctx) {
    if (!(await residentOf(ctx, id))) return ctx.refuse('not-found')
    const answer = (inside: DoctorContext, doctorId: number) => advise(inside, doctorId, id, assess_id, advice)
    return (await serve(ctx, 'family.advise', id, answer)) ? {} : ctx.refuse('answered')
  },

  async benchSay(say, ctx) {
    const { doctorId: id } = ctx.doctor
    const isSaid = await actAsDoctor(
      ctx,
      (inside) => messageResidents(inside, id, say),
      () => ({ act: 'family.say', kind: 'doctor', id }),
    )
    return isSaid ? {} : ctx.refuse('no-team')
  },
}

type Service = 'accept' | 'decline' | 'visit' | 'plan' | 'report' | 'advise'

/** Does something for a resident, and has it written down where it was done. */
const serve = <T>(
  ctx: DoctorContext,
  act: `family.${Service}`,
  id: string,
  work: (inside: DoctorContext, doctorId: number) => Promise<T>,
): Promise<T> =>
  actAsDoctor(
    ctx,
    (inside) => work(inside, ctx.doctor.doctorId),
    () => ({ act, kind: 'signing', id }),
  )

/** A resident of the team that who asks leads; undefined where they are another team's, or nobody. */
const residentOf = (ctx: DoctorContext, id: string) => findResident(ctx, ctx.doctor.doctorId, id)
