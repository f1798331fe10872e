import { recordAct, sellersOf } from '#app/areas/access/staff/server/public.ts'
import { needsPrescription } from '#app/areas/mall/goods/rules.ts'
import { findManaged as findKeptGoods, findSku } from '#app/areas/mall/goods/server/public.ts'
import { stateOf } from '#app/areas/mall/seckill/rules.ts'
import * as seckill from '#app/areas/mall/seckill/server/public.ts'
import { insertStocks } from '#app/areas/mall/stock/server/public.ts'
import type { StaffContext } from '#app/context.ts'
import { fenToYuan } from '#kit/money/fen.ts'
import { formatTime } from '#kit/time/day.ts'
import type { ParsedInput } from '#kit/wire/call.ts'
import { Refused } from '#kit/wire/refused.ts'
import type { deskSeckillPut } from '../../contract.ts'
import { MOST_ITEMS } from '../../rules.ts'

interface Draft {
  title: string
  startsAt: Date
  endsAt: Date
}

/** Makes a session; the title of the one whose time it would share, where there is one. */
export const makeSession = (ctx: StaffContext, draft: Draft): Promise<number | { title: string }> =>
  ctx.transact(async (inside) => {
    await seckill.lockSessions(inside.db)
    const other = await seckill.findOverlapping(inside.db, draft)
    if (other) return { title: other.title }
    const [id = 0] = await seckill.insertSessions(inside.db, [draft])
    const after = { title: draft.title, from: formatTime(draft.startsAt), to: formatTime(draft.endsAt) }
    await recordAct(inside, { act: 'seckill.add', kind: 'seckill', id, after })
    return id
  })

/** Cancels a session that is to come, or ends the one that is on; how many were told. */
export const stop = (ctx: StaffContext, id: number): Promise<number | 'not-found' | 'over'> =>
  ctx.transact(async (inside) => {
    const session = await seckill.findSeckillSession(inside.db, id, { lock: true })
    if (!session) return 'not-found'
    if (stateOf(session, inside.now) === 'over') return 'over'
    // In the moment in which it begins it is cancelled: it ends after it began.
    const isBegun = session.startsAt < inside.now
    const told = isBegun ? 0 : await seckill.cancelSession(inside, session)
    if (isBegun) await seckill.endSession(inside.db, id, inside.now)
    const act = isBegun ? 'seckill.stop' : 'seckill.cancel'
    await recordAct(inside, { act, kind: 'seckill', id, before: { title: session.title }, after: { told } })
    return told
  })

type NotPut = Refused<'not-found' | 'begun' | 'goods' | 'prescription' | 'price' | 'there' | 'full'>

/** Puts goods of the desk into a session that is to come. */
export const put = (
  ctx: StaffContext,
  input: ParsedInput<typeof deskSeckillPut>,
): Promise<{ item_id: number } | NotPut> =>
  ctx.transact(async (inside): Promise<{ item_id: number } | NotPut> => {
    const { db } = inside
    const session = await seckill.findSeckillSession(db, input.session_id, { lock: true })
    if (!session) return new Refused('not-found')
    if (stateOf(session, inside.now) !== 'coming') return new Refused('begun')
    const fault = await faultOf(inside, input)
    if (fault) return fault
    const position = await seckill.countItems(db, session.id)
    if (position >= MOST_ITEMS) return new Refused('full')
    const items = await seckill.listManagedItems(db, sellersOf(inside), session.id)
    if (items.some(({ item }) => item.goodsId === input.goods_id)) return new Refused('there')
    const limit = { limitName: `seckill ${session.id} ${input.goods_id}`, limitEach: input.limit_num }
    const [stockId = 0] = await insertStocks(db, [{ pieces: input.pieces, ...limit }])
    const named = { sessionId: session.id, goodsId: input.goods_id, skuId: input.special_id }
    const row = { ...named, priceFen: input.price, limitEach: input.limit_num, stockId, position }
    const id = await seckill.insertItem(db, row)
    if (id === undefined) return new Refused('there')
    const after = { goodsId: input.goods_id, price: fenToYuan(input.price), pieces: input.pieces }
    await recordAct(inside, { act: 'seckill.put', kind: 'seckill', id: session.id, after })
    return { item_id: id }
  })

const faultOf = async (ctx: StaffContext, input: ParsedInput<typeof deskSeckillPut>): Promise<NotPut | undefined> => {
  const goods = await findKeptGoods(ctx.db, sellersOf(ctx), input.goods_id)
  const sku = (await findSku(ctx.db, input.special_id))?.sku
  if (!goods?.isOn || sku?.goodsId !== goods.id || !sku.isOn) return new Refused('goods')
  if (needsPrescription(goods.drugType)) return new Refused('prescription')
  const isLess = 0 < input.price && input.price < sku.priceFen
  return isLess ? undefined : new Refused('price', { price: fenToYuan(sku.priceFen) })
}

/** Takes goods out of a session that is to come; how many were told. */
export const take = (
  ctx: StaffContext,
  sessionId: number,
  item: { id: number; name: string },
): Promise<number | 'not-found' | 'begun'> =>
  ctx.transact(async (inside) => {
    const session = await seckill.findSeckillSession(inside.db, sessionId, { lock: true })
    if (!session) return 'not-found'
    if (stateOf(session, inside.now) !== 'coming') return 'begun'
    const told = await seckill.takeItem(inside, session, item.id)
    await recordAct(inside, {
      act: 'seckill.take',
      kind: 'seckill',
      id: sessionId,
      before: { title: item.name },
      after: { told },
    })
    return told
  })
