import { sealOf } from '#kit/seal/server/seal.ts'
import { readConfig } from '#server/config.ts'
import { type Field, gather } from './booking-field.ts'
import type { Operator } from './operator.ts'

/** What a desk has to look through in a world as big as the usual one. */
const USUAL = {
  people: 500,
  orders: 500,
  views: 2_000,
  outs: 50,
  /** Stocks that were sold out for good, of what is no specification on a shelf: flash sales, prizes. */
  soldOut: 200,
  coupons: 500,
  imports: 50,
  exports: 20,
  messages: 500,
}

/** Days over which it all happened. */
const DAYS = 30

/** Fills what the desk's tables are made of, so many times the usual: people, what they did, what a desk brought and took away. */
export const fillDesk = async (field: Field, { staffId, hospitalId }: Operator, scale: number): Promise<void> => {
  const { pool } = field.database
  const many = (name: keyof typeof USUAL) => USUAL[name] * scale
  await gather(field, many('people'))
  await pool.query(
    `insert into access_patient_days (patient_id, day)
     select p.id, current_date - d from access_patients p, generate_series(0, ${DAYS - 1}) d where (p.id + d) % 3 = 0
     on conflict do nothing`,
  )
  await pool.query(ORDERS, [many('orders')])
  await pool.query(
    `insert into analytics_events (source, event, page, function_id, function_name, item_type, item_id, visit_id, channel, happened_at)
     select 'view', 'goods', '', '', '', 0, w.ids[1 + n % cardinality(w.ids)], '', (array[16, 20, 23, 24])[1 + n % 4], ${AT}
     from generate_series(1, $1::int) n, (select array_agg(id order by id) as ids from mall_goods) w`,
    [many('views')],
  )
  await pool.query(
    `insert into mall_stock_outs (stock_id, since_at, until_at)
     select w.ids[1 + n % cardinality(w.ids)], ${AT} - interval '1 day', ${AT}
     from generate_series(1, $1::int) n, (select array_agg(stock_id order by id) as ids from mall_goods_skus) w`,
    [many('outs')],
  )
  await pool.query(
    `insert into mall_stocks (total, left_n, gone_since, limit_name)
     select 10, 0, ${AT}, 'bench-' || n from generate_series(1, $1::int) n`,
    [many('soldOut')],
  )
  await pool.query(COUPONS, [many('coupons'), hospitalId])
  await pool.query(
    `insert into desk_imports (code, staff_id, hospital_id, kind, file_name, byte_count, state, traceid, created_at, touched_at, ended_at, expires_at)
     select 'bench-' || n, $2, 0, 'goods', n || '.csv', 1000, 'done', '', ${AT}, ${AT}, ${AT}, now() + interval '1 day'
     from generate_series(1, $1::int) n`,
    [many('imports'), staffId],
  )
  await pool.query(
    `insert into access_exports (code, staff_id, hospital_id, call, input_sealed, file_name, traceid, state, created_at, touched_at, expires_at)
     select 'bench-' || n, $2, 0, 'deskJournalExport', '', n || '.csv', '', 'done', ${AT}, ${AT}, now() + interval '1 day'
     from generate_series(1, $1::int) n`,
    [many('exports'), staffId],
  )
  await pool.query(
    `insert into notices_sms (mobile_index, message, sealed, state, next_try_at, useless_at, queued_at)
     select 'bench-' || n, 'order.expired', $2, 'sent', now(), now(), now() - make_interval(mins => n % 10000)
     from generate_series(1, $1::int) n`,
    [many('messages'), sealedMessage(field)],
  )
  await pool.query('analyze')
}

/** When the nth thing was, over the days. */
const AT = `now() - make_interval(mins => n * 7919 % ${DAYS * 24 * 60})`

const ORDERS = `
  with people as (select array_agg(id order by id) as ids from access_patients),
  wares as (
    select array_agg(id order by id) as skus, array_agg(goods_id order by id) as goods, array_agg(stock_id order by id) as stocks from mall_goods_skus
  ), made as (
    insert into orders_orders (id, patient_id, hospital_id, seller_name, pay_type, is_sent, path, path_at, made_at, goods_fen, off_fen,
      freight_fen, due_fen, later_fen, paid_fen, check_code, remark, came_by, channel)
    select 'bench-' || n, ids[1 + n % cardinality(ids)], null, '医路商城', 0, false, array['paid'], array[${AT}], ${AT}, 5000, 0,
      0, 5000, 0, 5000, lpad((900000000000 + n)::text, 12, '0'), '', '{}', (array[0, 16, 20, 23, 24])[1 + n % 5]
    from generate_series(1, $1::int) n, people returning id, split_part(id, '-', 2)::int as n
  )
  insert into orders_items (order_id, position, goods_id, sku_id, stock_id, name, sku_name, image, kind, price_fen, org_price_fen, deposit_fen,
    pieces, off_fen, due_fen, is_sent, is_overseas, package_type, drug_type, valid_days)
  select id, 0, goods[1 + n % cardinality(goods)], skus[1 + n % cardinality(skus)], stocks[1 + n % cardinality(stocks)], '', '', '', 'parcel',
    5000, 5000, 0, 1, 0, 5000, false, false, 0, 0, 0
  from made, wares`

/** Coupons of the hospital's own, one in two used on an order. */
const COUPONS = `
  with own as (
    insert into mall_coupons (source_key, issuer, title, discount_type, discount_amount, discount_limit_fen, hospital_id, total, left_n,
      draw_from, draw_until, valid_days, use_until)
    select 'bench-' || c, 'mall', '满减 ' || c, 1, 500, 1000, $2, 1000000, 1000000, now() - interval '60 days', now() + interval '60 days', 60,
      now() + interval '60 days'
    from generate_series(1, 20) c returning id
  ), coupons as (select array_agg(id order by id) as ids from own),
  people as (select array_agg(id order by id) as ids from access_patients)
  insert into mall_coupon_codes (code, coupon_id, patient_id, seat, state, hold_key, drawn_at, ends_at, used_at)
  select 'bench-' || n, coupons.ids[1 + n % cardinality(coupons.ids)], people.ids[1 + n % cardinality(people.ids)], 1 + n % 30000,
    case when n % 2 = 0 then 'used' else 'free' end, case when n % 2 = 0 then 'bench-' || n end, ${AT}, now() + interval '60 days',
    case when n % 2 = 0 then ${AT} end
  from generate_series(1, $1::int) n, coupons, people`

const sealedMessage = ({ app }: Field): string => {
  const notice = {
    mobile: '13800000001',
    template: 'notice',
    params: { title: '订单已取消' },
    message: 'order.expired',
  }
  return sealOf(readConfig({ DATA_DIR: app.dataDir })).seal(JSON.stringify(notice), 'sms')
}
