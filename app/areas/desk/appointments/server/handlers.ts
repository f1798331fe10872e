import { sexCode, sexWord } from '#app/areas/access/patients/rules.ts'
import { mobileOf } from '#app/areas/access/patients/server/public.ts'
import { permitted, recordAct } from '#app/areas/access/staff/server/public.ts'
import { membersOf } from '#app/areas/account/members/server/public.ts'
import {
  type AppointmentRow,
  listOfDay,
  markArrived,
  markMissed,
} from '#app/areas/orders/appointments/server/public.ts'
import { listItems } from '#app/areas/orders/checkout/server/public.ts'
import type { StaffContext } from '#app/context.ts'
import { dayOf, formatClock, instantAt } from '#kit/time/day.ts'
import { Refused } from '#kit/wire/refused.ts'
import * as contract from '../contract.ts'
import { findOfHospital, moveOn } from './handlers/move.ts'
import { planHandlers } from './handlers/plan.ts'
import { report } from './handlers/report.ts'
import { asState, asVisit } from './present.ts'

export const handlers = permitted(contract, {
  ...planHandlers,
  deskAppointmentReport: report,

  async deskAppointments({ date }, { db, now, staff }) {
    const today = dayOf(now)
    const rows = await listOfDay(db, staff.hospitalId, date ?? today)
    const orderIds = rows.map(({ appointment }) => appointment.orderId)
    const items = await listItems(db, orderIds)
    const members = await membersOf(
      db,
      rows.map(({ appointment }) => appointment.memberId),
    )
    const list = rows.map((row) => {
      const { orderId, position, memberId } = row.appointment
      const item = items.get(orderId)?.find((one) => one.position === position)
      return asVisit(row, { item, member: members.get(memberId), now })
    })
    return { date: date ?? today, today, list }
  },

  async deskAppointmentArrive({ yuyue_id }, ctx) {
    const row = await findOfHospital(ctx, yuyue_id)
    if (!row) return ctx.refuse('not-found')
    if (row.date !== dayOf(ctx.now)) return ctx.refuse('not-today', { date: row.date })
    const arrived = await moveOn(ctx, row, { act: 'appointment.arrive', how: markArrived })
    return arrived ? asState(arrived) : changed(ctx, row)
  },

  async deskAppointmentMissed({ yuyue_id }, ctx) {
    const row = await findOfHospital(ctx, yuyue_id)
    if (!row) return ctx.refuse('not-found')
    if (instantAt(row.date, row.beginMinutes) > ctx.now)
      return ctx.refuse('too-early', { time: `${row.date} ${formatClock(row.beginMinutes)}` })
    const missed = await moveOn(ctx, row, { act: 'appointment.missed', how: markMissed })
    return missed ? asState(missed) : changed(ctx, row)
  },

  async deskAppointmentReveal({ yuyue_id }, ctx) {
    const row = await findOfHospital(ctx, yuyue_id)
    const member = row && (await membersOf(ctx.db, [row.memberId])).get(row.memberId)
    if (!member) return ctx.refuse('not-found')
    await ctx.transact((inside) => recordAct(inside, { act: 'appointment.reveal', kind: 'appointment', id: yuyue_id }))
    return {
      yuyue_id,
      name: member.truename,
      birthday: member.birthday,
      sex_name: sexWord(sexCode(member.sex)),
      mobile: (await mobileOf(ctx, row.patientId)) ?? '',
    }
  },
})

/** That a visit cannot go on so, and where it stands by now: another may have moved it while this was asked. */
const changed = async (ctx: StaffContext, row: AppointmentRow) =>
  new Refused('changed', { state: asState((await findOfHospital(ctx, row.id)) ?? row).state_desc })
