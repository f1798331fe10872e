import { index, pgTable, text } from 'drizzle-orm/pg-core'
import { accessPatients } from '#app/areas/access/patients/server/tables.ts'
import { ordersOrders } from '#app/areas/orders/checkout/server/tables.ts'
import { instant, reference } from '#kit/db/columns.ts'

/** The card of an order that is a gift. */
export const ordersGifts = pgTable(
  'orders_gifts',
  {
    orderId: text()
      .primaryKey()
      .references(() => ordersOrders.id, { onDelete: 'cascade' }),
    patientId: reference()
      .notNull()
      .references(() => accessPatients.id, { onDelete: 'cascade' }),
    giver: text().notNull(),
    receiver: text().notNull(),
    words: text().notNull(),
    madeAt: instant().notNull(),
  },
  (table) => [index('orders_gifts_newest').on(table.patientId, table.madeAt.desc().nullsFirst(), table.orderId)],
)
