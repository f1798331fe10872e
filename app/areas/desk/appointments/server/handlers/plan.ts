import { recordAct } from '#app/areas/access/staff/server/public.ts'
import { hoursFault } from '#app/areas/orders/appointments/rules.ts'
import * as appointments from '#app/areas/orders/appointments/server/public.ts'
import type { Handlers } from '#app/context.ts'
import { addDays, dayOf } from '#kit/time/day.ts'
import type * as contract from '../../contract.ts'
import { asPlan } from '../present.ts'

type Calls = Handlers<typeof contract>
type Plan = Pick<
  Calls,
  'deskAppointmentPlans' | 'deskAppointmentPlanSave' | 'deskAppointmentDaySave' | 'deskAppointmentDayBack'
>

/** Days with other places are shown so far ahead. */
const DAYS_AHEAD = 400

export const planHandlers: Plan = {
  async deskAppointmentPlans(_, { db, now, staff }) {
    const [today, plans] = [dayOf(now), await appointments.listPlansOf(db, staff.hospitalId)]
    const ids = plans.map(({ plan }) => plan.id)
    const days = await appointments.listExceptions(db, ids, today, addDays(today, DAYS_AHEAD))
    const goods = await appointments.listAppointedGoods(db, staff.hospitalId)
    return {
      list: plans.map((row) =>
        asPlan(
          row,
          days.filter(({ planId }) => planId === row.plan.id),
        ),
      ),
      goods: goods.map(({ id, name }) => ({ goods_id: id, goods_name: name })),
    }
  },

  async deskAppointmentPlanSave(input, ctx) {
    const hours = [
      input.morning_begin,
      input.morning_end,
      input.afternoon_begin,
      input.afternoon_end,
      input.evening_begin,
      input.evening_end,
    ]
    const fault = hoursFault(hours)
    if (fault) return ctx.refuse('hours', { fault })
    const { hospitalId } = ctx.staff
    const goodsId = input.goods_id ?? null
    if (goodsId !== null && !(await isOwn(ctx, goodsId))) return ctx.refuse('goods')
    const facts = { places: input.places, cutDaysBefore: input.cut_days, cutMinutes: input.cut_time }
    const plan_id = await ctx.transact(async (inside) => {
      const row = { hospitalId, goodsId, bookable: input.week.split(','), hours, ...facts }
      const id = await appointments.putPlan(inside.db, row)
      const after = { ...facts, week: input.week, hours: hours.join(' ') }
      await recordAct(inside, { act: 'appointment.plan', kind: 'appointment-plan', id, after })
      return id
    })
    return { plan_id }
  },

  async deskAppointmentDaySave({ plan_id: planId, date, places }, ctx) {
    const plan = await appointments.findPlan(ctx.db, planId)
    if (plan?.hospitalId !== ctx.staff.hospitalId) return ctx.refuse('not-found')
    if (date < dayOf(ctx.now)) return ctx.refuse('past')
    return ctx.transact(async (inside) => {
      await appointments.lockPlan(inside.db, planId)
      const day_id = await appointments.putException(inside.db, { planId, date, places })
      const after = { date, places }
      await recordAct(inside, { act: 'appointment.day', kind: 'appointment-plan', id: planId, after })
      return { day_id, kept_num: await appointments.countStanding(inside.db, planId, date) }
    })
  },

  async deskAppointmentDayBack({ day_id }, ctx) {
    const found = await appointments.findException(ctx.db, day_id)
    if (found?.hospitalId !== ctx.staff.hospitalId) return ctx.refuse('not-found')
    const { planId: id, date, places } = found.exception
    const isGone = await ctx.transact(async (inside) => {
      if (!(await appointments.deleteException(inside.db, day_id))) return false
      const before = { date, places }
      await recordAct(inside, { act: 'appointment.day-back', kind: 'appointment-plan', id, before })
      return true
    })
    return isGone ? { day_id } : ctx.refuse('not-found')
  },
}

const isOwn = async ({ db, staff }: Parameters<Calls['deskAppointmentPlanSave']>[1], goodsId: number) =>
  (await appointments.listAppointedGoods(db, staff.hospitalId)).some(({ id }) => id === goodsId)
