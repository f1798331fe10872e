import { sql } from 'drizzle-orm'
import { payLedger as ledger } from '#app/areas/pay/server/public.ts'
import type { Invariants } from '#kit/db/invariants.ts'
import {
  deskSettlementLines as lines,
  deskPayouts as payouts,
  deskReceipts as receipts,
  deskSettlements as settlements,
} from '../tables.ts'
import { ownEntries } from './movements.ts'

/** What must be true of settlements and payouts at any moment: each sentence with the rows that break it. */
export const invariants: Invariants = {
  'a settlement sums to its lines': sql`
    select s.number from ${settlements} s left join (
      select settlement_id, count(*) as n, sum(fen) filter (where fen > 0) as came, -sum(fen) filter (where fen < 0) as went,
        sum(fee_fen) as fee, sum(kept_fen) as kept, sum(share_fen) as net, sum(direct_fen) as direct
      from ${lines} group by 1
    ) l on l.settlement_id = s.id
    where (s.lines, s.came_fen, s.went_fen, s.fee_fen, s.kept_fen, s.net_fen, s.direct_fen)
      is distinct from (coalesce(l.n, 0), coalesce(l.came, 0), coalesce(l.went, 0), coalesce(l.fee, 0), coalesce(l.kept, 0), coalesce(l.net, 0), coalesce(l.direct, 0))`,

  'an entry is settled with the party whose account it moved, for what it moved': sql`
    select l.party, l.entry_id from ${lines} l join ${ledger} e on e.id = l.entry_id
    where l.party like 'hospital:%' and l.fen <> case l.party when e.credit then e.amount_fen when e.debit then -e.amount_fen else 0 end`,

  'what a party is owed is what its settlements left unpaid and what is not settled yet': sql`
    select coalesce(o.party, d.party) as party, o.fen as owed, d.fen as due from (
      select party, sum(fen) as fen from (
        select credit as party, amount_fen::bigint as fen from ${ledger} union all select debit, -amount_fen from ${ledger}
      ) moved where party ~ '^(hospital|doctor|partner):' group by party
    ) o full join (
      select party, sum(fen) as fen from (
        select party, net_fen - direct_fen as fen from ${settlements}
        union all select s.party, -p.amount_fen from ${payouts} p join ${settlements} s on s.id = p.settlement_id where p.state = 'paid'
        union all select s.party, r.amount_fen from ${receipts} r join ${settlements} s on s.id = r.settlement_id where r.state = 'entered'
        union all
        select m.party, m.fen from (
          select id, credit as party, amount_fen::bigint as fen from ${ledger} where credit like 'hospital:%' and happening !~ ${ownEntries}
          union all select id, debit, -amount_fen from ${ledger} where debit like 'hospital:%' and happening !~ ${ownEntries}
        ) m where not exists (select from ${lines} l where l.party = m.party and l.entry_id = m.id)
      ) said group by party
    ) d on d.party = o.party
    where coalesce(o.fen, 0) <> coalesce(d.fen, 0)`,

  'what hospitals have in their own accounts is settled, or waits for it': sql`
    select coalesce(b.party, w.party) as party, b.fen as had, w.fen as waits from (
      select party, sum(fen) as fen from (
        select 'hospital' || substr(debit, 7) as party, amount_fen::bigint as fen from ${ledger} where debit like 'direct:%'
        union all select 'hospital' || substr(credit, 7), -amount_fen from ${ledger} where credit like 'direct:%'
      ) moved group by party
    ) b full join (
      select m.party, sum(m.fen) as fen from (
        select id, 'hospital' || substr(debit, 7) as party, amount_fen::bigint as fen from ${ledger}
        where debit like 'direct:%' and happening !~ ${ownEntries}
        union all select id, 'hospital' || substr(credit, 7), -amount_fen from ${ledger}
        where credit like 'direct:%' and happening !~ ${ownEntries}
      ) m where not exists (select from ${lines} l where l.party = m.party and l.entry_id = m.id) group by m.party
    ) w on w.party = b.party
    where coalesce(b.fen, 0) <> coalesce(w.fen, 0)`,

  'a payout that was paid is in the books, and no other': sql`
    select coalesce(p.number, substr(e.happening, 8)) as number from (select * from ${payouts} where state = 'paid') p
    join ${settlements} s on s.id = p.settlement_id
    full join (select * from ${ledger} where happening like 'payout:%') e on e.happening = 'payout:' || p.number
    where (p.amount_fen, s.party::text, 'bank') is distinct from (e.amount_fen, e.debit, e.credit)`,

  'a receipt that was agreed to is in the books, and no other': sql`
    select coalesce(r.number, substr(e.happening, 9)) as number from (select * from ${receipts} where state = 'entered') r
    join ${settlements} s on s.id = r.settlement_id
    full join (select * from ${ledger} where happening like 'receipt:%') e on e.happening = 'receipt:' || r.number
    where (r.amount_fen, 'bank', s.party::text) is distinct from (e.amount_fen, e.debit, e.credit)`,

  'no more is received than is owed': sql`
    select s.number from ${settlements} s join ${receipts} r on r.settlement_id = s.id and r.state = 'entered'
    group by s.id having sum(r.amount_fen) > greatest(0, -s.due_fen)`,

  'what a settlement is short of was paid, or is what the next one begins with': sql`
    select n.number from (
      select number, carried_fen, lag(id) over (partition by party order by month) as before from ${settlements}
    ) n left join ${settlements} s on s.id = n.before
    where n.carried_fen <> least(0, coalesce(s.due_fen, 0) + coalesce((
      select sum(r.amount_fen) from ${receipts} r where r.settlement_id = s.id and r.state = 'entered'), 0))`,

  'no more is paid out than is due': sql`
    select s.number from ${settlements} s join ${payouts} p on p.settlement_id = s.id and p.state in ('proposed', 'approved', 'paid')
    group by s.id having sum(p.amount_fen) > s.due_fen`,
}
