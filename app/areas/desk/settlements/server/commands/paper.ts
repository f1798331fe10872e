import type { Context } from '#app/context.ts'
import { type AddressSeal, isSealed, sealAddress } from '#kit/seal/server/sealed-address.ts'
import { later } from '#kit/time/span.ts'
import * as queries from '../queries.ts'
import { findClaim } from './claim.ts'
import { drawSettlement } from './draw-settlement.ts'

const PAPER = 'settlement-paper'
/** Long enough for a printer, too short for who finds the address later. */
const LENT_MINUTES = 60
/** More than anybody prints: the file has them all. */
const MOST_LINES = 2_000

/** Where the paper of a settlement is fetched without a key, as readers of PDFs do. */
export const lendSettlement = ({ config, now }: Pick<Context, 'config' | 'now'>, id: number): string =>
  sealAddress(config, PAPER, `/papers/settlement-${id}.pdf`, later(now, { minutes: LENT_MINUTES }))

/** The paper of this address; where it was not lent, or is not good any more, the page that lends another. */
export const findSettlementPaper = async (
  ctx: Pick<Context, 'db' | 'config' | 'now'>,
  file: string,
  given: AddressSeal,
): Promise<{ type: string; name: string; body: Uint8Array } | { page: string } | null> => {
  const [, digits] = /^settlement-(\d{1,15})\.pdf$/.exec(file) ?? []
  if (!digits) return null
  if (!isSealed(ctx.config, { what: PAPER, address: `/papers/${file}`, given, now: ctx.now }))
    return { page: `/desk/settlement?settlement_id=${digits}` }
  const settlement = await queries.findSettlement(ctx.db, 'all', Number(digits))
  if (!settlement) return null
  const lines = await queries.linesOf(ctx.db, settlement.id).upTo(MOST_LINES)
  return {
    type: 'application/pdf',
    name: `${settlement.number}.pdf`,
    body: await drawSettlement(settlement, { lines, claim: await findClaim(ctx.db, settlement) }, ctx.now),
  }
}
