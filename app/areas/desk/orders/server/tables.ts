import { index, pgTable, text } from 'drizzle-orm/pg-core'
import { accessStaff } from '#app/areas/access/staff/server/tables.ts'
import { ordersOrders } from '#app/areas/orders/checkout/server/tables.ts'
import { identity, instant, reference } from '#kit/db/columns.ts'

/** What staff write down about an order, for each other. */
export const deskOrdersNotes = pgTable(
  'desk_orders_notes',
  {
    id: identity(),
    orderId: text()
      .notNull()
      .references(() => ordersOrders.id, { onDelete: 'cascade' }),
    staffId: reference().references(() => accessStaff.id, { onDelete: 'set null' }),
    /** As they were called then. */
    staffName: text().notNull(),
    content: text().notNull(),
    writtenAt: instant().notNull(),
  },
  (table) => [index('desk_orders_notes_order').on(table.orderId, table.writtenAt)],
)
