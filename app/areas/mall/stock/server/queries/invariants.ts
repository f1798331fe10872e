import { sql } from 'drizzle-orm'
import type { Invariants } from '#kit/db/invariants.ts'
import { mallStockHolds as holds, mallStockShares as shares, mallStocks as stocks } from '../tables.ts'

/** What must be true of stocks at any moment (R9): each sentence with the rows that break it. */
export const invariants: Invariants = {
  'the pieces of a stock are those left and those that somebody holds or has': sql`
    select s.id from ${stocks} s left join (select stock_id, sum(pieces) as pieces from ${holds} group by stock_id) h on h.stock_id = s.id
    where s.total <> s.left_n + coalesce(h.pieces, 0)`,
  'a stock that ran out says since when': sql`
    select s.id from ${stocks} s where s.left_n = 0 and s.total > 0 and s.gone_since is null`,
  'what is held is of a stock': sql`
    select h.hold_key from ${holds} h where not exists (select from ${stocks} s where s.id = h.stock_id)`,
  'the share of a patient is what they hold and have under that limit': sql`
    select m.patient_id, m.limit_name from ${shares} m
    where m.pieces <> (
      select coalesce(sum(h.pieces), 0) from ${holds} h join ${stocks} s on s.id = h.stock_id
      where h.patient_id = m.patient_id and s.limit_name = m.limit_name)`,
}
