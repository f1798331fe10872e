import { recordAct } from '#app/areas/access/staff/server/public.ts'
import { takeGoodsPictures } from '#app/areas/files/server/public.ts'
import type { StaffContext } from '#app/context.ts'
import { rollbackIf } from '#kit/db/inside.ts'
import { Refused } from '#kit/wire/refused.ts'
import { noteWritings } from '#kit/wire/server/edits.ts'
import { MOST_BRANDS } from '../../rules/brands.ts'
import {
  type BrandRow,
  countBrands,
  hasBrand,
  insertBrand,
  lockBrand,
  renameBrandOfGoods,
  updateBrand,
} from '../queries/brands.ts'

type Written = Pick<BrandRow, 'name' | 'image' | 'position'>
type Saved = { brand_id: number }

const factsOf = ({ name, position }: Written) => ({ name, position })

/** All or nothing: what was refused has kept no picture. */
const write = <Fault extends string>(
  ctx: StaffContext,
  work: (inside: StaffContext) => Promise<Saved | Refused<Fault>>,
) => ctx.transact((inside) => rollbackIf(inside, (done) => done instanceof Refused, work))

const takeNew = ({ db, staff }: StaffContext, image: string, before = '') =>
  takeGoodsPictures(db, staff.hospitalId, image === '' || image === before ? [] : [image])

/** Makes a brand before any goods name it. */
export const addBrand = (ctx: StaffContext, written: Written) =>
  write<'full' | 'taken' | 'picture'>(ctx, async (inside) => {
    if ((await countBrands(inside.db)) >= MOST_BRANDS) return new Refused('full')
    const id = await insertBrand(inside.db, written)
    if (id === undefined) return new Refused('taken')
    if (!(await takeNew(inside, written.image))) return new Refused('picture')
    await recordAct(inside, { act: 'brand.add', kind: 'brand', id, after: factsOf(written) })
    return { brand_id: id }
  })

/** Writes a brand over what it was; its goods are called by its new name, and found by it. */
export const changeBrand = (ctx: StaffContext, id: number, written: Written) =>
  write<'not-found' | 'taken' | 'picture'>(ctx, async (inside) => {
    const before = await lockBrand(inside.db, id)
    if (!before) return new Refused('not-found')
    const isRenamed = before.name !== written.name
    if (isRenamed && (await hasBrand(inside.db, written.name))) return new Refused('taken')
    if (!(await takeNew(inside, written.image, before.image))) return new Refused('picture')
    await updateBrand(inside.db, id, written)
    if (isRenamed) await renameGoods(inside, before.name, written.name)
    const facts = { before: factsOf(before), after: factsOf(written) }
    await recordAct(inside, { act: 'brand.change', kind: 'brand', id, ...facts })
    return { brand_id: id }
  })

/** Calls the goods of a brand by its new name; whoever has one of them open in a form is told by whom. */
const renameGoods = async (inside: StaffContext, before: string, after: string): Promise<void> => {
  const { db, staff, now } = inside
  const ids = await renameBrandOfGoods(db, before, after)
  if (ids.length === 0) return
  await noteWritings(db, { row: 'goods', rowIds: ids, editor: staff.name, at: now })
  await inside.emit('searchable.changed', { kind: 'goods', ids })
}

/** Offers a brand among the filters, or no more. */
export const switchBrand = (ctx: StaffContext, id: number, isOn: boolean) =>
  write<'not-found'>(ctx, async (inside) => {
    const before = await lockBrand(inside.db, id)
    if (!before) return new Refused('not-found')
    await updateBrand(inside.db, id, { isOn })
    const facts = { before: { isOn: before.isOn }, after: { isOn } }
    await recordAct(inside, { act: isOn ? 'brand.on' : 'brand.off', kind: 'brand', id, ...facts })
    return { brand_id: id }
  })
