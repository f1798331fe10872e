import { sql } from 'drizzle-orm'
import { hospitalNames } from '#app/areas/guahao/hospitals/server/public.ts'
import { nameIn, type RowNamers } from '#kit/db/row-names.ts'
import { mallBrands as brands, mallGoods as goods } from './tables.ts'

/** What goods and their brands are called. */
export const names = {
  goods: {
    id: goods.id,
    name: goods.name,
    beside: sql`coalesce(${nameIn(hospitalNames.hospital, goods.hospitalId)}, '平台自营')`,
  },
  brand: { id: brands.id, name: brands.name },
} satisfies RowNamers
