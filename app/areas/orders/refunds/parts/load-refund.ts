import { RefusedError } from '#kit/wire/errors.ts'
import { type Loading, readCode } from '#kit/wire/load.ts'
import { refundList } from '../contract.ts'

/** Why something cannot be asked back, in words. */
export interface Refused {
  order_id: string
  words: string
}

/** What was answered, or the words of a refusal, which the page shows in the place of its form. */
export const orWords = <T>(order_id: string, asked: Promise<T>): Promise<T | Refused> =>
  asked.catch((thrown: unknown) => {
    if (thrown instanceof RefusedError && thrown.reason !== 'not-found') return { order_id, words: thrown.words }
    throw thrown
  })

/** The refund that the address names, else the newest of its order; undefined where it has none. */
export const findRefundId = async ({ ask, query }: Pick<Loading, 'ask' | 'query'>): Promise<string | undefined> => {
  if (query.get('refund_id')) return readCode(query, 'refund_id')
  const { list } = await ask(refundList, { order_id: readCode(query, 'order_id'), page_size: 1 })
  return list[0]?.refund_id
}

/** The same, with how many refunds the order has. */
export const findRefunds = async ({ ask, query }: Pick<Loading, 'ask' | 'query'>) => {
  const order_id = readCode(query, 'order_id')
  const { list } = await ask(refundList, { order_id, page_size: 50 })
  const refund_id = query.get('refund_id') ? readCode(query, 'refund_id') : list[0]?.refund_id
  return { order_id, refund_id, count: list.length }
}
