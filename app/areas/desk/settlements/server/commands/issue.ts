import { recordAct } from '#app/areas/access/staff/server/public.ts'
import type { Account, Party } from '#app/areas/pay/rules/accounts.ts'
import { readHappening } from '#app/areas/pay/rules/journal.ts'
import { spanOf } from '#app/areas/pay/rules/months.ts'
import { postEntry } from '#app/areas/pay/server/public.ts'
import type { StaffContext } from '#app/context.ts'
import type { Day } from '#kit/time/day.ts'
import { Refused } from '#kit/wire/refused.ts'
import { kindOf, type Parted, partEntry, type Terms, usualTerms } from '../../rules.ts'
import * as queries from '../queries.ts'

type NotIssued = Refused<'not-found' | 'not-over' | 'is-issued' | 'nothing'>

/** An entry with what it comes to. */
type Parting = queries.Movement & Parted

/** What settling needs: the database, in a transaction, and the time. */
type Settling = Pick<StaffContext, 'db' | 'now'>

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
  const partyName = await queries.findPartyName(db, party)
  if (partyName === undefined) return new Refused('not-found')
  const { endsAt } = spanOf(month)
  if (now < endsAt) return new Refused('not-over')
  await queries.holdSettlements(db)
  const last = await queries.findLastOf(db, party)
  if (last && last.month >= month) return new Refused('is-issued')
  const parted = await partAll(ctx, party, endsAt)
  if (parted.length === 0) return new Refused('nothing')
  const sums = sumsOf(parted)
  const carriedFen = Math.min(0, last?.dueFen ?? 0)
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
    dueFen: sums.netFen + carriedFen,
  })
  const lines = parted.map(({ entryId, fen, feeFen, keptFen, shareFen }) => ({
    party,
    entryId,
    settlementId: row.id,
    fen,
    feeFen,
    keptFen,
    shareFen,
  }))
  await queries.insertLines(db, lines)
  await enter(ctx, row, parted)
  return row
}

/** What waits to be settled, parted; what a party has no terms for is not its own. */
const partAll = async ({ db }: Settling, party: Party, before: Date): Promise<Parting[]> => {
  const termsOn = findTerms(await queries.listTerms(db, party), usualTerms(kindOf(party)))
  return (await queries.listMovements(db, party, before)).flatMap((movement) => {
    const terms = termsOn(movement.ratedOn)
    return terms ? [{ ...movement, ...partEntry(movement.fen, terms, bearsOf(movement)) }] : []
  })
}

/** By the day the terms that held: what was agreed last before it. `all` begins with the newest. */
const findTerms = (all: readonly queries.TermsRow[], usual: Terms | undefined) => (day: Day) =>
  all.find(({ fromDay }) => fromDay <= day) ?? usual

/** Entries that sell nothing: what doctors and partners were given, and what counters brought to a bank. */
const unshared: readonly string[] = ['settle-share', 'banked']

/** Cash costs no fee, and of what sold nothing nobody takes a share. */
const bearsOf = ({ happening, provider }: queries.Movement) => ({
  fee: provider !== null && provider !== 'counter',
  share: !unshared.includes(readHappening(happening).kind),
})

const sum = (all: readonly Parting[], of: (one: Parting) => number): number =>
  all.reduce((total, one) => total + of(one), 0)

const sumsOf = (all: readonly Parting[]) => ({
  cameFen: sum(all, ({ fen }) => Math.max(0, fen)),
  wentFen: sum(all, ({ fen }) => Math.max(0, -fen)),
  feeFen: sum(all, ({ feeFen }) => feeFen),
  keptFen: sum(all, ({ keptFen }) => keptFen),
  netFen: sum(all, ({ shareFen }) => shareFen),
})

/** A hospital is owed all of it and pays its fees out of that; a doctor or partner is owed a share by each who sold. */
const enter = async (ctx: Settling, row: queries.SettlementRow, parted: readonly Parting[]): Promise<void> => {
  const party = row.party as Party
  if (kindOf(party) === 'hospital') {
    await move(ctx, `settle-charge:${row.number}`, { from: party, to: 'fee', fen: row.feeFen })
    await move(ctx, `settle-fee:${row.number}`, { from: party, to: 'platform', fen: row.keptFen })
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
