import { sql } from 'drizzle-orm'
import type { Db } from '#kit/db/open.ts'
import { payAttempts as attempts, payLedger as ledger, payPayments as payments } from '../tables.ts'

/** Money as a provider tells of it. */
interface Arrived {
  outTradeNo: string
  amountFen: number
  provider: string
  transactionId: string
  paidAt: Date
}

/** What was paid for. */
export interface PaidFor {
  purpose: string
  subjectId: string
}

/**
 * Writes down that the money of a payment came, enters it in the books, and hears nothing more from who has it: others who
 * were asked are asked soon and closed. One statement, which waits for whoever has the payment; undefined, and nothing is
 * written, where there is no such payment of this amount that may be paid still.
 */
export const enterPayment = async (
  db: Db,
  { outTradeNo, amountFen, provider, transactionId, paidAt }: Arrived,
  now: Date,
): Promise<PaidFor | undefined> => {
  const { rows } = await db.execute<{ purpose: string; subject_id: string }>(sql`
    with paid as (
      update ${payments} set state = 'paid', provider = ${provider}, transaction_id = ${transactionId}, paid_at = ${paidAt}::timestamptz
      where out_trade_no = ${outTradeNo} and amount_fen = ${amountFen} and state in ('pending', 'closed')
      returning id, out_trade_no, purpose, subject_id, amount_fen, payee
    ), heard as (
      update ${attempts} a set next_ask_at = case when a.provider = ${provider} and (
        select count(*) from ${attempts} same where same.payment_id = paid.id and same.provider = ${provider}
      ) = 1 then null else ${now}::timestamptz end
      from paid where a.payment_id = paid.id
    ), entered as (
      insert into ${ledger} (happening, payment_id, debit, credit, amount_fen, entered_at)
      select 'paid:' || out_trade_no, id, 'held:' || ${provider}::text, payee, amount_fen, ${now}::timestamptz from paid
      on conflict do nothing
    )
    select purpose, subject_id from paid`)
  const [paid] = rows
  return paid && { purpose: paid.purpose, subjectId: paid.subject_id }
}
