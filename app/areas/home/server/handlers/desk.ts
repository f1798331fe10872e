import { permitted, recordAct, servesPlatform } from '#app/areas/access/staff/server/public.ts'
import { CHANNEL_PAGE } from '#app/areas/content/channels/rules.ts'
import { findCity, isCityOrCountry, namesOfCities } from '#app/areas/location/server/public.ts'
import type { StaffContext } from '#app/context.ts'
import { USUAL } from '#kit/bridge/channel.ts'
import { instantsOf } from '#kit/time/day.ts'
import type { ParsedInput } from '#kit/wire/call.ts'
import * as contract from '../../desk/contract.ts'
import {
  type BlockPlace,
  blocks,
  blocksShown,
  CH_HOME,
  isBlock,
  isInForce,
  MOST_BLOCK_RULES,
  partnerHome,
} from '../../rules.ts'
import { addPartner, changePartner, switchPartner } from '../commands/keep-partners.ts'
import { contentOf } from '../present/content.ts'
import * as queries from '../queries.ts'

export const handlers = permitted(contract, {
  async deskBlocks(_, ctx) {
    if (!servesPlatform(ctx)) return ctx.refuse('not-platform')
    const { db, now } = ctx
    const names = await namesOfCities(db)
    const list = (await queries.listBlockRules(db)).map((row) => ({
      rule_id: row.id,
      place: row.place,
      block: row.block,
      channel: row.channel,
      city_id: row.cityId,
      city_name: names.get(row.cityId ?? -1) ?? '',
      position: row.position,
      is_hidden: row.isHidden,
      begin_time: row.startsAt,
      end_time: row.endsAt,
      is_on: isInForce(row, { channel: row.channel ?? 0, city: row.cityId ?? 0, now }),
    }))
    return { list }
  },

  async deskBlockPreview({ city: asked, channel = USUAL.browser }, ctx) {
    if (!servesPlatform(ctx)) return ctx.refuse('not-platform')
    const { city, empty } = await contentOf(ctx, asked ?? ctx.city, channel)
    const rules = await queries.listBlockRules(ctx.db)
    const standing = { channel, city: city.id, now: ctx.now }
    const list = (Object.keys(blocks) as BlockPlace[]).flatMap((place) =>
      blocksShown(place, rules, standing).map((block) => ({ place, block, is_empty: empty.has(`${place} ${block}`) })),
    )
    return { city_id: city.id, city_name: city.name, channel, list }
  },

  async deskBlockAdd(input, ctx) {
    if (!servesPlatform(ctx)) return ctx.refuse('not-platform')
    const fault = await faultOf(ctx, input)
    if (fault) return ctx.refuse(fault)
    const id = await add(ctx, input)
    return typeof id === 'string' ? ctx.refuse(id) : { rule_id: id }
  },

  async deskBlockChange({ rule_id: id, ...written }, ctx) {
    if (!servesPlatform(ctx)) return ctx.refuse('not-platform')
    const fault = await faultOf(ctx, written)
    if (fault) return ctx.refuse(fault)
    const before = await queries.findBlockRule(ctx.db, id)
    if (!before) return ctx.refuse('not-found')
    const refused = await change(ctx, before, written)
    return refused ? ctx.refuse(refused) : { rule_id: id }
  },

  async deskBlockRemove({ rule_id: id }, ctx) {
    if (!servesPlatform(ctx)) return ctx.refuse('not-platform')
    const isRemoved = await ctx.transact(async (inside) => {
      const before = await queries.deleteBlockRule(inside.db, id)
      if (before) await recordAct(inside, { act: 'block.remove', kind: 'block', id, before: factsOf(before) })
      return before !== undefined
    })
    return isRemoved ? { rule_id: id } : ctx.refuse('not-found')
  },

  async deskChannelHome({ channel }, ctx) {
    if (!servesPlatform(ctx)) return ctx.refuse('not-platform')
    return { path: (await queries.findPath(ctx.db, channel)) ?? '', list: await homesOf(ctx) }
  },

  async deskChannelHomeSet({ channel, path }, ctx) {
    if (!servesPlatform(ctx)) return ctx.refuse('not-platform')
    if (path !== undefined && !(await homesOf(ctx)).some((home) => home.path === path)) return ctx.refuse('no-home')
    await ctx.transact(async (inside) => {
      const before = await queries.findPath(inside.db, channel)
      await queries.setPath(inside.db, channel, path)
      const facts = { before: { homePath: before ?? '' }, after: { homePath: path ?? '' } }
      await recordAct(inside, { act: 'channel.home', kind: 'channel', id: channel, ...facts })
    })
    return { path: path ?? '' }
  },

  async deskPartners(_, ctx) {
    if (!servesPlatform(ctx)) return ctx.refuse('not-platform')
    const { db } = ctx
    const [partners, paths] = await Promise.all([queries.listPartners(db), queries.listPaths(db)])
    const cities = await Promise.all(partners.map(({ cityId }) => findCity(db, cityId)))
    const list = partners.map(({ slug, name, slogan, cityId, colour, isOn }, at) => ({
      slug,
      partner_name: name,
      slogan,
      city_id: cityId,
      city_name: cities[at]?.name ?? '',
      colour,
      is_on: isOn,
      channels: paths.filter(({ path }) => path === partnerHome(slug)).map(({ channel }) => channel),
    }))
    return { list }
  },

  async deskPartnerAdd({ slug, ...written }, ctx) {
    return servesPlatform(ctx) ? addPartner(ctx, slug, partnerOf(written)) : ctx.refuse('not-platform')
  },

  async deskPartnerChange({ slug, ...written }, ctx) {
    return servesPlatform(ctx) ? changePartner(ctx, slug, partnerOf(written)) : ctx.refuse('not-platform')
  },

  async deskPartnerSwitch({ slug, is_on }, ctx) {
    return servesPlatform(ctx) ? switchPartner(ctx, slug, is_on === 1) : ctx.refuse('not-platform')
  },
})

