import { randomBytes } from 'node:crypto'
import { LOCK_MINUTES } from '#app/areas/access/patients/rules/tries.ts'
import {
  type AddressLimits,
  addressIndexOf,
  forgiveTries,
  hashOf,
  takeTry,
} from '#app/areas/access/patients/server/public.ts'
import { recordActOf } from '#app/areas/access/staff/server/public.ts'
import { isCertified } from '#app/areas/consult/doctors/rules.ts'
import type { RequestContext } from '#app/context.ts'
import { normaliseLogin } from '#kit/check/login-name.ts'
import { isPassword } from '#kit/seal/server/password.ts'
import { dayOf } from '#kit/time/day.ts'
import { later } from '#kit/time/span.ts'
import { Refused } from '#kit/wire/refused.ts'
import { DUE_MINUTES, SESSION_HOURS } from '../../rules.ts'
import * as queries from '../queries.ts'

/** Why nobody entered. */
type NotEntered = Refused<'wrong' | 'not-certified' | 'locked'>

/** Who this is. Nothing tells a name that nobody has from a wrong password: not the words, and not the time. */
export const identify = async (
  ctx: RequestContext,
  given: { login_name: string; password: string },
): Promise<queries.Account | NotEntered> => {
  const loginName = normaliseLogin(given.login_name)
  const account = await queries.findByLogin(ctx.db, loginName)
  const weighed = await checkAddressLimit(ctx, loginName, account?.doctorId)
  if (weighed !== 'free') {
    if (weighed === 'locked-now' && account) await notifyOf(ctx, account, 'session.locked', null)
    return new Refused('locked', { minutes: LOCK_MINUTES })
  }
  const isRight = await isPassword(given.password, account?.passwordHash)
  if (!isRight || !account || !isUsable(ctx, account)) return new Refused('wrong')
  return isCertified(account, dayOf(ctx.now)) ? account : new Refused('not-certified')
}

/** Counts a try before it is made. */
export const checkAddressLimit = async (
  ctx: RequestContext,
  loginName: string,
  doctorId: number | undefined,
): Promise<AddressLimits> => {
  const isKnown = doctorId !== undefined && (await queries.isKnownAddress(ctx.db, doctorId, addressIndexOf(ctx)))
  return takeTry(ctx, triedAs(loginName), isKnown)
}

/** How the tries for a name are counted. */
export const triedAs = (loginName: string) => ({ door: 'workbench', loginName })

/** Everybody knows the passwords of the demonstration world: they open nothing elsewhere. */
const isUsable = ({ config }: RequestContext, account: queries.Account) =>
  account.isOn && (config.mode === 'demo' || !account.isDemo)

/** Goes one step further: the workbench opens, or a new password is due. The key is told this once; `ticket` is of the step before. */
export const goOn = (ctx: RequestContext, account: queries.Account, ticket?: string) =>
  ctx.transact(async (inside) => {
    const { db, now } = inside
    const due = account.mustChange ? ('password' as const) : null
    const key = randomBytes(32).toString('base64url')
    const expiresAt = later(now, due ? { minutes: DUE_MINUTES } : { hours: SESSION_HOURS })
    if (ticket !== undefined) await queries.deleteSession(db, hashOf(ticket))
    const { doctorId } = account
    await queries.insertSession(db, { keyHash: hashOf(key), doctorId, due, openedAt: now, expiresAt })
    if (!due) await enter(inside, account)
    const expires_in = (expiresAt.getTime() - now.getTime()) / 1000
    return { due, doctor_key: due ? '' : key, ticket: due ? key : '', expires_in }
  })

const enter = async (ctx: RequestContext, account: queries.Account) => {
  const { db, now } = ctx
  await queries.updateAccount(db, account.doctorId, { lastSeenAt: now })
  await queries.upsertKnownAddress(db, {
    doctorId: account.doctorId,
    addressIndex: addressIndexOf(ctx),
    seenAt: now,
  })
  await forgiveTries(ctx, triedAs(account.loginName))
  await notifyOf(ctx, account, 'session.open')
}

/** Has the audit of their hospital write down what happened to a doctor's account: by themselves, but for what was done before they were signed in. */
export const notifyOf = (
  ctx: RequestContext,
  { hospitalId, doctorId, name }: Pick<queries.Account, 'hospitalId' | 'doctorId' | 'name'>,
  act: 'session.open' | 'session.locked' | 'session.unlock' | 'session.close' | 'account.password',
  by: number | null = doctorId,
) =>
  ctx.transact((inside) =>
    recordActOf(inside, { hospitalId, staffId: null, doctorId: by, name }, ctx.incoming.traceid, {
      act,
      kind: 'doctor',
      id: doctorId,
    }),
  )
