import type { Handlers, RequestContext } from '#app/context.ts'
import { environmentOf } from '#kit/bridge/detect.ts'
import { findProvider } from '#kit/outside/server/payment.ts'
import type * as contract from '../contract.ts'
import { offeredFrom, providerWords, stateAt, wayFrom } from '../rules.ts'
import { paymentWords } from '../states.ts'
import { takeDelivery } from './commands/take-delivery.ts'
import { preparePayment } from './handlers/prepare.ts'
import { asPayment } from './present.ts'
import { findOwnPayment } from './queries/payments.ts'

export const handlers: Handlers<typeof contract> = {
  async payStatus({ out_trade_no }, { db, now, patient, refuse }) {
    const payment = await findOwnPayment(db, patient, out_trade_no)
    return payment ? asPayment(payment, now) : refuse('not-found')
  },

  payMethods(_, ctx) {
    const environment = environmentOfAsker(ctx)
    const methods = offeredFrom(environment, ctx.config.payments.providers)
    return { list: methods.map((method) => ({ method, ...providerWords[method] })), way: wayFrom(environment) }
  },

  async payPrepare({ out_trade_no, method, code }, ctx) {
    const { db, now, patient, refuse } = ctx
    const payment = await findOwnPayment(db, patient, out_trade_no)
    if (!payment) return refuse('not-found')
    const state = stateAt(payment, now)
    if (state !== 'pending') return refuse('not-payable', { state: paymentWords[state] })
    const environment = environmentOfAsker(ctx)
    const offered = offeredFrom(environment, ctx.config.payments.providers)
    const name = method ?? offered[0]
    if (!name || !findProvider(ctx, name)) return refuse('no-provider')
    const { title } = providerWords[name]
    if (!offered.includes(name)) return refuse('not-here', { title })
    const prepared = await preparePayment(ctx, { payment, name, environment, code })
    if (prepared === 'app-too-old' || prepared === 'no-provider') return refuse(prepared)
    if (prepared === 'paid') return refuse('not-payable', { state: paymentWords.paid })
    return 'codeFor' in prepared ? refuse('who', {}, { app_id: prepared.codeFor }) : prepared
  },

  async payNotify({ provider }, ctx) {
    const { headers, raw = '' } = ctx.incoming
    const { reason, answer } = await takeDelivery(ctx, provider, { headers, body: raw })
    ctx.incoming.words = answer
    // What another payment has is written down, and nothing that the provider could say better by saying it again.
    return reason === 'not-found' || reason === 'bad-amount' || reason === 'bad-signature' ? ctx.refuse(reason) : {}
  },
}

const environmentOfAsker = ({ incoming }: RequestContext) => environmentOf(String(incoming.headers['user-agent'] ?? ''))
