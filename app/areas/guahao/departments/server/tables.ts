import { sql } from 'drizzle-orm'
import { boolean, check, foreignKey, index, integer, pgTable, text, unique } from 'drizzle-orm/pg-core'
import { guahaoCatalogue } from '#app/areas/guahao/catalogue/server/tables.ts'
import { guahaoHospitals } from '#app/areas/guahao/hospitals/server/tables.ts'
import { day, identity, instant, reference } from '#kit/db/columns.ts'

/** A department of a hospital. */
export const guahaoDepartments = pgTable(
  'guahao_departments',
  {
    id: identity(),
    /** Names the row in the file or system that it came from; the same source twice is the same department. */
    sourceKey: text().notNull().unique(),
    hospitalId: reference().notNull(),
    /** Where the hospital is, so that lists of a city need no second table. */
    cityId: integer().notNull(),
    /** First level of the catalogue: the parent of `catalogueId`. */
    classId: integer().notNull(),
    /** Second level of the catalogue. */
    catalogueId: integer().notNull(),
    name: text().notNull(),
    introduction: text().notNull().default(''),
    /** Where in the hospital it is found: 门诊楼 3 层 A 区. */
    location: text().notNull().default(''),
    /** Shown above its schedule. */
    notice: text().notNull().default(''),
    /** Takes patients whom another hospital refers. */
    isReferral: boolean().notNull().default(false),
    bookedCount: integer().notNull().default(0),
    isOpen: boolean().notNull().default(true),
    /** From this day on nobody is seen there; null while no end is known. `isOpen` follows when the day comes. */
    closesOn: day(),
    isDemo: boolean().notNull(),
    changedAt: instant().notNull(),
  },
  (table) => [
    foreignKey({
      name: 'guahao_departments_hospital',
      columns: [table.hospitalId, table.cityId],
      foreignColumns: [guahaoHospitals.id, guahaoHospitals.cityId],
    })
      .onUpdate('cascade')
      .onDelete('cascade'),
    foreignKey({
      name: 'guahao_departments_class',
      columns: [table.catalogueId, table.classId],
      foreignColumns: [guahaoCatalogue.id, guahaoCatalogue.parentId],
    }),
    unique('guahao_departments_once').on(table.hospitalId, table.name),
    unique('guahao_departments_place').on(table.id, table.hospitalId, table.classId, table.cityId),
    index('guahao_departments_hot').on(table.hospitalId, table.bookedCount.desc().nullsFirst(), table.id),
    index('guahao_departments_catalogue').on(table.catalogueId, table.cityId),
    index('guahao_departments_closed').on(table.id).where(sql`not ${table.isOpen}`),
    check('guahao_departments_counts', sql`${table.bookedCount} >= 0`),
  ],
)
