import { randomUUID } from 'node:crypto'
import { tellAct } from '#app/areas/desk/staff/server/public.ts'
import { takeGoodsPictures } from '#app/areas/files/server/public.ts'
import { listForPoints } from '#app/areas/mall/coupons/server/public.ts'
import { insertStocks, setStockLimit } from '#app/areas/mall/stock/server/public.ts'
import { insertGoods, putCategory, type ShownRow, updateGoods } from '#app/areas/points-mall/server/public.ts'
import { undoneIf } from '#kit/db/inside.ts'
import type { Asked } from '#kit/wire/call.ts'
import type { StaffContext } from '#server/here.ts'
import type { deskPointGoodsAdd, deskPointGoodsChange } from '../../contract.ts'

type Added = Asked<typeof deskPointGoodsAdd>
type Changed = Omit<Asked<typeof deskPointGoodsChange>, 'goods_id'>

/** What was written, as a row keeps it. */
const rowOf = async ({ db }: StaffContext, ask: Omit<Changed, 'version'>) => ({
  ...{ name: ask.title, subtitle: ask.subtitle ?? '', detail: ask.detail ?? '', image: ask.img ?? '' },
  ...{ points: ask.point, marketFen: ask.market_price ?? null, minLevel: ask.min_level ?? 0 },
  ...{ labels: [...new Set(ask.labels)].toSorted(), bannerWords: ask.banner ?? '' },
  categoryId: await putCategory(db, ask.category),
})

const factsOf = ({ title, point }: Pick<Changed, 'title' | 'point'>) => ({ title, point })

const takeNew = ({ db, staff }: StaffContext, image: string) =>
  takeGoodsPictures(db, staff.hospitalId, image === '' ? [] : [image])

/** Makes goods with their pieces; why not where something does not fit. */
export const add = (ctx: StaffContext, ask: Added): Promise<number | 'coupon' | 'picture'> =>
  ctx.transact(async (inside) => {
    const isCoupon = ask.kind === 'coupon'
    const known = isCoupon && (await listForPoints(inside.db, inside.now)).some(({ id }) => id === ask.coupon_id)
    if (isCoupon && !known) return 'coupon'
    if (!(await takeNew(inside, ask.img ?? ''))) return 'picture'
    const limit = { limitName: `points goods ${randomUUID()}`, limitEach: ask.limit_num ?? null }
    const [stockId = 0] = await insertStocks(inside.db, [{ pieces: ask.pieces, ...limit }])
    const id = await insertGoods(inside.db, {
      ...(await rowOf(inside, ask)),
      ...{ kind: ask.kind, couponId: isCoupon ? (ask.coupon_id ?? null) : null, stockId, createdAt: inside.now },
    })
    await tellAct(inside, { act: 'points.add', kind: 'points-goods', id, after: factsOf(ask) })
    return id
  })

/** Writes goods over what they were; their version then, or why not. */
export const change = (
  ctx: StaffContext,
  { goods, limitName }: ShownRow,
  { version, ...ask }: Changed,
): Promise<number | 'changed' | 'picture'> =>
  ctx.transact((inside) =>
    undoneIf(
      inside,
      (done) => typeof done === 'string',
      async (ctx) => {
        const isNew = ask.img !== undefined && ask.img !== goods.image
        if (isNew && !(await takeNew(ctx, ask.img ?? ''))) return 'picture'
        if (!(await updateGoods(ctx.db, { id: goods.id, version }, await rowOf(ctx, ask)))) return 'changed'
        await setStockLimit(ctx.db, limitName, ask.limit_num ?? null)
        const before = factsOf({ title: goods.name, point: goods.points })
        await tellAct(ctx, { act: 'points.change', kind: 'points-goods', id: goods.id, before, after: factsOf(ask) })
        return version + 1
      },
    ),
  )
