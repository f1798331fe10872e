import { z } from 'zod'
import { notAllowed } from '#app/areas/access/staff/rules.ts'
import { MOST_DAYS } from '#app/areas/mall/freight/rules.ts'
import { call } from '#kit/wire/call.ts'
import { changedSince, versionSeen, versionShown } from '#kit/wire/edited.ts'
import { amount, flag, id, int, listed, listOf, maybe, maybeText, nothing, text, yuan } from '#kit/wire/fields.ts'
import { MOST_AREAS, MOST_RULES } from './rules.ts'

const managing = { staff: true, may: 'goods.manage' } as const
const ofHospital = { owner: { template_id: 'freight template of the hospital' } } as const
const notFound = { ...notAllowed, 'not-found': '没有找到这个运费模板' }
const faults = { fault: '{fault}', area: '有地区已经不存在了，请刷新后重新选择' }
const countedBy = z.enum(['piece', 'weight'])
const DEAREST_YUAN = 10_000

const templateRow = { row: 'freight', by: 'template_id' } as const

export const deskFreight = call({
  method: 'GET',
  path: '/desk/freight',
  summary: "The seller's freight templates with their rules and how many goods each sends",
  shows: [templateRow],
  owner: 'self',
  ...managing,
  input: nothing(),
  output: listOf(
    z.object({
      template_id: z.int(),
      template_name: z.string(),
      is_platform: flag(),
      counted_by: countedBy,
      /** '' where nothing travels for nothing. */
      free_from: z.string(),
      dispatch_text: z.string(),
      /** Whole days until it leaves once it is paid, and on its way. */
      dispatch_days: z.int(),
      transit_days: z.int(),
      carrier: z.string(),
      goods_num: z.int(),
      rules: z.array(
        z.object({
          /** None: everywhere else. */
          areas: z.array(z.object({ area_code: z.int(), area_name: z.string() })),
          first_units: z.int(),
          first_fee: yuan(),
          next_units: z.int(),
          next_fee: yuan(),
          is_remote: flag(),
          is_excluded: flag(),
        }),
      ),
      version: versionShown(),
    }),
  ).extend({ serves_platform: flag() }),
  refuses: notAllowed,
})

const sheet = {
  template_name: text(30),
  counted_by: countedBy,
  free_from: maybe(amount(DEAREST_YUAN)),
  dispatch_text: maybeText(60),
  dispatch_days: maybe(int(0, MOST_DAYS)),
  transit_days: maybe(int(0, MOST_DAYS)),
  carrier: maybeText(20),
  rules: listed(
    z
      .array(
        z.object({
          area_codes: z.array(int(100_000, 999_999_999)).max(MOST_AREAS),
          first_units: int(1, 1_000_000),
          first_fee: amount(DEAREST_YUAN),
          next_units: int(1, 1_000_000),
          next_fee: amount(DEAREST_YUAN),
          is_remote: int(0, 1),
          is_excluded: int(0, 1),
        }),
      )
      .min(1)
      .max(MOST_RULES),
  ),
}
const output = z.object({ template_id: z.int() })

export const deskFreightAdd = call({
  method: 'POST',
  path: '/desk/freight/add',
  changesPages: true,
  summary: 'Make a freight template with its rules',
  edits: templateRow,
  owner: 'self',
  ...managing,
  body: 'json',
  idempotency: 'framework',
  input: z.object({ ...sheet, is_platform: maybe(int(0, 1)) }),
  output,
  refuses: { ...notAllowed, ...faults, 'not-platform': '本院的工作台不管理平台的运费模板' },
})

export const deskFreightChange = call({
  method: 'POST',
  path: '/desk/freight/{template_id}/change',
  changesPages: true,
  summary: 'Write a freight template and its rules over what they were',
  edits: templateRow,
  ...ofHospital,
  ...managing,
  body: 'json',
  input: z.object({ template_id: id(), ...sheet, version: versionSeen() }),
  output,
  refuses: { ...notFound, ...changedSince, ...faults },
})

export const deskFreightRemove = call({
  method: 'POST',
  path: '/desk/freight/{template_id}/remove',
  changesPages: true,
  summary: 'Take away a freight template that no goods are sent by',
  ...ofHospital,
  ...managing,
  input: z.object({ template_id: id() }),
  output,
  refuses: { ...notFound, 'in-use': '还有 {count} 件商品在用这个模板，请先给它们换一个' },
})
