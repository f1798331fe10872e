import { randomBytes } from 'node:crypto'
import type { RequestContext } from '#app/context.ts'
import { sealOf } from '#kit/seal/server/seal.ts'
import { later } from '#kit/time/span.ts'
import { firstNickname } from '../../rules.ts'
import { clearUnused } from '../queries/codes.ts'
import { findPatientByMobile, insertPatients, type PatientRow } from '../queries/patients.ts'
import { insertSession } from '../queries/sessions.ts'
import { addressIndexOf } from './address.ts'
import { completeNumber } from './former-account.ts'
import { hashOf } from './key-hash.ts'

/** The account of a number whose code was right, made if there is none. */
export const ownerOf = async (ctx: RequestContext, mobile: string): Promise<PatientRow> => {
  await completeNumber(ctx, mobile)
  const patient = await findOrMakePatient(ctx, mobile)
  await clearUnused(ctx.db, sealOf(ctx.config).indexes(mobile, 'mobile'))
  return patient
}

/** Opens a session: the key is told this once. */
export const openSession = async (ctx: RequestContext, patientId: number): Promise<string> => {
  const { db, now, config, channel } = ctx
  const key = newKey()
  await insertSession(db, {
    keyHash: hashOf(key),
    patientId,
    channel,
    openedAt: now,
    addressIndex: addressIndexOf(ctx),
    expiresAt: later(now, { days: config.signIn.sessionDays }),
  })
  return key
}

/** A key that nobody guesses. */
export const newKey = () => randomBytes(32).toString('base64url')

const findOrMakePatient = async ({ db, now, config }: RequestContext, mobile: string): Promise<PatientRow> => {
  const seal = sealOf(config)
  const indexes = seal.indexes(mobile, 'mobile')
  const found = await findPatientByMobile(db, indexes)
  if (found) return found
  const row = { mobileSealed: seal.seal(mobile, 'mobile'), mobileIndex: seal.index(mobile, 'mobile') }
  const [made] = await insertPatients(db, [{ ...row, nickname: firstNickname(mobile), createdAt: now }])
  // Two phones may have signed in with the same new number at once.
  const patient = made ?? (await findPatientByMobile(db, indexes))
  if (!patient) throw new Error('the account that was there a moment ago is gone')
  return patient
}
