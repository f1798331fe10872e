import { insertHospitals } from '#app/areas/guahao/hospitals/server/queries/write.ts'
import { aHospital } from '#app/areas/guahao/hospitals/server/seed/a-hospital.ts'
import { insertCategories } from '#app/areas/mall/catalogue/server/queries/seed.ts'
import { limitNameOf } from '#app/areas/mall/goods/rules.ts'
import { insertGoods, insertSkus, type NewGoods, type NewSku } from '#app/areas/mall/goods/server/queries/seed.ts'
import { insertStocks } from '#app/areas/mall/stock/server/public.ts'
import type { TestApp } from './start-test-app.ts'

let made = 0

/** A category of goods. */
export const aCategory = async (app: TestApp, name: string, parentId: number | null = null, tree = 'health') => {
  const sourceKey = `test ${++made}`
  const row = { sourceKey, tree, parentId, name, picture: 'bottle', position: made }
  return (await insertCategories(app.db, [row])).get(sourceKey) as number
}

/** A hospital that sells something. */
export const aShop = async (app: TestApp, name = `示例医院${++made}`) =>
  (await insertHospitals(app.db, [aHospital({ name })]))[0] as number

interface Sold {
  goodsId: number
  skuIds: number[]
  stockIds: number[]
}

/** Goods on the shelf with their specifications, each with a stock: one at 100 yuan of which there are ten, if nothing else is said. */
export const someGoods = async (
  app: TestApp,
  goods: Partial<NewGoods> & { categoryId: number },
  specials: readonly (Partial<NewSku> & { pieces?: number })[] = [{}],
): Promise<Sold> => {
  const sourceKey = `test ${++made}`
  const prices = specials.map(({ priceFen = 10_000 }) => priceFen)
  const row: NewGoods = {
    sourceKey,
    kind: 'parcel',
    name: `商品${made}`,
    subtitle: '',
    picture: 'bottle',
    payTypes: [0],
    fromFen: Math.min(...prices),
    toFen: Math.max(...prices),
    orgFen: Math.max(...prices),
    publishedAt: app.clock.now(),
    // Rows that travel together give the same columns.
    hospitalId: null,
    isOn: true,
    ...goods,
  }
  const goodsId = (await insertGoods(app.db, [row])).get(sourceKey) as number
  const limitEach = goods.limitEach ?? null
  const stockIds = await insertStocks(
    app.db,
    specials.map(({ pieces = 10 }) => ({ pieces, limitName: limitNameOf(goodsId), limitEach })),
  )
  const rows = specials.map(({ pieces: _, ...special }, at) => ({
    name: `规格${at + 1}`,
    priceFen: 10_000,
    orgPriceFen: 12_000,
    depositFen: 0,
    position: at,
    isDefault: at === 0,
    weightGrams: 500,
    isOn: true,
    ...special,
    goodsId,
    stockId: stockIds[at] as number,
  }))
  await insertSkus(app.db, rows)
  const { rows: ids } = await app.pool.query<{ id: string }>(
    'select id from mall_goods_skus where goods_id = $1 order by position',
    [goodsId],
  )
  return { goodsId, stockIds, skuIds: ids.map(({ id }) => Number(id)) }
}
