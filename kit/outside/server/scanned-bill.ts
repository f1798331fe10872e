import { yuanToFen } from '#kit/money/fen.ts'
import { parseTime } from '#kit/time/day.ts'
import type { BillLine } from '../payment.ts'

/** What a bill says, and which of its rows say nothing that can be read, by where they stand in the file. */
export interface ScannedBill {
  lines: BillLine[]
  unread: number[]
}

/** Reads rows one by one, the first of which stands there in the file; one that cannot be read is named, and the others are read. */
export const scanRows = <Row, Read>(
  rows: readonly Row[],
  firstRow: number,
  read: (row: Row) => Read,
): { read: Read[]; unread: number[] } => {
  const found = { read: [] as Read[], unread: [] as number[] }
  for (const [at, row] of rows.entries()) {
    try {
      found.read.push(read(row))
    } catch {
      found.unread.push(firstRow + at)
    }
  }
  return found
}

/** The lines of a bill; throws where one of its rows cannot be read. */
export const wholeBill = ({ lines, unread }: ScannedBill): BillLine[] => {
  if (unread.length > 0) throw new Error(`row ${unread[0]} of the bill cannot be read`)
  return lines
}

/** The text of a file that is UTF-8, or else what Chinese programs write. Throws where it is neither. */
export const billText = (bytes: Uint8Array): string => {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return new TextDecoder('gb18030', { fatal: true }).decode(bytes)
  }
}

/** An instant as bills write it, in Shanghai; throws for what is none. */
export const billTime = (text: string): Date => {
  const at = /^\d{4}-\d{2}-\d{2} \d{2}:\d{2}:\d{2}$/.test(text) ? parseTime(text) : undefined
  if (!at || Number.isNaN(at.getTime())) throw new RangeError('a line of the bill has no time')
  return at
}

const MOST_FEN = 2_000_000_000

/** An amount as bills write it; throws for what is none, or more than anybody can pay at once. */
export const billFen = (text: string): number => {
  const fen = yuanToFen(text)
  if (Math.abs(fen) > MOST_FEN) throw new RangeError('a line of the bill has no amount')
  return fen
}