type PartnerSheet = Omit<ParsedInput<typeof contract.deskPartnerChange>, 'slug'>

const partnerOf = ({ partner_name: name, slogan, city_id: cityId, colour }: PartnerSheet) => ({
  name,
  slogan,
  cityId,
  colour: colour.toLowerCase(),
})

/** The homes that a channel may have, beside the usual one. */
const homesOf = async ({ db }: StaffContext) => [
  { path: CHANNEL_PAGE, name: '这个渠道的页面' },
  { path: CH_HOME, name: '智慧就医' },
  ...(await queries.listPartners(db))
    .filter(({ isOn }) => isOn)
    .map(({ slug, name }) => ({ path: partnerHome(slug), name })),
]

type Written = ParsedInput<typeof contract.deskBlockAdd>

const faultOf = async ({ db }: StaffContext, { place, block, city, from, until }: Written) => {
  if (!isBlock(place, block)) return 'block'
  if (from && until && until < from) return 'span'
  return city === undefined || (await isCityOrCountry(db, city)) ? undefined : 'city'
}

const rowOf = ({ place, block, channel, city, position, is_hidden, from, until }: Written) => ({
  place,
  block,
  channel: channel ?? null,
  cityId: city ?? null,
  position,
  isHidden: is_hidden === 1,
  ...instantsOf({ from, until }),
})

const factsOf = ({
  block,
  channel,
  cityId,
  isHidden,
}: Pick<queries.BlockRuleRow, 'block' | 'channel' | 'cityId' | 'isHidden'>) => ({
  block,
  channel,
  cityId,
  isHidden,
})

const add = (ctx: StaffContext, input: Written): Promise<number | 'too-many' | 'twice'> =>
  ctx.transact(async (inside) => {
    await queries.lockBlockRules(inside.db)
    if ((await queries.countBlockRules(inside.db)) >= MOST_BLOCK_RULES) return 'too-many'
    const row = rowOf(input)
    if (await queries.hasSameRule(inside.db, row)) return 'twice'
    const id = await queries.insertBlockRule(inside.db, row)
    await recordAct(inside, { act: 'block.add', kind: 'block', id, after: factsOf(row) })
    return id
  })

const change = (ctx: StaffContext, before: queries.BlockRuleRow, input: Written): Promise<'twice' | undefined> =>
  ctx.transact(async (inside) => {
    const row = rowOf(input)
    await queries.lockBlockRules(inside.db)
    if (await queries.hasSameRule(inside.db, row, before.id)) return 'twice'
    await queries.updateBlockRule(inside.db, before.id, row)
    const facts = { before: factsOf(before), after: factsOf(row) }
    await recordAct(inside, { act: 'block.change', kind: 'block', id: before.id, ...facts })
    return undefined
  })
