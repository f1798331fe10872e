import { USUAL_DAYS } from '#app/areas/mall/freight/rules.ts'
import type { listFreightTemplates } from '#app/areas/mall/freight/server/public.ts'
import { fenToYuan } from '#kit/money/fen.ts'
import type { ParsedInput } from '#kit/wire/call.ts'
import type { deskFreightAdd } from '../contract.ts'

/** A template as a desk wrote it. */
export type FreightWritten = Omit<ParsedInput<typeof deskFreightAdd>, 'is_platform'>
type TemplateRow = Awaited<ReturnType<typeof listFreightTemplates>>[number]

/** A template with its rules, the one for everywhere first. */
export const asTemplate = (row: TemplateRow, areas: ReadonlyMap<number, { name: string }>) => ({
  template_id: row.id,
  template_name: row.name,
  is_platform: row.hospitalId === null,
  carrier: row.carrier,
  counted_by: row.countedBy,
  dispatch_text: row.dispatchText,
  dispatch_days: row.dispatchDays,
  transit_days: row.transitDays,
  goods_num: row.goodsCount,
  free_from: row.freeFromFen === null ? '' : fenToYuan(row.freeFromFen),
  rules: row.rules
    .toSorted((a, b) => Number(a.areaCodes.length > 0) - Number(b.areaCodes.length > 0))
    .map((rule) => ({
      areas: rule.areaCodes.map((area_code) => ({ area_code, area_name: areas.get(area_code)?.name ?? '' })),
      first_units: rule.firstUnits,
      first_fee: rule.firstFen,
      next_units: rule.nextUnits,
      next_fee: rule.nextFen,
      is_remote: rule.isRemote,
      is_excluded: rule.isExcluded,
    })),
})

/** The rows of what was written. */
export const rowOf = (input: FreightWritten) => ({
  name: input.template_name,
  countedBy: input.counted_by,
  freeFromFen: input.free_from ?? null,
  dispatchText: input.dispatch_text ?? '',
  carrier: input.carrier ?? '',
  dispatchDays: input.dispatch_days ?? USUAL_DAYS.dispatch,
  transitDays: input.transit_days ?? USUAL_DAYS.transit,
  rules: input.rules.map((rule) => ({
    areaCodes: rule.area_codes,
    isRemote: rule.is_remote === 1,
    isExcluded: rule.is_excluded === 1,
    firstUnits: rule.first_units,
    firstFen: rule.first_fee,
    nextUnits: rule.next_units,
    nextFen: rule.next_fee,
  })),
})
