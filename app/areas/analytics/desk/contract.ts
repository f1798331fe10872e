import { z } from 'zod'
import { notAllowed } from '#app/areas/access/staff/rules.ts'
import { call } from '#kit/wire/call.ts'
import { changedSince, versionSeen, versionShown } from '#kit/wire/edited.ts'
import { day, flag, id, int, listOf, maybe, maybeText, nothing, text, time } from '#kit/wire/fields.ts'
import { lengths, MOST_MODULES } from '../rules/modules.ts'
import { crowds } from '../rules.ts'

const managing = { owner: 'self', staff: true, may: 'blocks.manage' } as const
const notHere = { ...notAllowed, 'not-platform': '首页由平台统一安排，本院的工作台不能修改' }
const notFound = { ...notHere, 'not-found': '没有找到这一条，可能已被删除，请刷新后再看' }

const moduleRow = { row: 'module', by: 'module_id' } as const

export const deskModules = call({
  method: 'GET',
  path: '/desk/page-modules',
  summary: 'What the home shows first to each crowd, hidden ones and those that are over too, in their order',
  shows: [moduleRow],
  ...managing,
  input: nothing(),
  output: listOf(
    z.object({
      module_id: z.int(),
      /** `common`: for everyone. */
      crowd_type: z.enum(crowds),
      title: z.string(),
      note: z.string(),
      link: z.string(),
      position: z.int(),
      /** Null: every city. */
      city_id: z.int().nullable(),
      city_name: z.string(),
      /** Null: every channel. */
      channel: z.int().nullable(),
      begin_time: time().nullable(),
      end_time: time().nullable(),
      is_on: flag(),
      /** Its days are now. */
      is_now: flag(),
      version: versionShown(),
    }),
  ),
  refuses: notHere,
})

const sheet = {
  crowd_type: z.enum(crowds),
  title: text(lengths.title),
  note: maybeText(lengths.note),
  link: text(lengths.link),
  position: int(0, 999),
  city: maybe(int(0, 999_999)),
  channel: maybe(int(0, 999_999_999)),
  from: maybe(day()),
  until: maybe(day()),
}
const faults = {
  link: '链接要填本站的页面地址，以 / 开头',
  city: '没有这个城市，请重新选择',
  span: '结束日不能早于开始日',
}
const output = z.object({ module_id: z.int() })

export const deskModuleAdd = call({
  method: 'POST',
  path: '/desk/page-modules/add',
  changesPages: true,
  summary: 'Lay something out on the home for a crowd: in all cities or one, always, or from a day to a day',
  edits: moduleRow,
  ...managing,
  idempotency: 'framework',
  input: z.object(sheet),
  output,
  refuses: { ...notHere, ...faults, full: `最多 ${MOST_MODULES} 条，请先删除不用的` },
})

export const deskModuleChange = call({
  method: 'POST',
  path: '/desk/page-modules/{module_id}/change',
  changesPages: true,
  summary: 'Write what the home shows first over what it was',
  edits: moduleRow,
  ...managing,
  input: z.object({ module_id: id(), ...sheet, version: versionSeen() }),
  output,
  refuses: { ...notFound, ...changedSince, ...faults },
})

export const deskModuleSwitch = call({
  method: 'POST',
  path: '/desk/page-modules/{module_id}/switch',
  changesPages: true,
  summary: 'Hide what the home shows first, or show it again',
  ...managing,
  input: z.object({ module_id: id(), is_on: int(0, 1) }),
  output,
  refuses: notFound,
})

export const deskModuleRemove = call({
  method: 'POST',
  path: '/desk/page-modules/{module_id}/remove',
  changesPages: true,
  summary: 'Take away for good what the home shows first',
  ...managing,
  input: z.object({ module_id: id() }),
  output,
  refuses: notFound,
})
