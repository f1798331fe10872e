import { sql } from 'drizzle-orm'
import { activitiesGiftSpends as spends } from '#app/areas/activities/gift-cards/server/public.ts'
import { payTypes } from '#app/areas/mall/goods/rules.ts'
import type { Invariants } from '#kit/db/invariants.ts'
import { allStates, firstStates, mayMove } from '../../states.ts'
import { ordersBundles as bundles, ordersItems as items, ordersOrders as orders } from '../tables.ts'

const legalSteps = sql.raw(
  allStates
    .flatMap((from) => allStates.filter((to) => mayMove(from, to)).map((to) => `('${from}', '${to}')`))
    .join(', '),
)
const begins = sql.raw(firstStates.map((state) => `'${state}'`).join(', '))

/** What must be true of orders at any moment (R9): each sentence with the rows that break it. */
export const invariants: Invariants = {
  'the sums of an order are those of what is in it': sql`
    select o.id from ${orders} o join (
      select order_id, sum(price_fen * pieces) as goods, sum(off_fen) as off, sum(due_fen) as due from ${items} group by order_id
    ) i on i.order_id = o.id
    where (o.goods_fen, o.off_fen, o.due_fen) <> (i.goods, i.off, i.due + o.freight_fen)`,

  'what is paid whole is the price less what was taken off': sql`
    select i.order_id from ${items} i join ${orders} o on o.id = i.order_id
    where o.pay_type = ${sql.raw(String(payTypes.whole))} and i.due_fen <> i.price_fen * i.pieces - i.off_fen`,

  'an order has something in it': sql`
    select o.id from ${orders} o where not exists (select from ${items} i where i.order_id = o.id)`,

  'an order went only where an order may go': sql`
    select o.id from ${orders} o where o.path[1] not in (${begins})
    union all
    select o.id from ${orders} o, generate_series(2, cardinality(o.path)) n
    where (o.path[n - 1], o.path[n]) not in (${legalSteps})`,

  'an order that waits for a payment is a part of it with all that is due': sql`
    select o.id from ${orders} o where o.state = 'unpaid' and not exists (
      select from ${bundles} b where b.bundle_id = o.out_trade_no and b.order_id = o.id and b.due_fen = o.due_fen - o.card_fen)`,

  'what gift cards pay of an order was taken off them for it, and is held as long as it is not paid': sql`
    select o.id from ${orders} o left join (
      select order_id, sum(amount_fen) as spent, sum(back_fen) as back, bool_or(is_held) as held from ${spends} group by order_id
    ) s on s.order_id = o.id
    where o.card_fen <> coalesce(s.spent, 0)
      or coalesce(s.held, false) <> (o.state = 'unpaid' and o.card_fen > 0)
      or (o.state in ('cancelled', 'expired') and coalesce(s.back, 0) <> o.card_fen)
      or (o.paid_fen > 0 and coalesce(s.back, 0) <> greatest(0, o.back_fen - (o.paid_fen - o.card_fen)))`,

  'what is in an order gives back no more than the order': sql`
    select o.id from ${orders} o where o.back_fen < (select sum(i.back_fen) from ${items} i where i.order_id = o.id)`,
}
