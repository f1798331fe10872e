import { type Fen, fenToYuan } from '#kit/money/fen.ts'
import { formatTime } from '#kit/time/day.ts'

/** One value of a file: text, a number, an instant, an amount of money, or nothing. */
export type CsvCell = string | number | Date | { fen: Fen } | null

/** The columns of a file: what stands above each, and what in each row. */
export type CsvColumns<Row> = Readonly<Record<string, (row: Row) => CsvCell>>

/**
 * A CSV file (RFC 4180) that spreadsheets open as it is meant: in UTF-8 with the mark that says so, times in Shanghai, money in
 * yuan with two decimals, and no text that would be taken for a formula.
 */
export const csvOf = <Row>(columns: CsvColumns<Row>, rows: readonly Row[]): string =>
  headOf(columns) + linesOf(columns, rows)

/** The same piece by piece, of rows as they come. */
export async function* csvPiecesOf<Row>(
  columns: CsvColumns<Row>,
  batches: AsyncIterable<readonly Row[]>,
): AsyncGenerator<Buffer> {
  yield Buffer.from(headOf(columns))
  for await (const rows of batches) yield Buffer.from(linesOf(columns, rows))
}

const headOf = (columns: CsvColumns<never>): string => `\ufeff${lineOf(Object.keys(columns).map(textOf))}`

const linesOf = <Row>(columns: CsvColumns<Row>, rows: readonly Row[]): string => {
  const cells = Object.values(columns)
  return rows.map((row) => lineOf(cells.map((cell) => written(cell(row))))).join('')
}

const lineOf = (values: readonly string[]): string => `${values.map(quoted).join(',')}\r\n`

const written = (cell: CsvCell): string => {
  if (cell === null) return ''
  if (typeof cell === 'string') return textOf(cell)
  if (typeof cell === 'number') return String(cell)
  return cell instanceof Date ? formatTime(cell) : fenToYuan(cell.fen)
}

/**
 * What a spreadsheet would compute instead of showing it, also behind spaces and in full-width signs: the text of a stranger
 * would act on the machine of who opens the file.
 */
const formula = /^(?:\s*[=+\-@＝＋－＠]|[\t\r\n])/u

/** An apostrophe in front makes text of it. */
const textOf = (text: string): string => (formula.test(text) ? `'${text}` : text)

const quoted = (value: string): string => (/[",\r\n]/.test(value) ? `"${value.replaceAll('"', '""')}"` : value)
