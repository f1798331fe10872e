import { insertStocks } from '#app/areas/mall/stock/server/public.ts'
import type { Db } from '#kit/db/open.ts'
import { limitNameOf, rangeOf } from '../../rules.ts'
import { noteBrands } from '../queries/brands.ts'
import { listSold, upsertGoods } from '../queries/brought.ts'
import { updateSku } from '../queries/manage.ts'
import { insertSkus, type NewGoods, type NewSku } from '../queries/seed.ts'

/** Goods as a file brings them: sold as one thing, with the pieces that there are of it where they are new. */
export type BroughtGoods = Omit<NewGoods, 'fromFen' | 'toFen' | 'orgFen'> & {
  special: Pick<NewSku, 'name' | 'priceFen' | 'orgPriceFen'> & { weightGrams: number }
  pieces: number
}

/** Those of these sources that are sold as several things by now: which of them a file means nobody can tell. */
export const findSoldAsSeveral = async (db: Db, sourceKeys: readonly string[]): Promise<ReadonlySet<string>> => {
  const sold = Map.groupBy(await listSold(db, sourceKeys), ({ sourceKey }) => sourceKey)
  return new Set([...sold].filter(([, skus]) => skus.length > 1).map(([sourceKey]) => sourceKey))
}

/** Writes goods that a file brings. New ones stand on no shelf yet; pieces of those that there are stay as they are. */
export const bringGoods = async (db: Db, brought: readonly BroughtGoods[], brings: ReadonlySet<string>) => {
  await noteBrands(
    db,
    brought.map(({ brand }) => brand),
  )
  const rows = brought.map(({ special, pieces: _, ...row }) => ({ ...row, ...rangeOf([special]) }))
  const written = await upsertGoods(db, rows, brings)
  const made = new Map(written.filter((row) => row.isNew).map(({ sourceKey, id }) => [sourceKey, id]))
  await sellNew(db, brought, made)
  const resold = await sellAnew(
    db,
    brought.filter(({ sourceKey }) => !made.has(sourceKey)),
    brings,
  )
  const changedIds = [...new Set([...written.filter(({ isNew }) => !isNew).map(({ id }) => id), ...resold])]
  return { added: made.size, changed: changedIds.length, ids: [...made.values(), ...changedIds], changedIds }
}

const sellNew = async (db: Db, brought: readonly BroughtGoods[], made: ReadonlyMap<string, number>) => {
  const own = brought.flatMap((goods) => ({ ...goods, id: made.get(goods.sourceKey) ?? 0 })).filter(({ id }) => id > 0)
  if (own.length === 0) return
  const stocks = await insertStocks(
    db,
    own.map(({ id, pieces }) => ({ pieces, limitName: limitNameOf(id) })),
  )
  await insertSkus(
    db,
    own.map(({ id, special }, at) => ({
      ...special,
      goodsId: id,
      stockId: stocks[at] ?? 0,
      isDefault: true,
      position: 0,
    })),
  )
}

/** Changes what goods are sold as where the file says otherwise; which goods those are. */
const sellAnew = async (db: Db, brought: readonly BroughtGoods[], brings: ReadonlySet<string>): Promise<number[]> => {
  const keys = brought.map(({ sourceKey }) => sourceKey)
  const sold = new Map((await listSold(db, keys)).map(({ sourceKey, sku }) => [sourceKey, sku]))
  const changed: number[] = []
  for (const { sourceKey, special } of brought) {
    const sku = sold.get(sourceKey)
    if (!sku) continue
    const set = {
      name: brings.has('specification') ? special.name : sku.name,
      priceFen: special.priceFen,
      orgPriceFen: special.orgPriceFen,
      // Nobody pays more in advance than all of it.
      depositFen: Math.min(sku.depositFen, special.priceFen),
      weightGrams: brings.has('weight') ? special.weightGrams : sku.weightGrams,
    }
    if (Object.entries(set).every(([key, value]) => sku[key as keyof typeof set] === value)) continue
    await updateSku(db, sku.id, set)
    changed.push(sku.goodsId)
  }
  return changed
}
