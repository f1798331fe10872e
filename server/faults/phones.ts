import type { CrowdPerson } from '#kit/testing/crowd.ts'
import type { Journal } from '#kit/testing/journal.ts'

/** What a phone was told about a booking. */
export interface Told {
  orderId: string
  number: number
}

const AT_ONCE = 64

/**
 * Everybody asks for a place in the slot, many at once, each under a key of his own. Who is told of a place writes it
 * down; who gets no answer, or that the house is not well, is among those that are returned: he may ask again.
 */
export const askForPlaces = async (
  port: number,
  people: readonly CrowdPerson[],
  slotId: number,
  journal: Pick<Journal<Told>, 'write'>,
): Promise<CrowdPerson[]> => {
  const waiting: CrowdPerson[] = []
  let next = 0
  const askInTurn = async () => {
    for (let person = people[next++]; person; person = people[next++]) {
      const answer = await book(port, person, slotId)
      if (answer === undefined) waiting.push(person)
      else if (answer.order_id) journal.write({ orderId: answer.order_id, number: answer.number })
    }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, askInTurn))
  return waiting
}

/** Undefined without an answer; without an order where the place was refused. */
const book = async (port: number, { key, memberId }: CrowdPerson, slotId: number) => {
  const body = new URLSearchParams({
    ...{ slot_id: String(slotId), member_id: String(memberId) },
    ...{ user_key: key, idempotency_key: `phone-${memberId}` },
  })
  try {
    const answer = await fetch(`http://127.0.0.1:${port}/api/guahao/v1/order/create`, { method: 'POST', body })
    if (answer.status >= 500) return undefined
    const { reason, data } = (await answer.json()) as { reason?: string; data: { order_id: string; number: number } }
    if (answer.status !== 200 || (reason !== undefined && reason !== 'full'))
      throw new Refused(`${answer.status} ${reason}`)
    return data
  } catch (error) {
    if (error instanceof Refused) throw error
    return undefined
  }
}

/** Neither a place nor "full": something is wrong with the test or the product. */
class Refused extends Error {}
