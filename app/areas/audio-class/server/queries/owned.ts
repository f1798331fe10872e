import { and, desc, eq } from 'drizzle-orm'
import type { PatientId } from '#app/context.ts'
import type { Db } from '#kit/db/open.ts'
import { type PageRequest, page } from '#kit/db/page.ts'
import type { GrantWay } from '../../rules.ts'
import { audioClassClasses as classes, audioClassGrants as grants, audioClassOrders as orders } from '../tables.ts'

/** An order as it is stored. */
export type OrderRow = typeof orders.$inferSelect

/** Whether a patient has a class; a visitor has none. */
export const hasClass = async (db: Db, patient: PatientId | null, classId: number): Promise<boolean> =>
  patient !== null && isOwned(db, patient, classId)

/** The same for what is told of somebody who does not ask. */
export const isOwned = async (db: Db, patientId: number, classId: number): Promise<boolean> =>
  (await db.$count(grants, and(eq(grants.patientId, patientId), eq(grants.classId, classId)))) > 0

/** Gives a class to a patient; false where they have it. */
export const insertGrant = async (
  db: Db,
  grant: { patientId: number; classId: number; way: GrantWay; grantedAt: Date },
): Promise<boolean> =>
  (await db.insert(grants).values(grant).onConflictDoNothing().returning({ id: grants.classId })).length > 0

/** Classes that a patient has, the latest first, with the order by which they bought one. */
export const listOwned = (db: Db, patient: PatientId, asked: PageRequest) => {
  const bought = and(
    eq(orders.patientId, grants.patientId),
    eq(orders.classId, grants.classId),
    eq(orders.state, 'paid'),
    eq(grants.way, 'order'),
  )
  const found = db
    .select({ grant: grants, class: classes, order: orders })
    .from(grants)
    .innerJoin(classes, eq(classes.id, grants.classId))
    .leftJoin(orders, bought)
    .where(eq(grants.patientId, patient))
    .orderBy(desc(grants.grantedAt), desc(grants.classId))
  return page(db, found.$dynamic(), asked)
}

/** The order of a patient and class that waits for its payment. */
export const findLive = async (db: Db, patientId: number, classId: number): Promise<OrderRow | undefined> =>
  (
    await db
      .select()
      .from(orders)
      .where(and(eq(orders.patientId, patientId), eq(orders.classId, classId), eq(orders.state, 'unpaid')))
  )[0]

/** Writes an order; undefined where the patient has one of this class that is live. */
export const insertOrder = async (db: Db, row: typeof orders.$inferInsert): Promise<OrderRow | undefined> =>
  (await db.insert(orders).values(row).onConflictDoNothing().returning())[0]

/** An order that waits is paid; undefined where it does not wait. */
export const markPaid = (db: Db, id: string, paidAt: Date) => move(db, id, { state: 'paid', paidAt })

/** An order that waits does so no longer; undefined where it does not wait. */
export const markExpired = (db: Db, id: string) => move(db, id, { state: 'expired' })

const move = async (db: Db, id: string, set: Partial<OrderRow>): Promise<OrderRow | undefined> =>
  (
    await db
      .update(orders)
      .set(set)
      .where(and(eq(orders.id, id), eq(orders.state, 'unpaid')))
      .returning()
  )[0]

/** An order by its id, whoever it belongs to: for what `pay` tells. */
export const findAnyOrder = async (db: Db, id: string): Promise<OrderRow | undefined> =>
  (await db.select().from(orders).where(eq(orders.id, id)))[0]

/** An order of the patient, with its class. */
export const findOwnOrder = async (db: Db, patient: PatientId, id: string) =>
  (
    await db
      .select({ order: orders, class: classes })
      .from(orders)
      .innerJoin(classes, eq(classes.id, orders.classId))
      .where(and(eq(orders.id, id), eq(orders.patientId, patient)))
  )[0]

/** All orders that a patient ever made, the newest first. */
export const listOrders = (db: Db, patient: PatientId): Promise<OrderRow[]> =>
  db.select().from(orders).where(eq(orders.patientId, patient)).orderBy(desc(orders.madeAt), orders.id)
