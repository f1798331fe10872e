import { foreignKey, pgTable, primaryKey, smallint, text } from 'drizzle-orm/pg-core'
import { ordersItems } from '#app/areas/orders/checkout/server/tables.ts'
import { instant } from '#kit/db/columns.ts'

/** What of an order goes in another parcel than the first, which stands in the order itself. */
export const ordersApart = pgTable(
  'orders_apart',
  {
    orderId: text().notNull(),
    position: smallint().notNull(),
    carrier: text().notNull(),
    parcelNo: text().notNull(),
    shippedAt: instant().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.orderId, table.position] }),
    foreignKey({
      columns: [table.orderId, table.position],
      foreignColumns: [ordersItems.orderId, ordersItems.position],
    }),
  ],
)
