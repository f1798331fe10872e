import { recordAct } from '#app/areas/access/staff/server/public.ts'
import { changeStock } from '#app/areas/mall/stock/server/public.ts'
import { findGoods, keepGoods } from '#app/areas/points-mall/server/public.ts'
import type { StaffContext } from '#app/context.ts'
import { Refused } from '#kit/wire/refused.ts'
import { MOST_STOCK } from '../../rules.ts'

type Verdict = { stock: number } | Refused<'not-found' | 'too-few' | 'too-many'>

/** Adds pieces or takes free ones out, with a line in the stock's history and in the audit. */
export const changePieces = (
  ctx: StaffContext,
  { goodsId, by, reason }: { goodsId: number; by: number; reason: string },
): Promise<Verdict> =>
  ctx.transact(async (inside): Promise<Verdict> => {
    const { db, staff, now } = inside
    const goods = await keepGoods(db, goodsId)
    const before = await findGoods(db, goodsId)
    if (!goods || !before) return new Refused('not-found')
    if (before.left + before.exchanged + by > MOST_STOCK) return new Refused('too-many')
    const line = { stockId: goods.stockId, by, reason, staffId: staff.staffId, staffName: staff.name, changedAt: now }
    if (!(await changeStock(db, line))) return new Refused('too-few', { left: before.left })
    const stock = (await findGoods(db, goodsId))?.left ?? 0
    await recordAct(inside, {
      act: 'points.stock',
      kind: 'points-goods',
      id: goodsId,
      after: { by, left: stock, reason },
    })
    return { stock }
  })
