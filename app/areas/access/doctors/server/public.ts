import { hashOf } from '#app/areas/access/patients/server/public.ts'
import type { Db } from '#kit/db/open.ts'
import { findDoctorByKeyHash } from './queries.ts'

export { actAsDoctor } from './commands/acts.ts'
export { addDoctorByCommand, resetDoctorByCommand } from './commands/by-command.ts'
/** The same by the hash of the key, where the key itself is not at hand. */
export { findDoctorByKeyHash as findDoctorSessionOf, insertAccounts, listDemoAccounts } from './queries.ts'
/** For joins: rooms above read it and never write it. */
export { accessDoctors } from './tables.ts'

/** Which doctor holds this key, or null. */
export const findDoctorSession = (db: Db, key: string, now: Date) => findDoctorByKeyHash(db, hashOf(key), now)
