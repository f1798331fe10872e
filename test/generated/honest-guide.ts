import { deskGuidePlanAdd } from '#app/areas/guide/desk/contract.ts'
import type { CallInput } from '#kit/wire/call.ts'
import type { Asker } from './askers.ts'
import type { World } from './world.ts'

const plan: CallInput<typeof deskGuidePlanAdd> = {
  page_path: '/unit/list',
  plan_name: '试用的引导',
  tip_msg: '试用的提示',
  btn_name: '打开',
  download_url: '/app/download',
  is_index: 1,
  to_shared: 1,
  to_usual: 1,
  channel_ids: '16',
  unit_id: undefined,
}

const newPlan = async ({ app, ours, staffOf }: World) =>
  app.callApi(deskGuidePlanAdd, plan, (await staffOf(ours, 'admin')).as)

const asked = { keyword: undefined, state: undefined, sort: undefined, order: undefined }

/** What is sent to the calls by which the platform’s desk keeps plans that lead to the app. */
export const guideByCall = {
  deskGuidePlans: () => asked,
  deskGuidePlansExport: () => asked,
  deskGuidePlanAdd: () => plan,
  deskGuidePlanChange: async (world: World) => ({ ...plan, ...(await newPlan(world)) }),
  deskGuidePlanSwitch: async (world: World) => ({ ...(await newPlan(world)), is_on: 1 }),
} satisfies Record<string, (world: World, asker: Asker) => unknown>
