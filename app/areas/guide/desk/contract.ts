import { z } from 'zod'
import { notAllowed } from '#app/areas/access/staff/rules.ts'
import { call } from '#kit/wire/call.ts'
import { changedSince, versionSeen, versionShown } from '#kit/wire/edited.ts'
import { flag, int, maybe, maybeText, pageOf, paging, shortId, shortIdList, text } from '#kit/wire/fields.ts'
import { exportOf, listing } from '#kit/wire/listing.ts'
import { lengths, MOST_CHANNELS, MOST_PLANS, type PlanState, planSorts, planStates } from '../rules/plans.ts'

const managing = { owner: 'self', staff: true, may: 'guide.manage' } as const
const notHere = { ...notAllowed, 'not-platform': 'App 引导由平台统一管理，本院的工作台不能修改' }
const notFound = { ...notHere, 'not-found': '没有找到这条引导，请刷新后再试' }

const asked = {
  state: maybe(z.enum(Object.keys(planStates) as PlanState[])),
  ...listing(planSorts),
}

const planRow = { row: 'guide-plan', by: 'plan_id' } as const

export const deskGuidePlans = call({
  method: 'GET',
  path: '/desk/guide-plans',
  summary: 'Page through the plans that lead from pages to the native app, those that are off too',
  shows: [planRow],
  ...managing,
  input: z.object({ ...asked, ...paging(20) }),
  output: pageOf(
    z.object({
      plan_id: z.int(),
      /** As plans name pages: in small letters, without query. */
      page_path: z.string(),
      plan_name: z.string(),
      tip_msg: z.string(),
      btn_name: z.string(),
      /** '': the page of the download. */
      download_url: z.string(),
      /** Whether the way home stands beside it. */
      is_index: flag(),
      /** Shown to visits from a share, to all others. */
      to_shared: flag(),
      to_usual: flag(),
      /** Empty: in every channel. */
      channel_ids: z.array(z.int()),
      /** On this hospital's pages alone; null: on all. */
      unit_id: z.int().nullable(),
      is_on: flag(),
      version: versionShown(),
    }),
  ),
  refuses: notHere,
})

export const deskGuidePlansExport = exportOf(deskGuidePlans, asked)

const sheet = {
  page_path: text(lengths.path),
  plan_name: text(lengths.name),
  tip_msg: text(lengths.tip),
  btn_name: text(lengths.button),
  download_url: maybeText(lengths.url),
  is_index: int(0, 1),
  to_shared: int(0, 1),
  to_usual: int(0, 1),
  channel_ids: maybe(shortIdList(MOST_CHANNELS)),
  unit_id: maybe(shortId()),
}
const faults = {
  page: '请填患者页面的地址，如 /unit/list',
  link: '链接请填本站的页面（以 / 开头）或 https 地址',
  visits: '请至少选一种访问',
  unit: '没有这家医院，请重新选择',
}
const output = z.object({ plan_id: z.int() })

export const deskGuidePlanAdd = call({
  method: 'POST',
  path: '/desk/guide-plans/add',
  changesPages: true,
  summary: 'Make a plan for a page; it is off until it is switched on',
  edits: planRow,
  ...managing,
  idempotency: 'framework',
  input: z.object(sheet),
  output,
  refuses: { ...notHere, ...faults, full: `最多 ${MOST_PLANS} 条引导，请改已有的` },
})

export const deskGuidePlanChange = call({
  method: 'POST',
  path: '/desk/guide-plans/{plan_id}/change',
  changesPages: true,
  summary: 'Write a plan over what it was; whether it is on stays',
  edits: planRow,
  ...managing,
  input: z.object({ plan_id: shortId(), ...sheet, version: versionSeen() }),
  output,
  refuses: { ...notFound, ...changedSince, ...faults },
})

export const deskGuidePlanSwitch = call({
  method: 'POST',
  path: '/desk/guide-plans/{plan_id}/switch',
  changesPages: true,
  summary: 'Switch a plan on or off: of a page the newest that is on is shown',
  ...managing,
  input: z.object({ plan_id: shortId(), is_on: int(0, 1) }),
  output,
  refuses: notFound,
})
