import { and, asc, desc, eq, gt, isNull, lt, lte, or, sql } from 'drizzle-orm'
import type { Db } from '#kit/db/open.ts'
import {
  guideCalls as calls,
  guideMarks as marks,
  guidePlans as plans,
  guideCallTemplates as templates,
  guideTickets as tickets,
} from './tables.ts'

export type PlanRow = typeof plans.$inferSelect
export type NewPlan = typeof plans.$inferInsert

/** Plans of a page in a channel: those of the hospital that is named come first, then those that are on, the newest first. */
export const listPlans = (db: Db, at: { path: string; channel: number; unitId?: number | undefined }) =>
  db
    .select()
    .from(plans)
    .where(
      and(
        eq(plans.path, at.path),
        sql`(${plans.channels} = '{}' or ${at.channel} = any(${plans.channels}))`,
        or(isNull(plans.unitId), at.unitId === undefined ? undefined : eq(plans.unitId, at.unitId)),
      ),
    )
    .orderBy(asc(plans.unitId), desc(plans.status), desc(plans.id))

export const insertPlans = (db: Db, rows: NewPlan[]) => db.insert(plans).values(rows)

export type MarkRow = typeof marks.$inferSelect

export const findMark = async (db: Db, holder: string) =>
  (await db.select().from(marks).where(eq(marks.holder, holder)))[0]

export const putMark = (db: Db, row: MarkRow) =>
  db
    .insert(marks)
    .values(row)
    .onConflictDoUpdate({ target: marks.holder, set: { ex: row.ex, cf: row.cf, markedAt: row.markedAt } })

/** Empties one mark; what is left, if there is anything. */
export const clearMark = async (db: Db, holder: string, key: 'ex' | 'cf') =>
  (
    await db
      .update(marks)
      .set({ [key]: '' })
      .where(eq(marks.holder, holder))
      .returning()
  )[0]

export const deleteMarksBefore = (db: Db, before: Date) => db.delete(marks).where(lt(marks.markedAt, before))

export const findTicket = async (db: Db, appId: string) =>
  (await db.select().from(tickets).where(eq(tickets.appId, appId)))[0]

export const putTicket = (db: Db, row: typeof tickets.$inferInsert) =>
  db
    .insert(tickets)
    .values(row)
    .onConflictDoUpdate({ target: tickets.appId, set: { ticketSealed: row.ticketSealed, endsAt: row.endsAt } })

export const findTemplate = async (db: Db, name: string) =>
  (await db.select().from(templates).where(eq(templates.name, name)))[0]

export const insertTemplates = (db: Db, rows: (typeof templates.$inferInsert)[]) => db.insert(templates).values(rows)

export const insertCall = (db: Db, row: typeof calls.$inferInsert) => db.insert(calls).values(row)

/** Takes a call away and gives it: of two who take it at once, one gets it. */
export const takeCall = async (db: Db, keyIndexes: string[], now: Date) =>
  (
    await db
      .delete(calls)
      .where(and(or(...keyIndexes.map((index) => eq(calls.keyIndex, index))), gt(calls.endsAt, now)))
      .returning()
  )[0]

export const deleteCallsEnded = (db: Db, now: Date) => db.delete(calls).where(lte(calls.endsAt, now))
