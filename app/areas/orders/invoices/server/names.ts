import { byNumber, type RowNamers } from '#kit/db/row-names.ts'

/** What invoices are called. */
export const names = {
  invoice: byNumber,
} satisfies RowNamers
