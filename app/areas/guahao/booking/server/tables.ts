import { type SQL, sql } from 'drizzle-orm'
import {
  boolean,
  check,
  index,
  integer,
  pgTable,
  smallint,
  text,
  timestamp,
  unique,
  uniqueIndex,
} from 'drizzle-orm/pg-core'
import { day, fen, instant, reference } from '#kit/db/columns.ts'
import { allPriorities, type Priority } from '../rules/priority.ts'
import { activeStates, allStates, countedStates, type OrderState, placedStates } from '../states.ts'

const among = (states: readonly OrderState[]): SQL =>
  sql.raw(`state in (${states.map((state) => `'${state}'`).join(', ')})`)

/**
 * Appointments. What a slot and its clinic say is written down here too, because it is what was agreed.
 * The unique indexes are the promises that hold whatever happens at the same time; `guahao_orders_day_seat` and
 * `_open_seat` number a member's appointments of a day and their open ones, so that two at once cannot pass their limit.
 */
export const guahaoOrders = pgTable(
  'guahao_orders',
  {
    /** Not to be guessed. */
    id: text().primaryKey(),
    patientId: reference().notNull(),
    memberId: reference().notNull(),
    /** Gone once the clinic was made anew after this appointment gave its place back; refers to it by no key (docs/decisions/0028). */
    slotId: reference().notNull(),
    scheduleId: reference().notNull(),
    hospitalId: reference().notNull(),
    depId: reference().notNull(),
    doctorId: reference().notNull(),
    date: day().notNull(),
    half: text().notNull(),
    clinic: text().notNull(),
    beginMinutes: smallint().notNull(),
    endMinutes: smallint().notNull(),
    number: integer().notNull(),
    feeFen: fen().notNull(),
    /** Every state it went through, and when. The last one is its state. */
    path: text().array().notNull(),
    pathAt: timestamp({ withTimezone: true, precision: 3 }).array().notNull(),
    state: text().$type<OrderState>().notNull().generatedAlwaysAs(sql`path[cardinality(path)]`),
    madeAt: instant().notNull(),
    /** Until then a held place waits for its payment. */
    holdUntil: instant(),
    /** The payment; goes along when an appointment is moved. */
    outTradeNo: text(),
    /** What this appointment holds of the payment: 0 until it is paid, and again when the money went back or along. */
    paidFen: fen().notNull().default(0),
    /** What was ordered back of it for this appointment. */
    refundFen: fen().notNull().default(0),
    /** The idempotency key of who booked, and what they sent with it. */
    key: text(),
    digest: text(),
    /** first or return */
    visitType: text().notNull(),
    cardNo: text().notNull(),
    remark: text().notNull(),
    /** Its fee is paid at the hospital, before the check-in. */
    onSite: boolean().notNull().default(false),
    /** Since when a confirmation is due that nobody has sent yet: of what is booked at once, in the micro-batch. */
    confirmAt: instant(),
    /** Who made it: patient, counter, waitlist, reschedule, stop or transfer. */
    origin: text().notNull(),
    /** The appointment that this one follows. */
    previousId: text(),
    /** The function of the product by which who asked came; null: by none that is known. */
    fromFunctionId: text(),
    /** Through which app its patient made it; 0: through none, or that is not known. */
    channel: integer().notNull().default(0),
    cancelReason: text().notNull().default(''),
    remindedAt: instant(),
    /** When who was called and did not come was called again last. */
    recalledAt: instant(),
    /** Why they are called before others, and what was said for it. */
    priority: text().$type<Priority>(),
    priorityWords: text().notNull().default(''),
    daySeat: smallint().notNull(),
    openSeat: smallint().notNull(),
  },
  (table) => [
    uniqueIndex('guahao_orders_doctor_day').on(table.memberId, table.doctorId, table.date).where(among(activeStates)),
    uniqueIndex('guahao_orders_same_time')
      .on(table.memberId, table.date, table.beginMinutes)
      .where(among(activeStates)),
    uniqueIndex('guahao_orders_number').on(table.scheduleId, table.number).where(among(placedStates)),
    uniqueIndex('guahao_orders_day_seat').on(table.memberId, table.date, table.daySeat).where(among(countedStates)),
    uniqueIndex('guahao_orders_open_seat').on(table.memberId, table.openSeat).where(among(activeStates)),
    unique('guahao_orders_key').on(table.patientId, table.key),
    index('guahao_orders_newest').on(table.patientId, table.madeAt.desc().nullsFirst(), table.id),
    index('guahao_orders_held')
      .on(table.slotId, table.holdUntil)
      .where(among(['held'])),
    index('guahao_orders_to_confirm').on(table.confirmAt).where(sql`confirm_at is not null`),
    index('guahao_orders_function').on(table.madeAt).where(sql`from_function_id is not null`),
    index('guahao_orders_day').on(table.date).where(sql`state <> 'held'`),
    index('guahao_orders_previous').on(table.previousId).where(sql`previous_id is not null`),
    index('guahao_orders_missed')
      .on(table.memberId, table.date)
      .where(among(['missed'])),
    index('guahao_orders_seen')
      .on(table.patientId, table.date.desc().nullsFirst())
      .where(among(['done'])),
    check(
      'guahao_orders_path',
      sql`cardinality(${table.path}) between 1 and 60 and cardinality(${table.path}) = cardinality(${table.pathAt})`,
    ),
    check('guahao_orders_state', among(allStates)),
    check('guahao_orders_held', sql`state <> 'held' or (${table.holdUntil} is not null)`),
    check('guahao_orders_amounts', sql`${table.paidFen} between 0 and ${table.feeFen} and ${table.number} > 0`),
    check('guahao_orders_seats', sql`${table.daySeat} > 0 and ${table.openSeat} > 0`),
    check('guahao_orders_half', sql`${table.half} in ('am', 'pm', 'night')`),
    check('guahao_orders_visit', sql`${table.visitType} in ('first', 'return')`),
    check(
      'guahao_orders_origin',
      sql`${table.origin} in ('patient', 'counter', 'waitlist', 'reschedule', 'stop', 'transfer')`,
    ),
    check(
      'guahao_orders_priority',
      sql.raw(`priority is null or priority in (${allPriorities.map((one) => `'${one}'`).join(', ')})`),
    ),
  ],
)

/** The one member of the family whom a patient lets see when and where an appointment is, known by the hash of the token in their link. */
export const guahaoOrderGuests = pgTable('guahao_order_guests', {
  orderId: text()
    .primaryKey()
    .references(() => guahaoOrders.id, { onDelete: 'cascade' }),
  tokenHash: text().notNull().unique(),
  invitedAt: instant().notNull(),
  /** When they looked first. */
  openedAt: instant(),
})
