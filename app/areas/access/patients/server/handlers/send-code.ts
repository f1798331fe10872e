import { randomBytes, randomInt } from 'node:crypto'
import { queueSms } from '#app/areas/notices/sms/server/public.ts'
import type { RequestContext } from '#app/context.ts'
import { sealOf } from '#kit/seal/server/seal.ts'
import { dayOf } from '#kit/time/day.ts'
import { earlier, later } from '#kit/time/span.ts'
import { Refused } from '#kit/wire/refused.ts'
import { type CodePurpose, WAIT_MINUTES } from '../../rules.ts'
import { addressIndexOf, checkAddressLimit } from '../commands/address.ts'
import { showsPass } from '../commands/challenge.ts'
import { hashOf } from '../commands/key-hash.ts'
import * as codes from '../queries/codes.ts'
import { hasSessionFrom } from '../queries/sessions.ts'

/** A token for one message to this number from the asker's address. */
export const issueToken = async (ctx: RequestContext, mobile: string) => {
  const token = randomBytes(24).toString('base64url')
  await codes.insertToken(ctx.db, {
    tokenHash: hashOf(token),
    mobileIndex: sealOf(ctx.config).index(mobile, 'mobile'),
    addressIndex: addressIndexOf(ctx),
    expiresAt: later(ctx.now, { minutes: WAIT_MINUTES.token }),
  })
  return { token, expires_in: WAIT_MINUTES.token * 60 }
}

interface Sending {
  mobile: string
  token: string
  pic_code?: string | undefined
}

/** Why a code was not sent. */
type NotSent = Refused<'bad-token' | 'challenge' | 'too-many' | 'too-soon' | 'day-limit'>

/** Sends a code. Nothing here looks whether the number has an account, so nothing tells. */
export const sendCode = async (
  ctx: RequestContext,
  input: Sending,
  purpose: CodePurpose,
): Promise<NotSent | { sent: true }> => {
  const { db, now, config } = ctx
  const seal = sealOf(config)
  const addressIndex = addressIndexOf(ctx)
  const tokenHash = hashOf(input.token)
  const presented = { tokenHash, addressIndex, now, mobileIndexes: seal.indexes(input.mobile, 'mobile') }
  if (!(await codes.hasToken(db, presented))) return new Refused('bad-token')

  const mobileIndex = seal.index(input.mobile, 'mobile')
  const stopped =
    (await mayNotYet(ctx, mobileIndex, input.pic_code)) ?? (await takesNoMore(ctx, presented, mobileIndex))
  if (stopped) return stopped
  if (!(await codes.deleteToken(db, presented))) return new Refused('bad-token')

  const code = String(randomInt(1_000_000)).padStart(6, '0')
  const codeHash = codeHashOf(ctx, input.mobile, tokenHash, code)
  const expiresAt = later(now, { seconds: config.signIn.codeSeconds })
  await codes.insertCode(db, { purpose, mobileIndex, addressIndex, tokenHash, codeHash, sentAt: now, expiresAt })
  await queueSms(ctx, { mobile: input.mobile, template: 'code', params: { code } })
  return { sent: true }
}

/** The digest under which a code is stored. */
export const codeHashOf = ({ config }: RequestContext, mobile: string, tokenHash: string, code: string): string =>
  sealOf(config).index(`${mobile} ${tokenHash} ${code}`, 'sms-code')

/** Too many questions of this address, or codes of this number that nobody used: a challenge comes first. */
const mayNotYet = async (
  ctx: RequestContext,
  mobileIndex: string,
  pass: string | undefined,
): Promise<NotSent | undefined> => {
  const address = await checkAddressLimit(ctx, 'send')
  if (address === 'too-many') return new Refused(address)
  const unused = (await codes.findQuota(ctx.db, mobileIndex))?.unused ?? 0
  const isAsked = address === 'challenge' || unused >= ctx.config.signIn.challengeAfter
  return isAsked && !(await showsPass(ctx, pass)) ? new Refused('challenge') : undefined
}

/** The number's own limits, by one guarded statement; strangers leave some of the day to its owner. */
const takesNoMore = async (
  { db, now, config: { signIn } }: RequestContext,
  { mobileIndexes, addressIndex }: { mobileIndexes: string[]; addressIndex: string },
  mobileIndex: string,
): Promise<NotSent | undefined> => {
  const isKnown = await hasSessionFrom(db, mobileIndexes, addressIndex)
  const most = isKnown ? signIn.codesPerDay : Math.min(signIn.strangersPerDay, signIn.codesPerDay)
  const waitedSince = earlier(now, { seconds: signIn.waitSeconds })
  if (await codes.takeQuota(db, { mobileIndex, day: dayOf(now), now, waitedSince, most })) return undefined
  const lastSentAt = (await codes.findQuota(db, mobileIndex))?.lastSentAt ?? now
  const seconds = Math.ceil((lastSentAt.getTime() - waitedSince.getTime()) / 1000)
  return seconds > 0 ? new Refused('too-soon', { seconds }) : new Refused('day-limit')
}
