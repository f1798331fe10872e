import type { Context, PatientId } from '#app/context.ts'
import type { Db } from '#kit/db/open.ts'
import type { IdentityProviderName } from '#kit/outside/identity.ts'
import { sealOf } from '#kit/seal/server/seal.ts'
import type { Sex } from '../rules.ts'
import { hashOf } from './commands/key-hash.ts'
import { OPEN_ID } from './handlers/identity.ts'
import { deleteCodesOf } from './queries/codes.ts'
import { listIdentities } from './queries/identities.ts'
import {
  deletePatient,
  findPatient,
  findPatientByMobile,
  listSealedNumbers,
  updatePatient,
} from './queries/patients.ts'
import { findSessionByHash } from './queries/sessions.ts'

export { accountOf, findAccountOf, giveNumber, openWithoutNumber } from './commands/account.ts'
export { addressIndexOf } from './commands/address.ts'
export { endAllSessions } from './commands/end-sessions.ts'
export { codeOfSession, hashOf } from './commands/key-hash.ts'
export { noteDay } from './commands/note-day.ts'
export { endReusedFamily } from './commands/spent-key.ts'
export { type AddressLimits, forgiveTries, takeTry, unlock } from './commands/tries.ts'
export { type CodeFault, findCodeFault } from './handlers/check-code.ts'
/** For rooms above whose rows are named by these. */
export { names as patientNames } from './names.ts'
/** How often something happened within its time: for others who count tries of theirs. */
export { countUp, findTally } from './queries/challenges.ts'
export { listPatients, lockPatient } from './queries/patients.ts'

/** The same by the hash of the key, where the key itself is not at hand. */
export { findSessionByHash as findSessionOf } from './queries/sessions.ts'

/** Whose key this is, or null where nobody holds it any more. */
export const findSession = (db: Db, key: string, now: Date) => findSessionByHash(db, hashOf(key), now)

/** The number that a patient signs in with; undefined where a counter registered them and they have none yet. */
export const mobileOf = async ({ db, config }: Context, patientId: number): Promise<string | undefined> => {
  const patient = await findPatient(db, patientId)
  return patient?.mobileSealed ? sealOf(config).open(patient.mobileSealed, 'mobile') : undefined
}

/** The numbers that these patients sign in with; who has none is not among them. */
export const mobilesOf = async (
  { db, config }: Pick<Context, 'db' | 'config'>,
  patientIds: readonly number[],
): Promise<ReadonlyMap<number, string>> => {
  const found = await listSealedNumbers(db, patientIds)
  const { open } = sealOf(config)
  return new Map(found.map(({ id, mobileSealed }) => [id, open(mobileSealed, 'mobile')]))
}

/** The account that signs in with this number; undefined where none does. */
export const findByMobile = async (
  { db, config }: Pick<Context, 'db' | 'config'>,
  mobile: string,
): Promise<number | undefined> => (await findPatientByMobile(db, sealOf(config).indexes(mobile, 'mobile')))?.id

/** Who a patient is to a provider of identities, by its own id of them; undefined where they are bound to nobody there. */
export const openIdOf = async (
  { db, config }: Pick<Context, 'db' | 'config'>,
  patient: PatientId,
  provider: IdentityProviderName,
): Promise<string | undefined> => {
  const identity = (await listIdentities(db, patient)).find((one) => one.door === provider)
  return identity && sealOf(config).open(identity.openIdSealed, OPEN_ID)
}

/** The name that a patient goes by in public. */
export const nicknameOf = async (db: Db, patient: PatientId): Promise<string> =>
  (await findPatient(db, patient))?.nickname ?? ''

/** Who a patient is themselves. */
export interface Profile {
  truename: string
  sex: Sex
  birthday: string | null
  areaId: number | null
}

/** Writes down who a patient is themselves, once they have said so. */
export const setProfile = (db: Db, patient: PatientId, profile: Profile) => updatePatient(db, patient, profile)

/** For foreign lines of other rooms: they are written only where the patient is still there. And for joins of rooms that count. */
export { accessPatientDays, accessPatients } from './tables.ts'

/**
 * Deletes an account, all that refers to it, and what waits for its number. How many messages the number has had today
 * stays: who signs up anew has no more of them.
 */
export const deleteAccount = async ({ db, config }: Context, patient: PatientId, mobile: string) => {
  await deletePatient(db, patient)
  await deleteCodesOf(db, sealOf(config).indexes(mobile, 'mobile'))
}
