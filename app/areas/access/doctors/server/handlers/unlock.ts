import { LOCK_MINUTES } from '#app/areas/access/patients/rules/tries.ts'
import { forgiveTries, hashOf } from '#app/areas/access/patients/server/public.ts'
import type { RequestContext } from '#app/context.ts'
import { isPassword } from '#kit/seal/server/password.ts'
import { Refused } from '#kit/wire/refused.ts'
import * as queries from '../queries.ts'
import { checkAddressLimit, notifyOf, triedAs } from './sign-in.ts'

interface Presented {
  doctor_key: string
  password: string
}

/** Lets who holds a locked key go on with it, by the password. */
export const unlockBench = async (ctx: RequestContext, { doctor_key, password }: Presented) => {
  const keyHash = hashOf(doctor_key)
  const open = await queries.findDoctorByKeyHash(ctx.db, keyHash, ctx.now)
  const account = open && (await queries.findAccount(ctx.db, open.doctorId))
  if (!account) return new Refused('gone')
  const weighed = await checkAddressLimit(ctx, account.loginName, account.doctorId)
  if (weighed === 'locked-now') await notifyOf(ctx, account, 'session.locked', null)
  if (weighed !== 'free') return new Refused('locked', { minutes: LOCK_MINUTES })
  if (!(await isPassword(password, account.passwordHash))) return new Refused('wrong')
  return ctx.transact(async (inside) => {
    await queries.touchSession(inside.db, keyHash, inside.now)
    await forgiveTries(inside, triedAs(account.loginName))
    await notifyOf(inside, account, 'session.unlock')
    return undefined
  })
}
