import { type RowNamers, wordsOf } from '#kit/db/row-names.ts'
import { deskPayouts as payouts, deskReceipts as receipts, deskSettlements as settlements } from './tables.ts'

const kindOf = (party: string): string => party.split(':')[0]?.replace('partner', 'channel') ?? ''

/** What settlements, what is paid by them, and with whom, are called. */
export const names = {
  // `hospital:12`, `doctor:3`; a partner is a channel.
  party: { of: (id) => ({ kind: kindOf(id), id: id.split(':')[1] ?? '' }) },
  settlement: { id: settlements.id, name: wordsOf(settlements.partyName, settlements.month) },
  payout: { id: payouts.id, name: payouts.number },
  receipt: { id: receipts.id, name: receipts.number },
} satisfies RowNamers
