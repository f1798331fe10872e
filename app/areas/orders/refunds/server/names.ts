import { byNumber, type RowNamers } from '#kit/db/row-names.ts'

/** What refunds of goods are called. */
export const names = {
  'goods-refund': byNumber,
} satisfies RowNamers
