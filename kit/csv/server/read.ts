import { stat } from 'node:fs/promises'
import { Readable } from 'node:stream'
import { type Info, parse } from 'csv-parse'
import { type Encoding, encodingOf, textOf } from './text-of-file.ts'

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
 * Opens a CSV file in UTF-8, UTF-16 or GB18030, its first line naming the columns, and streams its rows; needed columns may be
 * given `elsewhere` instead. Columns and rows in which there is nothing are not there. Throws CsvError for a file that is none.
 */
export const openCsv = async (file: string, columns: readonly Column[], elsewhere: readonly string[] = []) => {
  const rows = records(file, await formOf(file))
  const first = await rows.next()
  if (first.done) throw new CsvError(`${file} is empty`)
  const header = checkedHeader(first.value.record, columns, elsewhere)
  return { header: header.filter((name) => name !== ''), rows: rowsOf(header, rows) }
}

interface Raw {
  record: string[]
  info: Info
}

/** How a file is to be read: as text, and what stands between its values. */
interface Form {
  encoding: Encoding
  delimiter: string
  /** The line that names the columns. */
  firstLine: number
}

/** Excel names what stands between values in a line of its own, `sep=;`; its "Unicode text" has tabs. */
const formOf = async (file: string): Promise<Form> => {
  // What is read once, a pipe, cannot be looked at before.
  if (!(await stat(file)).isFile()) return { encoding: 'utf-8', delimiter: ',', firstLine: 1 }
  const encoding = await encodingOf(file)
  if (!encoding)
    throw new CsvError(
      `${file} is neither UTF-8 nor GB18030 text, or could be either: save it as "CSV UTF-8" and bring it again; nothing was taken`,
    )
  let head = ''
  for await (const text of textOf(file, encoding)) {
    head += text
    if (/[\r\n]/.test(head)) break
  }
  const [line = ''] = head.split(/[\r\n]/)
  const said = /^sep=(.)$/.exec(line)?.[1]
  if (said) return { encoding, delimiter: said, firstLine: 2 }
  return { encoding, delimiter: [',', '\t', ';'].find((one) => line.includes(one)) ?? ',', firstLine: 1 }
}

async function* records(file: string, { encoding, delimiter, firstLine }: Form): AsyncGenerator<Raw, undefined> {
  let lastLine = 0
  const parser = parse({
    bom: true,
    delimiter,
    from_line: firstLine,
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
  const source = Readable.from(textOf(file, encoding))
  source.on('error', (error) => parser.destroy(error))
  source.pipe(parser)
  try {
    yield* parser as AsyncIterable<Raw>
  } catch (error) {
    throw new CsvError(`${file}, line ${lastLine + 1}: ${(error as Error).message}`)
  }
}

async function* rowsOf(header: string[], rows: AsyncIterable<Raw>): AsyncGenerator<CsvRow> {
  for await (const { record, info } of rows)
    if (record.some((value) => value !== '')) yield rowOf(header, record, firstLineOf(record, info))
}

/** The parser counts to a row's last line. */
const firstLineOf = (record: readonly string[], { lines }: Info): number =>
  lines - record.reduce((sum, value) => sum + value.split('\n').length - 1, 0)

const checkedHeader = (names: string[], columns: readonly Column[], elsewhere: readonly string[]): string[] => {
  const known = new Set(columns.map(({ name }) => name))
  // What Excel leaves behind at the end of a line has no name.
  const strange = names.filter((name) => name !== '' && !known.has(name))
  const missing = columns
    .filter(({ name, required }) => required && !names.includes(name) && !elsewhere.includes(name))
    .map(({ name }) => name)
  const twice = names.filter((name, at) => name !== '' && names.indexOf(name) !== at)
  const wrong = [
    ...strange.map((name) => `does not know the column "${name}"`),
    ...missing.map((name) => `lacks the column "${name}"`),
    ...twice.map((name) => `has the column "${name}" twice`),
  ]
  if (wrong.length > 0) throw new CsvError(`the header ${wrong.join(', ')}; it may have: ${[...known].join(', ')}`)
  return names
}

const rowOf = (header: string[], record: string[], line: number): CsvRow => {
  if (record.length < header.length || record.slice(header.length).some((value) => value !== ''))
    return { line, unreadable: `${record.length} values under ${header.length} columns` }
  if (record.some((value) => value.includes('\u0000') || value.includes('\ufffd')))
    return { line, unreadable: 'characters that are none' }
  const values = header.map((name, at) => [name, plain(record[at] ?? '')] as const)
  if (values.some(([name, value]) => name === '' && value !== '')) return { line, unreadable: 'a value under no name' }
  const spoilt = values.find(([name, value]) => /(^|_)code$/.test(name) && isShortened(value))
  if (spoilt)
    return { line, unreadable: `${spoilt[0]} "${spoilt[1]}" was shortened by a spreadsheet: make the column text` }
  return { line, values: Object.fromEntries(values.filter(([name]) => name !== '')) }
}

/** Without what nobody sees and copying brings along: marks of direction, joints of no width, hyphens that wait. */
const plain = (value: string): string =>
  value.replace(/[\u00ad\u200b\u200e\u200f\u202a-\u202e\u2060\u2066-\u2069\ufeff]/g, '').trim()

/** A long number as a spreadsheet shows it: its last digits are lost. */
const isShortened = (value: string): boolean => /^\d(?:\.\d+)?E\+?\d+$/i.test(value)
