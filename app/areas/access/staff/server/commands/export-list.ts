import { buffer } from 'node:stream/consumers'
import type { ExportedList, StaffContext } from '#app/context.ts'
import { type CsvColumns, csvOf } from '#kit/csv/server/write.ts'
import { newId } from '#kit/random/new-id.ts'
import { dayOf, formatClock, minutesOf } from '#kit/time/day.ts'
import { type FileFormat, MOST_EXPORTED } from '#kit/wire/list-terms.ts'
import { xlsxOf } from '#kit/xlsx/server/write.ts'
import { recordAct } from './acts.ts'

/** A list as it is exported, and what was asked of it. */
interface Exported<Row> extends ExportedList<Row> {
  asked: Asked
}

/** The audit holds the filters, and of the search only that there was one: it may be a patient's name. */
type Asked = Readonly<Record<string, string | number | undefined>>

/**
 * Writes a list as a CSV file or a workbook (`format` of what was asked), and that it was exported into the audit, both or neither. One of
 * more than `MOST_EXPORTED` lines is written later; undefined where nobody takes it. Where the list itself is asked for, all of it goes there.
 */
export const exportList = async <Row>(ctx: StaffContext, { asked, ...list }: Exported<Row>) => {
  const format: FileFormat = asked.format === 'xlsx' ? 'xlsx' : 'csv'
  const file_name = `${list.title}-${stampOf(ctx.now)}.${format}`
  if (ctx.exporting) {
    await ctx.exporting(list)
    return { file_name, line_num: 0, ...nowhere }
  }
  return ctx.transact(async (inside) => {
    const found = await list.rows(MOST_EXPORTED + 1)
    if (found.length > MOST_EXPORTED) return exportLater(inside, file_name)
    await recordExport(inside, file_name, found.length, asked)
    const written = await writers[format](list.title, list.columns, found)
    return { file_name, line_num: found.length, ...nowhere, ...written }
  })
}

const nowhere = { text: '', base64: '', export_id: '' }

/** What an export leaves in the audit. */
export const recordExport = (ctx: StaffContext, fileName: string, lines: number, asked: Asked): Promise<void> => {
  const { keyword, sort: _, order: __, format: ___, ...filters } = asked
  const given = Object.entries(filters).flatMap(([name, value]) => (value === undefined ? [] : [[name, value]]))
  const after = { lines, ...Object.fromEntries(given), ...(keyword ? { searched: true } : {}) }
  return recordAct(ctx, { act: 'list.export', kind: 'export', id: fileName, after })
}

const exportLater = async (ctx: StaffContext, fileName: string) => {
  const { staffId, hospitalId, isMachine } = ctx.staff
  // A program has no page on which it would wait for a file.
  if (isMachine || !ctx.question) return undefined
  const id = newId()
  let isTaken = false
  const take = () => {
    isTaken = true
  }
  await ctx.emit('list.exporting', {
    asked: { id, staffId, hospitalId, fileName, traceid: ctx.incoming.traceid, ...ctx.question },
    take,
  })
  return isTaken ? { file_name: fileName, line_num: 0, ...nowhere, export_id: id } : undefined
}

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
