import type { Db } from '#kit/db/open.ts'
import { together } from '#kit/db/together.ts'
import { later } from '#kit/time/span.ts'
import { type HoldVerdict, holdPieces, type Wanted } from '../queries/hold.ts'
import { givePiecesBack } from './give-back.ts'

/** So long pieces wait for the order that they are held for; where it does not come they go back by themselves. */
const WAIT_MINUTES = 2

/** Pieces that one buyer wants, each under the key of an order. */
export type OrderPieces = Omit<Wanted, 'until'>

interface Asking {
  wanted: readonly Wanted[]
  now: Date
}

/** One statement for all who ask while another one is under way, so that a hot row is locked once for all of them. */
const holdTogether = together<Asking, HoldVerdict[]>(async (db, asked) => {
  const now = asked.map((one) => one.now).reduce((a, b) => (b > a ? b : a))
  const verdicts = await holdPieces(
    db,
    asked.flatMap(({ wanted }) => wanted),
    now,
  )
  let at = 0
  return asked.map(({ wanted }) => {
    at += wanted.length
    return verdicts.slice(at - wanted.length, at)
  })
})

/** Which of the wanted pieces were not there, and why. */
export interface NotHeld {
  at: number
  verdict: HoldVerdict
}

/**
 * Holds pieces for the orders of one buyer, all of them or none; undefined where they are held. `db` is no transaction: whoever
 * holds a hot row until the commit of an order has all others wait for it. So the order is written afterwards, and keeps in its own
 * transaction what it finds still held (`keepHeld`).
 */
export const holdForOrder = async (db: Db, pieces: readonly OrderPieces[], now: Date): Promise<NotHeld | undefined> => {
  const until = later(now, { minutes: WAIT_MINUTES })
  const verdicts = await holdTogether(db, { wanted: pieces.map((one) => ({ ...one, until })), now })
  const at = verdicts.findIndex((verdict) => verdict !== 'held')
  if (at < 0) return undefined
  const held = pieces.flatMap(({ holdKey }, n) => (verdicts[n] === 'held' ? [holdKey] : []))
  if (held.length > 0) await givePiecesBack(db, { holdKeys: held })
  return { at, verdict: verdicts[at] as HoldVerdict }
}
