import { sql } from 'drizzle-orm'
import type { Invariants } from '#kit/db/invariants.ts'

/** What came as money, and what a gift card paid at a counter. */
const came = sql`(select coalesce(sum(amount_fen), 0) from pay_ledger l
  where l.payment_id = p.id and (l.debit ~ '^(held|direct):' or l.debit = 'card'))`
const went = sql`(select coalesce(sum(l.amount_fen), 0) from pay_ledger l join pay_refunds r on r.id = l.refund_id
  where l.payment_id = p.id and l.debit = 'patient' and (l.happening like 'back:%' or l.happening like 'gift-back:%'))`

/** What must be true of the money at any moment (R8, R9): each sentence with the rows that break it. */
export const invariants: Invariants = {
  'what was paid is in the books, and nothing else': sql`
    select p.out_trade_no from pay_payments p
    where ${came} <> case when p.paid_at is null then 0 else p.amount_fen end`,

  'the books gave back what the payment says': sql`
    select p.out_trade_no from pay_payments p where ${went} <> p.refunded_fen`,

  'a payment knows the refunds that were ordered of it, and those that were done': sql`
    select p.out_trade_no from pay_payments p
    left join (
      select payment_id, sum(amount_fen) as ordered,
        coalesce(sum(amount_fen) filter (where done_at is not null), 0) as done
      from pay_refunds group by payment_id
    ) r on r.payment_id = p.id
    where coalesce(r.ordered, 0) <> p.ordered_back_fen or coalesce(r.done, 0) <> p.refunded_fen`,

  'more never went back than came': sql`
    select p.out_trade_no from pay_payments p where ${went} > ${came}`,

  'what patients are owed is what their open refunds sum to': sql`
    select * from (
      select (select coalesce(sum(case when credit = 'patient' then amount_fen when debit = 'patient' then -amount_fen end), 0) from pay_ledger) as owed,
        (select coalesce(sum(amount_fen), 0) from pay_refunds where done_at is null) as open
    ) s where owed <> open`,

  'a provider holds no less than nothing': sql`
    select account, sum(fen) from (
      select debit as account, amount_fen as fen from pay_ledger where debit like 'held:%'
      union all select credit, -amount_fen from pay_ledger where credit like 'held:%'
    ) moved group by account having sum(fen) < 0`,

  'money that came for a payment belongs to who sold it': sql`
    select p.out_trade_no from pay_payments p
    join pay_ledger l on l.payment_id = p.id and (l.debit ~ '^(held|direct):' or l.debit = 'card')
    where l.credit <> p.payee or l.debit not in ('card',
      case p.merchant when '' then 'held:' || p.provider else 'direct:' || split_part(p.payee, ':', 2) end)`,

  'what a gift card paid of a payment, and got back, is in the books; it got back no more than it paid': sql`
    select p.out_trade_no from pay_payments p
    left join (
      select payment_id, coalesce(sum(amount_fen) filter (where debit = 'card'), 0) as spent,
        coalesce(sum(amount_fen) filter (where credit = 'card'), 0) as back
      from pay_ledger where payment_id is not null and 'card' in (debit, credit) group by payment_id
    ) l on l.payment_id = p.id
    where coalesce(l.spent, 0) <> p.card_fen or coalesce(l.back, 0) > p.card_fen`,

  'money in an account of a seller is in one that it had': sql`
    select p.out_trade_no from pay_payments p where p.merchant <> '' and not exists (
      select from pay_merchants m where (m.payee, m.provider, m.number) = (p.payee, p.provider, p.merchant))`,

  'money goes back from where it came': sql`
    select p.out_trade_no from pay_payments p join pay_ledger l on l.payment_id = p.id and l.credit ~ '^(held|direct):'
    where l.credit <> case p.merchant when '' then 'held:' || p.provider else 'direct:' || split_part(p.payee, ':', 2) end`,

  'a closed month sums to what it summed to when it was closed': sql`
    select coalesce(s.month, l.month) as month, coalesce(s.account, l.account) as account from pay_month_sums s
    full join (
      select to_char(entered_at at time zone 'Asia/Shanghai', 'YYYY-MM') as month, account, sum(debit) as debit, sum(credit) as credit from (
        select entered_at, debit as account, amount_fen::bigint as debit, 0 as credit from pay_ledger
        union all select entered_at, credit, 0, amount_fen from pay_ledger
      ) moved where entered_at < (select max(ends_at) from pay_months) group by 1, 2
    ) l on (l.month, l.account) = (s.month, s.account)
    where (s.debit_fen, s.credit_fen) is distinct from (l.debit, l.credit)`,
}
