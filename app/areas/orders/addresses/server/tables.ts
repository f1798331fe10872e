import { sql } from 'drizzle-orm'
import { boolean, index, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { accessPatients } from '#app/areas/access/patients/server/tables.ts'
import { identity, instant, reference } from '#kit/db/columns.ts'

/** Where a patient's parcels go. */
export const ordersAddresses = pgTable(
  'orders_addresses',
  {
    id: identity(),
    patientId: reference()
      .notNull()
      .references(() => accessPatients.id, { onDelete: 'cascade' }),
    nameSealed: text().notNull(),
    mobileSealed: text().notNull(),
    provinceId: reference().notNull(),
    /** The province itself where it has no cities. */
    cityId: reference().notNull(),
    areaId: reference(),
    streetId: reference(),
    /** Names of province, city, district and street as they were when they were chosen; '' for what there is not. */
    placeNames: text().array().notNull(),
    /** Community and all that comes after it. */
    communitySealed: text().notNull(),
    detailSealed: text().notNull(),
    isDefault: boolean().notNull(),
    createdAt: instant().notNull(),
  },
  (table) => [
    index('orders_addresses_order').on(
      table.patientId,
      table.isDefault.desc().nullsFirst(),
      table.id.desc().nullsFirst(),
    ),
    uniqueIndex('orders_addresses_one_default').on(table.patientId).where(sql`is_default`),
  ],
)
