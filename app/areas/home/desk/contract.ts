import { z } from 'zod'
import { notAllowed } from '#app/areas/access/staff/rules.ts'
import { call } from '#kit/wire/call.ts'
import { day, flag, id, int, listOf, maybe, nothing, text, time } from '#kit/wire/fields.ts'
import { type BlockPlace, blocks, MOST_BLOCK_RULES } from '../rules.ts'

const managing = { owner: 'self', staff: true, may: 'blocks.manage' } as const
const notHere = { ...notAllowed, 'not-platform': '首页和商城由平台统一安排，本院的工作台不能修改' }
const notFound = { ...notHere, 'not-found': '没有找到这条规则，可能已被删除，请刷新后再看' }

const place = z.enum(Object.keys(blocks) as BlockPlace[])

export const deskBlocks = call({
  method: 'GET',
  path: '/desk/blocks',
  summary: 'What was said of the blocks of the home and the mall: where, for whom, from when to when',
  ...managing,
  input: nothing(),
  output: listOf(
    z.object({
      rule_id: z.int(),
      place,
      block: z.string(),
      /** Null: every channel. */
      channel: z.int().nullable(),
      /** Null: every city. */
      city_id: z.int().nullable(),
      city_name: z.string(),
      position: z.int(),
      is_hidden: flag(),
      begin_time: time().nullable(),
      end_time: time().nullable(),
      /** Its days are now. */
      is_on: flag(),
    }),
  ),
  refuses: notHere,
})

export const deskBlockPreview = call({
  method: 'GET',
  path: '/desk/blocks/preview',
  summary:
    'The blocks that a patient in a city who came by a channel sees now, in their order, and which have no content there',
  ...managing,
  input: z.object({ city: maybe(int(0, 999_999)), channel: maybe(int(0, 999_999_999)) }),
  output: z.object({
    city_id: z.int(),
    city_name: z.string(),
    channel: z.int(),
    list: z.array(
      z.object({
        place,
        block: z.string(),
        /** It has nothing to show in this city, and is left out. */
        is_empty: flag(),
      }),
    ),
  }),
  refuses: notHere,
})

const sheet = {
  place,
  block: text(40),
  channel: maybe(int(0, 999_999_999)),
  city: maybe(int(0, 999_999)),
  position: int(0, 999),
  is_hidden: int(0, 1),
  from: maybe(day()),
  until: maybe(day()),
}
const faults = {
  block: '这个位置没有这个板块，请重新选择',
  city: '没有这个城市，请重新选择',
  span: '结束日不能早于开始日',
  twice: '这个板块对同样的人、同样的日期已经有一条规则，请修改那一条',
  'too-many': `最多 ${MOST_BLOCK_RULES} 条规则，请先删除不用的`,
}
const output = z.object({ rule_id: z.int() })

export const deskBlockAdd = call({
  method: 'POST',
  path: '/desk/blocks/add',
  summary: 'Say where a block stands, or that it is hidden: for all, a channel, a city; always, or from a day to a day',
  ...managing,
  idempotency: 'framework',
  input: z.object(sheet),
  output,
  refuses: { ...notHere, ...faults },
})

export const deskBlockChange = call({
  method: 'POST',
  path: '/desk/blocks/{rule_id}/change',
  summary: 'Write a rule over what it was',
  ...managing,
  input: z.object({ rule_id: id(), ...sheet }),
  output,
  refuses: { ...notFound, ...faults },
})

export const deskBlockRemove = call({
  method: 'POST',
  path: '/desk/blocks/{rule_id}/remove',
  summary: 'Take a rule away: the block stands again as the next weaker rule says, or as usual',
  ...managing,
  input: z.object({ rule_id: id() }),
  output,
  refuses: notFound,
})
