import { earlier } from '#kit/time/span.ts'
import type { PayoutState, ReceiptState } from './states.ts'

/** For whom months are settled. */
export const partyKinds = { hospital: '医院', doctor: '医生', partner: '合作方' } as const
/** One of them. */
export type PartyKind = keyof typeof partyKinds

/** What a party is, by its account. */
export const kindOf = (party: string): PartyKind => party.split(':')[0] as PartyKind

/** All of something, in hundredths of a per cent. */
export const WHOLE = 10_000

/** The terms that hold for a party: its share of what is left after the provider's fee, and that fee, in hundredths of a per cent. */
export interface Terms {
  shareBp: number
  feeBp: number
}

/** A hospital that nothing was agreed with gets all that it sold; a doctor or a partner nothing, so that nothing of theirs is settled. */
export const usualTerms = (kind: PartyKind): Terms | undefined =>
  kind === 'hospital' ? { shareBp: WHOLE, feeBp: 0 } : undefined

/** `0.6` per cent as hundredths of one: 60. */
export const readPercent = (typed: string): number => Math.round(Number(typed) * 100)

/** The same the other way round: `0.6`. */
export const spokenPercent = (bp: number): string => String(bp / 100)

/** What an entry comes to for its party. */
export interface Parted {
  /** The provider's fee of it. */
  feeFen: number
  /** What who sold it keeps: of a hospital's it is the platform's fee. */
  keptFen: number
  /** What the party gets. */
  shareFen: number
}

/** Half a fen goes away from nothing, whichever the sign: what goes back takes the same with it as what came brought. */
const part = (fen: number, bp: number): number => Math.sign(fen) * Math.round((Math.abs(fen) * bp) / WHOLE)

/** Parts an entry by the terms that held when its payment was paid. The three sum to the entry. */
export const partEntry = (fen: number, { shareBp, feeBp }: Terms, bears: { fee: boolean; share: boolean }): Parted => {
  const feeFen = bears.fee ? part(fen, feeBp) + 0 : 0
  const shareFen = bears.share ? part(fen - feeFen, shareBp) + 0 : fen - feeFen
  return { feeFen, keptFen: fen - feeFen - shareFen, shareFen }
}

/** A payout or a receipt that nobody has agreed to lapses with its request. */
export const PROPOSED_HOURS = 72

/** Where a payout or a receipt stands at a time: nobody can agree any more to what was proposed too long ago. */
export const stateAt = <State extends PayoutState | ReceiptState>(
  { state, proposedAt }: { state: State; proposedAt: Date },
  now: Date,
): State | 'refused' =>
  state === 'proposed' && proposedAt <= earlier(now, { hours: PROPOSED_HOURS }) ? 'refused' : state

/** What a party owes by a settlement, as it was issued: less than nothing is due. */
export const claimOf = (dueFen: number): number => Math.max(0, -dueFen)

/** What the next settlement of a party begins with: what the one before was short of and the party has not paid; never more than nothing. */
export const carriedFrom = (last: { dueFen: number; receivedFen: number } | undefined): number =>
  last ? Math.min(0, last.dueFen + last.receivedFen) : 0

/** What became of a claim. */
export const claimStates = ['open', 'received', 'offset'] as const
/** One of them. */
export type ClaimState = (typeof claimStates)[number]

/** The same in words. */
export const claimWords: Readonly<Record<ClaimState, string>> = { open: '待收', received: '已收', offset: '已抵扣' }

/** What became of the claim of a settlement; null where there is none. Once there is a next one, that one has taken what was left. */
export const claimStateOf = (one: { dueFen: number; receivedFen: number; hasNext: boolean }): ClaimState | null => {
  if (one.dueFen >= 0) return null
  if (one.dueFen + one.receivedFen >= 0) return 'received'
  return one.hasNext ? 'offset' : 'open'
}

/** By what settlements may be sorted, and which way is usual. */
export const settlementSorts = { month: 'desc', due: 'desc' } as const

/** Most yuan of one receipt. */
export const MOST_RECEIVED = 10_000_000
/** Letters of a note. */
export const NOTE_LETTERS = 200
