import type { Db } from '#kit/db/open.ts'
import { asClaim } from '../present.ts'
import * as queries from '../queries.ts'

/** What a settlement took over from the one before, and what became of its own claim. */
export const findClaim = async (db: Db, row: queries.SettlementRow) => {
  const { before, after } = await queries.findNeighbours(db, row)
  const receivedFen = await queries.sumReceived(db, row.id)
  return asClaim(row, { receivedFen, ...(before && { before }), ...(after && { after }) })
}

/** What is said of it on page and paper. */
export type Claim = Awaited<ReturnType<typeof findClaim>>
