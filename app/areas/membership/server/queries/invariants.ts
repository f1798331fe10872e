import { sql } from 'drizzle-orm'
import type { Invariants } from '#kit/db/invariants.ts'
import { PURPOSE } from '../../rules.ts'
import {
  membershipAllowances as allowances,
  membershipAppointments as appointments,
  membershipCodes as codes,
  membershipLevels as levels,
  membershipOrders as orders,
  membershipTerms as terms,
} from '../tables.ts'

/** What must be true of memberships at any moment (R9): each sentence with the rows that break it. */
export const invariants: Invariants = {
  'an order knows what was paid for it and what was ordered back': sql`
    select o.id from ${orders} o left join pay_payments p on p.out_trade_no = o.out_trade_no
    where o.paid_fen <> coalesce(case when p.paid_at is not null then p.amount_fen end, 0)
      or o.back_fen <> coalesce(p.ordered_back_fen, 0)`,

  'money of an order that is over is going back, and of one that counts it stays': sql`
    select id from ${orders} where state = 'paid' and back_fen <> 0
      or state in ('cancelled', 'expired', 'refunded') and back_fen <> paid_fen`,

  'a paid order of somebody who is still here has its term, and no other order has one': sql`
    select o.id from ${orders} o
      left join ${terms} t on t.order_id = o.id and t.taken_back_at is null
      left join access_patients a on a.id = o.patient_id
    where (o.state = 'paid' and t.id is null and a.id is not null) or (o.state <> 'paid' and t.id is not null)`,

  'a payment of ours belongs to an order': sql`
    select p.out_trade_no from pay_payments p left join ${orders} o on o.out_trade_no = p.out_trade_no
    where p.purpose = ${sql.raw(`'${PURPOSE}'`)} and o.id is null`,

  'a code that gave a package was used by who has it': sql`
    select t.id from ${terms} t join ${codes} c on c.id = t.code_id
    where c.state <> 'used' or c.used_by is distinct from t.patient_id`,

  'packages follow each other and never count at once': sql`
    select a.id from ${terms} a join ${terms} b on b.patient_id = a.patient_id and b.id > a.id
    where a.taken_back_at is null and b.taken_back_at is null and a.starts_at < b.ends_at and b.starts_at < a.ends_at`,

  'growth rises with the level, from 0 at level 0': sql`
    select b.level from ${levels} b left join ${levels} a on a.level < b.level and a.growth >= b.growth
    where a.level is not null or (b.level = 0 and b.growth <> 0)`,

  'what is left of a benefit is what was promised less what is booked or done': sql`
    select w.term_id from ${allowances} w where w.total - w.left_n <> (
      select count(*) from ${appointments} a
      where a.term_id = w.term_id and a.benefit_id = w.benefit_id and a.state <> 'cancelled')`,
}
