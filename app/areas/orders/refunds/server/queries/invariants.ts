import { sql } from 'drizzle-orm'
import type { Invariants } from '#kit/db/invariants.ts'
import { allStates, FIRST_STATE, factsOf, openStates } from '../../states.ts'

const arrows = sql.raw(allStates.flatMap((from) => factsOf(from).to.map((to) => `('${from}', '${to}')`)).join(', '))
const open = sql.raw(openStates.map((state) => `'${state}'`).join(', '))

/** What must be true of refunds at any moment (R9): each sentence with the rows that break it. */
export const invariants: Invariants = {
  'a refund is where its log ends, which begins with its application and goes along arrows': sql`
    select r.id from orders_refunds r join (
      select refund_id, state, lag(state) over step as before, lead(state) over step as after
      from orders_refund_logs window step as (partition by refund_id order by id)
    ) l on l.refund_id = r.id
    where (l.before is null and l.state <> ${FIRST_STATE}::text) or (l.after is null and l.state <> r.state)
      or (l.before is not null and (l.before, l.state) not in (${arrows}))`,

  'every refund has a log': sql`
    select r.id from orders_refunds r where not exists (select from orders_refund_logs l where l.refund_id = r.id)`,

  'the goods of a refund sum to what is asked for them': sql`
    select r.id from orders_refunds r
    where r.goods_fen <> (select sum(i.amount_fen) from orders_refund_items i where i.refund_id = r.id)`,

  'no two refunds of an item are to be decided about': sql`
    select r.order_id, i.position from orders_refunds r join orders_refund_items i on i.refund_id = r.id
    where r.state in (${open}) group by 1, 2 having count(*) > 1`,

  'an order knows how many refunds of it there are, and how many are open': sql`
    select o.id from orders_orders o
    left join (
      select order_id, count(*) as asked, count(*) filter (where state in (${open})) as open
      from orders_refunds group by order_id
    ) r on r.order_id = o.id
    where o.refunds_asked <> coalesce(r.asked, 0) or o.refunds_open <> coalesce(r.open, 0)`,

  'what went back of an order is what its refunds ordered back': sql`
    select o.id from orders_orders o
    where o.back_fen <> (
      select coalesce(sum(r.goods_fen + r.freight_fen), 0) from orders_refunds r
      where r.order_id = o.id and r.refund_no is not null)`,

  'what went back of an item is what refunds of it ordered back': sql`
    select x.order_id, x.position from orders_items x
    where x.back_fen <> (
      select coalesce(sum(i.amount_fen), 0) from orders_refunds r join orders_refund_items i on i.refund_id = r.id
      where r.order_id = x.order_id and i.position = x.position and r.refund_no is not null)`,

  'the money of a refund was ordered under its number, but for what went onto gift cards, of the payment of its order': sql`
    select r.id from orders_refunds r
    join orders_orders o on o.id = r.order_id
    left join pay_refunds p on p.refund_no = r.refund_no
    left join pay_payments m on m.id = p.payment_id
    where r.refund_no is not null
      and (coalesce(p.amount_fen, 0) <> r.goods_fen + r.freight_fen - r.card_fen or m.out_trade_no <> o.out_trade_no)`,
}
