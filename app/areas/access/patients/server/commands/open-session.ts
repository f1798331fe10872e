import { randomBytes } from 'node:crypto'
import type { RequestContext } from '#app/context.ts'
import { sealOf } from '#kit/seal/server/seal.ts'
import { later } from '#kit/time/span.ts'
import { clearUnused } from '../queries/codes.ts'
import type { PatientRow } from '../queries/patients.ts'
import { insertSession } from '../queries/sessions.ts'
import { accountOf } from './account.ts'
import { addressIndexOf } from './address.ts'
import { hashOf } from './key-hash.ts'

/** The account of a number whose code was right, made if there is none. */
export const ownerOf = async (ctx: RequestContext, mobile: string): Promise<PatientRow> => {
  const patient = await accountOf(ctx, mobile, ctx.channel)
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
