import { recordAct, recordActOf, requestSecond, servesPlatform } from '#app/areas/access/staff/server/public.ts'
import { providerName } from '#app/areas/desk/money/rules.ts'
import { findMerchant, setMerchant } from '#app/areas/pay/server/public.ts'
import type { Context, StaffContext } from '#app/context.ts'
import type { Events } from '#app/events.ts'
import type { PaymentProviderName } from '#kit/outside/payment.ts'
import { hasMerchantKeys } from '#kit/outside/server/payment.ts'
import { Refused } from '#kit/wire/refused.ts'
import { noteWritings } from '#kit/wire/server/edits.ts'
import { merchantForms } from '../rules.ts'
import { findHospitalName } from './queries.ts'

const SET = 'merchant.set'

/** Whose money goes where from now on; '' is the platform's account. */
interface Change {
  hospitalId: number
  provider: PaymentProviderName
  number: string
}

type NotSet = Refused<'not-platform' | 'not-found' | 'wrong-form' | 'no-keys' | 'is-platforms'>

/** Asks for another account; where nobody else could agree, it is set at once, and the audit says so. The one that there is stays as it is. */
export const askForMerchant = async (
  ctx: StaffContext,
  change: Change,
): Promise<{ requestId: number | null } | NotSet> => {
  const { hospitalId, provider, number } = change
  if (!servesPlatform(ctx)) return new Refused('not-platform')
  const name = await findHospitalName(ctx.db, hospitalId)
  if (name === undefined) return new Refused('not-found')
  const fault = number === '' ? undefined : faultOf(ctx, provider, number)
  if (fault) return fault
  return ctx.transact(async (inside) => {
    const before = await findMerchant(inside.db, payeeOf(hospitalId), provider)
    if (before === number) return { requestId: null }
    const row = { kind: 'merchant', id: rowOf(change), before: { merchantNo: before } } as const
    await recordAct(inside, { act: 'merchant.ask', ...row, after: { merchantNo: number } })
    const title = providerName(provider)
    const subject = number === '' ? `${name}的${title}改用平台商户号收款` : `${name}的${title}改用商户号 ${number} 收款`
    const wish = { kind: SET, may: 'merchants.approve', subject, facts: { ...change, before } } as const
    const requestId = await requestSecond(inside, wish)
    if (requestId !== null) return { requestId }
    await setMerchant(inside, { payee: payeeOf(hospitalId), provider, number }, inside.staff)
    await recordAct(inside, { act: 'merchant.set', ...row, after: { merchantNo: number, isAlone: true } })
    return { requestId }
  })
}

const faultOf = (ctx: StaffContext, provider: PaymentProviderName, number: string): NotSet | undefined => {
  const { wechat, alipay } = ctx.config.payments
  if (!merchantForms[provider]?.test(number)) return new Refused('wrong-form', { title: providerName(provider) })
  if (number === (provider === 'wechat' ? wechat.mchId : alipay.appId)) return new Refused('is-platforms')
  return hasMerchantKeys(ctx, provider, number) ? undefined : new Refused('no-keys')
}

/** Another has agreed: it is set where the account is still the one that was there when it was asked for. */
export const setAgreed = async (ctx: Context, { kind, facts, by, done }: Events['request.agreed']): Promise<void> => {
  if (kind !== SET) return
  const { hospitalId, provider, number, before } = facts as unknown as Change & { before: string }
  const payee = payeeOf(hospitalId)
  if ((await findMerchant(ctx.db, payee, provider)) !== before) return
  await setMerchant(ctx, { payee, provider, number }, by)
  const row = { kind: 'merchant', id: rowOf({ hospitalId, provider }) } as const
  const moved = { before: { merchantNo: before }, after: { merchantNo: number } }
  await recordActOf(ctx, by, by.traceid, { act: 'merchant.set', ...row, ...moved })
  await noteWritings(ctx.db, { row: 'merchant', rowIds: [[hospitalId, provider]], editor: by.name, at: ctx.now })
  done()
}

const payeeOf = (hospitalId: number) => `hospital:${hospitalId}` as const

/** By which the audit names whose account is changed. */
const rowOf = ({ hospitalId, provider }: Pick<Change, 'hospitalId' | 'provider'>): string => `${hospitalId} ${provider}`
