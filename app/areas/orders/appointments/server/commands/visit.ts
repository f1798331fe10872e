import { keepOrder, listItems, useUpOrder as markUsed } from '#app/areas/orders/checkout/server/public.ts'
import type { Context } from '#app/context.ts'
import { transactInside } from '#kit/db/inside.ts'
import type { Db } from '#kit/db/open.ts'
import { committed, isUniqueViolation } from '#kit/db/transaction.ts'
import { dayOf } from '#kit/time/day.ts'
import { type AppointmentRow, changeState, listInStates } from '../queries.ts'
import { piecesLeft } from './bought.ts'
import { letGo } from './let-go.ts'
import { noteNext } from './note-next.ts'

/**
 * Marks that somebody came, also one who was thought not to; with the last piece the order is used. Undefined where the
 * appointment stands no more.
 */
export const markArrived = async (inside: Context, { id, orderId }: AppointmentRow) => {
  const { db, now } = inside
  await keepOrder(db, orderId)
  const arrived = await arrive(db, id, now)
  if (!arrived) return undefined
  await noteNext(db, arrived)
  if (await isUsedUp(inside, orderId)) await markUsed(inside, orderId)
  return arrived
}

/** In a savepoint: the piece of one who was thought not to come may be booked anew. */
const arrive = async (db: Db, id: number, now: Date): Promise<AppointmentRow | undefined> => {
  try {
    const from = ['booked', 'missed'] as const
    return (await committed(db, (savepoint) => changeState(savepoint, [id], 'arrived', { from, now })))[0]
  } catch (error) {
    if (isUniqueViolation(error)) return undefined
    throw error
  }
}

/** Whether somebody came for every piece of an order. */
const isUsedUp = async ({ db }: Context, orderId: string): Promise<boolean> => {
  const items = (await listItems(db, [orderId])).get(orderId) ?? []
  const arrived = await listInStates(db, orderId, ['arrived'])
  return items.every((item) => arrived.filter(({ position }) => position === item.position).length >= piecesLeft(item))
}

/** Marks that somebody did not come; undefined where the appointment does not stand. */
export const markMissed = async (inside: Context, { id }: AppointmentRow) => {
  const [missed] = await changeState(inside.db, [id], 'missed', { from: ['booked'], now: inside.now })
  if (missed) await noteNext(inside.db, missed)
  return missed
}

/** An order was used as a whole: who had an appointment by now has come, a later one is not needed any more. */
export const settleUsed = (ctx: Context, orderId: string) =>
  transactInside(ctx, async (inside) => {
    const standing = await listInStates(inside.db, orderId, ['booked'])
    const today = dayOf(inside.now)
    const come = standing.filter(({ date }) => date <= today)
    const ids = come.map(({ id }) => id)
    for (const row of await changeState(inside.db, ids, 'arrived', { from: ['booked'], now: inside.now }))
      await noteNext(inside.db, row)
    await letGo(
      inside,
      standing.filter(({ date }) => date > today),
      '：已经提前到院使用',
    )
  })
