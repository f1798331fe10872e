import { type ExportFailure, type ExportState, failures } from '../rules.ts'
import type { ExportRow } from './queries.ts'

export const asExport = (row: ExportRow) => ({
  export_id: row.code,
  file_name: row.fileName,
  state: row.state as ExportState,
  done_num: row.doneLines,
  total_num: row.totalLines,
  byte_num: row.byteCount,
  piece_num: row.pieces,
  ask_time: row.createdAt,
  end_time: row.state === 'done' ? row.expiresAt : null,
  fail_words: row.failure === null ? '' : failures[row.failure as ExportFailure],
})
