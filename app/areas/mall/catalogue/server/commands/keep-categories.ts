import { randomUUID } from 'node:crypto'
import { recordAct } from '#app/areas/access/staff/server/public.ts'
import type { StaffContext } from '#app/context.ts'
import { Refused } from '#kit/wire/refused.ts'
import { isNameTaken, MOST_CATEGORIES } from '../../rules/categories.ts'
import type { TreeName } from '../../rules.ts'
import { listGoodsCategories, updateCategory } from '../queries/manage.ts'
import type { CategoryRow } from '../queries/read.ts'
import { insertCategories } from '../queries/seed.ts'

type Written = Pick<CategoryRow, 'name' | 'isRecommended' | 'position' | 'picture'>

const factsOf = ({ name, isRecommended, position }: Written) => ({ name, isRecommended, position })

/** Makes a category: two levels, no name twice beside itself. */
export const addCategory = async (
  ctx: StaffContext,
  written: Written & { tree: TreeName; parentId: number | null },
): Promise<{ category_id: number } | Refused<'parent' | 'taken' | 'full'>> => {
  const { tree, parentId, name } = written
  const siblings = await listGoodsCategories(ctx.db, tree)
  const isUnderTop = parentId === null || siblings.some((one) => one.id === parentId && one.parentId === null)
  if (!isUnderTop) return new Refused('parent')
  if (isNameTaken(siblings, { id: undefined, parentId, name })) return new Refused('taken')
  if (siblings.length >= MOST_CATEGORIES) return new Refused('full')
  return ctx.transact(async (inside) => {
    const sourceKey = `desk ${randomUUID()}`
    const id = (await insertCategories(inside.db, [{ ...written, sourceKey }])).get(sourceKey) as number
    await recordAct(inside, { act: 'category.add', kind: 'category', id, after: factsOf(written) })
    return { category_id: id }
  })
}

/** Writes a category over what it was; its goods stay in it. */
export const changeCategory = async (
  ctx: StaffContext,
  before: CategoryRow,
  written: Written,
): Promise<{ category_id: number } | Refused<'taken'>> => {
  const { id, parentId, tree } = before
  const siblings = await listGoodsCategories(ctx.db, tree as TreeName)
  if (isNameTaken(siblings, { id, parentId, name: written.name })) return new Refused('taken')
  await ctx.transact(async (inside) => {
    await updateCategory(inside.db, id, written)
    const facts = { before: factsOf(before), after: factsOf(written) }
    await recordAct(inside, { act: 'category.change', kind: 'category', id, ...facts })
  })
  return { category_id: id }
}

/** Hides a category or shows it again. */
export const switchCategory = (ctx: StaffContext, before: CategoryRow, isOn: boolean): Promise<void> =>
  ctx.transact(async (inside) => {
    await updateCategory(inside.db, before.id, { isOn })
    const facts = { before: { isOn: before.isOn }, after: { isOn } }
    await recordAct(inside, { act: isOn ? 'category.on' : 'category.off', kind: 'category', id: before.id, ...facts })
  })
