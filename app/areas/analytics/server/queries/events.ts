import { and, asc, eq, sql } from 'drizzle-orm'
import { insertRows } from '#kit/db/insert-rows.ts'
import type { Db } from '#kit/db/open.ts'
import { together } from '#kit/db/together.ts'
import { transact } from '#kit/db/transaction.ts'
import type { PatientId } from '#server/here.ts'
import type { Viewed } from '../../rules.ts'
import { analyticsCounts, analyticsEvents, analyticsNonces, analyticsViews } from '../tables.ts'

export type NewEvent = typeof analyticsEvents.$inferInsert

/** What a visitor did, with the nonce of his batch. */
interface ActionBatch {
  nonce: string
  patient: PatientId | null
  now: Date
  events: readonly NewEvent[]
}

/** Writes one event of a channel. */
export const insertEvent = together(async (db, events: readonly NewEvent[]) => {
  await insertRows(db, analyticsEvents, events)
  return events.map(() => undefined)
})

/** Writes batches of actions, each nonce once, and counts what patients did; false for a nonce that was used before. */
export const insertActions = together((db, batches: readonly ActionBatch[]) =>
  transact(db, async (inside) => {
    const fresh = await takeNonces(inside, batches)
    const taken = batches.map((batch) => fresh.delete(batch.nonce))
    const wanted = batches.filter((_, at) => taken[at])
    await insertRows(
      inside,
      analyticsEvents,
      wanted.flatMap(({ events }) => events),
    )
    await countDeeds(inside, wanted)
    return taken
  }),
)

const takeNonces = async (db: Db, batches: readonly ActionBatch[]): Promise<Set<string>> => {
  const rows = batches
    .map(({ nonce, now }) => ({ nonce, takenAt: now }))
    .toSorted((a, b) => (a.nonce < b.nonce ? -1 : 1))
  const made = await db
    .insert(analyticsNonces)
    .values(rows)
    .onConflictDoNothing()
    .returning({ nonce: analyticsNonces.nonce })
  return new Set(made.map(({ nonce }) => nonce))
}

const countDeeds = async (db: Db, batches: readonly ActionBatch[]) => {
  const deeds = batches.flatMap(({ patient, events }) =>
    patient === null ? [] : events.map(({ event }) => ({ patient, event })),
  )
  if (deeds.length === 0) return
  await db.execute(sql`
    insert into ${analyticsCounts} as kept (patient_id, action, count)
    select patient, event, count(*) from jsonb_to_recordset(${JSON.stringify(deeds)}::jsonb)
      as deed (patient bigint, event text) group by patient, event order by patient, event
    on conflict (patient_id, action) do update set count = kept.count + excluded.count`)
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

/** Writes views and raises their counts; the count of each thing afterwards. */
export const insertViews = together((db, views: readonly View[]) =>
  transact(db, async (inside) => {
    await insertRows(
      inside,
      analyticsEvents,
      views.map(({ event }) => event),
    )
    const told = views.map(({ kind, targetId, event }) => ({ kind, target_id: targetId, at: event.happenedAt }))
    const { rows } = await inside.execute<{ kind: string; target_id: number; count: number }>(sql`
      insert into ${analyticsViews} as kept (kind, target_id, count, last_at)
      select kind, target_id, count(*), max(at) from jsonb_to_recordset(${JSON.stringify(told)}::jsonb)
        as told (kind text, target_id bigint, at timestamptz) group by kind, target_id order by kind, target_id
      on conflict (kind, target_id) do update
        set count = kept.count + excluded.count, last_at = greatest(kept.last_at, excluded.last_at)
      returning kind, target_id, count`)
    const counts = new Map(rows.map((row) => [`${row.kind} ${row.target_id}`, row.count]))
    return views.map(({ kind, targetId }) => counts.get(`${kind} ${targetId}`) ?? 0)
  }),
)
