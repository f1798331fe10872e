import { sql } from 'drizzle-orm'
import { boolean, check, index, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { accessStaff } from '#app/areas/access/staff/server/tables.ts'
import { guahaoHospitals } from '#app/areas/guahao/hospitals/server/tables.ts'
import { identity, instant, reference } from '#kit/db/columns.ts'

/** A key by which a program asks for a hospital; the key itself is never stored. */
export const accessMachineKeys = pgTable(
  'access_machine_keys',
  {
    id: identity(),
    hospitalId: reference()
      .notNull()
      .references(() => guahaoHospitals.id, { onDelete: 'cascade' }),
    /** The account under which it acts: nobody signs in by it, and it has no post. */
    staffId: reference()
      .notNull()
      .references(() => accessStaff.id),
    name: text().notNull(),
    scopes: text().array().notNull(),
    isReadOnly: boolean().notNull(),
    keyHash: text().notNull(),
    endsIn: text().notNull(),
    /** The key before it, while that is good as well. */
    formerHash: text(),
    formerUntil: instant(),
    expiresAt: instant().notNull(),
    endedAt: instant(),
    madeBy: reference().references(() => accessStaff.id, { onDelete: 'set null' }),
    createdAt: instant().notNull(),
    lastUsedAt: instant(),
  },
  (table) => [
    uniqueIndex('access_machine_keys_key').on(table.keyHash),
    uniqueIndex('access_machine_keys_former').on(table.formerHash),
    uniqueIndex('access_machine_keys_name').on(table.hospitalId, table.name).where(sql`${table.endedAt} is null`),
    index('access_machine_keys_staff').on(table.staffId),
    index('access_machine_keys_maker').on(table.madeBy),
    check('access_machine_keys_former', sql`(${table.formerHash} is null) = (${table.formerUntil} is null)`),
  ],
)
