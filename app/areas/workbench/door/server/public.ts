import { hashOf } from '#app/areas/account/sign-in/server/public.ts'
import type { Db } from '#kit/db/open.ts'
import { findDoctorByKeyHash } from './queries.ts'

export { addDoctorByCommand, resetDoctorByCommand } from './public/by-command.ts'
export { insertAccounts } from './queries.ts'

/** Which doctor holds this key, or null. */
export const findDoctorSession = (db: Db, key: string, now: Date) => findDoctorByKeyHash(db, hashOf(key), now)
