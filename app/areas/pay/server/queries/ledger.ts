import { asc, eq, sql } from 'drizzle-orm'
import type { Db } from '#kit/db/open.ts'
import { payLedger as ledger, payPayments as payments } from '../tables.ts'

export const insertEntry = (db: Db, row: typeof ledger.$inferInsert) => db.insert(ledger).values(row)

/** What came and what went back of every payment for which money moved, by the books alone. */
export const listBooked = (db: Db) =>
  db
    .select({
      outTradeNo: payments.outTradeNo,
      amountFen: sql<number>`coalesce(sum(${ledger.amountFen}) filter (where ${ledger.refundId} is null), 0)::int`,
      refundedFen: sql<number>`coalesce(sum(${ledger.amountFen}) filter (where ${ledger.refundId} is not null), 0)::int`,
    })
    .from(ledger)
    .innerJoin(payments, eq(payments.id, ledger.paymentId))
    .groupBy(payments.outTradeNo)
    .orderBy(asc(payments.outTradeNo))

/** Payments and refunds of which the rows and the books do not say the same: one line each, none when all is well. */
export const listFaults = async (db: Db): Promise<string[]> => {
  const { rows } = await db.execute<{ fault: string }>(sql`
    with booked as (
      select payment_id,
        coalesce(sum(amount_fen) filter (where refund_id is null), 0) as came,
        coalesce(sum(amount_fen) filter (where refund_id is not null), 0) as went
      from pay_ledger group by payment_id
    ), ordered as (
      select payment_id, sum(amount_fen) as ordered, coalesce(sum(amount_fen) filter (where done_at is not null), 0) as done
      from pay_refunds group by payment_id
    )
    select p.out_trade_no || ': ' || f.fault as fault
    from pay_payments p
    left join booked b on b.payment_id = p.id
    left join ordered o on o.payment_id = p.id
    cross join lateral (values
      ('paid, and the books lack it', p.paid_at is not null and coalesce(b.came, 0) <> p.amount_fen),
      ('in the books, and not paid', p.paid_at is null and coalesce(b.came, 0) <> 0),
      ('the books gave back another amount than the payment says', coalesce(b.went, 0) <> p.refunded_fen),
      ('refunds were ordered that the payment does not know', coalesce(o.ordered, 0) <> p.ordered_back_fen),
      ('refunds were done that the payment does not know', coalesce(o.done, 0) <> p.refunded_fen),
      ('more went back than came', coalesce(b.went, 0) > coalesce(b.came, 0))
    ) as f(fault, is_so)
    where f.is_so
    order by 1`)
  return rows.map((row) => row.fault)
}
