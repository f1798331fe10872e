import { sql } from 'drizzle-orm'
import type { Invariants } from '#kit/db/invariants.ts'
import { activitiesBargains as bargains, activitiesCuts as cuts } from '../tables.ts'

/** What must be true of bargains at any moment (R9): each sentence with the rows that break it. */
export const invariants: Invariants = {
  'the price of a bargain is that of its beginning less all cuts': sql`
    select b.id from ${bargains} b join (
      select bargain_id, sum(cut_fen) as fen, count(*) as n from ${cuts} group by bargain_id
    ) c on c.bargain_id = b.id
    where (b.now_fen, b.cuts_done) <> (b.price_fen - c.fen, c.n)`,
}
