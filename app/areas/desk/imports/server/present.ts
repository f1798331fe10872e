import type { Importer } from '#app/room.ts'
import { csvOf } from '#kit/csv/server/write.ts'
import {
  failures,
  type ImportFailure,
  type ImportState,
  importStates,
  isTaken,
  MOST_REPORTED,
  MOST_SHOWN,
  outcomes,
} from '../rules.ts'
import type { StoredReport } from './commands/format.ts'
import type { ImportRow } from './queries.ts'

interface Shown {
  row: ImportRow
  staffName: string
}

const titleOf = ({ columns }: Importer<never>, name: string) =>
  columns.find((column) => column.name === name)?.title ?? name

/** An import among others. */
export const asImport =
  (importers: readonly Importer<never>[]) =>
  ({ row, staffName }: Shown) => ({
    import_id: row.code,
    kind: row.kind,
    kind_name: importers.find(({ kind }) => kind === row.kind)?.title ?? row.kind,
    file_name: row.fileName,
    is_strict: row.isStrict,
    staff_name: staffName,
    add_time: row.createdAt,
    end_time: row.endedAt,
    fail_words: row.failure === null ? '' : failures[row.failure as ImportFailure],
    state: row.state as ImportState,
    state_desc: importStates[row.state as ImportState],
    done_num: row.doneRows,
    total_num: row.totalRows,
    added_num: isTaken(row.state) ? row.added : 0,
    changed_num: isTaken(row.state) ? row.changed : 0,
    unchanged_num: isTaken(row.state) ? row.unchanged : 0,
    refused_num: row.refused,
  })

interface Details {
  importer: Importer<never>
  told: StoredReport
  runName: string
  sameAt: Date | null
}

/** One import, with what is told of it. */
export const asImportDetail = (shown: Shown, { importer, told, runName, sameAt }: Details) => {
  const head = asImport([importer])(shown)
  return {
    ...head,
    fail_words: told.fault || head.fail_words,
    byte_num: shown.row.byteCount,
    digest: shown.row.digest,
    run_name: runName,
    keep_time: shown.row.expiresAt,
    same_time: sameAt,
    header: told.header.map((name) => ({ name, title: titleOf(importer, name) })),
    first: told.first.map(({ line, outcome, values }) => ({
      line,
      outcome,
      outcome_desc: outcomes[outcome],
      cells: told.header.map((name) => values[name] ?? ''),
    })),
    refused: told.refused.slice(0, MOST_SHOWN),
    notes: told.notes,
  }
}

/** A kind, with the columns of its files. At a hospital's desk its code need not be said. */
export const asKind =
  (code: string) =>
  ({ kind, title, columns, ofHospital }: Importer<never>) => ({
    kind,
    name: title,
    columns: columns.map(({ name, title: words = name, required = false, mostPictures = 0 }) => ({
      name,
      title: words,
      needed: required && !(code !== '' && name === ofHospital),
      is_picture: mostPictures > 0,
    })),
  })

/** The header of a file of this kind, and a line as an example. */
export const templateOf = ({ columns, ofHospital }: Importer<never>, code: string): string => {
  const told = columns.filter(({ name, example }) => example !== undefined && !(code !== '' && name === ofHospital))
  const cells = told.map(({ name, title = name, example = '' }) => [title, () => example] as const)
  return csvOf(Object.fromEntries(cells), [0])
}

/** Every row that is refused and why, and what besides came of it, as a file. */
export const reportOf = ({ refused, notes, fault }: StoredReport, count: number): string => {
  const rest = count > MOST_REPORTED ? [`另有 ${count - MOST_REPORTED} 行不能导入，没有列出`] : []
  const lines = [
    ...(fault ? [{ line: null, what: '没有导入', words: fault }] : []),
    ...refused.map(({ line, words }) => ({ line, what: '不能导入', words })),
    ...[...rest, ...notes].map((words) => ({ line: null, what: '说明', words })),
  ]
  return csvOf({ 行号: ({ line }) => line, 情况: ({ what }) => what, 原因: ({ words }) => words }, lines)
}
