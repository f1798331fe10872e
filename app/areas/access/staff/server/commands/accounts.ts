import type { Context } from '#app/context.ts'
import { isLoginName, normaliseLogin } from '#kit/check/login-name.ts'
import { firstPassword } from '#kit/seal/server/first-password.ts'
import { hashPassword } from '#kit/seal/server/password.ts'
import type { Role } from '../../rules.ts'
import * as queries from '../queries.ts'

/** An account that is to be made. */
export interface Joining {
  /** null: a post of the platform's. */
  hospitalId: number | null
  loginName: string
  name: string
  role: Role
}

/** Makes an account with a password for the first sign-in, told this once; null where the name is taken. */
export const addStaff = async ({ db, now }: Pick<Context, 'db' | 'now'>, { loginName, ...joining }: Joining) => {
  const password = firstPassword()
  const name = normaliseLogin(loginName)
  if (!isLoginName(name)) throw new Error(`not a name to sign in with: ${loginName}`)
  const passwordHash = await hashPassword(password)
  const row = { ...joining, loginName: name, passwordHash, mustChange: true, createdAt: now }
  const [staff] = await queries.insertStaff(db, [row])
  return staff ? { staff, password } : null
}

/**
 * Gives an account a new password for the next sign-in and ends its sessions; with `secondFactor` that is set up anew, too.
 * The password, told this once.
 */
export const resetPassword = async (
  { db }: Pick<Context, 'db'>,
  staffId: number,
  { secondFactor }: { secondFactor: boolean },
): Promise<string> => {
  const password = firstPassword()
  const forgotten = secondFactor ? { totpSealed: null, totpStep: null } : {}
  await queries.updateStaff(db, staffId, { passwordHash: await hashPassword(password), mustChange: true, ...forgotten })
  await queries.deleteSessionsOf(db, staffId)
  return password
}
