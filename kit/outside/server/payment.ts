import type { Db } from '#kit/db/open.ts'
import type { Secrets } from '#kit/seal/server/seal.ts'
import type { MessagingSettings } from '../messaging.ts'
import {
  type AlipaySettings,
  type Delivery,
  type PaymentProvider,
  type PaymentProviderName,
  type PaymentSettings,
  paymentProviders,
  type ReadNotice,
} from '../payment.ts'
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

/**
 * The provider of that name, the first that is configured without a name, as it works for a merchant: '' is the platform's own account.
 * Undefined where there is none, or no key of that account.
 */
export const findProvider = (ctx: PaymentContext, name?: string, merchant = ''): PaymentProvider | undefined => {
  const { providers } = ctx.config.payments
  const wanted = name === undefined ? providers[0] : paymentProviders.find((one) => one === name)
  // What a provider was once asked for is settled with it, also when it takes no new payments: its account is still there.
  if (!wanted || !(providers.includes(wanted) || isAccountThere(ctx, wanted))) return undefined
  const provider = made[wanted](ctx, merchant)
  return provider && watched(wanted, provider)
}

/** Whether there are keys by which a merchant's account at a provider can be used. */
export const hasMerchantKeys = (ctx: PaymentContext, name: PaymentProviderName, merchant: string): boolean =>
  findProvider(ctx, name, merchant) !== undefined

/** What a notice says that was brought to the door of that provider, whichever of our accounts there it is about; null as `readNotice`. */
export const readDelivery = (ctx: PaymentContext, name: PaymentProviderName, delivery: Delivery): ReadNotice | null => {
  for (const merchant of ['', ...listenedFor(ctx, name)]) {
    const read = findProvider(ctx, name, merchant)?.readNotice(delivery)
    if (read) return read
  }
  return null
}

/** Any sub-merchant: notices of all of them bear the service provider's signature, and say whose they are. */
const ANY_SUB_MERCHANT = '*'

/** Accounts beside the platform's own whose notices have a signature of their own. */
const listenedFor = ({ config: { payments } }: PaymentContext, name: PaymentProviderName): readonly string[] => {
  if (name === 'wechat') return payments.merchants.wechat.privateKey === '' ? [] : [ANY_SUB_MERCHANT]
  return name === 'alipay' ? payments.merchants.alipay.map(({ appId }) => appId) : []
}

/** The stand-in takes no real money, so production knows nothing of it. */
const isAccountThere = ({ config: { mode, payments } }: PaymentContext, name: PaymentProviderName): boolean => {
  if (name === 'stand-in') return mode === 'demo'
  return payments[name].privateKey !== '' && payments[name].publicKey !== ''
}

type Make = (ctx: PaymentContext, merchant: string) => PaymentProvider | undefined

const made: Readonly<Record<PaymentProviderName, Make>> = {
  'stand-in': cashier,
  wechat: ({ config: { payments, publicUrl, messaging }, now }, merchant) => {
    const settings = merchant === '' ? payments.wechat : payments.merchants.wechat
    // A service provider's number takes no money itself: without its keys nobody can be asked for a sub-merchant.
    if (merchant !== '' && settings.privateKey === '') return undefined
    return wechatPay({
      now,
      settings,
      subMchId: merchant,
      notifyUrl: `${publicUrl}${NOTICE_PATH}/wechat`,
      openIdOf: openIdOf(messaging, payments.wechat),
    })
  },
  alipay: ({ config: { payments, publicUrl }, now }, merchant) => {
    const settings = merchant === '' ? payments.alipay : appOf(payments.merchants.alipay, merchant)
    return (
      settings &&
      alipay({
        now,
        settings,
        merchant,
        host: payments.alipay,
        notifyUrl: `${publicUrl}${NOTICE_PATH}/alipay`,
        returnUrl: (outTradeNo) => `${publicUrl}/pay/index?out_trade_no=${outTradeNo}`,
      })
    )
  },
}

const appOf = (apps: readonly AlipaySettings[], merchant: string) => apps.find(({ appId }) => appId === merchant)
