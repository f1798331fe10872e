import { and, asc, eq, gt, isNull, or } from 'drizzle-orm'
import { lockName } from '#kit/db/lock-name.ts'
import type { Db } from '#kit/db/open.ts'
import { searchAdverts as adverts } from '../tables.ts'

export type AdvertRow = typeof adverts.$inferSelect
export type NewAdvert = typeof adverts.$inferInsert

/** Adverts of a place that have not ended, in the operator's order, whoever they are for. */
export const listAdverts = (db: Db, place: string, now: Date): Promise<AdvertRow[]> =>
  db
    .select()
    .from(adverts)
    .where(and(eq(adverts.place, place), or(isNull(adverts.endsAt), gt(adverts.endsAt, now))))
    .orderBy(asc(adverts.position), asc(adverts.id))
    .limit(200)

export const hasAdverts = async (db: Db): Promise<boolean> => (await db.$count(adverts)) > 0

export const insertAdverts = (db: Db, rows: readonly NewAdvert[]) => db.insert(adverts).values([...rows])

/** All of the operator's words, those that are over too, by place and order. */
export const listAllAdverts = (db: Db): Promise<AdvertRow[]> =>
  db.select().from(adverts).orderBy(asc(adverts.place), asc(adverts.position), asc(adverts.id))

export const findAdvert = async (db: Db, id: number): Promise<AdvertRow | undefined> =>
  (await db.select().from(adverts).where(eq(adverts.id, id)))[0]

/** Two who add at the same time wait for each other, so that together they keep the limit. */
export const lockAdverts = (db: Db) => lockName(db, 'search_adverts')

export const countAdverts = (db: Db): Promise<number> => db.$count(adverts)

export const insertAdvert = async (db: Db, row: NewAdvert): Promise<number> => {
  const [put] = await db.insert(adverts).values(row).returning({ id: adverts.id })
  return (put as { id: number }).id
}

export const updateAdvert = (db: Db, id: number, row: NewAdvert) =>
  db.update(adverts).set(row).where(eq(adverts.id, id))

export const deleteAdvert = async (db: Db, id: number): Promise<AdvertRow | undefined> =>
  (await db.delete(adverts).where(eq(adverts.id, id)).returning())[0]
