import { sql } from 'drizzle-orm'
import { check, index, pgTable, text, unique, uniqueIndex } from 'drizzle-orm/pg-core'
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
    /** The same for all waits that are one wish: any time of a half day, or of a day. Null: this slot alone. */
    wishId: text(),
    /** slot, half or day: what the wish is for. */
    span: text().notNull().default('slot'),
  },
  (table) => [
    uniqueIndex('guahao_waits_once').on(table.slotId, table.memberId).where(sql`state = 'waiting'`),
    index('guahao_waits_line').on(table.slotId, table.id),
    index('guahao_waits_member').on(table.memberId).where(sql`state = 'waiting'`),
    index('guahao_waits_end').on(table.endsAt).where(sql`state = 'waiting'`),
    index('guahao_waits_newest').on(table.patientId, table.id.desc().nullsFirst()),
    index('guahao_waits_wish').on(table.wishId).where(sql`wish_id is not null`),
    check('guahao_waits_span', sql`${table.span} in ('slot', 'half', 'day')`),
    check('guahao_waits_wish_span', sql`(${table.span} = 'slot') = (${table.wishId} is null)`),
    check('guahao_waits_state', sql`${table.state} in ('waiting', 'handed', 'passed', 'cancelled', 'ended')`),
    check('guahao_waits_closed', sql`(${table.state} = 'waiting') = (${table.closedAt} is null)`),
    check('guahao_waits_handed', sql`(${table.state} = 'handed') = (${table.orderId} is not null)`),
  ],
)

/** Who wants to be told before the places of a doctor's day are released. */
export const guahaoReleaseReminders = pgTable(
  'guahao_release_reminders',
  {
    id: identity(),
    patientId: reference().notNull(),
    hospitalId: reference().notNull(),
    depId: reference().notNull(),
    doctorId: reference().notNull(),
    date: day().notNull(),
    releasedAt: instant().notNull(),
    madeAt: instant().notNull(),
    sentAt: instant(),
  },
  (table) => [
    unique('guahao_release_reminders_once').on(table.patientId, table.doctorId, table.depId, table.date),
    index('guahao_release_reminders_due').on(table.releasedAt).where(sql`sent_at is null`),
  ],
)
