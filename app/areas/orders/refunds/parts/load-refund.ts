import type { CallOutput } from '#kit/wire/call.ts'
import { RefusedError } from '#kit/wire/errors.ts'
import { type Loading, readCode } from '#kit/wire/load.ts'
import { frontApplyReason, refundList, storeRefundApply } from '../contract.ts'

/** Why something cannot be asked back, in words. */
export interface Refused {
  order_id: string
  words: string
}

/** What comes back without anything being sent, and why one may ask for it. */
export interface MoneyBack {
  offer: CallOutput<typeof storeRefundApply>
  reasons: readonly string[]
}

/** What was answered, or the words of a refusal, which the page shows in the place of its form. */
export const orWords = <T>(order_id: string, asked: Promise<T>): Promise<T | Refused> =>
  asked.catch((thrown: unknown) => {
    if (thrown instanceof RefusedError && thrown.reason !== 'not-found') return { order_id, words: thrown.words }
    throw thrown
  })

/** What money can be asked back of the order that the address names, with its reasons; or why none can. */
export const loadMoneyBack = async ({
  callApi,
  query,
}: Pick<Loading, 'callApi' | 'query'>): Promise<MoneyBack | Refused> => {
  const order_id = readCode(query, 'order_id')
  const asked = Promise.all([
    callApi(storeRefundApply, { order_id }),
    callApi(frontApplyReason, { order_id, refund_type: 'money' }),
  ])
  return orWords(
    order_id,
    asked.then(([offer, { list }]) => ({ offer, reasons: list.map(({ reason }) => reason) })),
  )
}

/** The refund that the address names, else the newest of its order; undefined where it has none. */
export const findRefundId = async ({
  callApi,
  query,
}: Pick<Loading, 'callApi' | 'query'>): Promise<string | undefined> => {
  if (query.get('refund_id')) return readCode(query, 'refund_id')
  const { list } = await callApi(refundList, { order_id: readCode(query, 'order_id'), page_size: 1 })
  return list[0]?.refund_id
}

/** The same, with how many refunds the order has. */
export const findRefunds = async ({ callApi, query }: Pick<Loading, 'callApi' | 'query'>) => {
  const order_id = readCode(query, 'order_id')
  const { list } = await callApi(refundList, { order_id, page_size: 50 })
  const refund_id = query.get('refund_id') ? readCode(query, 'refund_id') : list[0]?.refund_id
  return { order_id, refund_id, count: list.length }
}
