import { actAsDoctor } from '#app/areas/access/doctors/server/public.ts'
import { hoursFault, MOST_DAYS } from '#app/areas/consult/call-hours/rules.ts'
import { deleteDay, findHours, saveDay, saveWeekday } from '#app/areas/consult/call-hours/server/public.ts'
import type { DoctorContext, Handlers } from '#app/context.ts'
import { dayOf } from '#kit/time/day.ts'
import type * as contract from '../../contract.ts'
import { asHours } from '../present.ts'

type Hours = Pick<Handlers<typeof contract>, 'benchCallHours' | 'benchCallWeekSave' | 'benchCallDaySave'>

const findHis = ({ db, now, doctor }: DoctorContext) => findHours(db, doctor.doctorId, dayOf(now))

/** Changes hours, and has it written down that they did. */
const change = async (ctx: DoctorContext, of: string, work: (inside: DoctorContext) => Promise<object>) => {
  const { doctorId: id } = ctx.doctor
  await actAsDoctor(ctx, work, () => ({ act: 'doctor.call-hours', kind: 'doctor', id, after: { of } }))
  return asHours(await findHis(ctx))
}

export const hoursHandlers: Hours = {
  benchCallHours: async (_, ctx) => asHours(await findHis(ctx)),

  async benchCallWeekSave({ weekday, hours }, ctx) {
    const fault = hoursFault(hours)
    if (fault) return ctx.refuse(fault)
    return change(ctx, `weekday ${weekday}`, ({ db, doctor }) => saveWeekday(db, doctor.doctorId, weekday, hours))
  },

  async benchCallDaySave({ date, hours, state }, ctx) {
    const fault = hoursFault(hours)
    if (fault) return ctx.refuse(fault)
    if (date < dayOf(ctx.now)) return ctx.refuse('past')
    const { days } = await findHis(ctx)
    if (state === 1 && !days.has(date) && days.size >= MOST_DAYS) return ctx.refuse('too-many')
    return change(ctx, date, ({ db, doctor }) =>
      state === 1 ? saveDay(db, doctor.doctorId, date, hours) : deleteDay(db, doctor.doctorId, date),
    )
  },
}
