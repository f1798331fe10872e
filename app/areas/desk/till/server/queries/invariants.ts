import { sql } from 'drizzle-orm'
import { payPayments, payRefunds } from '#app/areas/pay/server/public.ts'
import type { Invariants } from '#kit/db/invariants.ts'
import { deskTillShifts as shifts, deskTillTakings as takings } from '../tables.ts'

/** What must be true of money at counters at any moment: each sentence with the rows that break it. */
export const invariants: Invariants = {
  'what a counter took is in a shift, and nothing else': sql`
    select p.out_trade_no from ${payPayments} p
    full join (select * from ${takings} where direction = 'in' and way <> 'gift-card') t on t.out_trade_no = p.out_trade_no
    where (p.provider in ('counter', 'terminal') or t.id is not null)
      and (p.provider, p.amount_fen - p.card_fen) is distinct from (t.way, t.amount_fen)`,

  'what a counter took is in a shift of the hospital that sold it': sql`
    select t.id from ${takings} t join ${shifts} s on s.id = t.shift_id
    join ${payPayments} p on p.out_trade_no = t.out_trade_no
    where p.payee <> 'hospital:' || s.hospital_id`,

  'what a gift card paid at a counter is in a shift, and nothing else': sql`
    select p.out_trade_no from ${payPayments} p
    full join (select * from ${takings} where direction = 'in' and way = 'gift-card') t on t.out_trade_no = p.out_trade_no
    where (p.card_fen > 0 or t.id is not null) and p.card_fen is distinct from t.amount_fen`,

  'what a counter gave back is in a shift': sql`
    select r.refund_no from ${payRefunds} r join ${payPayments} p
      on p.id = r.payment_id and p.provider in ('counter', 'terminal') and r.refund_no not like 'g%'
    full join (select * from ${takings} where direction = 'back') t on t.refund_no = r.refund_no
    where (r.state = 'done' or t.id is not null) and (r.state, r.amount_fen) is distinct from ('done', t.amount_fen)`,

  'a closed shift expected what was in the drawer and what moved in cash': sql`
    select s.id from ${shifts} s where s.closed_at is not null and s.expected_fen <> s.float_fen + coalesce((
      select sum(case t.direction when 'in' then t.amount_fen else -t.amount_fen end) from ${takings} t
      where t.shift_id = s.id and t.way = 'counter'), 0)`,

  'where the count was another there is a word of why': sql`
    select id from ${shifts} where counted_fen <> expected_fen and note = ''`,
}
