import { expect } from 'vitest'
import type { Database } from '#kit/db/open.ts'
import type { CrowdPerson } from '../support/crowd.ts'
import { findBrokenInvariants } from '../support/invariants.ts'
import type { Journal } from '../support/journal.ts'

/** What a phone was told: what was made for it, and of a place its number. */
export interface Outcome {
  orderId: string
  number?: number | undefined
}

/** What everybody wants and few can have: how a phone asks for it, and what it is told when all is gone. */
export interface Scarce {
  path: string
  formOf: (person: CrowdPerson) => Record<string, string | number>
  gone: string
}

/** The places of a slot. */
export const placesOf = (slotId: number): Scarce => ({
  path: '/guahao/v1/order/create',
  formOf: ({ memberId }) => ({ slot_id: slotId, member_id: memberId, idempotency_key: `phone-${memberId}` }),
  gone: 'full',
})

interface OnSale {
  sessionId: number
  goodsId: number
  skuId: number
}

/** The pieces of a flash sale. */
export const piecesOf = ({ sessionId, goodsId, skuId }: OnSale): Scarce => ({
  path: '/createOrder',
  formOf: () => ({
    goods_id: goodsId,
    special_id: skuId,
    act_id: sessionId,
    idempotency_key: `phone-${sessionId}`,
  }),
  gone: 'sale-gone',
})

/**
 * Everybody asks for it, many at once, each under a key of their own. Who is told that they have it writes it
 * down; who gets no answer, or that the product is not well, is among those that are returned: they may ask again.
 */
export const requestScarce = async (
  port: number,
  people: readonly CrowdPerson[],
  scarce: Scarce,
  journal: Pick<Journal<Outcome>, 'write'>,
  atOnce = 64,
): Promise<CrowdPerson[]> => {
  const waiting: CrowdPerson[] = []
  let next = 0
  const askInTurn = async () => {
    for (let person = people[next++]; person; person = people[next++]) {
      const answer = await askOnce(port, person, scarce)
      if (answer === undefined) waiting.push(person)
      else if (answer.order_id) journal.write({ orderId: answer.order_id, number: answer.number })
    }
  }
  await Promise.all(Array.from({ length: atOnce }, askInTurn))
  return waiting
}

/** Undefined without an answer; without an order where all was gone. */
const askOnce = async (port: number, person: CrowdPerson, { path, formOf, gone }: Scarce) => {
  const body = new URLSearchParams({ ...formOf(person), user_key: person.key } as Record<string, string>)
  try {
    const answer = await fetch(`http://127.0.0.1:${port}/api${path}`, { method: 'POST', body })
    if (answer.status >= 500) return undefined
    const { reason, data } = (await answer.json()) as { reason?: string; data: { order_id: string; number?: number } }
    if (answer.status !== 200 || (reason !== undefined && reason !== gone))
      throw new Refused(`${answer.status} ${reason}`)
    return data
  } catch (error) {
    if (error instanceof Refused) throw error
    return undefined
  }
}

/** Neither had nor gone: something is wrong with the test or the product. */
class Refused extends Error {}

/** All places of the slot are booked, each once, and everybody who was told of a place has it. */
export const expectBooked = async (
  database: Database,
  { slotId, places }: { slotId: number; places: number },
  told: readonly Outcome[],
) => {
  const { rows } = await database.pool.query<Outcome & { state: string }>(
    'select id as "orderId", number, state from guahao_orders where slot_id = $1',
    [slotId],
  )
  const numberOf = new Map(rows.map((row) => [row.orderId, row.number]))
  expect(told.filter(({ orderId, number }) => numberOf.get(orderId) !== number)).toEqual([])
  expect(rows).toHaveLength(places)
  expect(new Set(numberOf.values()).size).toBe(places)
  expect(new Set(told.map(({ orderId }) => orderId)).size).toBe(places)
  expect(await findBrokenInvariants(database.db)).toEqual([])
}

/** All pieces of the sale are sold, one to each, and everybody who was told of one has it. */
export const expectSold = async (
  database: Database,
  { stockId, pieces }: { stockId: number; pieces: number },
  told: readonly Outcome[],
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
  expect(await findBrokenInvariants(database.db)).toEqual([])
}
