import { hashOf } from '#app/areas/access/patients/server/public.ts'
import { isIdle } from '#app/areas/access/staff/rules/idle.ts'
import type { Context, Doctor } from '#app/context.ts'
import type { Db } from '#kit/db/open.ts'
import { findAccount, findDoctorByKeyHash } from './queries.ts'

export { addAccount as addDoctorAccount } from './commands/account.ts'
export { actAsDoctor } from './commands/acts.ts'
export { addDoctorByCommand, resetDoctorByCommand } from './commands/by-command.ts'
/** The same by the hash of the key, where the key itself is not at hand. */
export { findDoctorByKeyHash as findDoctorSessionOf, insertAccounts, listDemoAccounts } from './queries.ts'
/** For joins: rooms above read it and never write it. */
export { accessDoctors } from './tables.ts'

/** By which name a doctor signs in; undefined where they have no workbench. */
export const findDoctorLogin = async (db: Db, doctorId: number): Promise<string | undefined> =>
  (await findAccount(db, doctorId))?.loginName

/** Which doctor holds this key; null where it opens nothing, `locked` where nobody has touched its page for long. */
export const findDoctorSession = async (
  { db, now, config }: Pick<Context, 'db' | 'now' | 'config'>,
  key: string,
): Promise<Doctor | 'locked' | null> => {
  const found = await findDoctorByKeyHash(db, hashOf(key), now)
  return found && isIdle(found, now, config.idleMinutes) ? 'locked' : found
}
