import type { Db } from '#kit/db/open.ts'
import type { Secrets } from '#kit/seal/server/seal.ts'
import type { MessagingSettings } from '../messaging.ts'
import { type PaymentProvider, type PaymentProviderName, type PaymentSettings, paymentProviders } from '../payment.ts'
import { alipay } from './alipay.ts'
import { cashier } from './cashier.ts'
import { watched } from './trouble.ts'
import { openIdOf } from './wechat-open-id.ts'
import { wechatPay } from './wechat-pay.ts'

/** What a provider works with. */
export interface PaymentContext {
  db: Db
  now: Date
  config: Secrets & {
    mode: 'demo' | 'production'
    /** Of this installation, as the outside reaches it. */
    publicUrl: string
    messaging: MessagingSettings
    payments: PaymentSettings
  }
}

/** Where providers bring their notices, below the address of this installation. */
export const NOTICE_PATH = '/api/pay/notify'

/** The provider of that name, the first that is configured without a name; undefined where there is none. */
export const findProvider = (ctx: PaymentContext, name?: string): PaymentProvider | undefined => {
  const { providers } = ctx.config.payments
  const wanted = name === undefined ? providers[0] : paymentProviders.find((one) => one === name)
  // What a provider was once asked for is settled with it, also when it takes no new payments: its account is still there.
  if (!wanted || !(providers.includes(wanted) || isAccountThere(ctx, wanted))) return undefined
  return watched(wanted, made[wanted](ctx))
}

/** The stand-in takes no real money, so production knows nothing of it. */
const isAccountThere = ({ config: { mode, payments } }: PaymentContext, name: PaymentProviderName): boolean => {
  if (name === 'stand-in') return mode === 'demo'
  return payments[name].privateKey !== '' && payments[name].publicKey !== ''
}

const made: Readonly<Record<PaymentProviderName, (ctx: PaymentContext) => PaymentProvider>> = {
  'stand-in': cashier,
  wechat: ({ config, now }) =>
    wechatPay({
      now,
      settings: config.payments.wechat,
      notifyUrl: `${config.publicUrl}${NOTICE_PATH}/wechat`,
      openIdOf: openIdOf(config.messaging, config.payments.wechat),
    }),
  alipay: ({ config, now }) =>
    alipay({
      now,
      settings: config.payments.alipay,
      notifyUrl: `${config.publicUrl}${NOTICE_PATH}/alipay`,
      returnUrl: (outTradeNo) => `${config.publicUrl}/pay/index?out_trade_no=${outTradeNo}`,
    }),
}
