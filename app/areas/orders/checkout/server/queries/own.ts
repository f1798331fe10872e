import { and, asc, desc, eq, inArray, isNull } from 'drizzle-orm'
import type { Db } from '#kit/db/open.ts'
import { page } from '#kit/db/page.ts'
import { type Placeholders, prepared } from '#kit/db/prepared.ts'
import type { PatientId } from '#server/here.ts'
import { type OrderState, openStates } from '../../states.ts'
import { ordersOrders as orders } from '../tables.ts'
import type { OrderRow } from './orders.ts'

const shown = (patient: PatientId) => and(eq(orders.patientId, patient), isNull(orders.hiddenAt))

/** A patient's orders in these states (all where none is named), the newest first. */
export const listOwnOrders = (
  db: Db,
  patient: PatientId,
  asked: { states: readonly OrderState[]; page: number; size: number },
) => {
  const inStates = asked.states.length > 0 ? inArray(orders.state, [...asked.states]) : undefined
  const found = db
    .select()
    .from(orders)
    .where(and(shown(patient), inStates))
    .orderBy(desc(orders.madeAt), asc(orders.id))
  return page(found.$dynamic(), asked)
}

const selectOwn = prepared((db: Db, { patient, id }: Placeholders<{ patient: PatientId; id: string }>) =>
  db
    .select()
    .from(orders)
    .where(and(eq(orders.patientId, patient), isNull(orders.hiddenAt), eq(orders.id, id))),
)

export const findOwnOrder = async (db: Db, patient: PatientId, id: string): Promise<OrderRow | undefined> =>
  (await selectOwn(db, { patient, id }))[0]

/** The same, which nobody else changes until the transaction ends. */
export const lockOwnOrder = async (db: Db, patient: PatientId, id: string): Promise<OrderRow | undefined> =>
  (
    await db
      .select()
      .from(orders)
      .where(and(shown(patient), eq(orders.id, id)))
      .for('update')
  )[0]

/** These of a patient's orders, in the order of their ids. */
export const listOwnOf = (db: Db, patient: PatientId, ids: readonly string[]): Promise<OrderRow[]> =>
  db
    .select()
    .from(orders)
    .where(and(shown(patient), inArray(orders.id, [...ids])))
    .orderBy(asc(orders.id))

export const hideOrder = (db: Db, id: string, now: Date) =>
  db.update(orders).set({ hiddenAt: now }).where(eq(orders.id, id))

/** Orders of a patient in which something is still to happen. */
export const listUnderWay = (db: Db, patient: PatientId): Promise<OrderRow[]> =>
  db
    .select()
    .from(orders)
    .where(and(eq(orders.patientId, patient), inArray(orders.state, openStates)))
    .orderBy(desc(orders.madeAt), asc(orders.id))

/** All that a patient ever ordered. */
export const listEver = (db: Db, patient: PatientId): Promise<OrderRow[]> =>
  db.select().from(orders).where(eq(orders.patientId, patient)).orderBy(desc(orders.madeAt), asc(orders.id))

/** Takes from a patient's orders what he wrote, where they went, and what knows a question of his again. */
export const eraseWords = (db: Db, patient: PatientId) =>
  db
    .update(orders)
    .set({ receiverSealed: null, remark: '', cancelReason: '', cameBy: {}, key: null, digest: null })
    .where(eq(orders.patientId, patient))
