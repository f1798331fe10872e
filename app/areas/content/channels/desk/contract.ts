import { z } from 'zod'
import { notAllowed } from '#app/areas/access/staff/rules.ts'
import { call } from '#kit/wire/call.ts'
import { changedSince, versionSeen, versionShown } from '#kit/wire/edited.ts'
import { flag, int, listed, listOf, maybe, maybeText, nothing, text } from '#kit/wire/fields.ts'
import { allBlocks, allFlags, allPickKinds, type Flag, MOST, pickKinds } from '../rules.ts'

const editing = { owner: 'self', staff: true, may: 'channels.edit' } as const
const managing = { owner: 'self', staff: true, may: 'channels.manage' } as const
const notHere = { ...notAllowed, 'not-platform': '合作渠道由平台统一管理，本院的工作台不能修改' }
const notFound = { ...notHere, 'not-found': '没有找到这个渠道，或它不归您编辑' }

const channel = int(1, 999_999_999)
const block = z.enum(allBlocks)
const kind = z.enum(allPickKinds)
const topic = int(1, 99)
const saved = z.object({ channel: z.int() })
const lookRow = { row: 'channel-look', by: 'channel', as: 'look_version' } as const
const rulesRow = { row: 'channel-rules', by: 'channel', as: 'rules_version' } as const
const each = <T>(made: () => T) => Object.fromEntries(allFlags.map((name) => [name, made()])) as Record<Flag, T>
/** A thing that is picked: its id, and by what it is known. */
const pick = z.object({ id: z.string(), text: z.string() })

const row = z.object({
  channel: z.int(),
  title: z.string(),
  brand: z.string(),
  is_on: flag(),
  ...each(() => flag()),
})

export const deskChannels = call({
  method: 'GET',
  path: '/desk/channels',
  summary: 'The channels that who asks edits; all of them for who manages them',
  ...editing,
  input: nothing(),
  output: listOf(row),
  refuses: notHere,
})

export const deskChannel = call({
  method: 'GET',
  path: '/desk/channel',
  summary: 'A channel with all that can be said of it, and what it picked; its editors for who manages',
  ...editing,
  shows: [lookRow, rulesRow],
  input: z.object({ channel }),
  output: row.extend({
    look_version: versionShown(),
    rules_version: versionShown(),
    slogan: z.string(),
    colour: z.string(),
    blocks: z.array(block),
    doctor_title: z.string(),
    ask_title: z.string(),
    doctor_topics: z.array(z.int()),
    ask_topics: z.array(z.int()),
    city_id: z.int().nullable(),
    group_name: z.string(),
    group_url: z.string(),
    picks: z.array(z.object({ kind, list: z.array(pick) })),
    editors: z.array(z.object({ staff_id: z.int(), login_name: z.string(), name: z.string() })),
    may_manage: flag(),
    /** The whole address of its page, to be opened on a phone. */
    page_url: z.string(),
  }),
  refuses: notFound,
})

const look = {
  title: text(MOST.title),
  brand: text(MOST.brand),
  slogan: maybeText(MOST.slogan),
  colour: z.string().regex(/^#[0-9a-fA-F]{6}$/),
}

export const deskChannelAdd = call({
  method: 'POST',
  path: '/desk/channels/add',
  changesPages: true,
  summary: 'Make a channel with the usual blocks; it is off until somebody switches it on',
  ...managing,
  idempotency: 'framework',
  input: z.object({ channel, ...look }),
  output: z.object({ channel: z.int() }),
  refuses: {
    ...notHere,
    taken: '这个渠道号已经有了，请换一个',
    'too-many': `最多 ${MOST.channels} 个渠道`,
  },
})

export const deskChannelLook = call({
  method: 'POST',
  path: '/desk/channel/look',
  changesPages: true,
  summary: "Write a channel's page anew: title, brand, colour, blocks in their order, titles and categories",
  ...editing,
  edits: lookRow,
  body: 'json',
  input: z.object({
    channel,
    version: versionSeen(),
    ...look,
    blocks: listed(z.array(block).max(allBlocks.length)),
    doctor_title: text(MOST.title),
    ask_title: text(MOST.title),
    doctor_topics: listed(z.array(topic).max(MOST.topics)),
    ask_topics: listed(z.array(topic).max(MOST.topics)),
  }),
  output: saved,
  refuses: { ...notFound, ...changedSince, topic: '没有这个栏目，请重新选择' },
})

export const deskChannelRules = call({
  method: 'POST',
  path: '/desk/channel/rules',
  changesPages: true,
  summary: 'Say what a channel does to every page, its default city, its group, and whether it is on',
  ...managing,
  edits: rulesRow,
  input: z.object({
    channel,
    version: versionSeen(),
    ...each(() => int(0, 1)),
    city: maybe(int(1, 999_999)),
    group_name: maybeText(MOST.groupName),
    group_url: maybeText(300),
    is_on: int(0, 1),
  }),
  output: saved,
  refuses: {
    ...notFound,
    ...changedSince,
    city: '没有这个城市，请重新选择',
    group: '要显示群聊入口，请填群的名称和链接（本站页面或 https 开头）',
  },
})

export const deskChannelFind = call({
  method: 'GET',
  path: '/desk/channel/find',
  summary: 'What a channel may pick of a kind, by a part of its name',
  ...editing,
  input: z.object({ channel, kind, keyword: maybeText(30) }),
  output: listOf(pick),
  refuses: notFound,
})

export const deskChannelPicks = call({
  method: 'POST',
  path: '/desk/channel/picks',
  changesPages: true,
  summary: 'Write what a channel picked of a kind over what it had, in this order',
  ...editing,
  body: 'json',
  input: z.object({ channel, kind, ids: listed(z.array(z.string().regex(/^[\w-]{1,64}$/)).max(MOST.picks)) }),
  output: z.object({ channel: z.int(), list: z.array(pick) }),
  refuses: {
    ...notFound,
    'no-such': `有一项已经没有了，请重新选择${pickKinds.unit}、${pickKinds.doctor}、${pickKinds.article}或${pickKinds.question}`,
  },
})

export const deskChannelEditorAdd = call({
  method: 'POST',
  path: '/desk/channel/editors/add',
  summary: 'Name somebody, by the name that they sign in with, an editor of a channel',
  ...managing,
  input: z.object({ channel, login_name: text(40) }),
  output: z.object({ staff_id: z.int(), name: z.string() }),
  refuses: {
    ...notFound,
    'no-staff': '没有这个登录名，请先在“人员”里添加',
    'too-many': `一个渠道最多 ${MOST.editors} 位编辑`,
  },
})

export const deskChannelEditorRemove = call({
  method: 'POST',
  path: '/desk/channel/editors/remove',
  summary: 'Somebody is no editor of a channel any more',
  ...managing,
  input: z.object({ channel, staff_id: int(1, Number.MAX_SAFE_INTEGER) }),
  output: z.object({}),
  refuses: notFound,
})
