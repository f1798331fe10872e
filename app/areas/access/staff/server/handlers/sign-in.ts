import { randomBytes } from 'node:crypto'
import { networkOf } from '#app/areas/access/patients/rules/network.ts'
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
import { DUE_MINUTES, type Due, nextDue, PLATFORM_DESK, SESSION_HOURS } from '../../rules.ts'
import { deskOf, needsFactor } from '../commands/acting.ts'
import { recordActOf } from '../commands/acts.ts'
import type { StaffRow } from '../queries.ts'
import * as queries from '../queries.ts'
import { forgiveTries, takeTry } from './tries.ts'

/** Why nobody entered. */
type NotEntered = Refused<'wrong' | 'code-needed' | 'locked' | 'no-post'>

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
    if (weighed === 'locked-now' && account) await recordAccountAct(ctx, account, 'session.locked', null)
    return new Refused('locked', { minutes: LOCK_MINUTES })
  }
  const isRight = await isPassword(password, account?.passwordHash)
  if (!isRight || !account || !isUsable(ctx, account)) return new Refused('wrong')
  if ((await queries.listPosts(ctx.db, account.id)).length === 0)
    return new Refused((await queries.hadPost(ctx.db, account.id)) ? 'wrong' : 'no-post')
  if (account.totpStep === null) return account
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
    await recordAccountAct(inside, account, 'account.second-factor')
    return goOn(inside, { ...account, totpStep: 0 }, ticket)
  })

/** Whether this is a code of the account's second factor that has not been used; it is now. Those of the demonstration are everybody's, and stay good. */
export const usesCode = async (
  { db, now, config }: RequestContext,
  account: StaffRow,
  code: string,
): Promise<boolean> => {
  if (account.totpSealed === null) return false
  const secret = sealOf(config).open(account.totpSealed, 'totp')
  const step = matchTotp(
    secret,
    code.normalize('NFKC').replaceAll(' ', ''),
    now,
    account.isDemo ? null : account.totpStep,
  )
  return step !== null && (account.isDemo || queries.takeTotpStep(db, account.id, step))
}

/** Goes one step further: the desk opens, or the next thing is due. The key is told this once; `ticket` is of the step before. */
export const goOn = (ctx: RequestContext, account: StaffRow, ticket?: string) =>
  ctx.transact(async (inside) => {
    const posts = await queries.listPosts(inside.db, account.id)
    if (posts.length === 0) return new Refused('no-post')
    if (ticket !== undefined) await queries.deleteSession(inside.db, hashOf(ticket))
    const due = nextDue({ ...account, needsFactor: needsFactor(posts) })
    const at = { ...account, lastHospitalId: due ? null : deskOf(account, posts) }
    const { key, expires_in } = await open(inside, at, due)
    if (due) return { due, staff_key: '', ticket: key, expires_in }
    await noteEntered(inside, at)
    return { due, staff_key: key, ticket: '', expires_in }
  })

/** Opens a session at the desk that they were at last, or for what is due. */
const open = async (inside: RequestContext, { id: staffId, lastHospitalId: hospitalId }: StaffRow, due: Due | null) => {
  const { db, now: openedAt } = inside
  const key = randomBytes(32).toString('base64url')
  const expiresAt = later(openedAt, due ? { minutes: DUE_MINUTES } : { hours: SESSION_HOURS })
  const row = { keyHash: hashOf(key), staffId, due, hospitalId, openedAt, expiresAt, fromWhere: whereFrom(inside) }
  await queries.insertSession(db, row)
  return { key, expires_in: (expiresAt.getTime() - openedAt.getTime()) / 1000 }
}

/** Notes that somebody has entered: their address is no strange one, and what was tried from it is forgiven. */
export const noteEntered = async (ctx: RequestContext, account: StaffRow) => {
  const { db, now } = ctx
  await queries.updateStaff(db, account.id, { lastSeenAt: now, lastHospitalId: account.lastHospitalId })
  await queries.upsertKnownAddress(db, { staffId: account.id, addressIndex: addressIndexOf(ctx), seenAt: now })
  await forgiveTries(ctx, account.loginName)
  await recordAccountAct(ctx, account, 'session.open')
}

/** Tells what happened to an account, at the desk where it would begin; by itself, where nobody else is named. */
export const recordAccountAct = (
  ctx: RequestContext,
  account: StaffRow,
  act: Act,
  staffId: number | null = account.id,
) =>
  ctx.transact(async (inside) => {
    const who = { ...(await whoIs(inside, account)), staffId }
    const after = act === 'session.open' ? { fromWhere: whereFrom(inside) } : null
    await recordActOf(inside, who, ctx.incoming.traceid, { act, kind: 'staff', id: account.id, after })
  })

/** Who this is to the audit while they are not signed in. */
export const whoIs = async ({ db }: RequestContext, account: StaffRow) => ({
  staffId: account.id,
  name: account.name,
  hospitalId: deskOf(account, await queries.listPosts(db, account.id)) ?? PLATFORM_DESK,
})

/** The network and the kind of browser that somebody comes from, so that they know their own sessions. */
const whereFrom = ({ incoming: { ip, headers } }: RequestContext): string => {
  const agent = String(headers['user-agent'] ?? '')
  const browser = browsers.find(([, mark]) => agent.includes(mark))?.[0] ?? '其他程序'
  return `${networkOf(ip)} · ${browser}`
}

const browsers: readonly (readonly [string, string])[] = [
  ['微信', 'MicroMessenger'],
  ['Edge', 'Edg/'],
  ['Firefox', 'Firefox/'],
  ['Chrome', 'Chrome/'],
  ['Safari', 'Safari/'],
]
