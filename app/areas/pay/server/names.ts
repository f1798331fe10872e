import { byNumber, type RowNamers } from '#kit/db/row-names.ts'
import { payDifferences as differences } from './tables.ts'

/** What refunds and differences of statements are called. */
export const names = {
  refund: byNumber,
  difference: { id: differences.id, name: differences.number },
  // A month of the books: `2026-10`.
  month: byNumber,
} satisfies RowNamers
