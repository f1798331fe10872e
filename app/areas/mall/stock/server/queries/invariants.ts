import { sql } from 'drizzle-orm'
import type { Invariants } from '#kit/db/invariants.ts'
import { mallStockHolds as holds, mallStockShares as shares, mallStocks as stocks } from '../tables.ts'

/** What must be true of stocks at any moment (R9): each sentence with the rows that break it. */
export const invariants: Invariants = {
  'the pieces of a stock are those left and those that somebody holds or has': sql`
    select s.id from ${stocks} s
    where s.total <> s.left_n + (select coalesce(sum(h.pieces), 0) from ${holds} h where h.stock_id = s.id)`,
  'the share of a patient is what he holds and has under that limit': sql`
    select m.patient_id, m.limit_name from ${shares} m
    where m.pieces <> (
      select coalesce(sum(h.pieces), 0) from ${holds} h join ${stocks} s on s.id = h.stock_id
      where h.patient_id = m.patient_id and s.limit_name = m.limit_name)`,
}
