import { recordAct, sellersOf } from '#app/areas/access/staff/server/public.ts'
import { takeGoodsPictures } from '#app/areas/files/server/public.ts'
import { listCatalogue } from '#app/areas/guahao/catalogue/server/public.ts'
import { listDoctorCards } from '#app/areas/guahao/doctors/server/public.ts'
import { findHospital, listOpenHospitals } from '#app/areas/guahao/hospitals/server/public.ts'
import { plainWords } from '#app/areas/guahao/illnesses/rules.ts'
import { findIllnessesNamed } from '#app/areas/guahao/illnesses/server/public.ts'
import { type CategoryRow, listTree } from '#app/areas/mall/catalogue/server/public.ts'
import {
  findFreightTemplates,
  listFreightTemplates,
  setFreightTemplate,
} from '#app/areas/mall/freight/server/public.ts'
import { isSent, priceSpace } from '#app/areas/mall/goods/rules.ts'
import {
  addGoods,
  changeGoods,
  type findManaged,
  type GoodsDraft,
  shelveGoods,
} from '#app/areas/mall/goods/server/public.ts'
import type { StaffContext } from '#app/context.ts'
import { rollbackIf } from '#kit/db/inside.ts'
import type { Db } from '#kit/db/open.ts'
import type { ParsedInput } from '#kit/wire/call.ts'
import { Refused } from '#kit/wire/refused.ts'
import type { deskGoodsAdd } from '../../contract.ts'
import { draftFault, MOST } from '../../rules.ts'

/** Goods as a desk wrote them. */
export type GoodsWritten = Omit<ParsedInput<typeof deskGoodsAdd>, 'is_platform' | 'copy_of'>
type Kept = NonNullable<Awaited<ReturnType<typeof findManaged>>>

/** Why goods cannot be written so. */
export type WriteFault = Refused<
  'fault' | 'category' | 'template' | 'doctor' | 'place' | 'not-yours' | 'department' | 'illness' | 'too-many'
>

/** What was written, ready to be kept; or why not. `before` is what is written over. */
export const draftOf = async (
  ctx: StaffContext,
  input: GoodsWritten,
  { hospitalId, before }: { hospitalId: number | null; before?: Kept | undefined },
): Promise<GoodsDraft | WriteFault> => {
  const fault = draftFault(sheetOf(input, hospitalId))
  if (fault) return new Refused('fault', { fault })
  const category = await categoryOf(ctx.db, input.category_id, before)
  const project = findIn(await listTree(ctx.db, 'project'), input.project_category_id)
  if (!category || (input.project_category_id !== undefined && !project)) return new Refused('category')
  if (!(await mayUseTemplate(ctx, input.template_id, hospitalId))) return new Refused('template')
  const doctorIds = doctorsIn(input)
  if (!(await areOf(ctx, doctorIds, hospitalId))) return new Refused('doctor')
  const moreHospitalIds = await placesOf(ctx, input, { hospitalId, before })
  if (moreHospitalIds instanceof Refused) return moreHospitalIds
  const aim = await aimOf(ctx, input)
  if (aim instanceof Refused) return aim
  return {
    ...textsOf(input),
    ...aim,
    ...shownOf(ctx, input, before),
    doctorIds,
    moreHospitalIds,
    hospitalId,
    categoryId: category.id,
    projectCategoryId: project?.id ?? null,
    picture: category.picture,
    cityId: hospitalId === null ? 0 : ((await findHospital(ctx.db, hospitalId))?.cityId ?? 0),
    packageType: Number(input.kind === 'exam'),
    ...(before ? {} : { serviceParts: [] }),
    specials: input.specials.map((sku) => ({
      skuId: sku.special_id ?? null,
      name: sku.special_name,
      priceFen: sku.price,
      orgPriceFen: sku.org_price,
      weightGrams: sku.weight,
      pieces: sku.pieces ?? 0,
      depositFen: input.pay_types.includes(1) ? (sku.deposit ?? 0) : 0,
    })),
  }
}

