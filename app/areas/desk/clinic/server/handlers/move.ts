import type { Act } from '#app/areas/access/staff/rules/acts.ts'
import { reachesDepartment, recordAct } from '#app/areas/access/staff/server/public.ts'
import { owedOnSite } from '#app/areas/guahao/booking/rules.ts'
import {
  callNext as callNextOf,
  findAnyOrder,
  findLastOf,
  listByNumber,
  type NamedOrder,
  type OrderRow,
} from '#app/areas/guahao/booking/server/public.ts'
import { orderStates } from '#app/areas/guahao/booking/states.ts'
import { findSchedule, listSchedulesOfHospital } from '#app/areas/guahao/schedules/server/public.ts'
import type { Context, StaffContext } from '#app/context.ts'
import { readSpokenNumber } from '#kit/check/spoken-number.ts'
import { fenToYuan } from '#kit/money/fen.ts'
import { Refused } from '#kit/wire/refused.ts'
import { isToday, orderIdOf } from '../../rules.ts'
import { asMoved, type ClinicRow } from '../present.ts'

/** Why a visit was not moved on. */
export type NotMoved = Refused<'not-found' | 'not-today' | 'changed'>

/** A clinic of the asker's hospital, with its names. */
export const findClinic = async ({ db, staff }: StaffContext, id: number): Promise<ClinicRow | undefined> => {
  const schedule = await findSchedule(db, id)
  if (schedule?.hospitalId !== staff.hospitalId || !reachesDepartment(staff, schedule.depId)) return undefined
  return (await listSchedulesOfHospital(db, staff.hospitalId, schedule.date, { id }))[0]
}

/** A visit of the asker's hospital. */
export const findVisit = async ({ db, staff }: StaffContext, orderId: string): Promise<NamedOrder | undefined> => {
  const found = await findAnyOrder(db, orderId)
  return found?.order.hospitalId === staff.hospitalId && reachesDepartment(staff, found.order.depId) ? found : undefined
}

type NotScanned = Refused<'not-found' | 'wrong-number' | 'several' | 'over'>

/** A visit of the asker's hospital by what was scanned, or by the number that somebody says; why it is none, or stands on no list any more. */
export const findScanned = async (ctx: StaffContext, scanned: string): Promise<NamedOrder | NotScanned> => {
  const named = await findNamed(ctx, scanned)
  if (named instanceof Refused) return named
  // Who was sent on, or moved, comes with the slip of before.
  const found = (await findVisit(ctx, await findLastOf(ctx.db, named.order.id))) ?? named
  const { holdsPlace, words } = orderStates[found.order.state]
  return holdsPlace ? found : new Refused('over', { state: words })
}

const findNamed = async (ctx: StaffContext, scanned: string): Promise<NamedOrder | NotScanned> => {
  const said = readSpokenNumber(scanned)
  if (said === 'wrong-check') return new Refused('wrong-number')
  if (said === undefined) return (await findVisit(ctx, orderIdOf(scanned))) ?? new Refused('not-found')
  const { staff } = ctx
  const all = await listByNumber(ctx.db, { hospitalId: staff.hospitalId }, said)
  const [found, another] = all.filter(({ order }) => reachesDepartment(staff, order.depId))
  if (another) return new Refused('several')
  return found ?? new Refused('not-found')
}

/** A visit of the asker's hospital on its day, or why there is nothing to be done with it. */
export const findToday = async (ctx: StaffContext, orderId: string): Promise<OrderRow | NotMoved> => {
  const order = (await findVisit(ctx, orderId))?.order
  if (!order) return new Refused('not-found')
  return isToday(order, ctx.now) ? order : new Refused('not-today', { date: order.date })
}

/** Moves a visit on and writes it down, both or neither. `how` gives undefined where the visit may not go there from where it is. */
export const moveOn = (
  ctx: StaffContext,
  order: OrderRow,
  act: Act,
  how: (inside: StaffContext) => Promise<OrderRow | undefined>,
  after: Readonly<Record<string, string>> = {},
): Promise<OrderRow | NotMoved> =>
  ctx.transact(async (inside) => {
    const moved = await how(inside)
    if (!moved) {
      // Another may have moved it while this was asked.
      const { state } = (await findAnyOrder(inside.db, order.id))?.order ?? order
      return new Refused('changed', { state: orderStates[state].words })
    }
    await tellVisit(inside, act, moved, order.state, after)
    return moved
  })

/** Calls the next of a clinic and writes it down; undefined where nobody waits. */
export const callNext = (ctx: StaffContext, scheduleId: number): Promise<OrderRow | undefined> =>
  ctx.transact(async (inside) => {
    const called = await callNextOf(inside, scheduleId)
    if (called) await tellVisit(inside, 'visit.call', called, 'checked-in')
    return called
  })

/** The handler of an act that moves a visit of today on and asks for nothing else. */
export const moving =
  (act: Act, move: (ctx: Context, orderId: string) => Promise<OrderRow | undefined>) =>
  async ({ order_id }: { order_id: string }, ctx: StaffContext) => {
    const order = await findToday(ctx, order_id)
    if (order instanceof Refused) return order
    const moved = await moveOn(ctx, order, act, (inside) => move(inside, order_id))
    return moved instanceof Refused ? moved : asMoved(moved)
  }

/** The same for who is let in: what is to be paid at the hospital is paid before. */
export const lettingIn = (act: Act, move: (ctx: Context, orderId: string) => Promise<OrderRow | undefined>) => {
  const letIn = moving(act, move)
  return async (input: { order_id: string }, ctx: StaffContext) => {
    const order = (await findVisit(ctx, input.order_id))?.order
    const owedFen = order ? owedOnSite(order) : 0
    return owedFen > 0 ? new Refused('pay-first', { fee: fenToYuan(owedFen) }) : letIn(input, ctx)
  }
}

const tellVisit = (
  ctx: StaffContext,
  act: Act,
  { id, number, state }: OrderRow,
  before: string,
  after: Readonly<Record<string, string>> = {},
) => recordAct(ctx, { act, kind: 'visit', id, before: { number, state: before }, after: { number, state, ...after } })
