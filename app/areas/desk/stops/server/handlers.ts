import { permitted, reachesDepartment, recordAct } from '#app/areas/access/staff/server/public.ts'
import { membersOf } from '#app/areas/account/members/server/public.ts'
import { findSchedule, listSchedulesOfHospital } from '#app/areas/guahao/schedules/server/public.ts'
import {
  findStop,
  findStopRequest,
  listNoticesOf,
  listStopRequests,
  listStops,
  previewStop,
  settleStopRequest,
  stopClinic,
} from '#app/areas/guahao/stops/server/public.ts'
import type { StaffContext } from '#app/context.ts'
import { dayOf } from '#kit/time/day.ts'
import { paged } from '#kit/wire/server/paged.ts'
import * as contract from '../contract.ts'
import { asConcerned, asPreview, asRequest, asStop } from './present.ts'

export const handlers = permitted(contract, {
  async deskStopPreview({ schedule_id: id }, ctx) {
    const schedule = await findOwn(ctx, id)
    if (!schedule) return ctx.refuse('not-found')
    if (schedule.date < dayOf(ctx.now)) return ctx.refuse('past')
    const { hospitalId, date, depId } = schedule
    const visits = await previewStop(ctx, id)
    const members = await membersOf(
      ctx.db,
      visits.map(({ memberId }) => memberId),
    )
    const clinics = await listSchedulesOfHospital(ctx.db, hospitalId, date, { depId })
    const clinic = clinics.find((row) => row.id === id)
    if (!clinic) return ctx.refuse('not-found')
    const asked = (await listStopRequests(ctx.db, ctx.staff, date)).find(({ scheduleId }) => scheduleId === id)
    return { ...asPreview(clinic, visits, members, clinics), asked_reason: asked?.request.reason ?? '' }
  },

  async deskStop({ schedule_id: scheduleId, reason, substitute_id: substituteId }, ctx) {
    const schedule = await findOwn(ctx, scheduleId)
    if (!schedule) return ctx.refuse('not-found')
    if (schedule.date < dayOf(ctx.now)) return ctx.refuse('past')
    const stopped = await stop(ctx, { scheduleId, reason, substituteId })
    if (typeof stopped === 'string') return ctx.refuse(stopped)
    return { stop_id: stopped.stopId, told_num: stopped.told, kept_num: stopped.kept }
  },

  async deskStopList({ page, page_size: size }, { db, staff }) {
    return paged(await listStops(db, staff, { page, size }), asStop)
  },

  async deskStopDetail({ stop_id }, { db, staff, refuse }) {
    const found = await findStop(db, staff, stop_id)
    if (!found) return refuse('not-found')
    const rows = await listNoticesOf(db, stop_id)
    const members = await membersOf(
      db,
      rows.map(({ order }) => order.memberId),
    )
    return { stop: asStop(found), list: rows.map((row) => asConcerned(row, members)) }
  },
  async deskStopRequests(_, { db, now, staff }) {
    return { list: (await listStopRequests(db, staff, dayOf(now))).map(asRequest) }
  },

  async deskStopRefuse({ request_id: id, answer }, ctx) {
    const request = await findStopRequest(ctx.db, id)
    if (request?.hospitalId !== ctx.staff.hospitalId || !reachesDepartment(ctx.staff, request.depId))
      return ctx.refuse('not-found')
    if (request.state !== 'asked') return ctx.refuse('done')
    const refused = await ctx.transact(async (inside) => {
      const set = { state: 'refused', decidedAt: inside.now, answer } as const
      if (!(await settleStopRequest(inside.db, request, set))) return false
      await recordAct(inside, { act: 'schedule.stop-refuse', kind: 'stop-request', id, after: { reason: answer } })
      return true
    })
    return refused ? { request_id: id } : ctx.refuse('done')
  },
})

/** A clinic of the asker's hospital. */
const findOwn = async ({ db, staff }: StaffContext, id: number) => {
  const schedule = await findSchedule(db, id)
  return schedule?.hospitalId === staff.hospitalId && reachesDepartment(staff, schedule.depId) ? schedule : undefined
}

/** Stops a clinic and writes it down, both or neither. */
const stop = (ctx: StaffContext, stopping: { scheduleId: number; reason: string; substituteId: number | undefined }) =>
  ctx.transact(async (inside) => {
    const { staffId, hospitalId } = ctx.staff
    const stopped = await stopClinic(inside, { ...stopping, hospitalId, staffId })
    if (typeof stopped === 'string') return stopped
    const { scheduleId, reason, substituteId = null } = stopping
    const after = { reason, substituteId, told: stopped.told, kept: stopped.kept }
    await recordAct(inside, { act: 'schedule.stop', kind: 'schedule', id: scheduleId, after })
    return stopped
  })
