import { type ActDone, findStaffByLogin, recordAct, servesPlatform } from '#app/areas/access/staff/server/public.ts'
import { isTopic } from '#app/areas/content/articles/rules.ts'
import { findCity } from '#app/areas/location/server/public.ts'
import type { StaffContext } from '#app/context.ts'
import { normaliseLogin } from '#kit/check/login-name.ts'
import type { ParsedInput } from '#kit/wire/call.ts'
import type * as contract from '../../desk/contract.ts'
import { allBlocks, allFlags, isGroupLink, known, MOST, type PickKind } from '../../rules.ts'
import * as queries from '../queries/keep.ts'
import { namePicks } from './pickable.ts'

/** Whether who asks manages every channel. */
export const manages = (ctx: StaffContext): boolean =>
  ctx.staff.permissions.includes('channels.manage') && servesPlatform(ctx)

/** A channel that who asks edits: one that they are named for, or any for who manages; undefined for every other. */
export const findEdited = async (ctx: StaffContext, channel: number): Promise<queries.ChannelRow | undefined> => {
  const row = await queries.findChannel(ctx.db, channel)
  return row && (manages(ctx) || (await queries.isEditor(ctx.db, channel, ctx.staff.staffId))) ? row : undefined
}

type Facts = Pick<ActDone, 'before' | 'after'>

const record = (ctx: StaffContext, act: ActDone['act'], channel: number, facts: Facts): Promise<void> =>
  recordAct(ctx, { act, kind: 'channel', id: channel, ...facts })

/** Makes a channel with what is usual. */
export const add = (
  ctx: StaffContext,
  { channel, colour, slogan, ...look }: ParsedInput<typeof contract.deskChannelAdd>,
) =>
  ctx.transact(async (inside) => {
    if ((await queries.listChannels(inside.db)).length >= MOST.channels) return 'too-many'
    const made = await queries.insertChannels(inside.db, [
      {
        ...look,
        channel,
        slogan: slogan ?? '',
        colour: colour.toLowerCase(),
        blocks: [...allBlocks],
        doctorTitle: '推荐医生',
        askTitle: '大家在问',
        isOn: false,
        changedAt: inside.now,
      },
    ])
    if (made === 0) return 'taken'
    await record(inside, 'channel.add', channel, { after: { title: look.title, brand: look.brand } })
    return channel
  })

/** Writes the page of a channel anew; why not, where it cannot be. */
export const changeLook = (
  ctx: StaffContext,
  before: queries.ChannelRow,
  input: ParsedInput<typeof contract.deskChannelLook>,
) =>
  ctx.transact(async (inside): Promise<'topic' | undefined> => {
    const { channel, title, brand, slogan, colour, doctor_title, ask_title } = input
    const [doctorTopics, askTopics] = [[...new Set(input.doctor_topics)], [...new Set(input.ask_topics)]]
    if (![...doctorTopics, ...askTopics].every(isTopic)) return 'topic'
    const row = {
      title,
      brand,
      slogan: slogan ?? '',
      colour: colour.toLowerCase(),
      blocks: known(allBlocks, input.blocks),
      doctorTitle: doctor_title,
      askTitle: ask_title,
      doctorTopics,
      askTopics,
      changedAt: inside.now,
    }
    await queries.updateChannel(inside.db, channel, row)
    const factsOf = ({ title, brand, blocks }: Pick<queries.ChannelRow, 'title' | 'brand' | 'blocks'>) => ({
      title,
      brand,
      blocks: blocks.join(' '),
    })
    await record(inside, 'channel.look', channel, { before: factsOf(before), after: factsOf(row) })
    return undefined
  })

type Rules = ParsedInput<typeof contract.deskChannelRules>

const faultOf = async ({ db }: StaffContext, { city, group_name, group_url, all_page_qun_liao }: Rules) => {
  if (city !== undefined && !(await findCity(db, city))) return 'city'
  if (group_url !== undefined && !isGroupLink(group_url)) return 'group'
  return all_page_qun_liao === 1 && !(group_name && group_url) ? 'group' : undefined
}

/** Says what a channel does to every page; why not, where it cannot. */
export const changeRules = async (ctx: StaffContext, before: queries.ChannelRow, input: Rules) => {
  const fault = await faultOf(ctx, input)
  if (fault) return fault
  const { channel, city, group_name, group_url, is_on } = input
  const flags = {
    no_nav_bar: input.no_nav_bar === 1,
    all_page_write_not: input.all_page_write_not === 1,
    all_page_download_app: input.all_page_download_app === 1,
    all_page_qun_liao: input.all_page_qun_liao === 1,
  }
  const row = {
    ...flags,
    cityId: city ?? null,
    groupName: group_name ?? '',
    groupLink: group_url ?? '',
    isOn: is_on === 1,
    changedAt: ctx.now,
  }
  return ctx.transact(async (inside) => {
    await queries.updateChannel(inside.db, channel, row)
    await record(inside, 'channel.rules', channel, { before: factsOf(before), after: factsOf(row) })
    return undefined
  })
}

type Ruled = Pick<queries.ChannelRow, 'cityId' | 'isOn' | (typeof allFlags)[number]>
const factsOf = (row: Ruled) => ({
  flags: allFlags.filter((flag) => row[flag]).join(' '),
  cityId: row.cityId,
  isOn: row.isOn,
})

/** Writes what a channel picked of a kind over what it had. */
export const changePicks = (ctx: StaffContext, channel: number, kind: PickKind, chosen: readonly string[]) =>
  ctx.transact(async (inside) => {
    const ids = [...new Set(chosen)]
    const list = await namePicks(inside, kind, ids)
    if (list.length < ids.length) return 'no-such'
    await queries.replacePicks(inside.db, channel, kind, ids)
    await record(inside, 'channel.picks', channel, { after: { kind, picked: ids.join(' ') } })
    return list
  })

/** Names an editor by the name that they sign in with. */
export const addEditor = (ctx: StaffContext, channel: number, loginName: string) =>
  ctx.transact(async (inside) => {
    const person = await findStaffByLogin(inside.db, normaliseLogin(loginName))
    if (!person) return 'no-staff'
    if ((await queries.listEditors(inside.db, channel)).length >= MOST.editors) return 'too-many'
    await queries.insertEditor(inside.db, channel, person.id, inside.now)
    await record(inside, 'channel.editor-add', channel, { after: { name: person.name } })
    return { staff_id: person.id, name: person.name }
  })

/** Somebody is no editor of a channel any more; false where they were none. */
export const removeEditor = (ctx: StaffContext, channel: number, staffId: number) =>
  ctx.transact(async (inside) => {
    const isRemoved = await queries.deleteEditor(inside.db, channel, staffId)
    if (isRemoved) await record(inside, 'channel.editor-remove', channel, { before: { staffId } })
    return isRemoved
  })
