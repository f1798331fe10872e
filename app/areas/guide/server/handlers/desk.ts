import { exportList, permitted, servesPlatform } from '#app/areas/access/staff/server/public.ts'
import type { ParsedInput } from '#kit/wire/call.ts'
import { paged } from '#kit/wire/server/paged.ts'
import * as contract from '../../desk/contract.ts'
import { pathOfPage } from '../../rules.ts'
import { addPlan, changePlan, type PlanWritten, switchPlan } from '../commands/keep-plans.ts'
import { asManagedPlan, planColumns } from '../present.ts'
import { listManagedPlans } from '../queries/manage.ts'

export const handlers = permitted(contract, {
  async deskGuidePlans(asked, ctx) {
    if (!servesPlatform(ctx)) return ctx.refuse('not-platform')
    return paged(await listManagedPlans(ctx.db, asked).page(asked), asManagedPlan)
  },

  async deskGuidePlansExport(asked, ctx) {
    if (!servesPlatform(ctx)) return ctx.refuse('not-platform')
    const { upTo: rows } = listManagedPlans(ctx.db, asked)
    const file = { title: 'App 引导', rows, columns: planColumns, asked }
    return (await exportList(ctx, file)) ?? ctx.refuse('too-many')
  },

  async deskGuidePlanAdd(input, ctx) {
    return servesPlatform(ctx) ? addPlan(ctx, planOf(input)) : ctx.refuse('not-platform')
  },

  async deskGuidePlanChange({ plan_id: id, ...input }, ctx) {
    return servesPlatform(ctx) ? changePlan(ctx, id, planOf(input)) : ctx.refuse('not-platform')
  },

  async deskGuidePlanSwitch({ plan_id: id, is_on }, ctx) {
    return servesPlatform(ctx) ? switchPlan(ctx, id, is_on === 1) : ctx.refuse('not-platform')
  },
})

/** A page is named as an address, a path, or a path as plans write it. */
const planOf = (input: ParsedInput<typeof contract.deskGuidePlanAdd>): PlanWritten => ({
  path: pathOfPage(input.page_path),
  planName: input.plan_name,
  tipMsg: input.tip_msg,
  btnName: input.btn_name,
  downloadUrl: input.download_url ?? '',
  isIndex: input.is_index === 1,
  jumpMethods: [...(input.to_shared === 1 ? [1] : []), ...(input.to_usual === 1 ? [2] : [])],
  channels: input.channel_ids ?? [],
  unitId: input.unit_id ?? null,
})
