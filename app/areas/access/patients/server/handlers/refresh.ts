import type { PatientContext } from '#app/context.ts'
import { later } from '#kit/time/span.ts'
import { WAIT_MINUTES } from '../../rules.ts'
import { addressIndexOf } from '../commands/address.ts'
import { hashOf } from '../commands/key-hash.ts'
import { newKey } from '../commands/open-session.ts'
import { findSessionByHash, hasReplaced, insertSession, takeReplaced, upsertNextSession } from '../queries/sessions.ts'

interface Wanted {
  accessToken: string
  channelId: number
  expireDays: number
}

/** A key that waits to take the place of the asker's own; undefined where `accessToken` is none of theirs. */
export const prepareNext = async (ctx: PatientContext, { accessToken, channelId, expireDays: asked }: Wanted) => {
  const { db, now, config, patient } = ctx
  if ((await findSessionByHash(db, hashOf(accessToken), now))?.patientId !== patient) return undefined
  const expireDays = Math.min(asked, config.signIn.sessionDays)
  const key = newKey()
  await upsertNextSession(db, {
    replacesHash: hashOf(accessToken),
    keyHash: hashOf(key),
    channel: channelId,
    waitsUntil: later(now, { minutes: WAIT_MINUTES.next }),
    expiresAt: later(now, { days: expireDays }),
  })
  return { accessToken: key, expireDays, expires_in: WAIT_MINUTES.next * 60 }
}

/** Lets a waiting key take its session's place; false where none of the asker's waits and none did so before. */
export const confirmNext = (ctx: PatientContext, accessToken: string, prevToken: string): Promise<boolean> =>
  ctx.transact(async (inside) => {
    const { db, now, patient } = inside
    const pair = { patient, keyHash: hashOf(accessToken), replacesHash: hashOf(prevToken) }
    const next = await takeReplaced(db, pair, now)
    if (!next) return hasReplaced(db, pair)
    await insertSession(db, {
      keyHash: pair.keyHash,
      patientId: patient,
      channel: next.channel,
      replacedHash: pair.replacesHash,
      familyHash: next.familyHash,
      addressIndex: addressIndexOf(inside),
      openedAt: now,
      expiresAt: next.expiresAt,
    })
    return true
  })
