import type { RequestContext } from '#app/context.ts'
import { isUniqueViolation } from '#kit/db/errors.ts'
import type { Delivery, NoticeAnswer } from '#kit/outside/payment.ts'
import { findProvider } from '#kit/outside/server/payment.ts'
import { type Received, receiveNotice } from './receive-notice.ts'

/** What came of a notice, and what its provider is told in words of its own; undefined where the contract's will do. */
export interface Delivered {
  reason: Received | 'bad-signature'
  answer?: NoticeAnswer | undefined
}

/** Takes a notice as it arrived at the door of that provider. What we cannot take is to be sent again. */
export const takeDelivery = async (ctx: RequestContext, name: string, delivery: Delivery): Promise<Delivered> => {
  const provider = findProvider(ctx, name)
  if (!provider) return { reason: 'not-found' }
  const read = provider.readNotice(delivery)
  if (!read) return { reason: 'bad-signature', answer: provider.answerNotice?.(false) }
  const { notice } = read
  if (!notice) return { reason: 'known', answer: provider.answerNotice?.(true) }
  const receive = () => ctx.transact((inside) => receiveNotice(inside, provider.name, notice))
  // Who names one number for two payments at the same moment is heard again: the second time one of them has it.
  const reason = await receive().catch((error: unknown) => {
    if (!isUniqueViolation(error, 'pay_payments_transaction')) throw error
    return receive()
  })
  return { reason, answer: provider.answerNotice?.(reason !== 'not-found' && reason !== 'bad-amount') }
}
