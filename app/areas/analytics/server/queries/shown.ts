import { and, asc, eq, gt, isNull, lte, or, sql } from 'drizzle-orm'
import type { PatientId } from '#app/context.ts'
import type { Db } from '#kit/db/open.ts'
import { type PageRequest, page } from '#kit/db/page.ts'
import { transact } from '#kit/db/transaction.ts'
import type { Day } from '#kit/time/day.ts'
import type { Crowd } from '../../rules.ts'
import {
  analyticsAdverts as adverts,
  analyticsClicks as clicks,
  analyticsCrowds as crowds,
  analyticsModules as modules,
  analyticsPages as pages,
} from '../tables.ts'

export type AdvertRow = typeof adverts.$inferSelect
export type ModuleRow = typeof modules.$inferSelect

/** What a patient asked to be shown first; undefined where they never did. */
export const findCrowd = async (db: Db, patient: PatientId): Promise<Crowd | undefined> =>
  (await db.select().from(crowds).where(eq(crowds.patientId, patient)))[0]?.crowd as Crowd | undefined

export const setCrowd = (db: Db, patientId: PatientId, crowd: Crowd, now: Date) =>
  db
    .insert(crowds)
    .values({ patientId, crowd, chosenAt: now })
    .onConflictDoUpdate({ target: crowds.patientId, set: { crowd, chosenAt: now } })

const MOST = 200

/** All parts of a page, whoever they are for, in the operator's order. */
export const listModules = (db: Db, mark: string): Promise<ModuleRow[]> =>
  db.select().from(modules).where(eq(modules.mark, mark)).orderBy(asc(modules.position), asc(modules.id)).limit(MOST)

/** The published pages of a mark that a channel shows. */
export const listPages = (
  db: Db,
  { mark, channel, now }: { mark: string; channel: number; now: Date },
  asked: PageRequest,
) =>
  page(
    db,
    db
      .select()
      .from(pages)
      .where(
        and(eq(pages.mark, mark), lte(pages.publishedAt, now), or(isNull(pages.channel), eq(pages.channel, channel))),
      )
      .orderBy(asc(pages.position), asc(pages.id))
      .$dynamic(),
    asked,
  )

/** Adverts that have not ended, in the operator's order, whoever they are for. */
export const listAdverts = (db: Db, now: Date): Promise<AdvertRow[]> =>
  db
    .select()
    .from(adverts)
    .where(or(isNull(adverts.endsAt), gt(adverts.endsAt, now)))
    .orderBy(asc(adverts.position), asc(adverts.id))
    .limit(MOST)

interface Click {
  advertId: number
  day: Day
  device: string
}

/** Writes a click, of a device once a day, and raises the count where it is new. */
export const insertClick = (db: Db, click: Click): Promise<void> =>
  transact(db, async (inside) => {
    const made = await inside
      .insert(clicks)
      .values(click)
      .onConflictDoNothing()
      .returning({ advertId: clicks.advertId })
    if (made.length === 0) return
    await inside
      .update(adverts)
      .set({ clickCount: sql`${adverts.clickCount} + 1` })
      .where(eq(adverts.id, click.advertId))
  })

export const insertModules = (db: Db, rows: (typeof modules.$inferInsert)[]) => db.insert(modules).values(rows)
export const insertPages = (db: Db, rows: (typeof pages.$inferInsert)[]) => db.insert(pages).values(rows)
export const insertAdverts = (db: Db, rows: (typeof adverts.$inferInsert)[]) =>
  db.insert(adverts).values(rows).returning({ id: adverts.id })
