import { randomUUID } from 'node:crypto'
import { changeStock, insertStocks, setStockLimit } from '#app/areas/mall/stock/server/public.ts'
import type { Context } from '#app/context.ts'
import { noteWritings } from '#kit/wire/server/edits.ts'
import { limitNameOf, rangeOf } from '../../rules.ts'
import { noteBrands } from '../queries/brands.ts'
import * as manage from '../queries/manage.ts'
import { insertSkus, type NewGoods, type NewSku } from '../queries/seed.ts'

/** A specification as a desk writes it: one that there is, or a new one with its first pieces. */
export type SkuDraft = Pick<NewSku, 'name' | 'priceFen' | 'orgPriceFen' | 'depositFen' | 'weightGrams'> & {
  skuId: number | null
  pieces: number
}

/** Goods as a desk writes them, the usual specification first. */
export type GoodsDraft = Omit<NewGoods, 'fromFen' | 'toFen' | 'orgFen' | 'sourceKey' | 'publishedAt' | 'isOn'> & {
  specials: readonly SkuDraft[]
}

/** Who writes: they stand in the history of the stock. */
interface Writer {
  staffId: number
  name: string
}

/** Makes goods with their specifications and pieces. They stand on no shelf yet. */
export const addGoods = async (
  inside: Context,
  { specials: skus, ...row }: GoodsDraft,
  writer: Writer,
): Promise<number> => {
  const { db, now } = inside
  const sourceKey = `desk ${randomUUID()}`
  await noteBrands(db, [row.brand])
  const id = await manage.insertOne(db, { ...row, ...rangeOf(skus), sourceKey, publishedAt: now, isOn: false })
  await putSpecials(inside, { id, limitEach: row.limitEach ?? null }, skus, writer)
  return id
}

/** Writes goods over what they were; false where a specification is of other goods. Orders keep what was agreed. */
export const changeGoods = async (
  inside: Context,
  id: number,
  { specials: skus, ...row }: GoodsDraft,
  writer: Writer,
): Promise<boolean> => {
  const own = new Set((await manage.listAllSkus(inside.db, id)).map((sku) => sku.id))
  if (skus.some(({ skuId }) => skuId !== null && !own.has(skuId))) return false
  await manage.updateGoods(inside.db, id, { ...row, ...rangeOf(skus) })
  await noteBrands(inside.db, [row.brand])
  await putSpecials(inside, { id, limitEach: row.limitEach ?? null }, skus, writer)
  await tellSearch(inside, id)
  return true
}

const putSpecials = async (
  { db, now }: Context,
  goods: { id: number; limitEach: number | null },
  drafts: readonly SkuDraft[],
  writer: Writer,
) => {
  const placed = drafts.map((draft, position) => ({ ...draft, position, isDefault: position === 0, isOn: true }))
  const kept = placed.flatMap(({ skuId }) => skuId ?? [])
  await manage.endOtherSkus(db, goods.id, kept)
  for (const { skuId, pieces: _, ...set } of placed) if (skuId !== null) await manage.updateSku(db, skuId, set)
  const limitName = limitNameOf(goods.id)
  await setStockLimit(db, limitName, goods.limitEach)
  for (const { skuId, pieces, ...row } of placed) {
    if (skuId !== null) continue
    const [stockId = 0] = await insertStocks(db, [{ pieces: 0, limitName, limitEach: goods.limitEach }])
    await insertSkus(db, [{ ...row, goodsId: goods.id, stockId }])
    const who = { staffId: writer.staffId, staffName: writer.name }
    if (pieces > 0) await changeStock(db, { stockId, by: pieces, reason: '初始库存', ...who, changedAt: now })
  }
}

/** Puts goods on the shelf or takes them off; false where they are so already. */
export const shelveGoods = async (inside: Context, id: number, isOn: boolean): Promise<boolean> => {
  const isChanged = await manage.updateShelf(inside.db, id, isOn)
  if (isChanged) await tellSearch(inside, id)
  return isChanged
}

/** Moves goods into another category; whoever has them open in a form is told by whom. */
export const moveGoods = async (
  inside: Context,
  ids: readonly number[],
  { categoryId, by: editor }: { categoryId: number; by: string },
): Promise<void> => {
  const { db, now: at } = inside
  await manage.updateCategory(db, ids, categoryId)
  await noteWritings(db, { row: 'goods', rowIds: ids, editor, at })
  await inside.emit('searchable.changed', { kind: 'goods', ids: [...ids] })
}

const tellSearch = (inside: Context, id: number) => inside.emit('searchable.changed', { kind: 'goods', ids: [id] })
