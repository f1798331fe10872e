import { sealOf } from '#kit/seal/server/seal.ts'
import { later } from '#kit/time/span.ts'
import type { Here } from '#server/here.ts'
import { networkOf } from '../../rules/network.ts'
import { countUp, findTally } from '../queries/challenges.ts'

/** What is counted of an address within an hour. */
type Deed = 'token' | 'send' | 'guess' | 'challenge' | 'door'

/** The blind index of the network that a question came from. */
export const addressIndexOf = ({ config, incoming }: Here): string =>
  sealOf(config).index(networkOf(incoming.ip), 'address')

const bucketOf = (here: Here, deed: Deed) => `${deed} ${addressIndexOf(here)}`

/** Counts a deed of the asker's address: may it, may it after a challenge, or has it had enough? */
export const weigh = async (here: Here, deed: Deed): Promise<'free' | 'challenge' | 'too-many'> => {
  if (here.config.limits === 'off') return 'free'
  return judge(here, await countUp(here.db, bucketOf(here, deed), here.now, later(here.now, { hours: 1 })))
}

/** The same, without counting. */
export const look = async (here: Here, deed: Deed): Promise<'free' | 'challenge' | 'too-many'> =>
  here.config.limits === 'off' ? 'free' : judge(here, (await findTally(here.db, bucketOf(here, deed), here.now)) + 1)

const judge = ({ config: { signIn } }: Here, count: number) => {
  if (count > signIn.addressPerHour) return 'too-many'
  return count > signIn.addressChallengeAfter ? 'challenge' : 'free'
}
