import { LOCK_MINUTES } from '#app/areas/access/patients/rules/tries.ts'
import { hashOf } from '#app/areas/access/patients/server/public.ts'
import type { RequestContext } from '#app/context.ts'
import { isPassword } from '#kit/seal/server/password.ts'
import { Refused } from '#kit/wire/refused.ts'
import { findStaffByKeyHash, touchSession } from '../queries.ts'
import { recordAccountAct } from './sign-in.ts'
import { forgiveTries, takeTry } from './tries.ts'

interface Presented {
  staff_key: string
  password: string
}

/** Lets who holds a locked key go on with it: the password alone, for the session began with whatever else their role needs. */
export const unlockDesk = async (ctx: RequestContext, { staff_key, password }: Presented) => {
  const keyHash = hashOf(staff_key)
  const account = await findStaffByKeyHash(ctx.db, keyHash, ctx.now)
  if (!account) return new Refused('gone')
  const weighed = await takeTry(ctx, account.loginName, account.id)
  if (weighed === 'locked-now') await recordAccountAct(ctx, account, 'session.locked', null)
  if (weighed !== 'free') return new Refused('locked', { minutes: LOCK_MINUTES })
  if (!(await isPassword(password, account.passwordHash))) return new Refused('wrong')
  return ctx.transact(async (inside) => {
    await touchSession(inside.db, keyHash, inside.now)
    await forgiveTries(inside, account.loginName)
    await recordAccountAct(inside, account, 'session.unlock')
    return undefined
  })
}
