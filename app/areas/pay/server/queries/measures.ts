import { sql } from 'drizzle-orm'
import type { Measures } from '#kit/db/measures.ts'
import { earlier } from '#kit/time/span.ts'

/** Whether money comes, goes back, and is where the providers say it is. */
export const measures: Measures = (now) => ({
  yilu_payments_pending: {
    help: 'Payments that were begun and are neither paid nor closed',
    labels: ['provider'],
    select: sql`select provider, count(*) as value from pay_payments where state = 'pending' group by provider`,
  },
  yilu_payments_paid: {
    help: 'Payments that were paid within 24 hours',
    labels: ['provider'],
    select: sql`select p.provider, (select count(*) from pay_payments o where o.provider = p.provider and o.paid_at > ${earlier(now, { days: 1 })}) as value
      from (select distinct provider from pay_payments where paid_at > ${earlier(now, { days: 1 })}) p`,
  },
  yilu_refunds_open: {
    help: 'Refunds that were ordered and are not done',
    labels: ['state'],
    select: sql`select state, count(*) as value from pay_refunds where done_at is null group by state`,
  },
  yilu_refunds_overdue_seconds: {
    help: 'How long the oldest refund has been ordered that is not done',
    labels: [],
    select: sql`select coalesce(extract(epoch from ${now}::timestamptz - min(ordered_at)), 0) as value
      from pay_refunds where done_at is null`,
  },
  yilu_bills_missing: {
    help: 'Days of which the bill of a provider is still to come',
    labels: ['provider'],
    select: sql`select provider, count(*) filter (where compared_at is null) as value from pay_statements group by provider`,
  },
  yilu_bill_differences_open: {
    help: 'Differences between our books and the bills that nobody has settled',
    labels: [],
    select: sql`select count(*) as value from pay_differences where settled_at is null`,
  },
})
