import { randomUUID } from 'node:crypto'
import { permitted, sellersOf, tellAct } from '#app/areas/desk/staff/server/public.ts'
import { findAreas } from '#app/areas/location/server/public.ts'
import {
  insertFreightTemplates,
  listFreightTemplates,
  removeFreightTemplate,
  updateFreightTemplate,
} from '#app/areas/mall/freight/server/public.ts'
import type { StaffHere } from '#server/here.ts'
import * as contract from '../contract.ts'
import { rulesFault } from '../rules.ts'
import { asTemplate, rowOf, type Written } from './present.ts'

export const handlers = permitted(contract, {
  async deskFreight(_, here) {
    const sellers = sellersOf(here)
    const rows = await listFreightTemplates(here.db, sellers)
    const areas = await findAreas(
      here.db,
      rows.flatMap(({ rules }) => rules.flatMap(({ areaCodes }) => areaCodes)),
    )
    return { list: rows.map((row) => asTemplate(row, areas)), serves_platform: sellers.isPlatform }
  },

  async deskFreightAdd({ is_platform = 0, ...ask }, here) {
    if (is_platform === 1 && !sellersOf(here).isPlatform) return here.refuse('not-platform')
    const fault = await faultOf(here, ask)
    if (fault) return here.refuse(fault.refused, fault)
    return { template_id: await add(here, ask, is_platform === 1 ? null : here.staff.hospitalId) }
  },

  async deskFreightChange({ template_id, ...ask }, here) {
    if (!(await find(here, template_id))) return here.refuse('not-found')
    const fault = await faultOf(here, ask)
    if (fault) return here.refuse(fault.refused, fault)
    await here.transact(async (inside) => {
      await updateFreightTemplate(inside.db, template_id, rowOf(ask))
      await tellAct(inside, { act: 'freight.change', kind: 'freight', id: template_id, after: factsOf(ask) })
    })
    return { template_id }
  },

  async deskFreightRemove({ template_id }, here) {
    const row = await find(here, template_id)
    if (!row) return here.refuse('not-found')
    if (row.goodsCount > 0) return here.refuse('in-use', { count: row.goodsCount })
    await here.transact(async (inside) => {
      await removeFreightTemplate(inside.db, template_id)
      await tellAct(inside, { act: 'freight.remove', kind: 'freight', id: template_id, before: { name: row.name } })
    })
    return { template_id }
  },
})

const find = async (here: StaffHere, id: number) => (await listFreightTemplates(here.db, sellersOf(here), [id]))[0]

const factsOf = ({ template_name: name, counted_by: countedBy, rules }: Written) => ({
  ...{ name, countedBy, ruleCount: rules.length },
})

const add = (here: StaffHere, ask: Written, hospitalId: number | null) =>
  here.transact(async (inside) => {
    const sourceKey = `desk ${randomUUID()}`
    const made = await insertFreightTemplates(inside.db, [{ ...rowOf(ask), hospitalId, sourceKey }])
    const id = made.get(sourceKey) as number
    await tellAct(inside, { act: 'freight.add', kind: 'freight', id, after: factsOf(ask) })
    return id
  })

const faultOf = async (here: StaffHere, { rules }: Written) => {
  const fault = rulesFault(rules.map(({ area_codes: areaCodes }) => ({ areaCodes })))
  if (fault) return { refused: 'fault' as const, fault }
  const codes = rules.flatMap(({ area_codes }) => area_codes)
  const areas = await findAreas(here.db, codes)
  return codes.every((code) => areas.has(code)) ? undefined : { refused: 'area' as const, fault: '' }
}
