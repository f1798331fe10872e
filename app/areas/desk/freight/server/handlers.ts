import { randomUUID } from 'node:crypto'
import { permitted, recordAct, sellersOf } from '#app/areas/access/staff/server/public.ts'
import { findAreas } from '#app/areas/location/server/public.ts'
import {
  insertFreightTemplates,
  listFreightTemplates,
  removeFreightTemplate,
  updateFreightTemplate,
} from '#app/areas/mall/freight/server/public.ts'
import type { StaffContext } from '#app/context.ts'
import { Refused } from '#kit/wire/refused.ts'
import * as contract from '../contract.ts'
import { rulesFault } from '../rules.ts'
import { asTemplate, type FreightWritten, rowOf } from './present.ts'

export const handlers = permitted(contract, {
  async deskFreight(_, ctx) {
    const sellers = sellersOf(ctx)
    const rows = await listFreightTemplates(ctx.db, sellers)
    const areas = await findAreas(
      ctx.db,
      rows.flatMap(({ rules }) => rules.flatMap(({ areaCodes }) => areaCodes)),
    )
    return { list: rows.map((row) => asTemplate(row, areas)), serves_platform: sellers.isPlatform }
  },

  async deskFreightAdd({ is_platform = 0, ...written }, ctx) {
    if (is_platform === 1 && !sellersOf(ctx).isPlatform) return ctx.refuse('not-platform')
    const fault = await faultOf(ctx, written)
    if (fault) return fault
    return { template_id: await add(ctx, written, is_platform === 1 ? null : ctx.staff.hospitalId) }
  },

  async deskFreightChange({ template_id, ...written }, ctx) {
    if (!(await find(ctx, template_id))) return ctx.refuse('not-found')
    const fault = await faultOf(ctx, written)
    if (fault) return fault
    await ctx.transact(async (inside) => {
      await updateFreightTemplate(inside.db, template_id, rowOf(written))
      await recordAct(inside, { act: 'freight.change', kind: 'freight', id: template_id, after: factsOf(written) })
    })
    return { template_id }
  },

  async deskFreightRemove({ template_id }, ctx) {
    const row = await find(ctx, template_id)
    if (!row) return ctx.refuse('not-found')
    if (row.goodsCount > 0) return ctx.refuse('in-use', { count: row.goodsCount })
    await ctx.transact(async (inside) => {
      await removeFreightTemplate(inside.db, template_id)
      await recordAct(inside, { act: 'freight.remove', kind: 'freight', id: template_id, before: { name: row.name } })
    })
    return { template_id }
  },
})

const find = async (ctx: StaffContext, id: number) => (await listFreightTemplates(ctx.db, sellersOf(ctx), [id]))[0]

const factsOf = ({ template_name: name, counted_by: countedBy, rules }: FreightWritten) => ({
  name,
  countedBy,
  ruleCount: rules.length,
})

const add = (ctx: StaffContext, input: FreightWritten, hospitalId: number | null) =>
  ctx.transact(async (inside) => {
    const sourceKey = `desk ${randomUUID()}`
    const made = await insertFreightTemplates(inside.db, [{ ...rowOf(input), hospitalId, sourceKey }])
    const id = made.get(sourceKey) as number
    await recordAct(inside, { act: 'freight.add', kind: 'freight', id, after: factsOf(input) })
    return id
  })

const faultOf = async (ctx: StaffContext, { rules }: FreightWritten) => {
  const fault = rulesFault(rules.map(({ area_codes: areaCodes }) => ({ areaCodes })))
  if (fault) return new Refused('fault', { fault })
  const codes = rules.flatMap(({ area_codes }) => area_codes)
  const areas = await findAreas(ctx.db, codes)
  return codes.every((code) => areas.has(code)) ? undefined : new Refused('area')
}
