import type { RequestContext } from '#app/context.ts'
import { isUniqueViolation } from '#kit/db/errors.ts'
import type { Delivery, NoticeAnswer, PaymentProvider } from '#kit/outside/payment.ts'
import { findProvider, readDelivery } from '#kit/outside/server/payment.ts'
import { reportTrouble } from '#kit/outside/server/trouble.ts'
import { type Received, receiveNotice } from './receive-notice.ts'

/** What came of a notice, and what its provider is told in words of its own; undefined where the contract's will do. */
export interface Delivered {
  reason: Received | 'bad-signature'
  answer?: NoticeAnswer | undefined
}

/** What a provider told us that we could not take: it will be told again, and people look at it meanwhile. */
const UNTAKEN: ReadonlySet<Delivered['reason']> = new Set(['bad-signature', 'not-found', 'bad-amount', 'number-reused'])

/** Takes a notice as it arrived at the door of that provider. What we cannot take is to be sent again. */
export const takeDelivery = async (ctx: RequestContext, name: string, delivery: Delivery): Promise<Delivered> => {
  const provider = findProvider(ctx, name)
  if (!provider) return { reason: 'not-found' }
  const delivered = await takeAt(provider, ctx, delivery)
  if (UNTAKEN.has(delivered.reason)) reportTrouble({ service: provider.name, action: 'notice', code: delivered.reason })
  return delivered
}

const takeAt = async (provider: PaymentProvider, ctx: RequestContext, delivery: Delivery): Promise<Delivered> => {
  const read = readDelivery(ctx, provider.name, delivery)
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
