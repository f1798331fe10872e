import { listSms } from '#app/areas/notices/sms/server/public.ts'
import { asPayment, listPayments, merchantFor, paymentOf } from '#app/areas/pay/server/public.ts'
import type { Handlers, RequestContext } from '#app/context.ts'
import type { IdentityProviderName } from '#kit/outside/identity.ts'
import { identityProviderNames } from '#kit/outside/identity-names.ts'
import { payAtCashier } from '#kit/outside/server/cashier.ts'
import { identityProviders } from '#kit/outside/server/identity-providers.ts'
import { endFace, findFace } from '#kit/outside/server/person.ts'
import { standInCode } from '#kit/outside/server/stand-in-codes.ts'
import { maskName } from '#kit/seal/mask.ts'
import { address } from '#kit/wire/address.ts'
import { paged } from '#kit/wire/server/paged.ts'
import type * as contract from '../contract.ts'
import { doctorHandlers } from './handlers/doctor.ts'
import { phoneHandlers } from './handlers/phone.ts'
import { deliverNotices } from './jobs.ts'

export const handlers: Handlers<typeof contract> = {
  ...doctorHandlers,
  ...phoneHandlers,

  async sandboxSms({ mobile, page, page_size: size }, ctx) {
    if (ctx.config.mode !== 'demo' || ctx.config.sms.provider !== 'stand-in') return ctx.refuse('off')
    return paged(await listSms(ctx, mobile, { page, size }), (sms) => ({ ...sms, add_time: sms.queuedAt }))
  },

  async sandboxPayments({ out_trade_no, page, page_size: size }, { db, now, config, refuse }) {
    if (!config.payments.providers.includes('stand-in')) return refuse('off')
    return paged(await listPayments(db, out_trade_no, { page, size }), (payment) => asPayment(payment, now))
  },

  async sandboxPay({ out_trade_no, outcome = 'success', refusals, refunds }, ctx) {
    if (!ctx.config.payments.providers.includes('stand-in')) return ctx.refuse('off')
    const payment = await paymentOf(ctx.db, out_trade_no)
    if (!payment) return ctx.refuse('not-found')
    const merchant = await merchantFor(ctx, payment, 'stand-in')
    const done = await payAtCashier(ctx, payment, outcome, { refusals, refunds, merchant })
    if (!done) return ctx.refuse('already-paid')
    await deliverNotices.run(ctx)
    const { state, state_desc } = asPayment((await paymentOf(ctx.db, out_trade_no)) ?? payment, ctx.now)
    return { state, state_desc }
  },

  async sandboxFace({ token }, { db, config, refuse }) {
    if (config.person.provider !== 'stand-in') return refuse('off')
    const face = await findFace(db, token)
    return face ? { truename: maskName(face.truename), outcome: face.outcome, back: face.back } : refuse('not-found')
  },

  async sandboxFaceEnd({ token, outcome }, { db, config, refuse }) {
    if (config.person.provider !== 'stand-in') return refuse('off')
    await endFace(db, token, outcome)
    const face = await findFace(db, token)
    return face ? { back: face.back } : refuse('not-found')
  },

  sandboxIdentity({ door, person }, ctx) {
    if (!isStoodInFor(ctx, door)) return ctx.refuse('off')
    const code = standInCode(ctx, door, person)
    const channelId = [...ctx.config.identity.ofChannel].find(([, name]) => name === door)?.[0]
    return { code, link: address('/', { [identityProviders[door].param]: code, channelId }) }
  },

  sandboxIdentities(_, ctx) {
    if (ctx.config.mode !== 'demo') return ctx.refuse('off')
    const names = identityProviderNames.filter((name) => isStoodInFor(ctx, name))
    return { list: names.map((name) => ({ door: name, title: identityProviders[name].title })) }
  },
}

const isStoodInFor = ({ config }: RequestContext, name: IdentityProviderName): boolean =>
  config.mode === 'demo' && config.identity.accounts[name] === undefined
