import { createHash, hkdfSync, randomBytes } from 'node:crypto'
import type { Context } from '#app/context.ts'
import { cached } from '#kit/db/cached.ts'
import { STAND_IN_APP } from '#kit/outside/messaging.ts'
import { ticketSource } from '#kit/outside/server/messaging.ts'
import { sealOf } from '#kit/seal/server/seal.ts'
import { later } from '#kit/time/span.ts'
import { findTicket, putTicket } from '../queries.ts'

/** A ticket is fetched anew so long before it ends. */
const EARLY_MINUTES = 5
/** Who asks meanwhile waits for the same ticket; a provider that is away is asked so often. */
const LOOK_SECONDS = 10
const WHAT = 'messaging-ticket'

/** The ticket in use, fetched where none is kept or the kept one ends soon; null where there is none to be had. */
export const ticketOf = (ctx: Context): Promise<string | null> =>
  cached(ctx, 'messaging ticket', LOOK_SECONDS, () => keptOrNew(ctx))

const keptOrNew = async ({ db, now, config }: Context): Promise<string | null> => {
  const { messaging } = config
  if (messaging.provider === 'stand-in' && config.mode === 'production') return null
  const appId = appIdOf(config)
  const seal = sealOf(config)
  const row = await findTicket(db, appId)
  if (row && row.endsAt > later(now, { minutes: EARLY_MINUTES })) return seal.open(row.ticketSealed, WHAT)
  try {
    const { ticket, seconds } = await ticketSource(messaging)()
    await putTicket(db, { appId, ticketSealed: seal.seal(ticket, WHAT), endsAt: later(now, { seconds }) })
    return ticket
  } catch {
    return row && row.endsAt > now ? seal.open(row.ticketSealed, WHAT) : null
  }
}

/** The account in whose name pages are signed. */
export const appIdOf = ({ messaging }: Context['config']): string =>
  messaging.provider === 'wechat' ? messaging.appId : STAND_IN_APP

/** The signature as the messaging app computes it: over these four, by name, as they stand. */
export const signUrl = (url: string, ticket: string, now: Date) => {
  const timestamp = Math.floor(now.getTime() / 1000)
  const nonceStr = randomBytes(8).toString('hex')
  const signed = `jsapi_ticket=${ticket}&noncestr=${nonceStr}&timestamp=${timestamp}&url=${url}`
  return { timestamp, nonceStr, signature: createHash('sha1').update(signed).digest('hex') }
}

/** The key that the native app shares; the demonstration has one of its own, a production without an app has none. */
export const appKeyOf = ({ nativeApp, mode, secret }: Context['config']): Buffer | undefined => {
  if (nativeApp.key) return Buffer.from(nativeApp.key, 'base64')
  return mode === 'demo' ? Buffer.from(hkdfSync('sha256', secret, '', 'yilu native app', 32)) : undefined
}
