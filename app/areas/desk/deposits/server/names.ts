import { type RowNamers, wordsOf } from '#kit/db/row-names.ts'
import { deskDeposits as deposits } from './tables.ts'

/** What deposits are called. */
export const names = {
  deposit: { id: deposits.id, name: wordsOf(deposits.untilDay, deposits.slipNo) },
} satisfies RowNamers
