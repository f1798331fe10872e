import { permitted, sellersOf, servesPlatform } from '#app/areas/desk/staff/server/public.ts'
import * as seckill from '#app/areas/mall/seckill/server/public.ts'
import { instantAt } from '#kit/time/day.ts'
import { paged } from '#kit/wire/server/paged.ts'
import * as contract from '../contract.ts'
import { spanFault } from '../rules.ts'
import { makeSession, put, stop, take } from './handlers/change.ts'
import { asItem, asSession } from './present.ts'

export const handlers = permitted(contract, {
  async deskSeckill({ over = 0, page, page_size: size }, here) {
    const found = await seckill.listKeptSessions(here.db, { isOver: over === 1, now: here.now }, { page, size })
    const list = paged(found, ({ session, goodsCount }) => ({ ...asSession(session, here.now), goods_num: goodsCount }))
    return { ...list, serves_platform: servesPlatform(here) }
  },

  async deskSeckillItems({ session_id }, here) {
    const session = await seckill.findSeckillSession(here.db, session_id)
    if (!session) return here.refuse('not-found')
    const items = await seckill.listKeptItems(here.db, sellersOf(here), session_id)
    return { session: asSession(session, here.now), list: items.map(asItem) }
  },

  async deskSeckillAdd({ title, date, begin, end }, here) {
    if (!servesPlatform(here)) return here.refuse('not-platform')
    const span = { startsAt: instantAt(date, begin), endsAt: instantAt(date, end) }
    const fault = spanFault({ ...span, now: here.now })
    if (fault) return here.refuse('fault', { fault })
    const made = await makeSession(here, { title, ...span })
    return typeof made === 'number' ? { session_id: made } : here.refuse('overlap', made)
  },

  async deskSeckillStop({ session_id }, here) {
    if (!servesPlatform(here)) return here.refuse('not-platform')
    const told = await stop(here, session_id)
    return typeof told === 'number' ? { session_id, told } : here.refuse(told)
  },

  async deskSeckillPut(ask, here) {
    const done = await put(here, ask)
    return 'refused' in done ? here.refuse(done.refused, { price: done.price ?? '' }) : done
  },

  async deskSeckillTake({ session_id, item_id }, here) {
    const items = await seckill.listKeptItems(here.db, sellersOf(here), session_id)
    const found = items.find(({ item }) => item.id === item_id)
    if (!found) return here.refuse('not-found')
    const told = await take(here, session_id, { id: item_id, name: found.goodsName })
    return typeof told === 'number' ? { item_id, told } : here.refuse(told)
  },
})
