import { and, asc, eq, sql } from 'drizzle-orm'
import type { PatientId } from '#app/context.ts'
import { insertRows } from '#kit/db/insert-rows.ts'
import type { Db } from '#kit/db/open.ts'
import { transact } from '#kit/db/transaction.ts'
import type { Viewed } from '../../rules.ts'
import { analyticsCounts, analyticsEvents, analyticsNonces, analyticsViews } from '../tables.ts'

export type NewEvent = typeof analyticsEvents.$inferInsert

/** What a visitor did, with the nonce of the batch. */
interface ActionBatch {
  nonce: string
  patient: PatientId | null
  now: Date
  events: readonly NewEvent[]
}

/** Writes one event of a channel. */
export const insertEvent = (db: Db, event: NewEvent) => db.insert(analyticsEvents).values(event)

/** Writes a batch of actions, each nonce once, and counts what patients did; false for a nonce that was used before. */
export const insertActions = (db: Db, { nonce, patient, now, events }: ActionBatch): Promise<boolean> =>
  transact(db, async (inside) => {
    const made = await inside
      .insert(analyticsNonces)
      .values({ nonce, takenAt: now })
      .onConflictDoNothing()
      .returning({ nonce: analyticsNonces.nonce })
    if (made.length === 0) return false
    await insertRows(inside, analyticsEvents, events)
    if (patient !== null) await countDeeds(inside, patient, events)
    return true
  })

const countDeeds = async (db: Db, patient: PatientId, events: readonly NewEvent[]) => {
  const deeds = sql.param(events.map(({ event }) => event))
  await db.execute(sql`
    insert into ${analyticsCounts} as stored (patient_id, action, count)
    select ${patient}::bigint, event, count(*) from unnest(${deeds}::text[]) as event group by event order by event
    on conflict (patient_id, action) do update set count = stored.count + excluded.count`)
}

/** How often a patient did something. */
export const findCount = async (db: Db, patient: PatientId, action: string): Promise<number> => {
  const mine = and(eq(analyticsCounts.patientId, patient), eq(analyticsCounts.action, action))
  const [row] = await db.select({ count: analyticsCounts.count }).from(analyticsCounts).where(mine)
  return row?.count ?? 0
}

/** How often a patient did what. */
export const listCounts = (db: Db, patient: PatientId) =>
  db.select().from(analyticsCounts).where(eq(analyticsCounts.patientId, patient)).orderBy(asc(analyticsCounts.action))

interface View {
  kind: Viewed
  targetId: number
  event: NewEvent
}

/** Writes a view and raises the count of the thing that was seen; the count afterwards. */
export const insertView = (db: Db, { kind, targetId, event }: View): Promise<number> =>
  transact(db, async (inside) => {
    await inside.insert(analyticsEvents).values(event)
    const [seen] = await inside
      .insert(analyticsViews)
      .values({ kind, targetId, count: 1, lastAt: event.happenedAt })
      .onConflictDoUpdate({
        target: [analyticsViews.kind, analyticsViews.targetId],
        set: {
          count: sql`${analyticsViews.count} + 1`,
          lastAt: sql`greatest(${analyticsViews.lastAt}, excluded.last_at)`,
        },
      })
      .returning({ count: analyticsViews.count })
    return seen?.count ?? 0
  })
