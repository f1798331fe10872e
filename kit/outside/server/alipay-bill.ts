import { inflateRawSync } from 'node:zlib'
import { parse } from 'csv-parse/sync'
import type { BillLine } from '../payment.ts'
import { billFen, billText, billTime, type ScannedBill, scanRows, wholeBill } from './scanned-bill.ts'

const BEGIN = '业务明细列表'
const END = '业务明细列表结束'

/**
 * Reads a trade bill (opendocs.alipay.com/support/01rb2s): a ZIP that holds a CSV in GBK, or that CSV alone, remarks behind `#`, the
 * lines between two of them. A refund has a negative amount and its own number. Columns are found by their names.
 */
export const scanAlipayBill = (file: Buffer): ScannedBill => {
  const files = file.subarray(0, 2).toString('latin1') === 'PK' ? unzip(file) : [file]
  const text = files.map((bytes) => billText(bytes)).find((one) => one.includes(END))
  if (text === undefined) throw new Error('a bill without its lines')
  const rows = text.split(/\r?\n/)
  const begin = rows.findIndex((row) => row.startsWith('#') && row.includes(BEGIN))
  const end = rows.findIndex((row) => row.startsWith('#') && row.includes(END))
  if (begin < 0) throw new Error('a bill without its lines')
  const body = rows.slice(begin + 1, end).join('\n')
  const lines = parse(body, { columns: true, trim: true, relax_quotes: true, relax_column_count: true }) as Named[]
  // Behind the remark and the names of the columns, counted from one.
  const found = scanRows(lines, begin + 3, (row) => lineOf((name) => row[name]?.trim() ?? missing(name)))
  return { lines: found.read, unread: found.unread }
}
type Named = Record<string, string>

/** The lines of a bill every one of which must be read. */
export const readAlipayBill = (zip: Buffer): BillLine[] => wholeBill(scanAlipayBill(zip))

const missing = (name: string): never => {
  throw new Error(`the bill has no column ${name}`)
}

const lineOf = (value: (name: string) => string): BillLine => {
  const fen = billFen(value('订单金额（元）'))
  const common = {
    outTradeNo: value('商户订单号'),
    amountFen: Math.abs(fen),
    at: billTime(value('完成时间')),
  }
  return value('业务类型') === '退款'
    ? { kind: 'refund', refundNo: value('退款批次号/请求号'), transactionId: value('支付宝交易号'), ...common }
    : { kind: 'payment', refundNo: '', transactionId: value('支付宝交易号'), ...common }
}

const DIRECTORY = 0x02014b50
const DEFLATED = 8
/** A bill is text of some megabytes; what swells to more is none. */
const MOST_BYTES = 256_000_000

/** The files of a ZIP, by its central directory (PKWARE APPNOTE 4.3.12), stored or deflated. */
const unzip = (zip: Buffer): Buffer[] => {
  const end = zip.lastIndexOf(Buffer.from([0x50, 0x4b, 5, 6]))
  if (end < 0) throw new Error('a bill that is no ZIP')
  const files: Buffer[] = []
  let at = zip.readUInt32LE(end + 16)
  for (let left = zip.readUInt16LE(end + 10); left > 0; left--) {
    if (zip.readUInt32LE(at) !== DIRECTORY) throw new Error('a ZIP whose directory is broken')
    const [method, size, local] = [zip.readUInt16LE(at + 10), zip.readUInt32LE(at + 20), zip.readUInt32LE(at + 42)]
    const begin = local + 30 + zip.readUInt16LE(local + 26) + zip.readUInt16LE(local + 28)
    const packed = zip.subarray(begin, begin + size)
    files.push(method === DEFLATED ? inflateRawSync(packed, { maxOutputLength: MOST_BYTES }) : packed)
    at += 46 + zip.readUInt16LE(at + 28) + zip.readUInt16LE(at + 30) + zip.readUInt16LE(at + 32)
  }
  return files
}
