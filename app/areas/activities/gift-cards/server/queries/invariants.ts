import { sql } from 'drizzle-orm'
import { payLedger } from '#app/areas/pay/server/public.ts'
import type { Invariants } from '#kit/db/invariants.ts'
import { activitiesGiftCards as cards, activitiesGiftSpends as spends } from '../tables.ts'

/** What must be true of gift cards at any moment (R9): each sentence with the rows that break it. */
export const invariants: Invariants = {
  'what is left on a card is what it cost less what was spent and did not come back': sql`
    select c.id from ${cards} c
    where c.balance_fen <> c.amount_fen - (select coalesce(sum(s.amount_fen - s.back_fen), 0) from ${spends} s where s.card_id = c.id)`,

  'the books owe what is left on all cards, and what is held for orders that are not paid': sql`
    select * from (
      select (select coalesce(sum(case when credit = 'card' then amount_fen when debit = 'card' then -amount_fen end), 0)
          from ${payLedger}) as owed,
        (select coalesce(sum(balance_fen), 0) from ${cards})
          + (select coalesce(sum(amount_fen), 0) from ${spends} where is_held) as left_over
    ) s where owed <> left_over`,
}
