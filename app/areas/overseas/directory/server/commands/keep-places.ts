import { randomUUID } from 'node:crypto'
import { recordAct } from '#app/areas/access/staff/server/public.ts'
import { isSent } from '#app/areas/mall/goods/rules.ts'
import type { StaffContext } from '#app/context.ts'
import { fenToYuan } from '#kit/money/fen.ts'
import type { ParsedInput } from '#kit/wire/call.ts'
import { Refused } from '#kit/wire/refused.ts'
import type {
  deskAbroadCountrySave,
  deskAbroadKindSave,
  deskAbroadPackageSave,
  deskAbroadSwitch,
} from '../../desk/contract.ts'
import { isWhole, wordsIn } from '../../rules.ts'
import * as manage from '../queries/manage.ts'
import * as write from '../queries/write.ts'
import { takeNew } from './keep-unit.ts'
import { shelveByProof } from './shelve.ts'

const countryRow = (input: ParsedInput<typeof deskAbroadCountrySave>) => ({
  name: input.name,
  code: input.code,
  currency: input.currency,
  languages: wordsIn(input.languages),
  goodAt: wordsIn(input.good_at),
  intro: input.intro,
  visa: input.visa,
  travel: input.travel,
  minutesAhead: input.minutes_ahead,
  image: input.image ?? '',
  position: input.position,
})

/** Writes a country, a new one or over what it was. */
export const saveCountry = (
  ctx: StaffContext,
  input: ParsedInput<typeof deskAbroadCountrySave>,
): Promise<number | Refused<'not-found' | 'picture'>> =>
  ctx.transact(async (inside) => {
    const { db } = inside
    const before = await manage.findIfNamed(db, manage.findCountry, input.country_id)
    if (before === 'not-found') return new Refused('not-found')
    const row = countryRow(input)
    const given = row.image === '' ? [] : [row.image]
    if (!(await takeNew(inside, given, [before?.image ?? '']))) return new Refused('picture')
    const id = before?.id ?? (await write.insertCountry(db, { ...row, sourceKey: `desk ${randomUUID()}` }))
    if (before) await write.updateCountry(db, id, row)
    await recordAct(inside, { act: 'abroad.save', kind: 'abroad-country', id, after: { abroadName: row.name } })
    return id
  })

/** Writes a kind of treatment, a new one or over what it was. */
export const saveKind = (
  ctx: StaffContext,
  { category_id, name, intro, position }: ParsedInput<typeof deskAbroadKindSave>,
): Promise<number | Refused<'not-found' | 'twice'>> =>
  ctx.transact(async (inside) => {
    const { db } = inside
    const before = await manage.findIfNamed(db, manage.findCategory, category_id)
    if (before === 'not-found') return new Refused('not-found')
    const alike = await manage.findCategoryNamed(db, name)
    if (alike && alike.id !== before?.id) return new Refused('twice')
    const row = { name, intro, position }
    const id = before?.id ?? (await write.insertCategory(db, { ...row, sourceKey: `desk ${randomUUID()}` }))
    if (before) await write.updateCategory(db, id, row)
    await recordAct(inside, { act: 'abroad.save', kind: 'abroad-kind', id, after: { abroadName: name } })
    return id
  })

/** Says of goods that they are a service abroad; what is in the price comes to it. */
export const savePackage = (
  ctx: StaffContext,
  input: ParsedInput<typeof deskAbroadPackageSave>,
): Promise<number | Refused<'goods' | 'unit' | 'kind' | 'sum'>> =>
  ctx.transact(async (inside) => {
    const { db } = inside
    const goods = await manage.findGoodsOf(db, input.goods_id)
    if (!goods?.isOverseas || isSent(goods.kind)) return new Refused('goods')
    if (!(await manage.findHospitalRow(db, input.unit_id))) return new Refused('unit')
    if (!(await manage.findCategory(db, input.category_id))) return new Refused('kind')
    const lines = input.lines.map((line) => ({
      what: line.what,
      times: line.times,
      amountMinor: line.amount_minor,
      currency: line.currency,
      isIncluded: line.is_included === 1,
      paidTo: line.paid_to,
    }))
    if (!isWhole(lines, goods.fromFen)) {
      const sum = lines.filter((line) => line.isIncluded).reduce((all, { amountMinor }) => all + amountMinor, 0)
      return new Refused('sum', { price: fenToYuan(goods.fromFen), sum: fenToYuan(sum) })
    }
    await write.putPackage(db, {
      goodsId: goods.id,
      hospitalId: input.unit_id,
      categoryId: input.category_id,
      lines,
      isHot: input.is_hot === 1,
      position: input.position,
    })
    await recordAct(inside, {
      act: 'abroad.save',
      kind: 'abroad-package',
      id: goods.id,
      after: { abroadName: goods.name },
    })
    await shelveByProof(inside)
    return goods.id
  })

type Switched = ParsedInput<typeof deskAbroadSwitch>['what']

/** Whether a row of that kind is there, and may be shown. */
const mayBe = async ({ db }: StaffContext, what: Switched, id: number, isOn: boolean): Promise<boolean> => {
  if (what === 'country') return (await manage.findCountry(db, id)) !== undefined
  if (what === 'kind') return (await manage.findCategory(db, id)) !== undefined
  if (what === 'unit') return (await manage.findHospitalRow(db, id)) !== undefined
  if (what === 'expert') return (await manage.findExpertRow(db, id)) !== undefined
  const told = await manage.findCaseRow(db, id)
  // What somebody took back is shown to nobody again.
  return told !== undefined && !(isOn && told.withdrawnAt)
}

const updates = {
  country: write.updateCountry,
  kind: write.updateCategory,
  unit: write.updateHospital,
  expert: write.updateExpert,
  case: write.updateCase,
} as const satisfies Record<Switched, unknown>

/** Hides something, or shows it again. */
export const switchShown = (
  ctx: StaffContext,
  { what, id, is_on }: ParsedInput<typeof deskAbroadSwitch>,
): Promise<number | Refused<'not-found'>> =>
  ctx.transact(async (inside) => {
    const isOn = is_on === 1
    if (!(await mayBe(inside, what, id, isOn))) return new Refused('not-found')
    await updates[what](inside.db, id, { isOn })
    await recordAct(inside, { act: 'abroad.switch', kind: `abroad-${what}`, id, after: { isAbroadShown: isOn } })
    await shelveByProof(inside)
    return id
  })
