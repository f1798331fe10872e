import type { RequestContext } from '#app/context.ts'
import { sealOf } from '#kit/seal/server/seal.ts'
import { later } from '#kit/time/span.ts'
import { networkOf } from '../../rules/network.ts'
import { countUp, findTally } from '../queries/challenges.ts'

/** What is counted of an address within an hour. */
type Deed = 'token' | 'send' | 'guess' | 'challenge' | 'door'

/** The blind index of the network that a question came from. */
export const addressIndexOf = ({ config, incoming }: RequestContext): string =>
  sealOf(config).index(networkOf(incoming.ip), 'address')

const bucketOf = (ctx: RequestContext, deed: Deed) => `${deed} ${addressIndexOf(ctx)}`

/** Counts a deed of the asker's address: may it, may it after a challenge, or has it had enough? */
export const checkAddressLimit = async (
  ctx: RequestContext,
  deed: Deed,
): Promise<'free' | 'challenge' | 'too-many'> => {
  if (ctx.config.limits === 'off') return 'free'
  return judge(ctx, await countUp(ctx.db, bucketOf(ctx, deed), ctx.now, later(ctx.now, { hours: 1 })))
}

/** The same, without counting. */
export const look = async (ctx: RequestContext, deed: Deed): Promise<'free' | 'challenge' | 'too-many'> =>
  ctx.config.limits === 'off' ? 'free' : judge(ctx, (await findTally(ctx.db, bucketOf(ctx, deed), ctx.now)) + 1)

const judge = ({ config: { signIn } }: RequestContext, count: number) => {
  if (count > signIn.addressPerHour) return 'too-many'
  return count > signIn.addressChallengeAfter ? 'challenge' : 'free'
}
