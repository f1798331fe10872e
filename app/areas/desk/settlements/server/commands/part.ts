import type { Party } from '#app/areas/pay/rules/accounts.ts'
import { GIFT_CARD, isBackOnCard } from '#app/areas/pay/rules/counter.ts'
import { readHappening } from '#app/areas/pay/rules/journal.ts'
import type { Context } from '#app/context.ts'
import type { Day } from '#kit/time/day.ts'
import { kindOf, type Parted, partEntry, type Terms, usualTerms } from '../../rules.ts'
import * as queries from '../queries.ts'

/** An entry with what it comes to. */
export type Parting = queries.Movement & Parted

/** What settling needs: the database, in a transaction, and the time. */
export type Settling = Pick<Context, 'db' | 'now'>

/** What waits to be settled, parted; what a party has no terms for is not its own. */
export const partAll = async ({ db }: Settling, party: Party, before: Date): Promise<Parting[]> => {
  const termsOn = findTerms(await queries.listTerms(db, party), usualTerms(kindOf(party)))
  return (await queries.listMovements(db, party, before)).flatMap((movement) => {
    const terms = termsOn(movement.ratedOn)
    return terms ? [{ ...movement, ...partEntry(movement.fen, terms, bearsOf(party, movement)) }] : []
  })
}

/** By the day the terms that held: what was agreed last before it. `all` begins with the newest. */
const findTerms = (all: readonly queries.TermsRow[], usual: Terms | undefined) => (day: Day) =>
  all.find(({ fromDay }) => fromDay <= day) ?? usual

/** Entries that sell nothing: what doctors and partners were given, and what counters brought to a bank. */
const unshared: readonly string[] = ['settle-share', 'banked']

/** Who takes no fee. */
const feeless: readonly (string | null)[] = [null, 'counter', GIFT_CARD]

/** Cash and gift cards cost no fee, and of what sold nothing nobody takes a share. */
const bearsOf = (party: Party, { happening, provider, merchant }: queries.Movement) => {
  const { kind, number } = readHappening(happening)
  const isByCard = kind === 'gift-spend' || (kind === 'refund' && isBackOnCard(number))
  // What came to a hospital's own account has its fee taken off there, by the provider itself.
  const isOwn = merchant && kindOf(party) === 'hospital'
  return { fee: !isByCard && !isOwn && !feeless.includes(provider), share: !unshared.includes(kind) }
}

/** Adds something of them up. */
export const sum = (all: readonly Parting[], of: (one: Parting) => number): number =>
  all.reduce((total, one) => total + of(one), 0)

/** What they come to together. */
export const sumsOf = (all: readonly Parting[]) => ({
  cameFen: sum(all, ({ fen }) => Math.max(0, fen)),
  wentFen: sum(all, ({ fen }) => Math.max(0, -fen)),
  feeFen: sum(all, ({ feeFen }) => feeFen),
  keptFen: sum(all, ({ keptFen }) => keptFen),
  netFen: sum(all, ({ shareFen }) => shareFen),
  directFen: sum(all, ({ directFen }) => directFen),
})
