import { sql } from 'drizzle-orm'
import type { Measures } from '#kit/db/measures.ts'

/** What goods are held for. */
export const measures: Measures = (now) => ({
  yilu_goods_holds: {
    help: 'Orders that hold goods until they are paid',
    labels: [],
    select: sql`select count(*) as value from orders_orders where state = 'unpaid'`,
  },
  yilu_goods_holds_expired: {
    help: 'Those of them whose time is over for more than five minutes: nobody frees them',
    labels: [],
    select: sql`select count(*) as value from orders_orders where state = 'unpaid' and hold_until < ${now}::timestamptz - interval '5 minutes'`,
  },
})
