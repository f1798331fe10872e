import { randomUUID } from 'node:crypto'
import { recordAct, sellersOf, servesPlatform } from '#app/areas/access/staff/server/public.ts'
import { findDoctor } from '#app/areas/guahao/doctors/server/public.ts'
import { listKeptCoupons } from '#app/areas/mall/coupons/server/public.ts'
import { timesWords } from '#app/areas/membership/rules.ts'
import {
  type ComboRow,
  clearFirst,
  findCombo,
  insertCombo,
  listBenefits,
  listCombos,
  updateCombo,
} from '#app/areas/membership/server/public.ts'
import type { Handlers, StaffContext } from '#app/context.ts'
import { findRowNames } from '#kit/db/row-names.ts'
import { fenToYuan } from '#kit/money/fen.ts'
import type { ParsedInput } from '#kit/wire/call.ts'
import { Refused } from '#kit/wire/refused.ts'
import type * as contract from '../../contract.ts'

type Combos = Pick<Handlers<typeof contract>, 'deskCombos' | 'deskComboAdd' | 'deskComboChange' | 'deskComboSwitch'>
type Sheet = ParsedInput<typeof contract.deskComboAdd>

/** So many coupons are there to choose from. */
const COUPONS = 50

export const comboHandlers: Combos = {
  async deskCombos(_, ctx) {
    if (!servesPlatform(ctx)) return ctx.refuse('not-platform')
    const { db, now } = ctx
    const { combos, benefits } = await listCombos(db)
    const coupons = await listKeptCoupons(db, sellersOf(ctx), { isOpen: true, now }, { page: 1, size: COUPONS })
    return {
      list: combos.map(asCombo),
      benefits: benefits.map(({ id, title, isBookable }) => ({ benefit_id: id, title, is_bookable: isBookable })),
      coupons: coupons.rows.map(({ coupon: { id, title } }) => ({ coupon_id: id, title })),
    }
  },

  async deskComboAdd(input, ctx) {
    if (!servesPlatform(ctx)) return ctx.refuse('not-platform')
    const fault = await findFault(ctx, input)
    if (fault) return fault
    const row = { ...rowOf(input), isOn: false, sourceKey: `desk ${randomUUID()}` }
    const combo_id = await ctx.transact(async (inside) => {
      if (row.isFirst) await clearFirst(inside.db)
      const id = (await insertCombo(inside.db, row, promisedOf(input))) as number
      await recordAct(inside, { act: 'membership.add', kind: 'membership-package', id, after: factsOf(row) })
      return id
    })
    return { combo_id }
  },

  async deskComboChange({ combo_id, ...written }, ctx) {
    if (!servesPlatform(ctx)) return ctx.refuse('not-platform')
    const before = await findCombo(ctx.db, combo_id)
    if (!before) return ctx.refuse('not-found')
    const fault = await findFault(ctx, written)
    if (fault) return fault
    const row = rowOf(written)
    await ctx.transact(async (inside) => {
      if (row.isFirst) await clearFirst(inside.db)
      await updateCombo(inside.db, combo_id, row, promisedOf(written))
      const facts = { before: factsOf(before.combo), after: factsOf(row) }
      await recordAct(inside, { act: 'membership.change', kind: 'membership-package', id: combo_id, ...facts })
    })
    return { combo_id }
  },

  async deskComboSwitch({ combo_id, is_on }, ctx) {
    if (!servesPlatform(ctx)) return ctx.refuse('not-platform')
    const before = await findCombo(ctx.db, combo_id)
    if (!before) return ctx.refuse('not-found')
    const isOn = is_on === 1
    // Pressed twice it is what it is.
    if (before.combo.isOn === isOn) return { combo_id }
    await ctx.transact(async (inside) => {
      await updateCombo(inside.db, combo_id, { isOn })
      const facts = { before: { isOn: !isOn }, after: { isOn } }
      const act = isOn ? 'membership.on' : 'membership.off'
      await recordAct(inside, { act, kind: 'membership-package', id: combo_id, ...facts })
    })
    return { combo_id }
  },
}

const asCombo = ({ combo, granted, sold }: Awaited<ReturnType<typeof listCombos>>['combos'][number]) => ({
  combo_id: combo.id,
  title: combo.title,
  summary: combo.summary,
  words: combo.words,
  price: combo.priceFen,
  org_price: combo.formerFen === null ? '' : fenToYuan(combo.formerFen),
  months: combo.months,
  scenes: combo.scenes,
  doctor_ids: combo.doctorIds,
  is_on: combo.isOn,
  is_first: combo.isFirst,
  position: combo.position,
  sold_num: sold,
  benefits: granted.map(({ benefit, times }) => ({
    benefit_id: benefit.id,
    title: benefit.title,
    times,
    times_words: timesWords(times),
  })),
})

const rowOf = (input: Sheet) => ({
  title: input.title,
  summary: input.summary,
  words: input.words ?? '',
  priceFen: input.price,
  months: input.months,
  formerFen: input.org_price ?? null,
  scenes: [...new Set(input.scenes)],
  doctorIds: [...new Set(input.doctor_ids)],
  isFirst: input.is_first === 1,
  position: input.position,
})

const promisedOf = ({ benefits }: Sheet) => benefits.map(({ benefit_id, times }) => ({ benefitId: benefit_id, times }))

const factsOf = ({ title, priceFen, months }: Pick<ComboRow, 'title' | 'priceFen' | 'months'>) => ({
  title,
  price: fenToYuan(priceFen),
  months,
})

type Fault = Refused<'no-price' | 'org-price' | 'benefit' | 'times' | 'doctor'>

const findFault = async (ctx: StaffContext, input: Sheet): Promise<Fault | undefined> => {
  if (input.price === 0) return new Refused('no-price')
  if (input.org_price !== undefined && input.org_price < input.price) return new Refused('org-price')
  const known = new Map((await listBenefits(ctx.db)).map((benefit) => [benefit.id, benefit]))
  const ids = input.benefits.map(({ benefit_id }) => benefit_id)
  if (new Set(ids).size < ids.length || ids.some((id) => !known.has(id))) return new Refused('benefit')
  const endless = input.benefits.find(({ benefit_id, times }) => times === 0 && known.get(benefit_id)?.isBookable)
  if (endless) return new Refused('times', { title: known.get(endless.benefit_id)?.title ?? '' })
  return findDoctorFault(ctx, input.doctor_ids ?? [])
}

/** Says who it is as the form does: what has no name any more by its number. */
const findDoctorFault = async ({ db, rowNamers = {} }: StaffContext, ids: readonly number[]) => {
  for (const id of ids) {
    if (await findDoctor(db, id)) continue
    const nameOf = await findRowNames(db, rowNamers, [{ kind: 'doctor', id: String(id) }])
    return new Refused('doctor', { name: nameOf('doctor', String(id)) ?? `编号 ${id}` })
  }
  return undefined
}
