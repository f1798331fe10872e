import { z } from 'zod'
import { notAllowed } from '#app/areas/access/staff/rules.ts'
import { call } from '#kit/wire/call.ts'
import { changedSince, versionSeen, versionShown } from '#kit/wire/edited.ts'
import { int, listOf, maybe, maybeText, nothing, text } from '#kit/wire/fields.ts'
import { level } from '../contract/shapes.ts'
import { levelLengths, MOST_GROWTH, MOST_PRIVILEGES, TOP_LEVEL } from '../rules/levels.ts'

const managing = { owner: 'self', staff: true, may: 'membership-levels.manage' } as const
const notHere = { ...notAllowed, 'not-platform': '会员等级由平台统一管理，本院的工作台不能修改' }
const notFound = { ...notHere, 'not-found': '没有找到这个等级，请刷新后再试' }
const base = '第 0 级是所有人的起点：成长值总是 0，也不能删除'
const faults = {
  base,
  'too-low': '成长值要随等级升高：第 {level} 级“{name}”已经要 {growth}，这一级要比它多',
  'too-high': '成长值要随等级升高：第 {level} 级“{name}”只要 {growth}，这一级要比它少',
  'same-name': '第 {level} 级已经叫“{name}”，请换一个名称',
  privileges: `权益最多 ${MOST_PRIVILEGES} 条，每条不超过 ${levelLengths.privilege} 个字`,
}
const oneLevel = () => int(0, TOP_LEVEL)
/** How many patients come to a higher level by it, and how many to a lower one. */
const moved = { up_num: z.int(), down_num: z.int() }
const changes = { changesPages: true, runsJob: 'membership.tell-moved' } as const

const levelRow = { row: 'membership-level', by: 'level' } as const

export const deskLevels = call({
  method: 'GET',
  path: '/desk/membership/levels',
  summary: 'The levels of membership, the lowest first',
  shows: [levelRow],
  ...managing,
  input: nothing(),
  output: listOf(level.extend({ version: versionShown() })),
  refuses: notHere,
})

export const deskLevelPreview = call({
  method: 'GET',
  path: '/desk/membership/levels/preview',
  summary:
    'How many patients another level counts for where this one wants so much growth; where it is gone, if none is named',
  ...managing,
  input: z.object({ level: oneLevel(), growth: maybe(int(0, MOST_GROWTH)) }),
  output: z.object(moved),
  refuses: { ...notHere, ...faults },
})

const sheet = {
  name: text(levelLengths.name),
  growth: int(0, MOST_GROWTH),
  /** One a line. */
  privileges: maybeText(levelLengths.privileges),
}
const output = z.object({ level: z.int(), ...moved })

export const deskLevelAdd = call({
  method: 'POST',
  path: '/desk/membership/levels/add',
  summary:
    'Make a level; whoever has grown so far is told of it. The first makes level 0 too, with which everybody begins',
  edits: levelRow,
  ...managing,
  ...changes,
  idempotency: 'framework',
  input: z.object({ level: int(1, TOP_LEVEL), ...sheet }),
  output,
  refuses: { ...notHere, ...faults, taken: '已经有第 {level} 级了，请在列表里修改它' },
})

export const deskLevelChange = call({
  method: 'POST',
  path: '/desk/membership/levels/{level}/change',
  summary: 'Write a level over what it was; whoever comes to another level by it is told so',
  edits: levelRow,
  ...managing,
  ...changes,
  input: z.object({ level: oneLevel(), ...sheet, version: versionSeen() }),
  output,
  refuses: { ...notFound, ...changedSince, ...faults },
})

export const deskLevelRemove = call({
  method: 'POST',
  path: '/desk/membership/levels/{level}/remove',
  summary: 'Remove a level: whoever was at it falls back to the one below',
  ...managing,
  ...changes,
  input: z.object({ level: oneLevel() }),
  output,
  refuses: { ...notFound, base },
})
