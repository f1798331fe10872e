import { sql } from 'drizzle-orm'
import { together } from '#kit/db/together.ts'
import { analyticsConversions as conversions, analyticsLogs as logs } from '../tables.ts'

type NewLog = Omit<typeof logs.$inferInsert, 'count'>
type NewConversion = typeof conversions.$inferInsert

/** Writes log entries: what came on this day already is counted. */
export const insertLogs = together(async (db, rows: readonly NewLog[]) => {
  const told = rows.map(({ lastAt, ...row }) => ({ ...row, last_at: lastAt }))
  await db.execute(sql`
    insert into ${logs} as kept (day, digest, type, message, stack, page, agent, count, last_at)
    select day, digest, min(type), min(message), min(stack), min(page), min(agent), count(*), max(last_at)
    from jsonb_to_recordset(${JSON.stringify(told)}::jsonb) as told
      (day date, digest text, type text, message text, stack text, page text, agent text, last_at timestamptz)
    group by day, digest order by day, digest
    on conflict (day, digest) do update
      set count = least(kept.count + excluded.count, 1000000000), last_at = excluded.last_at`)
  return rows.map(() => undefined)
})

/** Writes conversions, each once; whether each is new. Copies at the same moment count as one, the first. */
export const insertConversions = together(async (db, rows: readonly NewConversion[]) => {
  const nameOf = (row: NewConversion) =>
    [row.accountId, row.clickId, row.actionType, row.itemType, row.itemId].join(' ')
  const made = await db
    .insert(conversions)
    .values(rows.toSorted((a, b) => (nameOf(a) < nameOf(b) ? -1 : 1)))
    .onConflictDoNothing()
    .returning()
  const fresh = new Set(made.map(nameOf))
  return rows.map((row) => fresh.delete(nameOf(row)))
})
