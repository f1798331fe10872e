import { findProvider } from '#kit/outside/server/payment.ts'
import type { Handlers } from '#server/here.ts'
import type * as contract from '../contract.ts'
import { stateAt } from '../rules.ts'
import { paymentWords } from '../states.ts'
import { asPayment } from './present.ts'
import { receiveNotice } from './public.ts'
import { findOwnPayment, markPrepared } from './queries/payments.ts'

export const handlers: Handlers<typeof contract> = {
  async payStatus({ out_trade_no }, { db, now, patient, refuse }) {
    const payment = await findOwnPayment(db, patient, out_trade_no)
    return payment ? asPayment(payment, now) : refuse('not-found')
  },

  async payPrepare({ out_trade_no }, here) {
    const { db, now, patient, refuse } = here
    const payment = await findOwnPayment(db, patient, out_trade_no)
    if (!payment) return refuse('not-found')
    const state = stateAt(payment, now)
    if (state !== 'pending') return refuse('not-payable', { state: paymentWords[state] })
    const provider = findProvider(here)
    if (!provider) return refuse('no-provider')
    const { payUrl } = await provider.prepare(payment)
    await markPrepared(db, payment.id, provider.name, now)
    return { pay_url: payUrl }
  },

  async payNotify({ provider: name }, here) {
    const provider = findProvider(here, name)
    if (!provider) return here.refuse('not-found')
    const notice = provider.readNotice(here.incoming.input)
    if (!notice) return here.refuse('bad-signature')
    const received = await here.transact((inside) => receiveNotice(inside, provider.name, notice))
    return received === 'not-found' || received === 'bad-amount' ? here.refuse(received) : {}
  },
}
