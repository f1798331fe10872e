import { sql } from 'drizzle-orm'
import { check, index, pgTable, text } from 'drizzle-orm/pg-core'
import { accessPatients } from '#app/areas/access/patients/server/public.ts'
import { doctorGiftsKinds } from '#app/areas/doctor-gifts/server/public.ts'
import { guahaoDoctors } from '#app/areas/guahao/doctors/server/public.ts'
import { identity, instant, reference } from '#kit/db/columns.ts'
import type { HeartState } from '../rules.ts'

/** Words of thanks to a doctor. */
export const heartsSent = pgTable(
  'hearts_sent',
  {
    id: identity(),
    doctorId: reference()
      .notNull()
      .references(() => guahaoDoctors.id, { onDelete: 'cascade' }),
    patientId: reference()
      .notNull()
      .references(() => accessPatients.id, { onDelete: 'cascade' }),
    /** What came along; null where nothing did. */
    giftId: reference().references(() => doctorGiftsKinds.id, { onDelete: 'set null' }),
    words: text().notNull(),
    state: text().$type<HeartState>().notNull().default('waiting'),
    /** Why it was rejected; ''. */
    reason: text().notNull().default(''),
    sentAt: instant().notNull(),
    decidedAt: instant(),
  },
  (table) => [
    index('hearts_sent_doctor').on(table.doctorId, table.state, table.id.desc().nullsFirst()),
    index('hearts_sent_patient').on(table.patientId, table.id.desc().nullsFirst()),
    index('hearts_sent_gift').on(table.giftId),
    check('hearts_sent_state', sql`${table.state} in ('waiting', 'shown', 'rejected')`),
    check('hearts_sent_reason', sql`(${table.state} = 'rejected') = (${table.reason} <> '')`),
    check('hearts_sent_decided', sql`(${table.state} = 'waiting') = (${table.decidedAt} is null)`),
  ],
)
