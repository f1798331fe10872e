import { recordAct, sellersOf } from '#app/areas/access/staff/server/public.ts'
import { listManagedOf, moveGoods, shelveGoods } from '#app/areas/mall/goods/server/public.ts'
import type { StaffContext } from '#app/context.ts'
import { Refused } from '#kit/wire/refused.ts'
import { findHealthCategory } from './write.ts'

type Goods = Awaited<ReturnType<typeof listManagedOf>>[number]

/** Does something to several goods of the desk, each with its line in the audit: to all of them, or to none where one is not there. */
const changeAll = <Fault extends string = never>(
  ctx: StaffContext,
  ids: readonly number[],
  change: (inside: StaffContext, all: readonly Goods[]) => Promise<number | Refused<Fault>>,
): Promise<number | Refused<Fault | 'not-found'>> =>
  ctx.transact(async (inside) => {
    const wanted = new Set(ids)
    const all = await listManagedOf(inside.db, sellersOf(inside), [...wanted])
    return all.length < wanted.size ? new Refused('not-found') : change(inside, all)
  })

/** Puts goods on the shelf or takes them off; how many were not so before. */
export const shelveSeveral = (ctx: StaffContext, ids: readonly number[], isOn: boolean) =>
  changeAll(ctx, ids, async (inside, all) => {
    let changed = 0
    for (const { id } of all) {
      if (!(await shelveGoods(inside, id, isOn))) continue
      changed += 1
      await recordAct(inside, { act: isOn ? 'goods.on' : 'goods.off', kind: 'goods', id })
    }
    return changed
  })

/** Moves goods into a category; how many were in another one. */
export const moveSeveral = (ctx: StaffContext, ids: readonly number[], categoryId: number) =>
  changeAll(ctx, ids, async (inside, all): Promise<number | Refused<'category'>> => {
    const category = await findHealthCategory(inside.db, categoryId)
    if (!category) return new Refused('category')
    const moved = all.filter((goods) => goods.categoryId !== category.id)
    if (moved.length === 0) return 0
    await moveGoods(
      inside,
      moved.map(({ id }) => id),
      { categoryId: category.id, by: inside.staff.name },
    )
    for (const { id } of moved)
      await recordAct(inside, { act: 'goods.move', kind: 'goods', id, after: { category: category.name } })
    return moved.length
  })
