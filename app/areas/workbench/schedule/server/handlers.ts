import { actAsDoctor } from '#app/areas/access/doctors/server/public.ts'
import {
  askStop,
  listStopRequestsOf,
  previewStop,
  settleStopRequest,
  stopClinic,
} from '#app/areas/guahao/stops/server/public.ts'
import type { DoctorContext, Handlers } from '#app/context.ts'
import { dayOf } from '#kit/time/day.ts'
import type * as contract from '../contract.ts'
import { asClinic, isOver } from './present.ts'
import { type ClinicRow, findClinic, listClinics } from './queries.ts'

export const handlers: Handlers<typeof contract> = {
  async benchSchedule(_, { db, now, doctor }) {
    const [rows, asked] = await Promise.all([
      listClinics(db, doctor.doctorId, dayOf(now)),
      listStopRequestsOf(db, doctor.doctorId, dayOf(now)),
    ])
    return { list: rows.map((row) => asClinic(row, asked, now)) }
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
    if (clinic.state !== 'open') return ctx.refuse('stopped')
    // Who is on their way today is told by the doctor who knows it; later days are the planner's, who may find a substitute.
    if (clinic.date > dayOf(ctx.now))
      return (await ask(ctx, clinic, reason)) ? { told_num: 0, is_asked: true } : ctx.refuse('asked')
    const stopped = await stop(ctx, clinic, reason)
    if (stopped === 'bad-substitute') throw new Error('nobody was named to stand in')
    return typeof stopped === 'string' ? ctx.refuse(stopped) : { told_num: stopped.told, is_asked: false }
  },

  async benchStopWithdraw({ schedule_id }, ctx) {
    const clinic = await findClinic(ctx.db, ctx.doctor.doctorId, schedule_id)
    if (!clinic) return ctx.refuse('not-found')
    const taken = await actAsDoctor(
      ctx,
      ({ db, now }) => settleStopRequest(db, halfDayOf(ctx, clinic), { state: 'withdrawn', decidedAt: now }),
      () => ({ hospitalId: clinic.hospitalId, act: 'schedule.stop-withdraw', kind: 'schedule', id: schedule_id }),
    )
    return taken ? { schedule_id } : ctx.refuse('done')
  },
}

const halfDayOf = ({ doctor }: DoctorContext, { depId, date, half }: ClinicRow) => ({
  doctorId: doctor.doctorId,
  depId,
  date,
  half,
})

/** Asks the hospital; false where it was asked already. */
const ask = (ctx: DoctorContext, clinic: ClinicRow, reason: string) =>
  actAsDoctor(
    ctx,
    ({ db, now }) => askStop(db, { ...halfDayOf(ctx, clinic), hospitalId: clinic.hospitalId, reason, askedAt: now }),
    () => ({
      hospitalId: clinic.hospitalId,
      act: 'schedule.stop-ask',
      kind: 'schedule',
      id: clinic.id,
      after: { reason },
    }),
  )

/** Stops a clinic and has their hospital's audit write it down, both or neither. */
const stop = (ctx: DoctorContext, { id: scheduleId, hospitalId }: ClinicRow, reason: string) =>
  actAsDoctor(
    ctx,
    (inside) => stopClinic(inside, { hospitalId, scheduleId, reason, staffId: null }),
    ({ told }) => ({ hospitalId, act: 'schedule.stop', kind: 'schedule', id: scheduleId, after: { reason, told } }),
  )
