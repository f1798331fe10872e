import { openIdOf } from '#app/areas/access/patients/server/public.ts'
import type { PatientContext } from '#app/context.ts'
import type { Environment } from '#kit/bridge/detect.ts'
import type { CodeNeeded, PaymentProviderName, PayWay } from '#kit/outside/payment.ts'
import { findProvider } from '#kit/outside/server/payment.ts'
import { appCanPay, nextQueryAt, tradeNoOf, wayFrom } from '../../rules.ts'
import { merchantFor } from '../commands/merchants.ts'
import { receiveNotice } from '../commands/receive-notice.ts'
import { type Attempt, listAttempts, upsertAttempt } from '../queries/attempts.ts'
import type { PaymentRow } from '../queries/payments.ts'

interface Asked {
  payment: PaymentRow
  name: PaymentProviderName
  environment: Environment
  code: string | undefined
}

interface Ready {
  method: PaymentProviderName
  way: PayWay
  pay_url: string
  params: Record<string, string>
}

/**
 * Has a provider make ready to be paid. That they were asked is written down first: whatever happens then, they are asked what
 * became of it. Who was asked before is asked whether they were paid, and else closed, so that nobody pays twice. The account that is
 * to take the money is the seller's own where it has one there; once somebody was asked for an account, it stays that one.
 */
export const preparePayment = async (
  ctx: PatientContext,
  { payment, name, environment, code }: Asked,
): Promise<Ready | CodeNeeded | 'app-too-old' | 'paid' | 'no-provider'> => {
  const { db, now } = ctx
  const way = wayFrom(environment)
  if (way === 'app' && !appCanPay(environment.version)) return 'app-too-old'
  const others = (await listAttempts(db, payment.id)).filter((one) => one.provider !== name || one.way !== way)
  for (const other of others) if (await isPaidAt(ctx, other)) return 'paid'
  const nextAskAt = nextQueryAt(now, now)
  const merchant = await upsertAttempt(db, {
    paymentId: payment.id,
    provider: name,
    way,
    merchant: await merchantFor(ctx, payment, name),
    preparedAt: now,
    nextAskAt,
  })
  const provider = findProvider(ctx, name, merchant)
  if (!provider) return 'no-provider'
  const bill = { ...payment, outTradeNo: tradeNoOf(payment.outTradeNo, name, way) }
  const openId = way === 'jsapi' ? await messengerIdOf(ctx) : undefined
  const prepared = await provider.prepare(bill, { way, code, openId, ip: ctx.incoming.ip })
  if ('codeFor' in prepared) return prepared
  return { method: name, way, pay_url: prepared.payUrl, params: { ...prepared.params } }
}

/** Who came in by the messaging app is known by the official account that let them in, where that is the one that is paid. */
const messengerIdOf = async (ctx: PatientContext): Promise<string | undefined> => {
  const { identity, payments } = ctx.config
  if (identity.accounts.messenger?.clientId !== payments.wechat.appId) return undefined
  return openIdOf(ctx, ctx.patient, 'messenger')
}

/** A provider that gives no answer now is no reason not to pay: what is paid twice goes back. */
const isPaidAt = async (
  ctx: PatientContext,
  { provider: name, way, merchant, outTradeNo }: Attempt,
): Promise<boolean> => {
  const provider = findProvider(ctx, name, merchant)
  const number = tradeNoOf(outTradeNo, name, way)
  const notice = await provider?.query(number).catch(() => null)
  if (!notice?.ok) await provider?.close(number).catch(() => undefined)
  if (!notice?.ok) return false
  const received = await ctx.transact((inside) => receiveNotice(inside, name, notice))
  return received === 'taken' || received === 'known'
}
