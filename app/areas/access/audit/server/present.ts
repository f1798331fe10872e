import type { AuditRow, ChainFacts } from './queries.ts'

/** A line as its reader sees it. */
export const asLine = (row: AuditRow) => ({
  line_id: row.id,
  time: row.at,
  staff_id: row.staffId,
  doctor_id: row.doctorId,
  staff_name: row.staffName,
  act: row.act,
  kind: row.kind,
  row_id: row.rowId,
  before: row.before,
  after: row.after,
  traceid: row.traceid,
  hash: row.hash,
})

export const asChain = ({ count, lastHash, brokenId }: ChainFacts) => ({
  is_whole: brokenId === null,
  count,
  last_hash: lastHash,
  broken_line_id: brokenId,
})
