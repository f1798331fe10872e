import type { RequestContext, StaffContext } from '#app/context.ts'
import { passwordFault } from '#kit/check/password.ts'
import { isGuessed } from '#kit/seal/server/guessed.ts'
import { hashPassword, isPassword } from '#kit/seal/server/password.ts'
import { GUESSED, OWN_WORDS } from '../../rules/passwords.ts'
import { recordActOf } from '../commands/acts.ts'
import { deleteSessionsOf, findStaff, type StaffRow, updateStaff } from '../queries.ts'
import { goOn, whoIs } from './sign-in.ts'
import { forgiveTries } from './tries.ts'

/** The account of who is signed in. */
export const accountOf = async ({ db, staff }: StaffContext): Promise<StaffRow> => {
  const account = await findStaff(db, staff.staffId)
  if (!account) throw new Error('a session without its account')
  return account
}

/** What is wrong with a password that shall take the place of the account's. */
export const faultOfNew = async (account: StaffRow, password: string): Promise<string | undefined> =>
  passwordFault(password, account.loginName) ??
  ((await isGuessed(password, OWN_WORDS)) ? GUESSED : undefined) ??
  ((await isPassword(password, account.passwordHash)) ? '请换一个和原来不同的密码' : undefined)

/** Puts one's own password in the place of the one that was given, and goes on. */
export const chooseFirst = async (ctx: RequestContext, account: StaffRow, password: string, ticket: string) => {
  const passwordHash = await hashPassword(password)
  return ctx.transact(async (inside) => goOn(inside, await setOwn(inside, account, passwordHash), ticket))
}

/** Changes one's password; whoever is signed in elsewhere with the old one is not any more. */
export const changeOwn = async (ctx: StaffContext, account: StaffRow, password: string) => {
  const passwordHash = await hashPassword(password)
  await ctx.transact(async (inside) => {
    await setOwn(inside, account, passwordHash)
    await deleteSessionsOf(inside.db, account.id, ctx.staff.sessionHash)
    await forgiveTries(inside, account.loginName)
  })
}

const setOwn = async (ctx: RequestContext, account: StaffRow, passwordHash: string): Promise<StaffRow> => {
  const who = await whoIs(ctx, account)
  await recordActOf(ctx, who, ctx.incoming.traceid, { act: 'account.password', kind: 'staff', id: account.id })
  return updateStaff(ctx.db, account.id, { passwordHash, mustChange: false })
}
