import { LOCK_MINUTES } from '#app/areas/access/patients/rules/tries.ts'
import { hashOf } from '#app/areas/access/patients/server/public.ts'
import type { RequestContext, StaffContext } from '#app/context.ts'
import { normaliseLogin } from '#kit/check/login-name.ts'
import { firstPassword } from '#kit/seal/server/first-password.ts'
import { hashPassword } from '#kit/seal/server/password.ts'
import { earlier, later } from '#kit/time/span.ts'
import { Refused } from '#kit/wire/refused.ts'
import { APPROVER_DAYS, permissionsOf, RESET_HOURS } from '../../rules.ts'
import { madeOf } from '../commands/acting.ts'
import { recordAct, recordActOf } from '../commands/acts.ts'
import type { ResetRow, StaffRow } from '../queries.ts'
import * as queries from '../queries.ts'
import { faultOfNew } from './password.ts'
import { goOn, usesCode, whoIs } from './sign-in.ts'
import { takeTry, unlock } from './tries.ts'

/** Asks for a new password for somebody: the one of the two codes that they need which the admin hands on. */
export const askForReset = (ctx: StaffContext, row: StaffRow, secondFactor: boolean): Promise<string> =>
  ctx.transact(async (inside) => {
    const code = firstPassword()
    const { db, now, staff } = inside
    await queries.upsertReset(db, {
      staffId: row.id,
      askedBy: staff.staffId,
      secondFactor,
      codeHash: hashOf(code),
      askedAt: now,
      expiresAt: later(now, { hours: RESET_HOURS }),
    })
    await recordAct(inside, { act: 'staff.reset-ask', kind: 'staff', id: row.id, after: { secondFactor } })
    return code
  })

/** The other code, where another admin agrees; or why they cannot. */
export const agreeToReset = async (
  ctx: StaffContext,
  row: StaffRow,
): Promise<{ code: string } | 'not-asked' | 'own-ask' | 'too-new'> => {
  const reset = await queries.findReset(ctx.db, row.id, ctx.now)
  if (!reset) return 'not-asked'
  if (reset.askedBy === ctx.staff.staffId) return 'own-ask'
  if ((await roleSinceOf(ctx)) > earlier(ctx.now, { days: APPROVER_DAYS })) return 'too-new'
  return ctx.transact(async (inside) => {
    const code = firstPassword()
    if (!(await queries.approveReset(inside.db, reset, hashOf(code)))) return 'not-asked'
    await recordAct(inside, {
      act: 'staff.reset-approve',
      kind: 'staff',
      id: row.id,
      after: { askedBy: reset.askedBy },
    })
    return { code }
  })
}

/** Since when the asker has been what they are here. */
const roleSinceOf = async ({ db, now, staff }: StaffContext): Promise<Date> => {
  const posts = await queries.listPosts(db, staff.staffId)
  const here = posts.filter(({ postAt }) => postAt === null || postAt === staff.hospitalId)
  const managing = here.filter((post) => permissionsOf(madeOf(post)).includes('staff.manage'))
  return managing.map(({ roleSince }) => roleSince).sort((a, b) => a.getTime() - b.getTime())[0] ?? now
}

/** Takes a reset back: an admin somebody's, or its owner their own. False where there is none. */
export const dropReset = (
  ctx: StaffContext,
  staffId: number,
  act: 'staff.reset-cancel' | 'staff.reset-refuse',
): Promise<boolean> =>
  ctx.transact(async (inside) => {
    const reset = await queries.findReset(inside.db, staffId, inside.now)
    if (!reset || !(await queries.deleteReset(inside.db, reset))) return false
    await recordAct(inside, { act, kind: 'staff', id: staffId, before: { askedBy: reset.askedBy } })
    return true
  })

/** A code by which somebody proves later that a reset is their own wish; told this once, and the one before counts no more. */
export const makeRecovery = (ctx: StaffContext): Promise<string> =>
  ctx.transact(async (inside) => {
    const code = firstPassword()
    const { staffId } = inside.staff
    await queries.updateStaff(inside.db, staffId, { recoveryHash: hashOf(code) })
    await recordAct(inside, { act: 'account.recovery', kind: 'staff', id: staffId })
    return code
  })

interface Presented {
  login_name: string
  reset_code: string
  proof: string
  password: string
}

/** Puts a password of the owner's own in the place of the one that is lost, and goes on with their sign-in; or why not. */
export const redeemReset = async (ctx: RequestContext, { login_name, reset_code, proof, password }: Presented) => {
  const loginName = normaliseLogin(login_name)
  const account = await queries.findStaffByLogin(ctx.db, loginName)
  if ((await takeTry(ctx, loginName, account?.id)) !== 'free') return new Refused('locked', { minutes: LOCK_MINUTES })
  const reset = account?.isOn ? await queries.findReset(ctx.db, account.id, ctx.now) : undefined
  if (!account || !reset || reset.codeHash !== hashOf(reset_code.trim())) return new Refused('wrong')
  const fault = await faultOfNew(account, password)
  if (fault) return new Refused('weak', { fault })
  const passwordHash = await hashPassword(password)
  return ctx.transact(async (inside) => {
    if (!(await isOwners(inside, account, reset, proof.trim()))) return new Refused('wrong')
    if (!(await queries.deleteReset(inside.db, reset))) return new Refused('wrong')
    const forgotten = reset.secondFactor ? { totpSealed: null, totpStep: null } : {}
    const own = await queries.updateStaff(inside.db, account.id, { passwordHash, mustChange: false, ...forgotten })
    await queries.deleteSessionsOf(inside.db, account.id)
    await unlock(inside, loginName)
    const facts = { after: { askedBy: reset.askedBy, secondFactor: reset.secondFactor } }
    const who = await whoIs(inside, account)
    await recordActOf(inside, who, ctx.incoming.traceid, {
      act: 'staff.reset',
      kind: 'staff',
      id: account.id,
      ...facts,
    })
    return goOn(inside, own)
  })
}

/** Whether this is a code that who asked for the reset never saw: another admin's, the owner's own, or of their second factor. */
const isOwners = async (
  inside: RequestContext,
  account: StaffRow,
  { approvalHash }: ResetRow,
  proof: string,
): Promise<boolean> => {
  const given = hashOf(proof)
  if (given === approvalHash) return true
  if (given === account.recoveryHash) {
    await queries.updateStaff(inside.db, account.id, { recoveryHash: null })
    return true
  }
  return account.totpStep !== null && usesCode(inside, account, proof)
}
