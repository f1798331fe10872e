import { actAsDoctor } from '#app/areas/access/doctors/server/public.ts'
import { previewStop, stopClinic } from '#app/areas/guahao/stops/server/public.ts'
import type { DoctorContext, Handlers } from '#app/context.ts'
import { dayOf } from '#kit/time/day.ts'
import type * as contract from '../contract.ts'
import { asClinic, isOver } from './present.ts'
import { type ClinicRow, findClinic, listClinics } from './queries.ts'

export const handlers: Handlers<typeof contract> = {
  async benchSchedule(_, { db, now, doctor }) {
    return { list: (await listClinics(db, doctor.doctorId, dayOf(now))).map((row) => asClinic(row, now)) }
  },

  async benchStopPreview({ schedule_id }, ctx) {
    const clinic = await findClinic(ctx.db, ctx.doctor.doctorId, schedule_id)
    if (!clinic) return ctx.refuse('not-found')
    if (isOver(clinic, ctx.now)) return ctx.refuse('past')
    const visits = await previewStop(ctx, schedule_id)
    const unpaid_num = visits.filter(({ state }) => state === 'held').length
    const refund_amount = visits.reduce((sum, { paidFen }) => sum + paidFen, 0)
    return { schedule_id, booked_num: visits.length - unpaid_num, unpaid_num, wait_num: clinic.waiting, refund_amount }
  },

  async benchStop({ schedule_id, reason }, ctx) {
    const clinic = await findClinic(ctx.db, ctx.doctor.doctorId, schedule_id)
    if (!clinic) return ctx.refuse('not-found')
    if (isOver(clinic, ctx.now)) return ctx.refuse('past')
    const stopped = await stop(ctx, clinic, reason)
    if (stopped === 'bad-substitute') throw new Error('nobody was named to stand in')
    return typeof stopped === 'string' ? ctx.refuse(stopped) : { told_num: stopped.told }
  },
}

/** Stops a clinic and has their hospital's audit write it down, both or neither. */
const stop = (ctx: DoctorContext, { id: scheduleId, hospitalId }: ClinicRow, reason: string) =>
  actAsDoctor(
    ctx,
    (inside) => stopClinic(inside, { hospitalId, scheduleId, reason, staffId: null }),
    ({ told }) => ({ hospitalId, act: 'schedule.stop', kind: 'schedule', id: scheduleId, after: { reason, told } }),
  )
