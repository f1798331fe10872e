import { sql } from 'drizzle-orm'
import { deskTillShifts as shifts, deskTillTakings as takings } from '#app/areas/desk/till/server/public.ts'
import { payLedger as ledger } from '#app/areas/pay/server/public.ts'
import type { Invariants } from '#kit/db/invariants.ts'
import { deskDeposits as deposits, deskDepositShifts, deskDepositTakings } from '../tables.ts'

const net = sql`case t.direction when 'in' then t.amount_fen else -t.amount_fen end`

/** What must be true of what counters took until it is at the bank: each sentence with the rows that break it. */
export const invariants: Invariants = {
  'a deposit says what its shifts or slips took': sql`
    select d.id from ${deposits} d where d.should_fen <> case d.way
      when 'counter' then coalesce((select sum(${net}) from ${deskDepositShifts} l join ${takings} t on t.shift_id = l.shift_id and t.way = 'counter' where l.deposit_id = d.id), 0)
      else coalesce((select sum(${net}) from ${deskDepositTakings} l join ${takings} t on t.id = l.taking_id and t.way = 'terminal' where l.deposit_id = d.id), 0) end`,

  'a deposit takes from its own hospital alone': sql`
    select d.id from ${deposits} d
    left join ${deskDepositShifts} l on l.deposit_id = d.id
    left join ${deskDepositTakings} k on k.deposit_id = d.id
    left join ${takings} t on t.id = k.taking_id
    join ${shifts} s on s.id = coalesce(l.shift_id, t.shift_id) where s.hospital_id <> d.hospital_id`,

  'what a deposit took has left the counter wholly': sql`
    select d.id from ${deposits} d where d.should_fen <> coalesce((
      select sum(e.amount_fen) from ${ledger} e
      where e.credit = 'held:' || d.way and split_part(e.happening, '-', 1) = 'banked:D' || d.id), 0)`,

  'what counters hold is what they took and no deposit has, and what gift cards brought': sql`
    select * from (
      select way, coalesce((select sum(case e.debit when 'held:' || way then e.amount_fen else -e.amount_fen end) from ${ledger} e
          where 'held:' || way in (e.debit, e.credit) and e.happening not like 'gift-%'), 0) as held,
        coalesce((select sum(${net}) from ${takings} t where t.way = w.way), 0)
          - coalesce((select sum(d.should_fen) from ${deposits} d where d.way = w.way), 0) as open
      from (values ('counter'), ('terminal')) w (way)
    ) h where held <> open`,
}
