import { recordAct } from '#app/areas/access/staff/server/public.ts'
import { findPartyName } from '#app/areas/desk/money/server/public.ts'
import type { Account, Party } from '#app/areas/pay/rules/accounts.ts'
import { spanOf } from '#app/areas/pay/rules/months.ts'
import { postEntry } from '#app/areas/pay/server/public.ts'
import type { StaffContext } from '#app/context.ts'
import { Refused } from '#kit/wire/refused.ts'
import { carriedFrom, kindOf } from '../../rules.ts'
import * as queries from '../queries.ts'
import { type Parting, partAll, type Settling, sum, sumsOf } from './part.ts'
import { lapseOldReceipts } from './receipts.ts'

type NotIssued = Refused<'not-found' | 'not-over' | 'is-issued' | 'receipt-waits' | 'nothing'>

/** Settles a party's month, and writes the line of it. */
export const issueSettlement = (
  ctx: StaffContext,
  party: Party,
  month: string,
): Promise<queries.SettlementRow | NotIssued> =>
  ctx.transact(async (inside) => {
    const row = await settleMonth(inside, inside.staff, { party, month })
    if (row instanceof Refused) return row
    const after = { party, month, netFen: row.netFen, dueFen: row.dueFen }
    await recordAct(inside, { act: 'settlement.issue', kind: 'settlement', id: row.id, after })
    return row
  })

/**
 * Settles a party's month: every entry of it and of before that nobody has settled, by the terms of the day on which it was paid.
 * What is taken off and what is shared is entered in the books now. It is never changed; what comes later goes into the next one.
 */
export const settleMonth = async (
  ctx: Settling,
  by: { staffId: number; name: string },
  { party, month }: { party: Party; month: string },
): Promise<queries.SettlementRow | NotIssued> => {
  const { db, now } = ctx
  const partyName = await findPartyName(db, party)
  if (partyName === undefined) return new Refused('not-found')
  const { endsAt } = spanOf(month)
  if (now < endsAt) return new Refused('not-over')
  await queries.holdSettlements(db)
  const last = await queries.findLastOf(db, party)
  if (last && last.month >= month) return new Refused('is-issued')
  await lapseOldReceipts(ctx)
  // What a receipt that waits would take of the claim, this settlement would take as well.
  if (last && (await queries.hasProposedReceipt(db, last.id))) return new Refused('receipt-waits')
  const parted = await partAll(ctx, party, endsAt)
  if (parted.length === 0) return new Refused('nothing')
  const sums = sumsOf(parted)
  const carriedFen = carriedFrom(last && { ...last, receivedFen: await queries.sumReceived(db, last.id) })
  const row = await queries.insertSettlement(db, {
    ...sums,
    number: `S${month.replace('-', '')}-${party.replace(':', '-')}`,
    party,
    partyName,
    month,
    issuedAt: now,
    issuedBy: by.staffId,
    issuedByName: by.name,
    lines: parted.length,
    carriedFen,
    dueFen: sums.netFen - sums.directFen + carriedFen,
  })
  const lines = parted.map(({ entryId, fen, feeFen, keptFen, shareFen, directFen }) => ({
    party,
    entryId,
    settlementId: row.id,
    fen,
    feeFen,
    keptFen,
    shareFen,
    directFen,
  }))
  await queries.insertLines(db, lines)
  await enter(ctx, row, parted)
  return row
}

/** A hospital is owed all of it and pays its fees out of that; a doctor or partner is owed a share by each who sold. */
const enter = async (ctx: Settling, row: queries.SettlementRow, parted: readonly Parting[]): Promise<void> => {
  const party = row.party as Party
  if (kindOf(party) === 'hospital') {
    await move(ctx, `settle-charge:${row.number}`, { from: party, to: 'fee', fen: row.feeFen })
    await move(ctx, `settle-fee:${row.number}`, { from: party, to: 'platform', fen: row.keptFen })
    const own = `direct:${Number(party.slice('hospital:'.length))}` as const
    await move(ctx, `settle-direct:${row.number}`, { from: party, to: own, fen: row.directFen })
    return
  }
  for (const [seller, theirs] of Map.groupBy(parted, (one) => one.seller)) {
    const fen = sum(theirs, ({ shareFen }) => shareFen)
    await move(ctx, `settle-share:${row.number}-${seller}`, { from: seller as Account, to: party, fen })
  }
}

/** Enters an amount from one to another, the other way round where it is less than nothing. */
const move = async (
  { db, now: enteredAt }: Settling,
  happening: string,
  { from, to, fen }: { from: Account; to: Account; fen: number },
): Promise<void> => {
  if (fen === 0) return
  const [debit, credit] = fen > 0 ? [from, to] : [to, from]
  await postEntry(db, { happening, debit, credit, amountFen: Math.abs(fen), enteredAt })
}
