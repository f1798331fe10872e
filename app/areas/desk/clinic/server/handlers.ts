import { sexCode, sexWord } from '#app/areas/access/patients/rules.ts'
import { mobileOf } from '#app/areas/access/patients/server/public.ts'
import { permitted, reachesDepartment, recordAct } from '#app/areas/access/staff/server/public.ts'
import { membersOf } from '#app/areas/account/members/server/public.ts'
import { MOST_SKIPS, skipsOf } from '#app/areas/guahao/booking/rules/queue.ts'
import * as booking from '#app/areas/guahao/booking/server/public.ts'
import { listDepartmentChoices } from '#app/areas/guahao/departments/server/public.ts'
import { setRoom } from '#app/areas/guahao/doctors/server/public.ts'
import { halfAt } from '#app/areas/guahao/schedules/rules.ts'
import { findSchedule, listSchedulesOfHospital } from '#app/areas/guahao/schedules/server/public.ts'
import { dayOf, formatClock, minutesOf } from '#kit/time/day.ts'
import { Refused } from '#kit/wire/refused.ts'
import { noteWritings } from '#kit/wire/server/edits.ts'
import * as contract from '../contract.ts'
import { mayMiss } from '../rules.ts'
import { addScreen, openWall, removeScreen } from './commands/screens.ts'
import { wallOf } from './commands/wall.ts'
import { callNext, findClinic, findScanned, findToday, findVisit, lettingIn, moveOn, moving } from './handlers/move.ts'
import { returnVisit, setPriority, transfer, transferChoices } from './handlers/queue.ts'
import { asClinic, asMoved, asScreen, asVisit, asVisits } from './present.ts'
import { listScreens } from './queries.ts'

