import { sql } from 'drizzle-orm'
import { boolean, check, integer, pgTable, primaryKey, smallint, text } from 'drizzle-orm/pg-core'
import { guahaoHospitals } from '#app/areas/guahao/hospitals/server/public.ts'
import { mallGoods } from '#app/areas/mall/goods/server/public.ts'
import { fen, identity, reference } from '#kit/db/columns.ts'
import { MOST_DAYS, USUAL_DAYS } from '../rules.ts'

/** How sending is charged. */
export const mallFreightTemplates = pgTable(
  'mall_freight_templates',
  {
    id: identity(),
    /** Whose it is; null: the platform's. */
    hospitalId: reference().references(() => guahaoHospitals.id, { onDelete: 'cascade' }),
    sourceKey: text().notNull().unique(),
    name: text().notNull(),
    /** What a unit is: `piece`, or `weight` in grams. */
    countedBy: text().$type<'piece' | 'weight'>().notNull(),
    /** Goods for so much travel for nothing, except to remote regions; null: never. */
    freeFromFen: fen(),
    /** 下单后 48 小时内发货 … */
    dispatchText: text().notNull(),
    carrier: text().notNull(),
    /** Whole days until a parcel leaves once it is paid, and that it is on its way then. */
    dispatchDays: smallint().notNull().default(USUAL_DAYS.dispatch),
    transitDays: smallint().notNull().default(USUAL_DAYS.transit),
  },
  (table) => [
    check('mall_freight_templates_by', sql`${table.countedBy} in ('piece', 'weight')`),
    check(
      'mall_freight_templates_days',
      sql`${table.dispatchDays} between 0 and ${sql.raw(`${MOST_DAYS}`)} and ${table.transitDays} between 0 and ${sql.raw(`${MOST_DAYS}`)}`,
    ),
  ],
)

/** What a template charges to some divisions, or to all that no other rule names. */
export const mallFreightRules = pgTable(
  'mall_freight_rules',
  {
    templateId: reference()
      .notNull()
      .references(() => mallFreightTemplates.id, { onDelete: 'cascade' }),
    position: smallint().notNull(),
    /** Codes of provinces, cities or counties; empty: all others. */
    areaCodes: integer().array().notNull(),
    firstUnits: integer().notNull(),
    firstFen: fen().notNull(),
    nextUnits: integer().notNull(),
    nextFen: fen().notNull(),
    isRemote: boolean().notNull(),
    /** Nothing is sent there. */
    isExcluded: boolean().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.templateId, table.position] }),
    check('mall_freight_rules_units', sql`${table.firstUnits} > 0 and ${table.nextUnits} > 0`),
    check('mall_freight_rules_fees', sql`${table.firstFen} >= 0 and ${table.nextFen} >= 0`),
  ],
)

/** Which template goods are sent by. */
export const mallFreightGoods = pgTable('mall_freight_goods', {
  goodsId: reference()
    .primaryKey()
    .references(() => mallGoods.id, { onDelete: 'cascade' }),
  templateId: reference()
    .notNull()
    .references(() => mallFreightTemplates.id),
})
