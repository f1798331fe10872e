import { sql } from 'drizzle-orm'
import type { Invariants } from '#kit/db/invariants.ts'

/** What must be true of balances at any moment: each sentence with the rows that break it. */
export const invariants: Invariants = {
  'what lies on cards is what the books hold for them': sql`
    select * from (
      select (select coalesce(sum(balance_fen), 0) from account_bank_cards) as cards,
        (select coalesce(sum(case when credit = 'balance' then amount_fen when debit = 'balance' then -amount_fen end), 0)
          from pay_ledger) as books
    ) s where cards <> books`,

  'a balance is what came and was not taken back': sql`
    select c.id from account_bank_cards c
    where c.balance_fen <>
      (select coalesce(sum(amount_fen), 0) from account_recharges r where r.card_id = c.id and r.state = 'paid')`,
}
