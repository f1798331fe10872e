import { buffer } from 'node:stream/consumers'
import { groupedNumber } from '#kit/check/spoken-number.ts'
import { inCapitals } from '#kit/money/capitals.ts'
import { fenToYuan } from '#kit/money/fen.ts'
import { chineseWriter } from '#kit/pdf/server/chinese-writer.ts'
import { newPaper } from '#kit/pdf/server/new-paper.ts'
import { formatTime } from '#kit/time/day.ts'
import { receiptIs, receiptIsNot } from '../../rules/receipt.ts'
import type { asReceipt } from '../present.ts'

/** A sheet of A5, lying, in points. */
const sheet = { width: 595, height: 420, margin: 36, row: 24 } as const
const colours = { accent: '#0b7a4b', ink: '#1d2421', note: '#5d6a64', line: '#d8dfdb' } as const
const NAMES = 88

/** Draws the receipt of a booking fee: what was paid, for what, what went back, and what this paper is not. */
export const drawReceipt = async (receipt: ReturnType<typeof asReceipt>, now: Date): Promise<Uint8Array> => {
  const doc = newPaper({ size: [sheet.width, sheet.height], title: `挂号费收据 ${receipt.receipt_no}`, at: now })
  const bytes = buffer(doc)
  const { write, begin, ornament } = chineseWriter(doc)
  const [left, right] = [sheet.margin, sheet.width - sheet.margin]
  doc.fillColor(colours.accent)
  write('挂号费收据', { x: left, y: 32, size: 22, of: begin('title') })
  doc.fillColor(colours.note)
  write(receiptIs, { x: left, y: 66, size: 10 })
  write(`收据号 ${groupedNumber(receipt.receipt_no)}`, { x: right, y: 40, size: 11, align: 'right' })
  ornament.draw(() => doc.moveTo(left, 88).lineTo(right, 88).stroke(colours.line))
  const table = begin('table')
  let y = 104
  for (const [name, value] of rowsOf(receipt)) {
    const row = table.begin('row')
    doc.fillColor(colours.note)
    write(name, { x: left, y, size: 11, of: row.begin('row-head') })
    doc.fillColor(colours.ink)
    write(value, { x: left + NAMES, y, size: 12, most: right - left - NAMES, of: row.begin('cell') })
    y += sheet.row
  }
  ornament.draw(() =>
    doc
      .moveTo(left, y + 4)
      .lineTo(right, y + 4)
      .stroke(colours.line),
  )
  doc.fillColor(colours.note)
  receiptIsNot.forEach((line, at) => {
    write(line, { x: left, y: y + 16 + at * 16, size: 9.5, most: right - left })
  })
  write(`打印时间 ${formatTime(now)}`, { x: left, y: sheet.height - 30, size: 9 })
  doc.end()
  return bytes
}

const rowsOf = (receipt: ReturnType<typeof asReceipt>): [name: string, value: string][] => [
  ['就诊人', receipt.member_name],
  ['医院', receipt.unit_name],
  ['门诊', `${receipt.dep_name} ${receipt.doctor_name}`],
  ['就诊时间', `${formatTime(receipt.begin_time).slice(0, 16)}–${formatTime(receipt.end_time).slice(11, 16)}`],
  ['实收', `¥${fenToYuan(receipt.amount)}  （大写）${inCapitals(receipt.amount)}`],
  ...(receipt.refund_amount > 0 ? [['已退', `¥${fenToYuan(receipt.refund_amount)}`] as [string, string]] : []),
  ['付款时间', formatTime(receipt.paid_time)],
  // Whole: the provider knows no other, and from paper nothing can be copied.
  ['支付单号', receipt.out_trade_no],
]
