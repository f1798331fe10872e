import { environmentOf } from '#kit/bridge/detect.ts'
import { findProvider } from '#kit/outside/server/payment.ts'
import type { Handlers, Here } from '#server/here.ts'
import type * as contract from '../contract.ts'
import { offeredFrom, providerWords, stateAt, wayFrom } from '../rules.ts'
import { paymentWords } from '../states.ts'
import { preparePayment } from './handlers/prepare.ts'
import { asPayment } from './present.ts'
import { takeDelivery } from './commands/take-delivery.ts'
import { findOwnPayment } from './queries/payments.ts'

export const handlers: Handlers<typeof contract> = {
  async payStatus({ out_trade_no }, { db, now, patient, refuse }) {
    const payment = await findOwnPayment(db, patient, out_trade_no)
    return payment ? asPayment(payment, now) : refuse('not-found')
  },

  payMethods(_, here) {
    const environment = environmentOfAsker(here)
    const methods = offeredFrom(environment, here.config.payments.providers)
    return { list: methods.map((method) => ({ method, ...providerWords[method] })), way: wayFrom(environment) }
  },

  async payPrepare({ out_trade_no, method, code }, here) {
    const { db, now, patient, refuse } = here
    const payment = await findOwnPayment(db, patient, out_trade_no)
    if (!payment) return refuse('not-found')
    const state = stateAt(payment, now)
    if (state !== 'pending') return refuse('not-payable', { state: paymentWords[state] })
    const environment = environmentOfAsker(here)
    const offered = offeredFrom(environment, here.config.payments.providers)
    const name = method ?? offered[0]
    const provider = name && findProvider(here, name)
    if (!name || !provider) return refuse('no-provider')
    const { title } = providerWords[name]
    if (!offered.includes(name)) return refuse('not-here', { title })
    const prepared = await preparePayment(here, { payment, provider, environment, code })
    if (prepared === 'app-too-old') return refuse('app-too-old')
    if (prepared === 'paid') return refuse('not-payable', { state: paymentWords.paid })
    return 'codeFor' in prepared ? refuse('who', {}, { app_id: prepared.codeFor }) : prepared
  },

  async payNotify({ provider }, here) {
    const { headers, raw = '' } = here.incoming
    const { reason, answer } = await takeDelivery(here, provider, { headers, body: raw })
    here.incoming.words = answer
    // What another payment has is written down, and nothing that the provider could say better by saying it again.
    return reason === 'not-found' || reason === 'bad-amount' || reason === 'bad-signature' ? here.refuse(reason) : {}
  },
}

const environmentOfAsker = ({ incoming }: Here) => environmentOf(String(incoming.headers['user-agent'] ?? ''))