/** A category that goods of the mall can stand in; or another one, where they stand in it already, as packages abroad do. */
const categoryOf = async (db: Db, id: number, before: Kept | undefined) =>
  id === before?.categoryId ? (await listTree(db, 'health')).find((row) => row.id === id) : findHealthCategory(db, id)

/** A category that goods of the mall can stand in. */
export const findHealthCategory = async (db: Db, id: number) => findIn(await listTree(db, 'health'), id)

const findIn = (tree: readonly CategoryRow[], id: number | undefined) =>
  tree.find((row) => row.id === id && !row.hasArticles)

/** Who is named once; nobody of what is sent. */
const doctorsIn = ({ kind, doctor_ids = [] }: GoodsWritten): number[] => (isSent(kind) ? [] : [...new Set(doctor_ids)])

/** For which department and illnesses it is: so it is found from them. What is sent is for nobody's. */
const aimOf = async ({ db }: StaffContext, { kind, catalogue_id, illnesses }: GoodsWritten) => {
  if (isSent(kind)) return { departmentId: null, illnessIds: [] }
  const isKnown = ({ id, parentId }: { id: number; parentId: number | null }) =>
    id === catalogue_id && parentId !== null
  if (catalogue_id !== undefined && !(await listCatalogue(db)).some(isKnown)) return new Refused('department', {})
  const names = plainWords(illnesses ?? '')
  if (names.length > MOST.illnesses) return new Refused('too-many', { most: MOST.illnesses })
  const found = await findIllnessesNamed(db, names)
  const unknown = names.find((name) => !found.has(name))
  if (unknown !== undefined) return new Refused('illness', { name: unknown })
  return { departmentId: catalogue_id ?? null, illnessIds: names.flatMap((name) => found.get(name) ?? []) }
}

/** What the mall's home shows is for who serves the platform to say. */
const shownOf = (ctx: StaffContext, { is_recommended, is_promoted }: GoodsWritten, before: Kept | undefined) => {
  const { isPlatform } = sellersOf(ctx)
  const said = (given: number | undefined, was = false) => (isPlatform && given !== undefined ? given === 1 : was)
  return {
    isRecommended: said(is_recommended, before?.isRecommended),
    isPromoted: said(is_promoted, before?.isPromoted),
  }
}

/** Whether all of these doctors are of the hospital that sells. */
const areOf = async ({ db }: StaffContext, ids: readonly number[], hospitalId: number | null): Promise<boolean> => {
  if (ids.length === 0) return true
  const found = await listDoctorCards(db, ids)
  return found.length === ids.length && found.every((card) => card.hospitalId === hospitalId)
}

/**
 * In which other hospitals it can be used. A hospital sells nothing that another one has to do: that two houses agreed is for who serves the
 * platform to say. What is sent, and what the platform itself sells, is done in none.
 */
const placesOf = async (
  ctx: StaffContext,
  { kind, place_ids }: GoodsWritten,
  { hospitalId, before }: { hospitalId: number | null; before?: Kept | undefined },
): Promise<number[] | Refused<'place' | 'not-yours'>> => {
  if (isSent(kind) || hospitalId === null) return []
  const was = before?.moreHospitalIds ?? []
  if (place_ids === undefined) return was
  const asked = [...new Set(place_ids)].filter((id) => id !== hospitalId)
  const added = asked.filter((id) => !was.includes(id))
  const isSame = added.length === 0 && asked.length === was.length
  if (isSame) return was
  if (!sellersOf(ctx).isPlatform) return new Refused('not-yours')
  const open = await listOpenHospitals(ctx.db, added)
  return open.length === added.length ? asked : new Refused('place')
}

const mayUseTemplate = async (ctx: StaffContext, id: number | undefined, hospitalId: number | null) => {
  if (id === undefined) return true
  const sellers = { hospitalId: ctx.staff.hospitalId, isPlatform: hospitalId === null }
  return (await listFreightTemplates(ctx.db, sellers, [id])).some((row) => row.hospitalId === hospitalId)
}

