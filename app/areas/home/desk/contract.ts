import { z } from 'zod'
import { notAllowed } from '#app/areas/access/staff/rules.ts'
import { call } from '#kit/wire/call.ts'
import { changedSince, versionSeen, versionShown } from '#kit/wire/edited.ts'
import { day, flag, id, int, listOf, maybe, maybeText, nothing, text, time } from '#kit/wire/fields.ts'
import { type BlockPlace, blocks, MOST_BLOCK_RULES, MOST_PARTNERS } from '../rules.ts'

const managing = { owner: 'self', staff: true, may: 'blocks.manage' } as const
const notHere = { ...notAllowed, 'not-platform': '首页和商城由平台统一安排，本院的工作台不能修改' }
const notFound = { ...notHere, 'not-found': '没有找到这条规则，可能已被删除，请刷新后再看' }

const place = z.enum(Object.keys(blocks) as BlockPlace[])

const blockRow = { row: 'block', by: 'rule_id' } as const

export const deskBlocks = call({
  method: 'GET',
  path: '/desk/blocks',
  summary: 'What was said of the blocks of the home and the mall: where, for whom, from when to when',
  shows: [blockRow],
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
      version: versionShown(),
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
  changesPages: true,
  summary: 'Say where a block stands, or that it is hidden: for all, a channel, a city; always, or from a day to a day',
  edits: blockRow,
  ...managing,
  idempotency: 'framework',
  input: z.object(sheet),
  output,
  refuses: { ...notHere, ...faults },
})

export const deskBlockChange = call({
  method: 'POST',
  path: '/desk/blocks/{rule_id}/change',
  changesPages: true,
  summary: 'Write a rule over what it was',
  edits: blockRow,
  ...managing,
  input: z.object({ rule_id: id(), ...sheet, version: versionSeen() }),
  output,
  refuses: { ...notFound, ...changedSince, ...faults },
})

export const deskBlockRemove = call({
  method: 'POST',
  path: '/desk/blocks/{rule_id}/remove',
  changesPages: true,
  summary: 'Take a rule away: the block stands again as the next weaker rule says, or as usual',
  ...managing,
  input: z.object({ rule_id: id() }),
  output,
  refuses: notFound,
})

const channel = int(1, 999_999_999)
const ofChannels = { owner: 'self', staff: true, may: 'channels.manage' } as const

export const deskChannelHome = call({
  method: 'GET',
  path: '/desk/channel/home',
  summary: "Where '/' leads who came by a channel; '' for the usual home, and the homes that there are",
  ...ofChannels,
  input: z.object({ channel }),
  output: z.object({ path: z.string(), list: z.array(z.object({ path: z.string(), name: z.string() })) }),
  refuses: notHere,
})

export const deskChannelHomeSet = call({
  method: 'POST',
  path: '/desk/channel/home/set',
  changesPages: true,
  summary: "Say where '/' leads who came by a channel: to its own page, a partner city's home, or the usual one",
  ...ofChannels,
  input: z.object({ channel, path: maybeText(100) }),
  output: z.object({ path: z.string() }),
  refuses: { ...notHere, 'no-home': '没有这个首页，请从列表里选' },
})

const partnerSlug = z.string().regex(/^[a-z]{2,30}$/)
const partnerSheet = {
  partner_name: text(20),
  slogan: text(30),
  city_id: int(1, 999_999),
  colour: z.string().regex(/^#[0-9a-f]{6}$/i),
}
const partnerFaults = { city: '没有这个城市，请重新选择' }
const noPartner = { ...notHere, 'not-found': '没有找到这个合作城市，请刷新后再看' }

const partnerRow = { row: 'partner', by: 'slug' } as const

export const deskPartners = call({
  method: 'GET',
  path: '/desk/partners',
  summary: 'The partner cities with a home of their own, those that are off too, and which channels lead there',
  shows: [partnerRow],
  ...managing,
  input: nothing(),
  output: listOf(
    z.object({
      slug: z.string(),
      partner_name: z.string(),
      slogan: z.string(),
      city_id: z.int(),
      city_name: z.string(),
      colour: z.string(),
      is_on: flag(),
      channels: z.array(z.int()),
      version: versionShown(),
    }),
  ),
  refuses: notHere,
})

export const deskPartnerAdd = call({
  method: 'POST',
  path: '/desk/partners/add',
  changesPages: true,
  summary: 'Give a partner city a home of its own, under its own name and colour; its address stays what it is',
  edits: partnerRow,
  ...managing,
  idempotency: 'framework',
  input: z.object({ slug: partnerSlug, ...partnerSheet }),
  output: z.object({ slug: z.string() }),
  refuses: {
    ...notHere,
    ...partnerFaults,
    taken: '这个地址已经有了，请换一个',
    'too-many': `最多 ${MOST_PARTNERS} 个合作城市，请先停用不用的`,
  },
})

export const deskPartnerChange = call({
  method: 'POST',
  path: '/desk/partners/change',
  changesPages: true,
  summary: 'Write what a partner city’s home says over what it said',
  edits: partnerRow,
  ...managing,
  input: z.object({ slug: partnerSlug, ...partnerSheet, version: versionSeen() }),
  output: z.object({ slug: z.string() }),
  refuses: { ...noPartner, ...changedSince, ...partnerFaults },
})

export const deskPartnerSwitch = call({
  method: 'POST',
  path: '/desk/partners/switch',
  changesPages: true,
  summary: 'Close the home of a partner city, so that its channels lead to the usual one, or open it again',
  ...managing,
  input: z.object({ slug: partnerSlug, is_on: int(0, 1) }),
  output: z.object({ slug: z.string() }),
  refuses: noPartner,
})
