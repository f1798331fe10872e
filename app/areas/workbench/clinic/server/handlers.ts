import { actAsDoctor } from '#app/areas/access/doctors/server/public.ts'
import { membersOf } from '#app/areas/account/members/server/public.ts'
import { MOST_SKIPS, queueOf, skipsOf } from '#app/areas/guahao/booking/rules/queue.ts'
import * as booking from '#app/areas/guahao/booking/server/public.ts'
import { orderStates } from '#app/areas/guahao/booking/states.ts'
import { halfAt } from '#app/areas/guahao/schedules/rules.ts'
import { isFollowUp, mayWrite } from '#app/areas/guahao/visit-notes/rules.ts'
import { findNote, listBefore, listWritten } from '#app/areas/guahao/visit-notes/server/public.ts'
import { asTest, listTestsOfVisit } from '#app/areas/orders/tests/server/public.ts'
import type { DoctorContext, Handlers } from '#app/context.ts'
import { dayOf, minutesOf } from '#kit/time/day.ts'
import type * as contract from '../contract.ts'
import { writeNote } from './commands/note.ts'
import { findVisit } from './handlers/find-visit.ts'
import { templateHandlers } from './handlers/templates.ts'
import { testHandlers } from './handlers/tests.ts'
import { asClinic, asMoved, asNote, asVisit } from './present.ts'
import { findClinic, listClinics } from './queries.ts'

/** So many notes of before are shown. */
const MOST_BEFORE = 5

export const handlers: Handlers<typeof contract> = {
  ...testHandlers,
  ...templateHandlers,

  async benchClinics({ schedule_id: asked }, ctx) {
    const { db, now, doctor } = ctx
    const today = dayOf(now)
    if (asked && !(await findClinic(db, doctor.doctorId, asked))) return ctx.refuse('not-found')
    const rows = await listClinics(db, doctor.doctorId, today)
    const shown = asked ?? (rows.find(({ half }) => half === halfAt(minutesOf(now))) ?? rows[0])?.id ?? 0
    const counts = await booking.countStates(
      db,
      rows.map(({ id }) => id),
    )
    return {
      today,
      now,
      clinics: rows.map((row) => asClinic(row, counts)),
      schedule_id: shown,
      list: shown ? await visitsOf(ctx, shown) : [],
    }
  },

  async benchClinicNext({ schedule_id: id }, ctx) {
    const clinic = await findClinic(ctx.db, ctx.doctor.doctorId, id)
    if (!clinic) return ctx.refuse('not-found')
    if (clinic.date !== dayOf(ctx.now)) return ctx.refuse('not-today', { date: clinic.date })
    const called = await actAsDoctor(
      ctx,
      (inside) => booking.callNext(inside, id),
      (done) => actOn('visit.call', done),
    )
    return called ? asMoved(called) : ctx.refuse('nobody')
  },

  async benchClinicAgain({ order_id }, ctx) {
    if (!(await findVisit(ctx, order_id))) return ctx.refuse('not-found')
    const called = await actAsDoctor(
      ctx,
      (inside) => booking.callAgain(inside, order_id),
      (done) => actOn('visit.call-again', done),
    )
    return called ? asMoved(called) : ctx.refuse('changed')
  },

  async benchClinicDone({ order_id }, ctx) {
    const found = await findVisit(ctx, order_id)
    if (!found) return ctx.refuse('not-found')
    const done = await actAsDoctor(
      ctx,
      (inside) => booking.markDone(inside, order_id),
      (seen) => actOn('visit.done', seen),
    )
    return done ? asMoved(done) : ctx.refuse('changed', { state: orderStates[found.order.state].words })
  },

  async benchClinicSkip({ order_id }, ctx) {
    const found = await findVisit(ctx, order_id)
    if (!found) return ctx.refuse('not-found')
    if (skipsOf(found.order) >= MOST_SKIPS) return ctx.refuse('too-often', { times: MOST_SKIPS })
    const skipped = await actAsDoctor(
      ctx,
      (inside) => booking.skip(inside, found.order),
      (moved) => actOn('visit.skip', moved),
    )
    return skipped ? asMoved(skipped) : ctx.refuse('changed', { state: orderStates[found.order.state].words })
  },

  async benchClinicReturn({ order_id }, ctx) {
    const found = await findVisit(ctx, order_id)
    if (!found) return ctx.refuse('not-found')
    const { date, state } = found.order
    if (date !== dayOf(ctx.now)) return ctx.refuse('not-today', { date })
    const back = await actAsDoctor(
      ctx,
      (inside) => booking.returnToQueue(inside, order_id),
      (moved) => actOn('visit.return', moved),
    )
    return back ? asMoved(back) : ctx.refuse('changed', { state: orderStates[state].words })
  },

  async benchClinicVisit({ order_id }, ctx) {
    const order = (await findVisit(ctx, order_id))?.order
    if (!order) return ctx.refuse('not-found')
    const { db, now } = ctx
    const { memberId, doctorId, scheduleId, date, remark } = order
    const member = (await membersOf(db, [memberId])).get(memberId)
    const note = await findNote(db, order_id)
    const before = await listBefore(db, { memberId, doctorId, besides: order_id }, MOST_BEFORE)
    return {
      ...asVisit(order, { member, hasNote: note !== undefined, place: null, now }),
      state: order.state,
      schedule_id: scheduleId,
      date,
      today: dayOf(now),
      remark,
      may_write: mayWrite(order, now),
      note: note ? asNote(note) : null,
      before: before.map(asNote),
      tests: (await listTestsOfVisit(db, order_id)).map(asTest),
    }
  },

  async benchVisitNote({ order_id, diagnoses, findings = '', advice = '', follow_up_date }, ctx) {
    const found = await findVisit(ctx, order_id)
    if (!found) return ctx.refuse('not-found')
    if (!mayWrite(found.order, ctx.now)) return ctx.refuse('not-open')
    if (diagnoses.length === 0 && !findings && !advice) return ctx.refuse('empty')
    if (follow_up_date && !isFollowUp(follow_up_date, ctx.now)) return ctx.refuse('follow-up')
    const followUp = follow_up_date ?? null
    const note = await writeNote(ctx, found, { diagnoses: [...new Set(diagnoses)], findings, advice, followUp })
    return { order_id, note: asNote(note) }
  },
}

type VisitAct = 'visit.call' | 'visit.call-again' | 'visit.done' | 'visit.skip' | 'visit.return'

const actOn = (act: VisitAct, order: booking.OrderRow) => ({
  hospitalId: order.hospitalId,
  act,
  kind: 'visit',
  id: order.id,
  after: { number: order.number, state: order.state },
})

const visitsOf = async ({ db, now }: DoctorContext, scheduleId: number) => {
  const visits = await booking.listVisits(db, scheduleId)
  const places = new Map(queueOf(visits).map(({ id }, at) => [id, at + 1]))
  const members = await membersOf(
    db,
    visits.map(({ memberId }) => memberId),
  )
  const written = await listWritten(
    db,
    visits.map(({ id }) => id),
  )
  return visits.map((row) =>
    asVisit(row, {
      member: members.get(row.memberId),
      hasNote: written.has(row.id),
      place: places.get(row.id) ?? null,
      now,
    }),
  )
}
