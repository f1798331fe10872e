import { sql } from 'drizzle-orm'
import { ordersOrders as orders } from '#app/areas/orders/checkout/server/public.ts'
import type { Invariants } from '#kit/db/invariants.ts'
import { storeAppChecks as checks } from '../tables.ts'

/** What must be true of scans at any moment (R9): each sentence with the rows that break it. */
export const invariants: Invariants = {
  'what a scan redeemed is used': sql`
    select c.id from ${checks} c join ${orders} o on o.id = c.order_id where c.outcome = 'done' and o.state <> 'used'`,
}
