import type { Environment } from '#kit/bridge/detect.ts'
import { groupedNumber, readSpokenNumber } from '#kit/check/spoken-number.ts'
import type { PaymentProviderName, PayWay } from '#kit/outside/payment.ts'
import { later } from '#kit/time/span.ts'
import type { PaymentState } from './states.ts'

/** Where a payment stands now: one whose time is over is closed, even before somebody has written that down. */
export const stateAt = ({ state, deadline }: { state: PaymentState; deadline: Date }, now: Date): PaymentState =>
  state === 'pending' && deadline <= now ? 'closed' : state

/** Whole seconds that are left to pay, 0 where there are none. */
export const secondsLeft = (deadline: Date, now: Date): number =>
  Math.max(0, Math.floor((deadline.getTime() - now.getTime()) / 1000))

/** After money may have come unheard of, the provider is asked about it for so long, at ever longer intervals. */
const ASKED_FOR_MS = 24 * 3_600_000

/** When the provider is asked next about a payment that was prepared at that time; null when it is no use any more. */
export const nextQueryAt = (preparedAt: Date, now: Date): Date | null => {
  const sinceMs = now.getTime() - preparedAt.getTime()
  return sinceMs > ASKED_FOR_MS ? null : later(now, { seconds: Math.max(60, sinceMs / 1000) })
}

/** A refund is tried again after so many seconds, from one minute up to an hour. */
export const refundWaitSeconds = (tries: number): number => Math.min(3_600, 60 * 2 ** (tries - 1))

/** The native app pays from this version on [X213] [X217]. */
const APP_PAYS_FROM = [6, 1, 0]

/** Whether a native app of that version can pay; one that tells no version cannot. */
export const appCanPay = (version: string | undefined): boolean => {
  const parts = (version ?? '0').split('.').map(Number)
  const at = APP_PAYS_FROM.findIndex((part, n) => (parts[n] ?? 0) !== part)
  return at < 0 || (parts[at] ?? 0) > (APP_PAYS_FROM[at] as number)
}

/** How one pays from here: by the native app's bridge, the mini-program's own page, the messaging app's function, else at an address. */
export const wayFrom = ({ host, isMessaging }: Environment): PayWay => {
  if (host === 'patient-app') return 'app'
  if (host === 'messaging-mini-program' || host === 'payment-mini-program') return 'mini-program'
  return isMessaging ? 'jsapi' : 'address'
}

/** Which providers can be chosen from here: neither of two great products lets itself be paid inside the other. */
export const offeredFrom = (
  { host, isMessaging }: Environment,
  providers: readonly PaymentProviderName[],
): PaymentProviderName[] =>
  providers.filter((name) => {
    if (name === 'alipay') return !isMessaging
    return name !== 'wechat' || host !== 'payment-mini-program'
  })

/** A provider as the patient chooses it. */
export const providerWords: Readonly<Record<PaymentProviderName, { title: string; note: string }>> = {
  'stand-in': { title: '演示收银台', note: '不会真的扣款' },
  wechat: { title: '微信支付', note: '' },
  alipay: { title: '支付宝', note: '' },
}

const suffixes: Readonly<Record<PayWay, string>> = { address: '', jsapi: 'j', 'mini-program': 'm', app: 'a' }

/**
 * The number of a payment at its provider, of one way there: a real one takes no second order of the same number that
 * differs in anything.
 */
export const tradeNoOf = (outTradeNo: string, provider: PaymentProviderName, way: PayWay): string =>
  provider === 'stand-in' ? outTradeNo : outTradeNo + suffixes[way]

/** The payment that such a number belongs to. */
export const outTradeNoOf = (tradeNo: string): string => tradeNo.slice(0, NUMBER_LENGTH)

/** What the money of a second payment of the same thing is for: to go back. */
export const SURPLUS = 'surplus'

/** Characters of a number of ours: a letter, fourteen digits, and ten characters that nobody guesses. */
export const NUMBER_LENGTH = 25

/** A number of ours of a payment or a refund as it is said: `261130 4831 0927`. Former ones and others' cannot be said and stay as they are. */
export const spokenPayNumber = (number: string): string => {
  const said = /^[prsg]\d{14}/.test(number) ? readSpokenNumber(number.slice(1, 15)) : undefined
  return typeof said === 'object' ? groupedNumber(said.digits) : number
}
