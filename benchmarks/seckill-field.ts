import { randomInt } from 'node:crypto'
import type { CrowdPerson } from '#test/support/crowd.ts'
import type { Field } from './booking-field.ts'
import { type Loaded, load, type Shot } from './load.ts'

/** A piece of goods in a flash sale that is on, one piece each. */
export interface Sale {
  sessionId: number
  goodsId: number
  skuId: number
  stockId: number
}

/** Puts something that is used in a product (nobody needs an address) into a sale of its own. */
export const openSale = async ({ database: { pool } }: Field, pieces: number): Promise<Sale> => {
  const { rows } = await pool.query<Record<keyof Sale, string>>(
    `with ware as (
       select s.id, s.goods_id from mall_goods_skus s join mall_goods g on g.id = s.goods_id
       where g.kind in ('service', 'exam') and g.is_on and s.is_on and 0 = any(g.pay_types) order by s.id limit 1
     ), session as (
       insert into mall_seckill_sessions (title, starts_at, ends_at)
       values ('秒杀', now() - $2 * interval '1 ms', now() + interval '1 day') returning id
     ), stock as (
       insert into mall_stocks (total, left_n, limit_name, limit_each) values ($1, $1, 'bench ' || $2, 1) returning id
     )
     insert into mall_seckill_items (session_id, goods_id, sku_id, price_fen, stock_id, limit_each, position)
     select session.id, ware.goods_id, ware.id, 990, stock.id, 1, 0 from ware, session, stock
     returning session_id as "sessionId", goods_id as "goodsId", sku_id as "skuId", stock_id as "stockId"`,
    [pieces, randomInt(80_000_000)],
  )
  const [sale] = rows
  if (!sale) throw new Error('the world has nothing to put into a sale')
  return {
    sessionId: Number(sale.sessionId),
    goodsId: Number(sale.goodsId),
    skuId: Number(sale.skuId),
    stockId: Number(sale.stockId),
  }
}

/** What a patient's phone sends to buy in it, each try under a key of its own. */
export const buying = (sale: Sale, { key, patientId }: CrowdPerson, tryNo = 0): Shot => ({
  method: 'POST',
  path: '/api/createOrder',
  body: `goods_id=${sale.goodsId}&special_id=${sale.skuId}&act_id=${sale.sessionId}&user_key=${key}&idempotency_key=${sale.sessionId}-${patientId}-${tryNo}`,
})

/** What a rush for pieces brought. */
export interface SaleRush extends Loaded {
  /** Orders that were acknowledged, by their ids: who bought. */
  bought: Map<string, CrowdPerson>
  /** How often each refusal was given. */
  refused: Map<string, number>
}

export interface RushFor {
  /** How often each of them tries, all their tries close together. */
  tries?: number
  connections?: number
  told?: (orderId: string) => void
}

/** Everybody tries to buy a piece. */
export const rushForSale = async (
  { app }: Field,
  sale: Sale,
  people: readonly CrowdPerson[],
  { tries = 1, connections = 64, told = () => {} }: RushFor = {},
): Promise<SaleRush> => {
  const bought: SaleRush['bought'] = new Map()
  const refused: SaleRush['refused'] = new Map()
  const personAt = (index: number) => people[Math.floor(index / tries)] as CrowdPerson
  const loaded = await load({
    port: app.port,
    connections,
    total: people.length * tries,
    shot: (index) => buying(sale, personAt(index), index % tries),
    seen: ({ status, body, index }) => {
      const { data, reason } = JSON.parse(body)
      if (data?.order_id) {
        bought.set(data.order_id, personAt(index))
        told(data.order_id)
      } else refused.set(reason ?? String(status), (refused.get(reason ?? String(status)) ?? 0) + 1)
    },
  })
  return { ...loaded, bought, refused }
}
