import { byNumber, type RowNamers } from '#kit/db/row-names.ts'
import { pointsMallGoods as goods } from './tables.ts'

/** What goods and orders of the points mall are called. */
export const names = {
  'points-goods': { id: goods.id, name: goods.name },
  'points-order': byNumber,
} satisfies RowNamers
