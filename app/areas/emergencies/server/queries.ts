import { asc, eq } from 'drizzle-orm'
import { lockName } from '#kit/db/lock-name.ts'
import type { Db } from '#kit/db/open.ts'
import { emergenciesSigns as signs } from './tables.ts'

export type SignRow = typeof signs.$inferSelect
export type NewSign = typeof signs.$inferInsert

/** All signs, those that are off too, the most urgent first. */
export const listAllSigns = (db: Db): Promise<SignRow[]> =>
  db.select().from(signs).orderBy(asc(signs.position), asc(signs.id))

/** Those that are on. */
export const listSigns = (db: Db): Promise<SignRow[]> =>
  db.select().from(signs).where(eq(signs.isOn, true)).orderBy(asc(signs.position), asc(signs.id))

export const findSign = async (db: Db, id: number): Promise<SignRow | undefined> =>
  (await db.select().from(signs).where(eq(signs.id, id)))[0]

/** Two who write at the same time wait for each other: no name stands twice. */
export const lockSigns = (db: Db) => lockName(db, 'emergencies_signs')

export const insertSign = async (db: Db, row: NewSign): Promise<number> => {
  const [put] = await db.insert(signs).values(row).returning({ id: signs.id })
  return (put as { id: number }).id
}

export const updateSign = (db: Db, id: number, set: Partial<NewSign>) =>
  db.update(signs).set(set).where(eq(signs.id, id))

export const insertSigns = (db: Db, rows: readonly NewSign[]) => db.insert(signs).values([...rows])
