import { recordAct } from '#app/areas/access/staff/server/public.ts'
import { listAllSkus, listCountedSkus } from '#app/areas/mall/goods/server/public.ts'
import { changeStock, findStocks, listStockChanges } from '#app/areas/mall/stock/server/public.ts'
import type { StaffContext } from '#app/context.ts'
import { Refused } from '#kit/wire/refused.ts'
import { paged } from '#kit/wire/server/paged.ts'
import { MOST_PIECES } from '../../rules.ts'
import { asStockLine } from '../present.ts'

/** Where the pieces of goods are, and a page of what was changed about them. */
export const stockOf = async ({ db }: StaffContext, goodsId: number, asked: { page: number; size: number }) => {
  const skus = await listCountedSkus(db, goodsId)
  const nameOf = new Map(skus.map(({ sku: { stockId, name } }) => [stockId, name]))
  return {
    specials: skus.map(asStockLine),
    history: paged(await listStockChanges(db, [...nameOf.keys()], asked), (row) => ({
      change_id: row.id,
      special_name: nameOf.get(row.stockId) ?? '',
      by: row.by,
      left: row.left,
      reason: row.reason,
      staff_name: row.staffName,
      time: row.changedAt,
    })),
  }
}

/** What is to be changed about a specification's pieces. */
interface Change {
  goodsId: number
  skuId: number
  by: number
  reason: string
}

type Verdict = { left: number } | Refused<'not-found' | 'too-few' | 'too-many'>

/** Adds pieces or takes free ones out, with a line in the history and in the audit. */
export const changePieces = (ctx: StaffContext, { goodsId, skuId, by, reason }: Change): Promise<Verdict> =>
  ctx.transact(async (inside): Promise<Verdict> => {
    const { db, staff, now } = inside
    const sku = (await listAllSkus(db, goodsId)).find(({ id }) => id === skuId)
    if (!sku) return new Refused('not-found')
    const { stockId } = sku
    const find = async () => (await findStocks(db, [stockId])).get(stockId) ?? { left: 0, total: 0 }
    const before = await find()
    if (before.total + by > MOST_PIECES) return new Refused('too-many', { most: MOST_PIECES })
    const change = { stockId, by, reason, staffId: staff.staffId, staffName: staff.name, changedAt: now }
    if (!(await changeStock(db, change))) return new Refused('too-few', { left: before.left })
    const { left } = await find()
    await recordAct(inside, { act: 'stock.change', kind: 'goods', id: goodsId, after: { skuId, by, left, reason } })
    return { left }
  })
