import { addressIndexOf, countUp, deleteTallies } from '#app/areas/account/sign-in/server/public.ts'
import { sealOf } from '#kit/seal/server/seal.ts'
import { later } from '#kit/time/span.ts'
import type { Here } from '#server/here.ts'
import { LOCK_MINUTES, triesWithin } from '../../rules.ts'
import { isKnownAddress } from '../queries.ts'

/** How a try stands: it may be made, or the door has just been locked, or is locked still. */
type Weighed = 'free' | 'locked-now' | 'locked'

/**
 * Counts a try before it is made, so that a hundred at once are a hundred. `staffId` is the account of the name, where there
 * is one. Strange addresses share one count; the address from which the owner signs in has its own, and nobody else fills it.
 */
export const takeTry = async (here: Here, loginName: string, staffId: number | undefined): Promise<Weighed> => {
  const address = addressIndexOf(here)
  const { pair, strangers } = bucketsOf(here, loginName)
  const isKnown = staffId !== undefined && (await isKnownAddress(here.db, staffId, address))
  const counts: { bucket: string; most: number }[] = [{ bucket: pair, most: triesWithin.pair }]
  if (!isKnown) counts.push({ bucket: strangers, most: triesWithin.strangers })
  if (!isKnown && here.config.limits === 'on') counts.push({ bucket: `desk ${address}`, most: triesWithin.address })
  for (const { bucket, most } of counts) {
    const count = await countUp(here.db, bucket, here.now, later(here.now, { minutes: LOCK_MINUTES }))
    if (count > most) return count === most + 1 ? 'locked-now' : 'locked'
  }
  return 'free'
}

/** A success forgives what was tried from here. */
export const forgiveTries = (here: Here, loginName: string) => deleteTallies(here.db, [bucketsOf(here, loginName).pair])

/** Forgets all locks of a name: its password is another one now. */
export const unlock = (here: Here, loginName: string) =>
  deleteTallies(here.db, Object.values(bucketsOf(here, loginName)))

const bucketsOf = (here: Here, loginName: string) => {
  const name = sealOf(here.config).index(loginName, 'desk-login')
  return { pair: `desk ${name} ${addressIndexOf(here)}`, strangers: `desk ${name}` }
}
