import { createReadStream } from 'node:fs'
import { type Info, parse } from 'csv-parse'

/** A column of a file; others are refused, so that a misspelt one is not silently lost. */
export interface Column {
  name: string
  required?: boolean
}

/** One row: where it stands, and its values by column; or why it cannot be read. */
export type CsvRow = { line: number; values: Record<string, string> } | { line: number; unreadable: string }

/** Something about the file itself: one clear line for the person who brought it. */
export class CsvError extends Error {
  readonly expected = true
}

/** Why a row is not taken, in words for the person who brought the file. */
export class RowRefused extends Error {}

const MOST_BYTES_A_ROW = 1_000_000

/**
 * Opens a CSV file in UTF-8 (with or without BOM), its first line naming the columns, and streams its rows; needed columns may be
 * given `elsewhere` instead. Throws CsvError for a file that is none.
 */
export const openCsv = async (file: string, columns: readonly Column[], elsewhere: readonly string[] = []) => {
  const rows = records(file)
  const first = await rows.next()
  if (first.done) throw new CsvError(`${file} is empty`)
  const header = checkedHeader(first.value.record, columns, elsewhere)
  return { header, rows: rowsOf(header, rows) }
}

interface Raw {
  record: string[]
  info: Info
}

async function* records(file: string): AsyncGenerator<Raw, undefined> {
  let lastLine = 0
  const parser = parse({
    bom: true,
    info: true,
    relax_column_count: true,
    relax_quotes: true,
    skip_empty_lines: true,
    trim: true,
    max_record_size: MOST_BYTES_A_ROW,
    // Here and not below: what breaks off a file takes along the rows that were read before it and not yet fetched.
    on_record: (record, { lines }) => {
      lastLine = lines
      return record
    },
  })
  const source = createReadStream(file)
  source.on('error', (error) => parser.destroy(error))
  source.pipe(parser)
  try {
    yield* parser as AsyncIterable<Raw>
  } catch (error) {
    throw new CsvError(`${file}, line ${lastLine + 1}: ${(error as Error).message}`)
  }
}

async function* rowsOf(header: string[], rows: AsyncIterable<Raw>): AsyncGenerator<CsvRow> {
  for await (const { record, info } of rows) yield rowOf(header, record, firstLineOf(record, info))
}

/** The parser counts to a row's last line. */
const firstLineOf = (record: readonly string[], { lines }: Info): number =>
  lines - record.reduce((sum, value) => sum + value.split('\n').length - 1, 0)

const checkedHeader = (names: string[], columns: readonly Column[], elsewhere: readonly string[]): string[] => {
  const known = new Set(columns.map(({ name }) => name))
  const strange = names.filter((name) => !known.has(name))
  const missing = columns
    .filter(({ name, required }) => required && !names.includes(name) && !elsewhere.includes(name))
    .map(({ name }) => name)
  const twice = names.filter((name, at) => names.indexOf(name) !== at)
  const wrong = [
    ...strange.map((name) => `does not know the column "${name}"`),
    ...missing.map((name) => `lacks the column "${name}"`),
    ...twice.map((name) => `has the column "${name}" twice`),
  ]
  if (wrong.length > 0) throw new CsvError(`the header ${wrong.join(', ')}; it may have: ${[...known].join(', ')}`)
  return names
}

const rowOf = (header: string[], record: string[], line: number): CsvRow => {
  if (record.length !== header.length)
    return { line, unreadable: `${record.length} values under ${header.length} columns` }
  if (record.some((value) => value.includes('\u0000') || value.includes('\ufffd')))
    return { line, unreadable: 'not UTF-8 text' }
  return { line, values: Object.fromEntries(header.map((name, at) => [name, record[at] ?? ''])) }
}
