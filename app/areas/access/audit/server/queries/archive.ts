import { sql } from 'drizzle-orm'
import type { Db } from '#kit/db/open.ts'
import { instantOf } from '#kit/time/day.ts'
import { accessAuditAnchors as anchors, accessAudit as audit, accessAuditEnds as ends } from '../tables.ts'

/** The oldest lines of a hospital's chain, as they lie in an archive. */
export interface OldChain {
  hospitalId: number
  /** The hash that the first of them follows; null at the beginning of the chain. */
  fromHash: string | null
  lastHash: string
  upToId: number
  upTo: Date
  lineCount: number
}

/** What each hospital has of lines that were written before a time. The last line of a chain stays: the next one follows it. */
export const listOldChains = async (db: Db, before: Date): Promise<OldChain[]> => {
  const { rows } = await db.execute<{ [K in keyof OldChain]: OldChain[K] } & { upTo: string }>(sql`
    with old as (
      select l.hospital_id, min(l.id) as first_id, max(l.id) as last_id, count(*)::int as line_count
      from ${audit} l join ${ends} e on e.hospital_id = l.hospital_id
      where l.at < ${before}::timestamptz and l.hash is distinct from e.last_hash
      group by l.hospital_id
    )
    select old.hospital_id as "hospitalId", f.prev_hash as "fromHash", l.hash as "lastHash", old.last_id as "upToId",
      to_char(l.at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "upTo", line_count as "lineCount"
    from old join ${audit} f on f.id = first_id join ${audit} l on l.id = last_id
    order by 1`)
  return rows.map((row) => ({
    ...row,
    hospitalId: Number(row.hospitalId),
    upToId: Number(row.upToId),
    upTo: instantOf(row.upTo) ?? before,
  }))
}

/** So many lines are read at once. */
const PIECE = 5_000

/** Lines of a hospital after `after` and up to `upToId`, in their order, each as JSON in the database's own words. */
export const readLines = async (
  db: Db,
  { hospitalId, upToId }: Pick<OldChain, 'hospitalId' | 'upToId'>,
  after: number,
): Promise<{ id: number; line: string }[]> => {
  const { rows } = await db.execute<{ id: number; line: string }>(sql`
    select id, row_to_json(l)::text as line from ${audit} l
    where hospital_id = ${hospitalId} and id > ${after} and id <= ${upToId} order by id limit ${PIECE}`)
  return rows.map(({ id, line }) => ({ id: Number(id), line }))
}

/**
 * Which of these lines says another hash than its content has, or does not follow the one before it: its number, or null. The
 * database computes the hashes anew, as it did when they were written.
 */
export const findForged = async (
  db: Db,
  lines: readonly string[],
  fromHash: string | null,
): Promise<{ forgedId: number | null; lastHash: string | null }> => {
  await db.execute(sql`create temp table if not exists audit_read (like ${audit} including generated) on commit drop`)
  await db.execute(sql`truncate audit_read`)
  await db.execute(sql`
    insert into audit_read (id, hospital_id, at, staff_id, doctor_id, staff_name, act, kind, row_id, before, "after", traceid, prev_hash, anchor)
    select r.id, r.hospital_id, r.at, r.staff_id, r.doctor_id, r.staff_name, r.act, r.kind, r.row_id, r.before, r."after", r.traceid, r.prev_hash, r.anchor
    from json_array_elements(${`[${lines.join()}]`}::json) j, json_populate_record(null::${audit}, j) r`)
  const { rows } = await db.execute<{ forgedId: number | null; lastHash: string | null }>(sql`
    with said as (
      select (j->>'id')::bigint as id, j->>'hash' as hash from json_array_elements(${`[${lines.join()}]`}::json) j
    ), line as (
      select r.id, r.hash, s.hash as said, r.prev_hash, lag(r.hash, 1, ${fromHash}::text) over (order by r.id) as before,
        lead(r.id) over (order by r.id) as next_id
      from audit_read r join said s on s.id = r.id
    )
    select (select min(id) from line where hash is distinct from said or prev_hash is distinct from before) as "forgedId",
      (select hash from line where next_id is null) as "lastHash"`)
  const [{ forgedId = null, lastHash = null } = {}] = rows
  return { forgedId: forgedId === null ? null : Number(forgedId), lastHash }
}

/** Where an archive lies, and what its content is. */
export interface ArchiveFile {
  file: string
  sha256: string
  archivedAt: Date
}

/**
 * Puts an anchor in the place of a hospital's oldest lines; how many went. Call it in a transaction, with what lies in a file already.
 * Whoever adds a line meanwhile waits.
 */
export const anchorLines = async (
  db: Db,
  chain: OldChain,
  { file, sha256, archivedAt }: ArchiveFile,
): Promise<number> => {
  const { hospitalId, fromHash, lastHash, upToId, upTo, lineCount } = chain
  await db.execute(sql`select from ${ends} where hospital_id = ${hospitalId} for update`)
  await db.insert(anchors).values({ hospitalId, fromHash, lastHash, lineCount, upTo, file, sha256, archivedAt })
  await db.execute(
    sql`update ${audit} set anchor = prev_hash where hospital_id = ${hospitalId} and prev_hash = ${lastHash}`,
  )
  const { rowCount } = await db.execute(sql`delete from ${audit} where hospital_id = ${hospitalId} and id <= ${upToId}`)
  return rowCount ?? 0
}

/** The anchor that stands for lines which end by this hash. */
export const findAnchor = async (db: Db, lastHash: string) =>
  (await db.select().from(anchors).where(sql`${anchors.lastHash} = ${lastHash}`))[0]
