import { parse } from 'csv-parse/sync'
import { billFen, billText, billTime, type ScannedBill, scanRows } from '#kit/outside/server/scanned-bill.ts'
import { terminalColumns, terminalKinds } from '../../rules/bills.ts'
import { numberAtTerminal, terminalNumber } from '../../rules/counter.ts'

type Column = keyof typeof terminalColumns

/**
 * Reads the statement of the terminals of a hospital's counters: a CSV whose first row names the columns (docs/money.md). A refund is
 * named by the terminal's number, too: `refundNo` is that one. Throws where it is no such file.
 */
export const scanTerminalBill = (file: Buffer, hospitalId: string): ScannedBill => {
  const rows = parse(billText(file).replace(/^\uFEFF/, ''), {
    trim: true,
    relax_column_count: true,
    skip_empty_lines: true,
  }) as string[][]
  const [head = [], ...body] = rows
  const places = placesIn(head)
  const found = scanRows(body, 2, (row) => {
    const value = (column: Column) => row[places[column]] ?? ''
    const kind = terminalKinds[value('kind')]
    const number = terminalNumber(value('number'))
    const amountFen = Math.abs(billFen(value('amount').replaceAll(',', '')))
    if (!kind || !number || amountFen === 0) throw new RangeError('a line that is neither money that came nor a refund')
    const named = numberAtTerminal(hospitalId, number)
    const at = billTime(fullTime(value('at')))
    return { kind, outTradeNo: '', refundNo: kind === 'refund' ? named : '', transactionId: named, amountFen, at }
  })
  return { lines: found.read, unread: found.unread }
}

const placesIn = (head: readonly string[]): Record<Column, number> =>
  Object.fromEntries(
    Object.entries(terminalColumns).map(([column, names]) => {
      const at = head.findIndex((name) => (names as readonly string[]).includes(name))
      if (at < 0) throw new Error(`the statement has no column ${names[0]}`)
      return [column, at]
    }),
  ) as Record<Column, number>

/** `2026/11/5 9:03` as bills write it: spreadsheets save times so. */
const fullTime = (text: string): string => {
  const [, year, month, day, hour, minute, second = '00'] =
    /^(\d{4})[-/](\d{1,2})[-/](\d{1,2}) (\d{1,2}):(\d{2})(?::(\d{2}))?$/.exec(text) ?? []
  const two = (part = '') => part.padStart(2, '0')
  return `${year}-${two(month)}-${two(day)} ${two(hour)}:${minute}:${second}`
}
