import { sql } from 'drizzle-orm'
import { check, index, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { guahaoSlots } from '#app/areas/guahao/schedules/server/tables.ts'
import { day, identity, instant, reference } from '#kit/db/columns.ts'

/** Who waits for a place in a full slot. Ids are given under the slot's lock: the smaller one came first. */
export const guahaoWaits = pgTable(
  'guahao_waits',
  {
    id: identity(),
    slotId: reference().references(() => guahaoSlots.id, { onDelete: 'set null' }),
    patientId: reference().notNull(),
    memberId: reference().notNull(),
    doctorId: reference().notNull(),
    date: day().notNull(),
    /** waiting, handed, passed, cancelled or ended */
    state: text().notNull().default('waiting'),
    madeAt: instant().notNull(),
    /** Then the list is cleared. */
    endsAt: instant().notNull(),
    closedAt: instant(),
    /** Why nobody was handed a place, in words. */
    why: text().notNull().default(''),
    /** The appointment that was handed over. */
    orderId: text(),
  },
  (table) => [
    uniqueIndex('guahao_waits_once').on(table.slotId, table.memberId).where(sql`state = 'waiting'`),
    index('guahao_waits_line').on(table.slotId, table.id),
    index('guahao_waits_member').on(table.memberId).where(sql`state = 'waiting'`),
    index('guahao_waits_end').on(table.endsAt).where(sql`state = 'waiting'`),
    index('guahao_waits_newest').on(table.patientId, table.id.desc().nullsFirst()),
    check('guahao_waits_state', sql`${table.state} in ('waiting', 'handed', 'passed', 'cancelled', 'ended')`),
    check('guahao_waits_closed', sql`(${table.state} = 'waiting') = (${table.closedAt} is null)`),
    check('guahao_waits_handed', sql`(${table.state} = 'handed') = (${table.orderId} is not null)`),
  ],
)
