import { and, asc, eq, gt, isNull, or } from 'drizzle-orm'
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
