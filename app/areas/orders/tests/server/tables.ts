import { sql } from 'drizzle-orm'
import { index, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { guahaoOrders } from '#app/areas/guahao/booking/server/tables.ts'
import { ordersOrders } from '#app/areas/orders/checkout/server/tables.ts'
import { instant, reference } from '#kit/db/columns.ts'

/** What a doctor ordered at a visit of what the hospital sells. */
export const ordersTests = pgTable(
  'orders_tests',
  {
    /** Not to be guessed. */
    id: text().primaryKey(),
    visitId: text()
      .notNull()
      .references(() => guahaoOrders.id),
    /** Refers to nobody by a key: it outlives the account. */
    patientId: reference().notNull(),
    memberId: reference().notNull(),
    doctorId: reference().notNull(),
    hospitalId: reference().notNull(),
    goodsId: reference().notNull(),
    skuId: reference().notNull(),
    /** As they were called then. */
    name: text().notNull(),
    skuName: text().notNull(),
    orderedAt: instant().notNull(),
    withdrawnAt: instant(),
    /** The last goods order that the patient made of it. */
    goodsOrderId: text().references(() => ordersOrders.id),
  },
  (table) => [
    index('orders_tests_visit').on(table.visitId, table.orderedAt, table.id),
    index('orders_tests_patient').on(table.patientId, table.orderedAt),
    index('orders_tests_goods_order').on(table.goodsOrderId).where(sql`goods_order_id is not null`),
    // The same is not ordered twice at one visit.
    uniqueIndex('orders_tests_once').on(table.visitId, table.skuId).where(sql`withdrawn_at is null`),
  ],
)
