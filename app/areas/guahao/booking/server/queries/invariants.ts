import { sql } from 'drizzle-orm'
import { guahaoSchedules as schedules, guahaoSlots as slots } from '#app/areas/guahao/schedules/server/public.ts'
import type { Invariants } from '#kit/db/invariants.ts'
import {
  activeStates,
  allStates,
  countedStates,
  firstStates,
  mayMove,
  type OrderState,
  placedStates,
} from '../../states.ts'
import { guahaoOrders as orders } from '../tables.ts'

const among = (states: readonly OrderState[]) => sql.raw(states.map((state) => `'${state}'`).join(', '))
const legalSteps = sql.raw(
  allStates
    .flatMap((from) => allStates.filter((to) => mayMove(from, to)).map((to) => `('${from}', '${to}')`))
    .join(', '),
)

/** What must be true of the books at any moment (R9): each sentence with the rows that break it. */
export const invariants: Invariants = {
  'the places of a slot are its free ones and those that appointments hold': sql`
    select l.id from ${slots} l
    left join (
      select slot_id, count(*) as taken from ${orders} where state in (${among(placedStates)}) group by slot_id
    ) held on held.slot_id = l.id
    where l.total <> l.left_n + coalesce(held.taken, 0)`,

  'the free numbers of a slot are different, ascending, and nobody has them': sql`
    select id from ${slots} where free <> array(select distinct n from unnest(free) n order by n)
    union all
    select l.id from ${orders} o join ${slots} l on l.schedule_id = o.schedule_id and o.number = any(l.free)
    where o.state in (${among(placedStates)})`,

  'a number of a clinic is in one slot only': sql`
    select l.schedule_id from ${slots} l, unnest(l.free) n group by l.schedule_id, n having count(*) > 1`,

  'no number of a clinic was given to two': sql`
    select schedule_id from ${orders} where state in (${among(placedStates)}) group by schedule_id, number having count(*) > 1`,

  'no member has two appointments under way with one doctor on one day, or at one time': sql`
    select a.id from ${orders} a join ${orders} b on b.member_id = a.member_id and b.date = a.date and b.id > a.id
    where a.state in (${among(activeStates)}) and b.state in (${among(activeStates)})
      and (b.doctor_id = a.doctor_id or b.begin_minutes < a.end_minutes and a.begin_minutes < b.end_minutes)`,

  'seats of a member are different': sql`
    select member_id from ${orders} where state in (${among(countedStates)}) group by member_id, date, day_seat having count(*) > 1
    union all
    select member_id from ${orders} where state in (${among(activeStates)}) group by member_id, open_seat having count(*) > 1`,

  'an appointment says what its slot says': sql`
    select o.id from ${orders} o join ${slots} l on l.id = o.slot_id join ${schedules} s on s.id = l.schedule_id
    where (o.schedule_id, o.hospital_id, o.dep_id, o.doctor_id, o.date, o.half, o.begin_minutes)
      is distinct from (s.id, s.hospital_id, s.dep_id, s.doctor_id, s.date, s.half, l.begin_minutes)`,

  'an appointment that holds a place has a slot': sql`
    select o.id from ${orders} o where state in (${among(activeStates)}) and not exists (select from ${slots} l where l.id = o.slot_id)`,

  'appointments went only where they may go, one step after the other': sql`
    select o.id from ${orders} o where o.path[1] not in (${among(firstStates)}) or exists (
      select from generate_series(2, cardinality(o.path)) n
      where (o.path[n - 1], o.path[n]) not in (${legalSteps}))`,

  'a paid appointment has a payment that was paid': sql`
    select o.id from ${orders} o left join pay_payments p on p.out_trade_no = o.out_trade_no
    where o.paid_fen > 0 and p.paid_at is null`,

  'what appointments hold of a payment and what was ordered back make the payment': sql`
    select o.out_trade_no from ${orders} o join pay_payments p on p.out_trade_no = o.out_trade_no
    where p.paid_at is not null group by o.out_trade_no, p.amount_fen, p.ordered_back_fen
    having sum(o.paid_fen) + p.ordered_back_fen <> p.amount_fen or sum(o.refund_fen) <> p.ordered_back_fen`,

  'an appointment with a fee is booked when it is paid, not before': sql`
    select id from ${orders} where origin in ('patient', 'counter', 'waitlist') and not on_site and fee_fen > 0
      and state in ('booked', 'checked-in', 'called', 'done', 'missed') and paid_fen <> fee_fen`,

  'who pays at the hospital has paid before they are let in': sql`
    select id from ${orders} where on_site and paid_fen <> fee_fen and state in ('checked-in', 'called', 'done')`,

  'a payment of ours belongs to an appointment, and the money of a closed one is going back': sql`
    select p.out_trade_no from pay_payments p left join ${orders} o on o.id = p.subject_id
    where p.purpose = 'guahao' and (o.id is null or p.paid_at is not null and p.ordered_back_fen < p.amount_fen
      and not exists (select from ${orders} k where k.out_trade_no = p.out_trade_no and k.paid_fen > 0))`,
}
