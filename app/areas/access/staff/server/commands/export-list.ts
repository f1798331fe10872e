import { buffer } from 'node:stream/consumers'
import type { StaffContext } from '#app/context.ts'
import { type CsvColumns, csvOf } from '#kit/csv/server/write.ts'
import { dayOf, formatClock, minutesOf } from '#kit/time/day.ts'
import { type FileFormat, MOST_EXPORTED } from '#kit/wire/list-terms.ts'
import { xlsxOf } from '#kit/xlsx/server/write.ts'
import { recordAct } from './acts.ts'

/** A list as it is exported. */
interface Exported<Row> {
  /** What it lists, as its page is called. */
  title: string
  /** The rows that its filters find, at most so many. */
  rows: (most: number) => Promise<readonly Row[]>
  columns: CsvColumns<Row>
  /** What was asked of it. The audit holds the filters, and of the search only that there was one: it may be a patient's name. */
  asked: Readonly<Record<string, string | number | undefined>>
}

/**
 * Writes a list as a CSV file or a workbook (`format` of what was asked), and that it was exported into the audit, both or neither; undefined where the file would have
 * more than `MOST_EXPORTED` lines.
 */
export const exportList = <Row>(ctx: StaffContext, { title, rows, columns, asked }: Exported<Row>) =>
  ctx.transact(async (inside) => {
    const found = await rows(MOST_EXPORTED + 1)
    if (found.length > MOST_EXPORTED) return undefined
    const { keyword, sort: _, order: __, format: wanted, ...filters } = asked
    const format: FileFormat = wanted === 'xlsx' ? 'xlsx' : 'csv'
    const file_name = `${title}-${stampOf(ctx.now)}.${format}`
    const given = Object.entries(filters).flatMap(([name, value]) => (value === undefined ? [] : [[name, value]]))
    const after = { lines: found.length, ...Object.fromEntries(given), ...(keyword ? { searched: true } : {}) }
    await recordAct(inside, { act: 'list.export', kind: 'export', id: file_name, after })
    return { file_name, line_num: found.length, ...(await writers[format](title, columns, found)) }
  })

type Write = <Row>(
  title: string,
  columns: CsvColumns<Row>,
  rows: readonly Row[],
) => Promise<{ text: string; base64: string }>

const writers: Readonly<Record<FileFormat, Write>> = {
  csv: async (_, columns, rows) => ({ text: csvOf(columns, rows), base64: '' }),
  xlsx: async (title, columns, rows) => ({
    text: '',
    base64: (await buffer(xlsxOf(title, columns, [rows]))).toString('base64'),
  }),
}

/** The minute, as it stands in the name of a file: `2026-11-23-0930`. */
const stampOf = (now: Date): string => `${dayOf(now)}-${formatClock(minutesOf(now)).replace(':', '')}`