export const handlers = permitted(contract, {
  async deskToday({ date }, { db, now, staff }) {
    const today = dayOf(now)
    const day = date ?? today
    const all = await listSchedulesOfHospital(db, staff.hospitalId, day)
    const rows = all.filter(({ depId }) => reachesDepartment(staff, depId))
    const counts = await booking.countStates(
      db,
      rows.map(({ id }) => id),
    )
    const list = rows.map((row) => asClinic(row, counts))
    return { date: day, today, half_now: halfAt(minutesOf(now)), list }
  },

  async deskClinic({ schedule_id: id }, ctx) {
    const { db, now } = ctx
    const row = await findClinic(ctx, id)
    if (!row) return ctx.refuse('not-found')
    const visits = await booking.listVisits(db, id)
    const members = await membersOf(
      db,
      visits.map(({ memberId }) => memberId),
    )
    const counts = visits.map(({ state }) => ({ scheduleId: id, state, count: 1 }))
    return {
      clinic: asClinic(row, counts),
      is_today: row.date === dayOf(now),
      now,
      arrival_code: booking.arrivalCodeOf(ctx, row.depId, row.date),
      list: asVisits(visits, members, now),
    }
  },

  async deskSetRoom({ schedule_id, room = '' }, ctx) {
    const row = await findClinic(ctx, schedule_id)
    if (!row) return ctx.refuse('not-found')
    await ctx.transact(async (inside) => {
      const { db, now, staff } = inside
      await setRoom(db, row, room)
      await noteWritings(db, { row: 'doctor', rowIds: [row.doctorId], editor: staff.name, at: now })
      const facts = { before: { room: row.room }, after: { room } }
      await recordAct(inside, { act: 'visit.room', kind: 'clinic', id: String(schedule_id), ...facts })
    })
    return { schedule_id, room }
  },

  async deskCallNext({ schedule_id: id }, ctx) {
    const schedule = await findSchedule(ctx.db, id)
    if (schedule?.hospitalId !== ctx.staff.hospitalId || !reachesDepartment(ctx.staff, schedule.depId))
      return ctx.refuse('not-found')
    if (schedule.date !== dayOf(ctx.now)) return ctx.refuse('not-today', { date: schedule.date })
    const called = await callNext(ctx, id)
    return called ? asMoved(called) : ctx.refuse('nobody')
  },

  async deskFindVisit({ scanned }, ctx) {
    const found = await findScanned(ctx, scanned)
    if (found instanceof Refused) return found
    const { order, doctorName, depName } = found
    const members = await membersOf(ctx.db, [order.memberId])
    const where = { schedule_id: order.scheduleId, doctor_name: doctorName, dep_name: depName, date: order.date }
    return { ...asVisit(order, members.get(order.memberId), ctx.now), ...where }
  },

  deskCallAgain: moving('visit.call-again', booking.callAgain),
  deskArrive: lettingIn('visit.arrive', booking.markArrived),
  deskUndoArrive: moving('visit.undo-arrive', booking.undoCheckIn),
  deskDone: moving('visit.done', booking.markDone),
  deskUndoMissed: lettingIn('visit.undo-missed', booking.undoMissed),

  deskReturn: returnVisit,
  deskPriority: (input, ctx) => setPriority(input, ctx),
  deskTransferChoices: (input, ctx) => transferChoices(input, ctx),
  deskTransfer: (input, ctx) => transfer(input, ctx),

  async deskSkip({ order_id }, ctx) {
    const order = await findToday(ctx, order_id)
    if (order instanceof Refused) return order
    if (skipsOf(order) >= MOST_SKIPS) return ctx.refuse('too-often', { times: MOST_SKIPS })
    const moved = await moveOn(ctx, order, 'visit.skip', (inside) => booking.skip(inside, order))
    return moved instanceof Refused ? moved : asMoved(moved)
  },

  async deskMissed({ order_id }, ctx) {
    const order = await findToday(ctx, order_id)
    if (order instanceof Refused) return order
    if (!mayMiss(order, ctx.now)) return ctx.refuse('too-early', { time: formatClock(order.beginMinutes) })
    const moved = await moveOn(ctx, order, 'visit.missed', (inside) => booking.markMissed(inside, order_id))
    return moved instanceof Refused ? moved : asMoved(moved)
  },

  async deskReveal({ order_id }, ctx) {
    const order = (await findVisit(ctx, order_id))?.order
    const member = order && (await membersOf(ctx.db, [order.memberId])).get(order.memberId)
    if (!member) return ctx.refuse('not-found')
    await ctx.transact((inside) => recordAct(inside, { act: 'visit.reveal', kind: 'visit', id: order_id }))
    return {
      order_id,
      name: member.truename,
      birthday: member.birthday,
      card_no: order.cardNo,
      sex_name: sexWord(sexCode(member.sex)),
      mobile: (await mobileOf(ctx, order.patientId)) ?? '',
    }
  },

  async deskScreen({ dep_id }, ctx) {
    if (!reachesDepartment(ctx.staff, dep_id)) return ctx.refuse('not-found')
    return (await wallOf(ctx, ctx.staff.hospitalId, dep_id)) ?? ctx.refuse('not-found')
  },

  async deskScreens(_, { db, now, staff }) {
    const reached = ({ depId }: { depId: number }) => reachesDepartment(staff, depId)
    const screens = await listScreens(db, staff.hospitalId)
    const departments = (await listDepartmentChoices(db, staff.hospitalId)).filter(
      ({ id, isOpen }) => isOpen && reached({ depId: id }),
    )
    return {
      list: screens.filter(({ screen }) => reached(screen)).map((row) => asScreen(row, now)),
      departments: departments.map(({ id, name }) => ({ dep_id: id, name })),
    }
  },

  deskScreenAdd: (input, ctx) => addScreen(ctx, input),
  deskScreenRemove: ({ screen_id }, ctx) => removeScreen(ctx, screen_id),

  async wallScreen({ token }, ctx) {
    return (await openWall(ctx, token)) ?? ctx.refuse('not-found')
  },
})
