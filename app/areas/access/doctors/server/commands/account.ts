import { recordActOf } from '#app/areas/access/staff/server/public.ts'
import { isCertified } from '#app/areas/consult/doctors/rules.ts'
import { findConsultDoctor } from '#app/areas/consult/doctors/server/public.ts'
import type { Context } from '#app/context.ts'
import { firstPassword } from '#kit/seal/server/first-password.ts'
import { hashPassword } from '#kit/seal/server/password.ts'
import { dayOf } from '#kit/time/day.ts'
import { insertAccounts } from '../queries.ts'

/** Who gives a doctor their account, and by which request. */
interface Giver {
  staffId: number | null
  name: string
  traceid: string
}

/** Gives a certified doctor their account: the password for their first sign-in, told this once; or why not. */
export const addAccount = async (
  ctx: Context,
  { doctorId, hospitalId, loginName }: { doctorId: number; hospitalId: number; loginName: string },
  { traceid, ...giver }: Giver,
): Promise<{ password: string } | 'not-certified' | 'taken'> => {
  const { db, now } = ctx
  if (!isCertified(await findConsultDoctor(db, doctorId), dayOf(now))) return 'not-certified'
  const password = firstPassword()
  const row = { doctorId, loginName, passwordHash: await hashPassword(password), mustChange: true, createdAt: now }
  if ((await insertAccounts(db, [row])) === 0) return 'taken'
  const done = { act: 'doctor.add', kind: 'doctor', id: doctorId, after: { loginName } } as const
  await recordActOf(ctx, { hospitalId, ...giver }, traceid, done)
  return { password }
}
