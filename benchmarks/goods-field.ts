import type { Product } from '#test/support/product.ts'
import { openField } from './booking-field.ts'

/** Puts so many goods more on the shelves of all cities: copies of those that are sold everywhere, no two with one picture. */
export const seedGoods = async (app: Product, count: number): Promise<void> => {
  const { database } = openField(app)
  try {
    const { rows } = await database.pool.query<{ columns: string }>(
      `select string_agg(quote_ident(column_name), ', ') as columns from information_schema.columns
       where table_name = 'mall_goods' and column_name not in ('id', 'source_key')`,
    )
    const columns = rows[0]?.columns
    const { rowCount } = await database.pool.query(
      `insert into mall_goods (source_key, ${columns})
       select source_key || ' copy ' || turn, ${columns} from mall_goods, generate_series(1, $1) turn
       where is_on and city_id = 0 and drug_type < 2 order by turn limit $1`,
      [count],
    )
    if (rowCount !== count) throw new Error('the world has no goods that are sold everywhere')
  } finally {
    await database.close()
  }
}
