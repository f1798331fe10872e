import type { CrowdPerson } from '#kit/testing/crowd.ts'
import type { Journal } from '#kit/testing/journal.ts'

/** What a phone was told: what was made for it, and of a place its number. */
export interface Told {
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
  specialId: number
}

/** The pieces of a flash sale. */
export const piecesOf = ({ sessionId, goodsId, specialId }: OnSale): Scarce => ({
  path: '/createOrder',
  formOf: () => ({
    goods_id: goodsId,
    special_id: specialId,
    act_id: sessionId,
    idempotency_key: `phone-${sessionId}`,
  }),
  gone: 'sale-gone',
})

/**
 * Everybody asks for it, many at once, each under a key of his own. Who is told that he has it writes it
 * down; who gets no answer, or that the house is not well, is among those that are returned: he may ask again.
 */
export const askForScarce = async (
  port: number,
  people: readonly CrowdPerson[],
  scarce: Scarce,
  journal: Pick<Journal<Told>, 'write'>,
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
