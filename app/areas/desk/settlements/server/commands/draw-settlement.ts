import { buffer } from 'node:stream/consumers'
import { fenToYuan } from '#kit/money/fen.ts'
import { type ChineseWriter, chineseWriter } from '#kit/pdf/server/chinese-writer.ts'
import { newPaper } from '#kit/pdf/server/new-paper.ts'
import type { Part } from '#kit/pdf/server/parts.ts'
import { formatTime } from '#kit/time/day.ts'
import { asLine, asSettlement, newStanding } from '../present.ts'
import type { LineRow, SettlementRow } from '../queries.ts'
import type { Claim } from './claim.ts'

/** A sheet of A4, standing, in points. */
const sheet = { width: 595, height: 842, margin: 40, row: 18, end: 790 } as const
const colours = { accent: '#0b7a4b', ink: '#1d2421', note: '#5d6a64', line: '#d8dfdb' } as const
const right = sheet.width - sheet.margin

type Doc = ReturnType<typeof newPaper>

/** Draws a settlement: its sums, then every entry with what was taken off it. */
export const drawSettlement = async (
  row: SettlementRow,
  { lines, claim }: { lines: readonly LineRow[]; claim: Claim },
  now: Date,
): Promise<Uint8Array> => {
  const doc = newPaper({ size: [sheet.width, sheet.height], title: `结算单 ${row.number}`, at: now })
  const bytes = buffer(doc)
  const writer = chineseWriter(doc)
  const { write } = writer
  let y = drawSums(doc, writer, sumsOf(asSettlement(row, newStanding(row)), claim))
  const table = writer.begin('table')
  y = drawHead(doc, writer, y + 16, table)
  for (const line of lines) {
    if (y > sheet.end) {
      doc.addPage({ size: [sheet.width, sheet.height], margin: 0 })
      // On every sheet: who hears the paper read has heard it.
      y = drawHead(doc, writer, sheet.margin)
    }
    drawLine(doc, writer, { line: asLine(line), y, of: table.begin('row') })
    y += sheet.row
  }
  doc.fillColor(colours.note)
  const left = row.lines - lines.length
  write(left > 0 ? `还有 ${left} 笔没有列出，见导出文件` : `共 ${row.lines} 笔`, { x: sheet.margin, y: y + 8, size: 9 })
  doc.end()
  return bytes
}

const drawSums = (
  doc: Doc,
  { write, begin }: ChineseWriter,
  { number, sums }: { number: string; sums: readonly [name: string, value: string][] },
): number => {
  doc.fillColor(colours.accent)
  write('结算单', { x: sheet.margin, y: 36, size: 22, of: begin('title') })
  doc.fillColor(colours.note)
  write(number, { x: right, y: 44, size: 11, align: 'right' })
  const table = begin('table')
  let y = 80
  for (const [name, value] of sums) {
    const line = table.begin('row')
    doc.fillColor(colours.note)
    write(name, { x: sheet.margin, y, size: 11, of: line.begin('row-head') })
    doc.fillColor(colours.ink)
    write(value, { x: right, y, size: 11, align: 'right', most: 360, of: line.begin('cell') })
    y += sheet.row
  }
  return y
}

const sumsOf = (row: ReturnType<typeof asSettlement>, claim: Claim) => ({
  number: row.number,
  sums: [
    ...ofMonth(row, claim),
    ...ofClaim(claim),
    ['出单', `${formatTime(row.issue_time)} ${row.issued_by}`] as const,
  ].map(([name, value]): [string, string] => [name, value]),
})

/** What was paid of a claim, and in which settlement the rest of it was taken off. */
const ofClaim = ({ received, offset, offset_by: by }: Claim): [name: string, value: string][] => [
  ...(received > 0 ? [['已收', fenToYuan(received)] as [string, string]] : []),
  ...(by ? [['已抵扣', `${fenToYuan(offset)}（结算单 ${by.number}）`] as [string, string]] : []),
]

const ofMonth = (
  row: ReturnType<typeof asSettlement>,
  { carried_from: from }: Claim,
): [name: string, value: string][] => [
  [row.kind_name, row.party_name],
  ['账期', row.month],
  ['收入', fenToYuan(row.came)],
  ['退款', fenToYuan(row.went)],
  ['支付手续费', fenToYuan(row.fee)],
  ['平台留存', fenToYuan(row.kept)],
  ['净额', fenToYuan(row.net)],
  ...(row.direct === 0 ? [] : [['医院已自收', fenToYuan(row.direct)] as [string, string]]),
  ['上期结转', from ? `${fenToYuan(row.carried)}（结算单 ${from.number}）` : fenToYuan(row.carried)],
  row.claim > 0 ? ['应收', fenToYuan(row.claim)] : ['应付', fenToYuan(row.due)],
]

/** Where each column stands: from the left, or ending there. */
const columns = [
  { head: '时间', x: 40, align: 'left', most: 62, of: (line) => formatTime(line.time).slice(5, 16) },
  { head: '类型', x: 106, align: 'left', most: 50, of: (line) => line.kind_name },
  { head: '项目', x: 160, align: 'left', most: 110, of: (line) => line.title || line.purpose_name },
  { head: '业务单号', x: 274, align: 'left', most: 76, of: (line) => line.subject_id },
  { head: '金额', x: 402, align: 'right', most: 50, of: (line) => fenToYuan(line.amount) },
  { head: '手续费', x: 452, align: 'right', most: 46, of: (line) => fenToYuan(line.fee) },
  { head: '留存', x: 504, align: 'right', most: 48, of: (line) => fenToYuan(line.kept) },
  { head: '净额', x: right, align: 'right', most: 48, of: (line) => fenToYuan(line.net) },
] as const satisfies readonly {
  head: string
  x: number
  align: 'left' | 'right'
  most: number
  of: (line: ReturnType<typeof asLine>) => string
}[]

const drawHead = (doc: Doc, { write, ornament }: ChineseWriter, y: number, table?: Part): number => {
  doc.fillColor(colours.note)
  const row = table?.begin('row')
  const heads = columns.map((column) => ({ ...column, of: row?.begin('column-head') ?? ornament }))
  for (const { head, x, align, most, of } of heads) write(head, { x, y, size: 9, align, most, of })
  ornament.draw(() =>
    doc
      .moveTo(sheet.margin, y + 14)
      .lineTo(right, y + 14)
      .stroke(colours.line),
  )
  return y + sheet.row + 2
}

const drawLine = (
  doc: Doc,
  { write }: ChineseWriter,
  { line, y, of: row }: { line: ReturnType<typeof asLine>; y: number; of: Part },
): void => {
  doc.fillColor(colours.ink)
  for (const { of, x, align, most } of columns) write(of(line), { x, y, size: 8.5, align, most, of: row.begin('cell') })
}
