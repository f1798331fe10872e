import { permitted, recordAct, servesPlatform } from '#app/areas/access/staff/server/public.ts'
import { ALL_COUNTRY, findCity, listCities } from '#app/areas/location/server/public.ts'
import type { StaffContext } from '#app/context.ts'
import { USUAL } from '#kit/bridge/channel.ts'
import { addDays, instantAt } from '#kit/time/day.ts'
import type { ParsedInput } from '#kit/wire/call.ts'
import * as contract from '../../desk/contract.ts'
import { type BlockPlace, blocks, blocksShown, isBlock, isInForce, MOST_BLOCK_RULES } from '../../rules.ts'
import { contentOf } from '../present/content.ts'
import * as queries from '../queries.ts'

export const handlers = permitted(contract, {
  async deskBlocks(_, ctx) {
    if (!servesPlatform(ctx)) return ctx.refuse('not-platform')
    const { db, now } = ctx
    const names = new Map((await listCities(db)).map(({ id, name }) => [id, name]))
    const list = (await queries.listBlockRules(db)).map((row) => ({
      rule_id: row.id,
      place: row.place,
      block: row.block,
      channel: row.channel,
      city_id: row.cityId,
      city_name: row.cityId === ALL_COUNTRY.id ? ALL_COUNTRY.name : (names.get(row.cityId ?? -1) ?? ''),
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
    const { city, empty } = await contentOf(ctx, asked ?? ctx.city)
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
})

type Written = ParsedInput<typeof contract.deskBlockAdd>

const faultOf = async ({ db }: StaffContext, { place, block, city, from, until }: Written) => {
  if (!isBlock(place, block)) return 'block'
  if (from && until && until < from) return 'span'
  const isCity = city === undefined || city === ALL_COUNTRY.id || (await findCity(db, city)) !== undefined
  return isCity ? undefined : 'city'
}

const rowOf = ({ place, block, channel, city, position, is_hidden, from, until }: Written) => ({
  place,
  block,
  channel: channel ?? null,
  cityId: city ?? null,
  position,
  isHidden: is_hidden === 1,
  startsAt: from ? instantAt(from, 0) : null,
  endsAt: until ? instantAt(addDays(until, 1), 0) : null,
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
