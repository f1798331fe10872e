import { drawingOf } from '#app/areas/mall/goods/server/public.ts'
import { percentSold, stateOf } from '../rules.ts'
import type { ItemRow, listSessions } from './queries/read.ts'

type SessionRow = Awaited<ReturnType<typeof listSessions>>[number]

/** A session with where it stands and how long until that changes. */
export const asSession = (row: SessionRow, now: Date) => {
  const state = stateOf(row, now)
  const next = state === 'coming' ? row.startsAt : row.endsAt
  return {
    schedule_id: row.id,
    title: row.title,
    begin_time: row.startsAt,
    end_time: row.endsAt,
    state,
    span: Math.max(0, Math.ceil((next.getTime() - now.getTime()) / 1_000)),
  }
}

/** Goods of a session. */
export const asItem = (
  { item, goods, hospitalName, skuName, usualFen, left, total }: ItemRow,
  isSubscribed: boolean,
) => ({
  goods_id: goods.id,
  goods_name: goods.name,
  special_id: item.skuId,
  special_name: skuName,
  img: drawingOf(goods),
  item_type: goods.kind === 'project' ? 305 : 2,
  unit_name: hospitalName ?? '',
  seckill_price: item.priceFen,
  price: usualFen,
  stock: left,
  sold_percent: percentSold(total, left),
  limit_num: item.limitEach,
  is_subscribed: isSubscribed,
})
