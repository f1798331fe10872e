import { and, asc, eq, isNull, type SQL } from 'drizzle-orm'
import type { PatientId } from '#app/context.ts'
import type { Db } from '#kit/db/open.ts'
import { contentFeedWishes as wishes } from '../tables.ts'

/** Of what somebody wants less. */
export type Wish = Pick<typeof wishes.$inferInsert, 'topicId' | 'kind' | 'itemId'>

export const listWishes = (db: Db, patient: PatientId) =>
  db.select().from(wishes).where(eq(wishes.patientId, patient)).orderBy(asc(wishes.id))

export const countWishes = (db: Db, patient: PatientId): Promise<number> =>
  db.$count(wishes, eq(wishes.patientId, patient))

export const insertWish = (db: Db, patientId: PatientId, wish: Wish, wishedAt: Date) =>
  db
    .insert(wishes)
    .values({ patientId, ...wish, wishedAt })
    .onConflictDoNothing()

export const deleteWish = (db: Db, patient: PatientId, { topicId, kind, itemId }: Wish) =>
  db
    .delete(wishes)
    .where(
      and(
        eq(wishes.patientId, patient),
        topicId ? eq(wishes.topicId, topicId) : isNull(wishes.topicId),
        same(wishes.kind, kind),
        same(wishes.itemId, itemId),
      ),
    )

const same = (column: typeof wishes.kind | typeof wishes.itemId, value: string | null | undefined): SQL =>
  value ? eq(column, value as never) : isNull(column)
