import { microBatch } from '#kit/db/micro-batch.ts'
import type { Db } from '#kit/db/open.ts'
import { later } from '#kit/time/span.ts'
import { type HoldVerdict, holdPieces, listAbandoned, type PiecesToHold } from '../queries/hold.ts'
import { givePiecesBack } from './give-back.ts'

/** So long pieces wait at most for the order that they are held for. */
const WAIT_MINUTES = 2

/** Pieces that one buyer wants, each under the key of an order. */
export type OrderPieces = Omit<PiecesToHold, 'until'>

interface Asking {
  wanted: readonly PiecesToHold[]
  now: Date
}

/** One statement for all who ask while another one is under way, so that a hot row is locked once for all of them. */
const holdTogether = microBatch<Asking, HoldVerdict[]>(async (db, asked) => {
  const now = asked.map((one) => one.now).reduce((a, b) => (b > a ? b : a))
  const verdicts = await holdOrFree(
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

/** Who is refused asks again where an order has ended that was not written: what it held is free, and its buyer's share too. */
const holdOrFree = async (db: Db, wanted: readonly PiecesToHold[], now: Date): Promise<HoldVerdict[]> => {
  const verdicts = await holdPieces(db, wanted, now)
  const refused = verdicts.flatMap((verdict, at) => (verdict === 'sold-out' || verdict === 'limit' ? [at] : []))
  const stockIds = refused.map((at) => (wanted[at] as PiecesToHold).stockId)
  if (refused.length === 0 || !(await freeAbandoned(db, stockIds, now))) return verdicts
  const again = await holdPieces(
    db,
    refused.map((at) => wanted[at] as PiecesToHold),
    now,
  )
  for (const [n, at] of refused.entries()) verdicts[at] = again[n] as HoldVerdict
  return verdicts
}

/** Gives back at once what is held for orders whose transactions are gone, such as with their process; whether there was any. */
const freeAbandoned = async (db: Db, stockIds: readonly number[], now: Date): Promise<boolean> => {
  const heldBy = later(now, { minutes: WAIT_MINUTES })
  const holdKeys = await listAbandoned(db, stockIds, heldBy)
  // An order that was written since is looked at anew: it holds its pieces for longer by now.
  return holdKeys.length > 0 && (await givePiecesBack(db, { holdKeys, heldBy })) > 0
}

/** Which of the wanted pieces were not there, and why. */
export interface NotHeld {
  at: number
  verdict: HoldVerdict
}

/**
 * Holds pieces for the orders of one buyer, all of them or none; undefined where they are held. `db` is no transaction: whoever
 * holds a hot row until the commit of an order has all others wait for it. So the order is written afterwards, in a transaction
 * that has claimed their keys before (`claimHolds`) and keeps at its end what it finds still held (`keepHeld`).
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
