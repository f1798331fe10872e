import { expect } from 'vitest'
import { findBrokenBooks } from '#kit/testing/books.ts'
import type { Field } from '../../bench/booking-field.ts'
import type { Told } from './phones.ts'

/** All places of the slot are booked, each once, and everybody who was told of a place has it. */
export const expectBooked = async (
  { database }: Field,
  { slotId, places }: { slotId: number; places: number },
  told: readonly Told[],
) => {
  const { rows } = await database.pool.query<Told & { state: string }>(
    'select id as "orderId", number, state from guahao_orders where slot_id = $1',
    [slotId],
  )
  const numberOf = new Map(rows.map((row) => [row.orderId, row.number]))
  expect(told.filter(({ orderId, number }) => numberOf.get(orderId) !== number)).toEqual([])
  expect(rows).toHaveLength(places)
  expect(new Set(numberOf.values()).size).toBe(places)
  expect(new Set(told.map(({ orderId }) => orderId)).size).toBe(places)
  expect(await findBrokenBooks(database.db)).toEqual([])
}

/** All pieces of the sale are sold, one to each, and everybody who was told of one has it. */
export const expectSold = async (
  { database }: Field,
  { stockId, pieces }: { stockId: number; pieces: number },
  told: readonly Told[],
) => {
  const { rows } = await database.pool.query<{ orderId: string; patientId: string }>(
    `select o.id as "orderId", o.patient_id as "patientId" from orders_orders o
     join orders_items i on i.order_id = o.id where i.stock_id = $1`,
    [stockId],
  )
  const sold = new Set(rows.map(({ orderId }) => orderId))
  expect(rows).toHaveLength(pieces)
  expect(new Set(rows.map(({ patientId }) => patientId)).size).toBe(pieces)
  expect(new Set(told.map(({ orderId }) => orderId))).toEqual(sold)
  expect(await findBrokenBooks(database.db)).toEqual([])
}
