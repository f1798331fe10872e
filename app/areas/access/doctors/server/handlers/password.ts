import { forgiveTries } from '#app/areas/access/patients/server/public.ts'
import { GUESSED, OWN_WORDS } from '#app/areas/access/staff/rules/passwords.ts'
import type { DoctorContext, RequestContext } from '#app/context.ts'
import { passwordFault } from '#kit/check/password.ts'
import { isGuessed } from '#kit/seal/server/guessed.ts'
import { hashPassword, isPassword } from '#kit/seal/server/password.ts'
import { type Account, deleteSessionsOf, findAccount, updateAccount } from '../queries.ts'
import { goOn, notifyOf, triedAs } from './sign-in.ts'

/** The account of who is signed in. */
export const accountOf = async ({ db, doctor }: DoctorContext): Promise<Account> => {
  const account = await findAccount(db, doctor.doctorId)
  if (!account) throw new Error('a session without its account')
  return account
}

/** What is wrong with a password that shall take the place of the account's. */
export const faultOfNew = async (account: Account, password: string): Promise<string | undefined> =>
  passwordFault(password, account.loginName) ??
  ((await isGuessed(password, OWN_WORDS)) ? GUESSED : undefined) ??
  ((await isPassword(password, account.passwordHash)) ? '请换一个和原来不同的密码' : undefined)

/** Puts one's own password in the place of the one that was given, and goes on. */
export const chooseFirst = async (ctx: RequestContext, account: Account, password: string, ticket: string) => {
  const passwordHash = await hashPassword(password)
  return ctx.transact(async (inside) => {
    await setOwn(inside, account, passwordHash)
    return goOn(inside, { ...account, mustChange: false }, ticket)
  })
}

/** Changes one's password; whoever is signed in elsewhere with the old one is not any more. */
export const changeOwn = async (ctx: DoctorContext, account: Account, password: string) => {
  const passwordHash = await hashPassword(password)
  await ctx.transact(async (inside) => {
    await setOwn(inside, account, passwordHash)
    await deleteSessionsOf(inside.db, account.doctorId, ctx.doctor.sessionHash)
    await forgiveTries(inside, triedAs(account.loginName))
  })
}

const setOwn = async (ctx: RequestContext, account: Account, passwordHash: string) => {
  await notifyOf(ctx, account, 'account.password')
  await updateAccount(ctx.db, account.doctorId, { passwordHash, mustChange: false })
}
