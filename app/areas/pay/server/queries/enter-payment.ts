import { sql } from 'drizzle-orm'
import type { Db } from '#kit/db/open.ts'
import {
  payAttempts as attempts,
  payLedger as ledger,
  payMerchants as merchants,
  payPayments as payments,
} from '../tables.ts'

/** Money as a provider tells of it. */
interface Arrived {
  outTradeNo: string
  amountFen: number
  transactionId: string
  paidAt: Date
  /** What of it a gift card paid: nobody holds that. */
  cardFen: number
  /** Whose account there has it; '' the platform's. */
  merchant: string
}

/** What was paid for. */
interface PaidFor {
  purpose: string
  subjectId: string
}

/**
 * Writes down that the money of payments came, each of which is named once, enters it in the books, and hears nothing more from
 * who has it: others who were asked are asked soon and closed. One statement, which waits for whoever has a payment, in the order
 * of their numbers. By number what was paid for; nothing is written, and it is not among them, where there is no such payment of
 * this amount that may be paid still, or the account that has the money was never its seller's.
 */
export const enterPayments = async (
  db: Db,
  provider: string,
  arrived: readonly Arrived[],
  now: Date,
): Promise<ReadonlyMap<string, PaidFor>> => {
  if (arrived.length === 0) return new Map()
  const { rows } = await db.execute<{ out_trade_no: string; purpose: string; subject_id: string }>(sql`
    with arrived as materialized (
      select * from json_to_recordset(${JSON.stringify(arrived)}::json)
        as a("outTradeNo" text, "amountFen" int, "transactionId" text, "paidAt" timestamptz, "cardFen" int, "merchant" text)
    ), theirs as materialized (
      select id, "transactionId", "paidAt", "cardFen", arrived."merchant" as at_merchant
      from ${payments} join arrived on "outTradeNo" = out_trade_no and "amountFen" = amount_fen
      where arrived."merchant" = '' or exists (
        select from ${merchants} m
        where m.provider = ${provider} and m.number = arrived."merchant" and m.payee = ${payments.payee})
      order by out_trade_no for no key update of ${payments}
    ), paid as (
      update ${payments} p set state = 'paid', provider = ${provider}, transaction_id = "transactionId", paid_at = "paidAt",
        card_fen = "cardFen", merchant = at_merchant
      from theirs where p.id = theirs.id and p.state in ('pending', 'closed')
      returning p.id, p.out_trade_no, p.purpose, p.subject_id, p.amount_fen, p.card_fen, p.payee, p.merchant
    ), heard as (
      update ${attempts} a set next_ask_at = case when a.provider = ${provider} and (
        select count(*) from ${attempts} same where same.payment_id = paid.id and same.provider = ${provider}
      ) = 1 then null else ${now}::timestamptz end
      from paid where a.payment_id = paid.id
    ), entered as (
      insert into ${ledger} (happening, payment_id, debit, credit, amount_fen, entered_at)
      select 'paid:' || out_trade_no, id,
          case merchant when '' then 'held:' || ${provider}::text else 'direct:' || split_part(payee, ':', 2) end,
          payee, amount_fen - card_fen, ${now}::timestamptz
        from paid where amount_fen > card_fen
      union all
      select 'gift-spend:' || out_trade_no, id, 'card', payee, card_fen, ${now}::timestamptz from paid where card_fen > 0
      on conflict do nothing
    )
    select out_trade_no, purpose, subject_id from paid`)
  return new Map(rows.map((row) => [row.out_trade_no, { purpose: row.purpose, subjectId: row.subject_id }]))
}
