import type { RowNamers } from '#kit/db/row-names.ts'
import { mallBrands as brands, mallGoods as goods } from './tables.ts'

/** What goods and their brands are called. */
export const names = {
  goods: { id: goods.id, name: goods.name },
  brand: { id: brands.id, name: brands.name },
} satisfies RowNamers
