import type { CsvColumns } from '#kit/csv/server/write.ts'
import { actorOf, type Change, changesOf, rowKinds, wordsOfAct } from '../rules.ts'
import type { AuditRow, ChainFacts } from './queries.ts'

/** A line with what its row is called; undefined where it is gone, or people know it by its number. */
export type NamedLine = AuditRow & { rowName: string | undefined }

/** A line as its reader sees it. */
export const asLine = (row: NamedLine) => ({
  line_id: row.id,
  time: row.at,
  staff_id: row.staffId,
  doctor_id: row.doctorId,
  staff_name: row.staffName,
  act: row.act,
  kind: row.kind,
  row_id: row.rowId,
  row_name: row.rowName ?? null,
  before: row.before,
  after: row.after,
  traceid: row.traceid,
  hash: row.hash,
})

/** The same as a file, with the hash by which a line is found in the chain again. */
export const lineColumns: CsvColumns<NamedLine> = {
  时间: (row) => row.at,
  谁: (row) => actorOf({ staff_id: row.staffId, doctor_id: row.doctorId, staff_name: row.staffName }),
  做了什么: (row) => wordsOfAct(row.act),
  对象: (row) => rowKinds[row.kind] ?? row.kind,
  名称: (row) => row.rowName ?? '',
  编号: (row) => row.rowId,
  前后: (row) => changesOf(row.before, row.after).map(changeText).join('；'),
  追踪号: (row) => row.traceid,
  校验值: (row) => row.hash,
}

const changeText = ({ name, before, after }: Change): string =>
  `${name} ${[before, after].filter((side) => side !== undefined).join(' → ')}`

export const asChain = ({ count, lastHash, brokenId, archivedCount, archivedUpTo }: ChainFacts) => ({
  is_whole: brokenId === null,
  count,
  last_hash: lastHash,
  broken_line_id: brokenId,
  archived_num: archivedCount,
  archived_until: archivedUpTo,
})
