import { sql } from 'drizzle-orm'
import type { Invariants } from '#kit/db/invariants.ts'
import { storeAppAccounts as accounts, storeAppCashes as cashes, storeAppLedger as ledger } from '../tables.ts'

/** What must be true of a store's money at any moment (R9): each sentence with the rows that break it. */
export const invariants: Invariants = {
  'what a store has is the sum of its ledger': sql`
    select a.hospital_id from ${accounts} a left join (
      select hospital_id, sum(amount_fen) as sum from ${ledger} group by hospital_id
    ) l on l.hospital_id = a.hospital_id where a.balance_fen <> coalesce(l.sum, 0)`,
  'what is taken out has left the ledger, and what was refused or failed is back in it': sql`
    select c.id from ${cashes} c left join ${ledger} l on l.cash_id = c.id group by c.id
    having coalesce(sum(l.amount_fen), 0) <> case when c.state in ('refused', 'failed') then 0 else -c.amount_fen end`,
}
