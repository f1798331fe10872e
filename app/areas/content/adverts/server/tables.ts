import { sql } from 'drizzle-orm'
import { check, index, pgTable, text, unique } from 'drizzle-orm/pg-core'
import { accessPatients } from '#app/areas/access/patients/server/tables.ts'
import { guahaoHospitals } from '#app/areas/guahao/hospitals/server/public.ts'
import { mallAdverts } from '#app/areas/mall/catalogue/server/public.ts'
import { day, identity, instant, reference } from '#kit/db/columns.ts'
import type { LogAction, PageKey } from '../rules.ts'

/** What was seen and clicked: one line of each reader, thing and day. */
export const contentAdvertLogs = pgTable(
  'content_advert_logs',
  {
    id: identity(),
    advertId: reference().references(() => mallAdverts.id, { onDelete: 'cascade' }),
    storeId: reference().references(() => guahaoHospitals.id, { onDelete: 'cascade' }),
    pageKey: text().$type<PageKey>().notNull(),
    action: text().$type<LogAction>().notNull(),
    /** Who was signed in; null: a visitor. */
    patientId: reference().references(() => accessPatients.id, { onDelete: 'cascade' }),
    /** Blind index of the address that a visitor came from; '' of who was signed in. */
    addressIndex: text().notNull(),
    day: day().notNull(),
    happenedAt: instant().notNull(),
  },
  (table) => [
    unique('content_advert_logs_once')
      .on(table.day, table.action, table.pageKey, table.advertId, table.storeId, table.patientId, table.addressIndex)
      .nullsNotDistinct(),
    index('content_advert_logs_patient').on(table.patientId, table.happenedAt),
    index('content_advert_logs_advert').on(table.advertId),
    index('content_advert_logs_store').on(table.storeId),
    check('content_advert_logs_what', sql`num_nulls(${table.advertId}, ${table.storeId}) < 2`),
    check('content_advert_logs_who', sql`(${table.patientId} is null) = (${table.addressIndex} <> '')`),
    check('content_advert_logs_action', sql`${table.action} in ('view', 'click')`),
  ],
)
