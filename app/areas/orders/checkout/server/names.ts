import { byNumber, type RowNamers } from '#kit/db/row-names.ts'

/** What orders of goods are called. */
export const names = {
  'goods-order': byNumber,
} satisfies RowNamers
