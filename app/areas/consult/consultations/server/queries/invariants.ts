import { sql } from 'drizzle-orm'
import { consultTalks as talks } from '#app/areas/consult/talk/server/public.ts'
import type { Invariants } from '#kit/db/invariants.ts'
import { PURPOSE } from '../../rules.ts'
import { allStates, type ConsultationState, firstStates, mayMove } from '../../states.ts'
import { consultConsultations as asks } from '../tables.ts'

const among = (states: readonly ConsultationState[]) => sql.raw(states.map((state) => `'${state}'`).join(', '))
const legalSteps = sql.raw(
  allStates
    .flatMap((from) => allStates.filter((to) => mayMove(from, to)).map((to) => `('${from}', '${to}')`))
    .join(', '),
)

/** What must be true of the books at any moment (R9): each sentence with the rows that break it. */
export const invariants: Invariants = {
  'consultations went only where they may go, one step after the other': sql`
    select a.id from ${asks} a where a.path[1] not in (${among(firstStates)}) or exists (
      select from generate_series(2, cardinality(a.path)) n
      where (a.path[n - 1], a.path[n]) not in (${legalSteps}))`,

  'a consultation that costs something is paid before it waits': sql`
    select id from ${asks} where price_fen > 0 and paid_fen <> price_fen
      and state in ('waiting', 'accepted', 'answered', 'ended', 'rated', 'refunded', 'missed')`,

  'a consultation knows what was paid for it and what was ordered back': sql`
    select a.id from ${asks} a left join pay_payments p on p.out_trade_no = a.out_trade_no
    where a.paid_fen <> coalesce(case when p.paid_at is not null then p.amount_fen end, 0)
      or a.back_fen <> coalesce(p.ordered_back_fen, 0)`,

  'money of a consultation that was not held is going back, and of one that was it stays unless it was decided otherwise': sql`
    select id from ${asks} where state in ('cancelled', 'expired', 'refunded') and back_fen <> paid_fen
      or state in ('waiting', 'accepted', 'answered', 'ended', 'rated', 'missed') and (back_fen <> 0) <> (returned_at is not null)`,

  'a payment of ours belongs to a consultation': sql`
    select p.out_trade_no from pay_payments p left join ${asks} a on a.out_trade_no = p.out_trade_no
    where p.purpose = ${sql.raw(`'${PURPOSE}'`)} and a.id is null`,

  'a consultation that a doctor accepted has its talk with them': sql`
    select a.id from ${asks} a left join ${talks} t on t.id = a.id
    where 'accepted' = any(a.path) and (t.doctor_id, t.patient_id) is distinct from (a.doctor_id, a.patient_id)`,
}
