import { randomUUID } from 'node:crypto'
import { recordAct } from '#app/areas/access/staff/server/public.ts'
import { takeGoodsPictures } from '#app/areas/files/server/public.ts'
import { listForPoints } from '#app/areas/mall/coupons/server/public.ts'
import { insertStocks, setStockLimit } from '#app/areas/mall/stock/server/public.ts'
import { insertGoods, putCategory, type ShownRow, updateGoods } from '#app/areas/points-mall/server/public.ts'
import type { StaffContext } from '#app/context.ts'
import type { ParsedInput } from '#kit/wire/call.ts'
import type { deskPointGoodsAdd, deskPointGoodsChange } from '../../contract.ts'

type Added = ParsedInput<typeof deskPointGoodsAdd>
type Changed = Omit<ParsedInput<typeof deskPointGoodsChange>, 'goods_id' | 'version'>

/** What was written, as a row keeps it. */
const rowOf = async ({ db }: StaffContext, input: Changed) => ({
  name: input.title,
  subtitle: input.subtitle ?? '',
  detail: input.detail ?? '',
  image: input.img ?? '',
  points: input.point,
  marketFen: input.market_price ?? null,
  minLevel: input.min_level ?? 0,
  labels: [...new Set(input.labels)].toSorted(),
  bannerWords: input.banner ?? '',
  categoryId: await putCategory(db, input.category),
})

const factsOf = ({ title, point }: Pick<Changed, 'title' | 'point'>) => ({ title, point })

const takeNew = ({ db, staff }: StaffContext, image: string) =>
  takeGoodsPictures(db, staff.hospitalId, image === '' ? [] : [image])

/** Makes goods with their pieces; why not where something does not fit. */
export const add = (ctx: StaffContext, input: Added): Promise<number | 'coupon' | 'picture'> =>
  ctx.transact(async (inside) => {
    const isCoupon = input.kind === 'coupon'
    const known = isCoupon && (await listForPoints(inside.db, inside.now)).some(({ id }) => id === input.coupon_id)
    if (isCoupon && !known) return 'coupon'
    if (!(await takeNew(inside, input.img ?? ''))) return 'picture'
    const limit = { limitName: `points goods ${randomUUID()}`, limitEach: input.limit_num ?? null }
    const [stockId = 0] = await insertStocks(inside.db, [{ pieces: input.pieces, ...limit }])
    const id = await insertGoods(inside.db, {
      ...(await rowOf(inside, input)),
      kind: input.kind,
      couponId: isCoupon ? (input.coupon_id ?? null) : null,
      stockId,
      createdAt: inside.now,
    })
    await recordAct(inside, { act: 'points.add', kind: 'points-goods', id, after: factsOf(input) })
    return id
  })

/** Writes goods over what they were; 'picture' where theirs is none that a desk sent. */
export const change = (
  ctx: StaffContext,
  { goods, limitName }: ShownRow,
  written: Changed,
): Promise<'picture' | undefined> =>
  ctx.transact(async (inside) => {
    const isNew = written.img !== undefined && written.img !== goods.image
    if (isNew && !(await takeNew(inside, written.img ?? ''))) return 'picture'
    await updateGoods(inside.db, goods.id, await rowOf(inside, written))
    await setStockLimit(inside.db, limitName, written.limit_num ?? null)
    const before = factsOf({ title: goods.name, point: goods.points })
    await recordAct(inside, {
      act: 'points.change',
      kind: 'points-goods',
      id: goods.id,
      before,
      after: factsOf(written),
    })
    return undefined
  })
