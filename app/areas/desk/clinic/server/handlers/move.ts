import type { Act } from '#app/areas/desk/staff/rules/acts.ts'
import { tellAct } from '#app/areas/desk/staff/server/public.ts'
import {
  callNext as callNextOf,
  findAnyOrder,
  type NamedOrder,
  type OrderRow,
} from '#app/areas/guahao/booking/server/public.ts'
import { orderStates } from '#app/areas/guahao/booking/states.ts'
import { findSchedule, listSchedulesOfHospital } from '#app/areas/guahao/schedules/server/public.ts'
import type { Fill, RefusedHere } from '#kit/wire/server/handlers.ts'
import type { StaffHere, Within } from '#server/here.ts'
import { isToday } from '../../rules.ts'
import { asMoved, type ClinicRow } from '../present.ts'

/** Why a visit was not moved on: the name of a refusal, and what fills its words. */
export interface NotMoved {
  refused: 'not-found' | 'not-today' | 'changed'
  fill: Record<string, string>
}

/** A clinic of the asker's hospital, with its names. */
export const findClinic = async ({ db, staff }: StaffHere, id: number): Promise<ClinicRow | undefined> => {
  const schedule = await findSchedule(db, id)
  if (schedule?.hospitalId !== staff.hospitalId) return undefined
  return (await listSchedulesOfHospital(db, staff.hospitalId, schedule.date, { id }))[0]
}

/** A visit of the asker's hospital. */
export const findVisit = async ({ db, staff }: StaffHere, orderId: string): Promise<NamedOrder | undefined> => {
  const found = await findAnyOrder(db, orderId)
  return found?.order.hospitalId === staff.hospitalId ? found : undefined
}

/** A visit of the asker's hospital on its day, or why there is nothing to be done with it. */
export const findToday = async (here: StaffHere, orderId: string): Promise<OrderRow | NotMoved> => {
  const order = (await findVisit(here, orderId))?.order
  if (!order) return { refused: 'not-found', fill: {} }
  return isToday(order, here.now) ? order : { refused: 'not-today', fill: { date: order.date } }
}

/** Moves a visit on and writes it down, both or neither. `how` gives undefined where the visit may not go there from where it is. */
export const moveOn = (
  here: StaffHere,
  order: OrderRow,
  act: Act,
  how: (inside: StaffHere) => Promise<OrderRow | undefined>,
): Promise<OrderRow | NotMoved> =>
  here.transact(async (inside) => {
    const moved = await how(inside)
    if (!moved) return { refused: 'changed', fill: { state: orderStates[order.state].words } }
    await tellVisit(inside, act, moved, order.state)
    return moved
  })

/** Calls the next of a clinic and writes it down; undefined where nobody waits. */
export const callNext = (here: StaffHere, scheduleId: number): Promise<OrderRow | undefined> =>
  here.transact(async (inside) => {
    const called = await callNextOf(inside, scheduleId)
    if (called) await tellVisit(inside, 'visit.call', called, 'checked-in')
    return called
  })

type Refusing = { refuse: <N extends NotMoved['refused']>(name: N, fill?: Fill) => RefusedHere<N> }

/** The handler of an act that moves a visit of today on and asks for nothing else. */
export const moving =
  (act: Act, move: (within: Within, orderId: string) => Promise<OrderRow | undefined>) =>
  async ({ order_id }: { order_id: string }, here: StaffHere & Refusing) => {
    const order = await findToday(here, order_id)
    if ('refused' in order) return here.refuse(order.refused, order.fill)
    const moved = await moveOn(here, order, act, (inside) => move(inside, order_id))
    return 'refused' in moved ? here.refuse(moved.refused, moved.fill) : asMoved(moved)
  }

const tellVisit = (here: StaffHere, act: Act, { id, number, state }: OrderRow, before: string) =>
  tellAct(here, { act, kind: 'visit', id, before: { number, state: before }, after: { number, state } })