const sheetOf = (input: GoodsWritten, hospitalId: number | null) => ({
  kind: input.kind,
  drugType: input.drug_type,
  approvalNo: input.approval_no ?? '',
  payTypes: input.pay_types,
  isSupplement: input.is_supplement === 1,
  isPlatform: hospitalId === null,
  appointment: input.appointment,
  bookable: input.bookable,
  specials: input.specials.map(({ special_name: name, price, org_price, deposit = 0 }) => ({
    name,
    priceFen: price,
    orgPriceFen: org_price,
    depositFen: deposit,
  })),
})

const textsOf = (input: GoodsWritten) => ({
  kind: input.kind,
  name: input.goods_name,
  subtitle: input.subtitle ?? '',
  brand: input.brand ?? '',
  tags: [...new Set(input.tags)],
  drugType: input.drug_type,
  approvalNo: input.approval_no ?? '',
  isSupplement: input.is_supplement === 1,
  isOverseas: input.is_overseas === 1,
  images: [...new Set(input.images)],
  detailParts: input.detail,
  notice: input.notice ?? '',
  consent: input.consent ?? '',
  payTypes: [...new Set(input.pay_types)],
  limitEach: input.limit_num ?? null,
  appointment: input.appointment,
  validDays: input.valid_days,
  bookable: input.appointment === 'none' ? [] : input.bookable,
})

/** Makes goods; 'pictures' where one of them is neither the desk's nor of goods that these are a copy of. */
export const add = (
  ctx: StaffContext,
  draft: GoodsDraft,
  templateId: number | undefined,
  copied: readonly string[] = [],
) =>
  ctx.transact(async (inside) => {
    const { db, staff } = inside
    const own = (draft.images ?? []).filter((image) => !copied.includes(image))
    if (!(await takeGoodsPictures(db, staff.hospitalId, own))) return 'pictures'
    const id = await addGoods(inside, draft, staff)
    await setFreightTemplate(db, id, templateOf(draft, templateId))
    await recordAct(inside, { act: 'goods.add', kind: 'goods', id, after: factsOf(draft) })
    return id
  })

/** Writes goods over what they were; why not, where they cannot be. */
export const change = (ctx: StaffContext, before: Kept, draft: GoodsDraft, templateId: number | undefined) => {
  const write = async (inside: StaffContext): Promise<'pictures' | 'special' | undefined> => {
    const { db, staff } = inside
    // What an order shows of them stays where it is: pictures that are taken away are not removed.
    const added = (draft.images ?? []).filter((image) => !before.images.includes(image))
    if (!(await takeGoodsPictures(db, staff.hospitalId, added))) return 'pictures'
    if (!(await changeGoods(inside, before.id, draft, staff))) return 'special'
    await setFreightTemplate(db, before.id, templateOf(draft, templateId))
    const was = { name: before.name, price: priceSpace(before.fromFen, before.toFen) }
    await recordAct(inside, { act: 'goods.change', kind: 'goods', id: before.id, before: was, after: factsOf(draft) })
    return undefined
  }
  return ctx.transact((inside) => rollbackIf(inside, (fault) => fault !== undefined, write))
}

const templateOf = ({ kind }: GoodsDraft, templateId: number | undefined) =>
  isSent(kind) ? (templateId ?? null) : null

const factsOf = ({ name, specials: skus }: GoodsDraft) => {
  const prices = skus.map(({ priceFen }) => priceFen)
  return { name, price: priceSpace(Math.min(...prices), Math.max(...prices)) }
}

/** Puts goods on the shelf or takes them off. */
export const shelve = (ctx: StaffContext, id: number, isOn: boolean) =>
  ctx.transact(async (inside) => {
    if (!(await shelveGoods(inside, id, isOn))) return
    await recordAct(inside, { act: isOn ? 'goods.on' : 'goods.off', kind: 'goods', id })
  })

/** The template that goods are sent by; null: none. */
export const templateOfGoods = async ({ db }: StaffContext, goodsId: number) =>
  (await findFreightTemplates(db, [goodsId])).get(goodsId)?.id ?? null
