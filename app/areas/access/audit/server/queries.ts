import { desc, eq, like, sql } from 'drizzle-orm'
import type { DeskAct } from '#app/events.ts'
import { type ListRequest, listQuery, since, until } from '#kit/db/list-query.ts'
import type { Db } from '#kit/db/open.ts'
import { auditSorts } from '../rules.ts'
import { accessAuditAnchors as anchors, accessAudit as audit, accessAuditEnds as ends } from './tables.ts'

export type AuditRow = typeof audit.$inferSelect

/** Adds a line to the end of its hospital's chain: whoever adds one meanwhile waits for this one. */
export const appendLine = async (db: Db, line: DeskAct, at: Date) => {
  await db.insert(ends).values({ hospitalId: line.hospitalId }).onConflictDoNothing()
  const facts = (of: DeskAct['before']) => (of === null ? null : JSON.stringify(of))
  await db.execute(sql`
    with last as materialized (
      select last_hash from ${ends} where hospital_id = ${line.hospitalId} for update
    ), line as (
      insert into ${audit} (hospital_id, at, staff_id, doctor_id, staff_name, act, kind, row_id, before, "after", traceid, prev_hash)
      select ${line.hospitalId}::bigint, ${at}::timestamptz, ${line.staffId}::bigint, ${line.doctorId}::bigint,
        ${line.staffName}, ${line.act}, ${line.kind}, ${line.id}, ${facts(line.before)}::jsonb, ${facts(line.after)}::jsonb, ${line.traceid}, last_hash
      from last
      returning hash
    )
    update ${ends} set last_hash = (select hash from line) where hospital_id = ${line.hospitalId}`)
}

/** What a list of lines is asked for. */
interface LinesRequest extends ListRequest<keyof typeof auditSorts> {
  /** An act, or with a dot at its end all acts of a kind. */
  act?: string | undefined
  staff_id?: number | undefined
  doctor_id?: number | undefined
  kind?: string | undefined
  row_id?: string | undefined
  from?: string | undefined
  to?: string | undefined
}

/** Lines of a hospital, the newest first. */
export const listLines = (db: Db, hospitalId: number, asked: LinesRequest) =>
  listQuery(
    db,
    (db) => db.select().from(audit),
    {
      scope: eq(audit.hospitalId, hospitalId),
      searched: [audit.staffName, audit.rowId, audit.traceid],
      filters: {
        act: (act) => (act.endsWith('.') ? like(audit.act, `${act}%`) : eq(audit.act, act)),
        staff_id: (id) => eq(audit.staffId, id),
        doctor_id: (id) => eq(audit.doctorId, id),
        kind: (kind) => eq(audit.kind, kind),
        row_id: (id) => eq(audit.rowId, id),
        from: since(audit.at),
        to: until(audit.at),
      },
      sorts: auditSorts,
      // Lines are numbered in their order of time, and read along that index.
      sortedBy: { time: audit.id },
      last: desc(audit.id),
      key: audit.id,
    },
    asked,
  )

/** How a chain stands. */
export interface ChainFacts {
  count: number
  lastHash: string | null
  /** The first line that does not follow from the one before it; null where all do. */
  brokenId: number | null
  /** Lines that were archived, and until when; what is here begins where they end. */
  archivedCount: number
  archivedUpTo: string | null
}

/** The archive that nothing follows: the last hash of a hospital's archives, null where it has none. */
const lastAnchor = sql`(
  select last_hash from ${anchors} a where a.hospital_id = line.hospital_id
    and not exists (select from ${anchors} b where b.from_hash = a.last_hash)
)`

/** Reads a hospital's whole chain again: each line follows the one before, and the end is the end. */
export const checkChain = async (db: Db, hospitalId: number): Promise<ChainFacts> => {
  const { rows } = await db.execute<{ [K in keyof ChainFacts]: ChainFacts[K] }>(sql`
    with line as (
      select hospital_id, id, hash, prev_hash, lag(hash) over (order by id) as before, lead(id) over (order by id) as next_id
      from ${audit} where hospital_id = ${hospitalId}
    ), chain_end as (
      select (select last_hash from ${ends} where hospital_id = ${hospitalId}) as last_hash
    )
    select (select count(*)::int from line) as count, last_hash as "lastHash",
      (select coalesce(sum(line_count), 0)::int from ${anchors} where hospital_id = ${hospitalId}) as "archivedCount",
      (select to_char(max(up_to) at time zone 'Asia/Shanghai', 'YYYY-MM-DD') from ${anchors} where hospital_id = ${hospitalId}) as "archivedUpTo",
      (select min(id) from line where prev_hash is distinct from coalesce(before, ${lastAnchor}) or (next_id is null and hash is distinct from last_hash)) as "brokenId"
    from chain_end`)
  return rows[0] ?? { count: 0, lastHash: null, brokenId: null, archivedCount: 0, archivedUpTo: null }
}

/** Hospitals whose chain does not hold, as `checkChain` finds it for one. */
export const listBrokenChains = async (db: Db): Promise<number[]> => {
  const { rows } = await db.execute<{ hospitalId: number }>(sql`
    with line as (
      select hospital_id, hash, prev_hash, lag(hash) over chain as before, lead(id) over chain as next_id
      from ${audit} window chain as (partition by hospital_id order by id)
    )
    select distinct hospital_id as "hospitalId" from line full join ${ends} e using (hospital_id)
    where prev_hash is distinct from coalesce(before, ${lastAnchor}) or (next_id is null and hash is distinct from last_hash)
    order by 1`)
  return rows.map(({ hospitalId }) => Number(hospitalId))
}
