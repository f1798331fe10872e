import { and, desc, eq, inArray } from 'drizzle-orm'
import type { PatientId } from '#app/context.ts'
import type { Db } from '#kit/db/open.ts'
import { ordersAddresses as addresses } from './tables.ts'

export type AddressRow = typeof addresses.$inferSelect
export type NewAddress = typeof addresses.$inferInsert

/** A patient's addresses, the default one first, then the newest. */
export const listAddresses = (db: Db, patient: PatientId): Promise<AddressRow[]> =>
  db
    .select()
    .from(addresses)
    .where(eq(addresses.patientId, patient))
    .orderBy(desc(addresses.isDefault), desc(addresses.id))

export const findAddressRow = async (db: Db, patient: PatientId, id: number): Promise<AddressRow | undefined> =>
  (
    await db
      .select()
      .from(addresses)
      .where(and(eq(addresses.patientId, patient), eq(addresses.id, id)))
  )[0]

export const insertAddress = async (db: Db, row: NewAddress): Promise<number> => {
  const [made] = await db.insert(addresses).values(row).returning({ id: addresses.id })
  if (!made) throw new Error('the address was not written')
  return made.id
}

export const insertAddresses = (db: Db, rows: NewAddress[]) => db.insert(addresses).values(rows)

/** Changes an address of this patient; false where it is not theirs. */
export const updateAddress = async (db: Db, patient: PatientId, id: number, change: Partial<NewAddress>) => {
  const own = and(eq(addresses.patientId, patient), eq(addresses.id, id))
  return (await db.update(addresses).set(change).where(own).returning({ id: addresses.id })).length > 0
}

/** None is the default any more: before another becomes it. */
export const clearDefault = (db: Db, patient: PatientId) =>
  db
    .update(addresses)
    .set({ isDefault: false })
    .where(and(eq(addresses.patientId, patient), eq(addresses.isDefault, true)))

/** Deletes an address of this patient; what it was, or undefined where it is not theirs. */
export const deleteAddress = async (db: Db, patient: PatientId, id: number): Promise<AddressRow | undefined> =>
  (
    await db
      .delete(addresses)
      .where(and(eq(addresses.patientId, patient), eq(addresses.id, id)))
      .returning()
  )[0]

/** Makes the newest address the default. */
export const makeNewestDefault = (db: Db, patient: PatientId) => {
  const newest = db
    .select({ id: addresses.id })
    .from(addresses)
    .where(eq(addresses.patientId, patient))
    .orderBy(desc(addresses.id))
    .limit(1)
  return db.update(addresses).set({ isDefault: true }).where(inArray(addresses.id, newest))
}
