import { permitted, sellersOf, servesPlatform } from '#app/areas/access/staff/server/public.ts'
import * as seckill from '#app/areas/mall/seckill/server/public.ts'
import { instantAt } from '#kit/time/day.ts'
import { paged } from '#kit/wire/server/paged.ts'
import * as contract from '../contract.ts'
import { spanFault } from '../rules.ts'
import { makeSession, put, stop, take } from './handlers/change.ts'
import { asItem, asSession } from './present.ts'

export const handlers = permitted(contract, {
  async deskSeckill({ over = 0, page, page_size: size }, ctx) {
    const found = await seckill.listKeptSessions(ctx.db, { isOver: over === 1, now: ctx.now }, { page, size })
    const list = paged(found, ({ session, goodsCount }) => ({ ...asSession(session, ctx.now), goods_num: goodsCount }))
    return { ...list, serves_platform: servesPlatform(ctx) }
  },

  async deskSeckillItems({ session_id }, ctx) {
    const session = await seckill.findSeckillSession(ctx.db, session_id)
    if (!session) return ctx.refuse('not-found')
    const items = await seckill.listManagedItems(ctx.db, sellersOf(ctx), session_id)
    return { session: asSession(session, ctx.now), list: items.map(asItem) }
  },

  async deskSeckillAdd({ title, date, begin, end }, ctx) {
    if (!servesPlatform(ctx)) return ctx.refuse('not-platform')
    const span = { startsAt: instantAt(date, begin), endsAt: instantAt(date, end) }
    const fault = spanFault({ ...span, now: ctx.now })
    if (fault) return ctx.refuse('fault', { fault })
    const made = await makeSession(ctx, { title, ...span })
    return typeof made === 'number' ? { session_id: made } : ctx.refuse('overlap', made)
  },

  async deskSeckillStop({ session_id }, ctx) {
    if (!servesPlatform(ctx)) return ctx.refuse('not-platform')
    const told = await stop(ctx, session_id)
    return typeof told === 'number' ? { session_id, told } : ctx.refuse(told)
  },

  async deskSeckillPut(input, ctx) {
    return put(ctx, input)
  },

  async deskSeckillTake({ session_id, item_id }, ctx) {
    const items = await seckill.listManagedItems(ctx.db, sellersOf(ctx), session_id)
    const found = items.find(({ item }) => item.id === item_id)
    if (!found) return ctx.refuse('not-found')
    const told = await take(ctx, session_id, { id: item_id, name: found.goodsName })
    return typeof told === 'number' ? { item_id, told } : ctx.refuse(told)
  },
})
