import { randomBytes } from 'node:crypto'
import { LOCK_MINUTES } from '#app/areas/access/patients/rules/tries.ts'
import { addressIndexOf, hashOf } from '#app/areas/access/patients/server/public.ts'
import type { RequestContext } from '#app/context.ts'
import { normaliseLogin } from '#kit/check/login-name.ts'
import { isPassword } from '#kit/seal/server/password.ts'
import { sealOf } from '#kit/seal/server/seal.ts'
import { matchTotp } from '#kit/seal/server/totp.ts'
import { later } from '#kit/time/span.ts'
import { Refused } from '#kit/wire/refused.ts'
import type { Act } from '../../rules/acts.ts'
import { DUE_MINUTES, needsSecondFactor, nextDue, SESSION_HOURS } from '../../rules.ts'
import { recordActOf } from '../commands/acts.ts'
import type { StaffRow } from '../queries.ts'
import * as queries from '../queries.ts'
import { forgiveTries, takeTry } from './tries.ts'

/** Why nobody entered. */
type NotEntered = Refused<'wrong' | 'code-needed' | 'locked'>

interface Presented {
  login_name: string
  password: string
  code?: string | undefined
}

/** Who this is. Nothing tells a name that nobody has from a wrong password: not the words, and not the time. */
export const identify = async (
  ctx: RequestContext,
  { login_name, password, code }: Presented,
): Promise<StaffRow | NotEntered> => {
  const loginName = normaliseLogin(login_name)
  const account = await queries.findStaffByLogin(ctx.db, loginName)
  const weighed = await takeTry(ctx, loginName, account?.id)
  if (weighed !== 'free') {
    if (weighed === 'locked-now' && account) await tellOf(ctx, account, 'session.locked', null)
    return new Refused('locked', { minutes: LOCK_MINUTES })
  }
  const isRight = await isPassword(password, account?.passwordHash)
  if (!isRight || !account || !isUsable(ctx, account)) return new Refused('wrong')
  if (!needsSecondFactor(account.role) || account.totpStep === null) return account
  if (code === undefined) return new Refused('code-needed')
  return (await usesCode(ctx, account, code)) ? account : new Refused('wrong')
}

/** Everybody knows the passwords of the demonstration world: they open nothing elsewhere. */
const isUsable = ({ config }: RequestContext, account: StaffRow) =>
  account.isOn && (config.mode === 'demo' || !account.isDemo)

/** Sets the second factor up where the code is right, and goes on; undefined where it is not. */
export const confirmFactor = (ctx: RequestContext, account: StaffRow, code: string, ticket: string) =>
  ctx.transact(async (inside) => {
    if (!(await usesCode(inside, account, code))) return undefined
    await tellOf(inside, account, 'account.second-factor')
    return goOn(inside, { ...account, totpStep: 0 }, ticket)
  })

/** Whether this is a code of the account's second factor that has not been used; it is now. */
export const usesCode = async (
  { db, now, config }: RequestContext,
  account: StaffRow,
  code: string,
): Promise<boolean> => {
  if (account.totpSealed === null) return false
  const secret = sealOf(config).open(account.totpSealed, 'totp')
  const step = matchTotp(secret, code.normalize('NFKC').replaceAll(' ', ''), now, account.totpStep)
  return step !== null && queries.takeTotpStep(db, account.id, step)
}

/** Goes one step further: the desk opens, or the next thing is due. The key is told this once; `ticket` is of the step before. */
export const goOn = (ctx: RequestContext, account: StaffRow, ticket?: string) =>
  ctx.transact(async (inside) => {
    const { db, now } = inside
    const due = nextDue(account)
    const key = randomBytes(32).toString('base64url')
    const expiresAt = later(now, due ? { minutes: DUE_MINUTES } : { hours: SESSION_HOURS })
    if (ticket !== undefined) await queries.deleteSession(db, hashOf(ticket))
    await queries.insertSession(db, { keyHash: hashOf(key), staffId: account.id, due, openedAt: now, expiresAt })
    if (!due) await enter(inside, account)
    const expires_in = (expiresAt.getTime() - now.getTime()) / 1000
    return { due, staff_key: due ? '' : key, ticket: due ? key : '', expires_in }
  })

const enter = async (ctx: RequestContext, account: StaffRow) => {
  const { db, now } = ctx
  await queries.updateStaff(db, account.id, { lastSeenAt: now })
  await queries.upsertKnownAddress(db, { staffId: account.id, addressIndex: addressIndexOf(ctx), seenAt: now })
  await forgiveTries(ctx, account.loginName)
  await tellOf(ctx, account, 'session.open')
}

/** Tells what happened to an account; by itself, where nobody else is named. */
const tellOf = (ctx: RequestContext, account: StaffRow, act: Act, staffId: number | null = account.id) =>
  ctx.transact((inside) =>
    recordActOf(inside, { ...account, staffId }, ctx.incoming.traceid, { act, kind: 'staff', id: account.id }),
  )
