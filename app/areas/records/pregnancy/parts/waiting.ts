import type { Place } from '#app/areas/records/ground/cards/waiting.ts'
import type { Sending } from '#app/areas/records/ground/cards/waiting-card.tsx'
import type { Pregnancy } from '../cards/pregnancy-card.tsx'
import { pregnancyContraction, pregnancyKicks, pregnancyOgtt, pregnancyTick, pregnancyWeight } from '../contract.ts'

/** Where what is written down of a pregnancy waits for a net. */
export const placeOf = ({ userId, id }: Pregnancy): Place => ({ userId, record: `pregnancy-${id}` })

/** What of it may wait; a contraction says how long ago it was, which is longer once it is sent. */
export const sendings: readonly Sending[] = [
  { call: pregnancyWeight },
  { call: pregnancyKicks },
  { call: pregnancyOgtt },
  { call: pregnancyTick },
  { call: pregnancyContraction, inputAfter: (input, seconds) => ({ ...input, ago_seconds: seconds }) },
]
