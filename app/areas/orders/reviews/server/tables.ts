import { sql } from 'drizzle-orm'
import { boolean, check, index, jsonb, pgTable, primaryKey, smallint, text } from 'drizzle-orm/pg-core'
import { accessPatients } from '#app/areas/access/patients/server/tables.ts'
import { accessStaff } from '#app/areas/access/staff/server/tables.ts'
import type { ReportState } from '#app/areas/guahao/comments/rules.ts'
import { ordersOrders } from '#app/areas/orders/checkout/server/tables.ts'
import { identity, instant, reference } from '#kit/db/columns.ts'
import type { Answers, QuestionKind, ReviewState } from '../rules.ts'

const ofOrder = () =>
  text()
    .primaryKey()
    .references(() => ordersOrders.id, { onDelete: 'cascade' })
const ofPatient = () =>
  reference()
    .notNull()
    .references(() => accessPatients.id, { onDelete: 'cascade' })

/** What a buyer says of an order. */
export const ordersReviews = pgTable(
  'orders_reviews',
  {
    orderId: ofOrder(),
    patientId: ofPatient(),
    authorName: text().notNull(),
    stars: smallint().notNull(),
    content: text().notNull(),
    images: text().array().notNull(),
    state: text().$type<ReviewState>().notNull().default('waiting'),
    /** Why the seller does not show it; ''. */
    says: text().notNull().default(''),
    /** What the seller answers for everybody to read; ''. */
    answer: text().notNull().default(''),
    writtenAt: instant().notNull(),
  },
  (table) => [
    index('orders_reviews_shown').on(table.writtenAt.desc().nullsFirst(), table.orderId).where(sql`state = 'shown'`),
    index('orders_reviews_patient').on(table.patientId),
    index('orders_reviews_waiting').on(table.writtenAt, table.orderId).where(sql`state = 'waiting'`),
    check('orders_reviews_stars', sql`${table.stars} between 1 and 5`),
    check('orders_reviews_state', sql`${table.state} in ('waiting', 'shown', 'refused', 'hidden')`),
  ],
)

/** Who finds that a review should not stand. */
export const ordersReviewReports = pgTable(
  'orders_review_reports',
  {
    orderId: text()
      .notNull()
      .references(() => ordersReviews.orderId, { onDelete: 'cascade' }),
    patientId: ofPatient(),
    reason: text().notNull(),
    reportedAt: instant().notNull(),
    /** Until when it is answered. */
    dueAt: instant().notNull(),
    state: text().$type<ReportState>().notNull().default('open'),
    /** Who of the seller's staff looks into it. */
    ownerId: reference().references(() => accessStaff.id, { onDelete: 'set null' }),
    decidedAt: instant(),
  },
  (table) => [
    primaryKey({ columns: [table.orderId, table.patientId] }),
    index('orders_review_reports_patient').on(table.patientId),
    index('orders_review_reports_open').on(table.orderId, table.dueAt).where(sql`state = 'open'`),
    check('orders_review_reports_state', sql`${table.state} in ('open', 'upheld', 'dismissed')`),
    check('orders_review_reports_decided', sql`(${table.state} = 'open') = (${table.decidedAt} is null)`),
  ],
)

/** A question that buyers are asked. */
export const ordersSurveyQuestions = pgTable('orders_survey_questions', {
  id: identity(),
  sourceKey: text().notNull().unique(),
  kind: text().$type<QuestionKind>().notNull(),
  title: text().notNull(),
  options: text().array().notNull(),
  position: smallint().notNull(),
  isOn: boolean().notNull().default(true),
})

/** What a buyer answered, by the number of the question. */
export const ordersSurveys = pgTable(
  'orders_surveys',
  {
    orderId: ofOrder(),
    patientId: ofPatient(),
    answers: jsonb().$type<Answers>().notNull(),
    answeredAt: instant().notNull(),
  },
  (table) => [index('orders_surveys_patient').on(table.patientId)],
)
