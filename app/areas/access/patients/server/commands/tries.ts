import type { RequestContext } from '#app/context.ts'
import { sealOf } from '#kit/seal/server/seal.ts'
import { later } from '#kit/time/span.ts'
import { LOCK_MINUTES, recentTries } from '../../rules/tries.ts'
import { countUp, deleteTallies } from '../queries/challenges.ts'
import { addressIndexOf } from './address.ts'

/** Whose password is tried, at which door. */
export interface Tried {
  door: string
  loginName: string
}

/** How a try stands: it may be made, or the door has just been locked, or is locked still. */
export type AddressLimits = 'free' | 'locked-now' | 'locked'

/**
 * Counts a try before it is made, so that a hundred at once are a hundred. Strange addresses share one count; an address that
 * `isKnown`, because its owner signs in from there, has its own, and nobody else fills it.
 */
export const takeTry = async (ctx: RequestContext, tried: Tried, isKnown: boolean): Promise<AddressLimits> => {
  const address = addressIndexOf(ctx)
  const { pair, strangers } = bucketsOf(ctx, tried)
  const counts: { bucket: string; most: number }[] = [{ bucket: pair, most: recentTries.pair }]
  if (!isKnown) counts.push({ bucket: strangers, most: recentTries.strangers })
  if (!isKnown && ctx.config.limits === 'on')
    counts.push({ bucket: `${tried.door} ${address}`, most: recentTries.address })
  for (const { bucket, most } of counts) {
    const count = await countUp(ctx.db, bucket, ctx.now, later(ctx.now, { minutes: LOCK_MINUTES }))
    if (count > most) return count === most + 1 ? 'locked-now' : 'locked'
  }
  return 'free'
}

/** A success forgives what was tried from here. */
export const forgiveTries = (ctx: RequestContext, tried: Tried) => deleteTallies(ctx.db, [bucketsOf(ctx, tried).pair])

/** Forgets all locks of a name: its password is another one now. */
export const unlock = (ctx: RequestContext, tried: Tried) => deleteTallies(ctx.db, Object.values(bucketsOf(ctx, tried)))

const bucketsOf = (ctx: RequestContext, { door, loginName }: Tried) => {
  const name = sealOf(ctx.config).index(loginName, `${door}-login`)
  return { pair: `${door} ${name} ${addressIndexOf(ctx)}`, strangers: `${door} ${name}` }
}
