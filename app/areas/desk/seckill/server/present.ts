import { stateOf } from '#app/areas/mall/seckill/rules.ts'
import type { findSeckillSession, listManagedItems } from '#app/areas/mall/seckill/server/public.ts'

type SessionRow = NonNullable<Awaited<ReturnType<typeof findSeckillSession>>>
type KeptItem = Awaited<ReturnType<typeof listManagedItems>>[number]

export const asSession = (row: SessionRow, now: Date) => ({
  session_id: row.id,
  title: row.title,
  begin_time: row.startsAt,
  end_time: row.endsAt,
  state: stateOf(row, now),
})

export const asItem = ({ item, goodsName, sku, left, total }: KeptItem) => ({
  item_id: item.id,
  goods_name: goodsName,
  special_name: sku.name,
  seckill_price: item.priceFen,
  price: sku.priceFen,
  left,
  total,
  limit_num: item.limitEach,
})
