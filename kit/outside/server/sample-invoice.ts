import { buffer } from 'node:stream/consumers'
import type PDFDocument from 'pdfkit'
import { inCapitals } from '#kit/money/capitals.ts'
import { fenToYuan } from '#kit/money/fen.ts'
import { type ChineseWriter, chineseWriter } from '#kit/pdf/server/chinese-writer.ts'
import { newPaper } from '#kit/pdf/server/new-paper.ts'
import { dayOf } from '#kit/time/day.ts'
import type { InvoiceOrder, IssuedInvoice } from '../invoice.ts'

/** In points: the sheet without its lines, and one of them. */
const sheet = { width: 595, height: 268, margin: 28, line: 20 } as const
const [LEFT, RIGHT, MIDDLE] = [sheet.margin, sheet.width - sheet.margin, sheet.width / 2]
const colours = { frame: '#8c3b2a', ink: '#1d2421', mark: '#c0392b' } as const

/** Draws what an invoice looks like, marked as the sample that it is. */
export const drawSample = async (order: InvoiceOrder, issued: Omit<IssuedInvoice, 'pdf'>): Promise<Uint8Array> => {
  const height = sheet.height + sheet.line * order.lines.length
  const title = `${order.reverses === undefined ? '' : '红字'}电子发票（样张）`
  const doc = newPaper({ size: [sheet.width, height], title: `${title} ${issued.number}`, at: issued.issuedAt })
  const bytes = buffer(doc)
  const writer = chineseWriter(doc)
  drawMark(doc, writer, height)
  drawHead(doc, writer, { title, ...issued })
  drawParties(doc, writer, order)
  drawLines(doc, writer, order)
  doc.end()
  return bytes
}

type Doc = typeof PDFDocument.prototype

/** Across the whole sheet, below everything else: nobody takes it for an invoice. */
const drawMark = (doc: Doc, { write }: ChineseWriter, height: number) => {
  doc
    .save()
    .rotate(-18, { origin: [MIDDLE, height / 2] })
    .fillOpacity(0.12)
    .fillColor(colours.mark)
  write('样张 不作报销凭证', { x: MIDDLE, y: height / 2 - 40, size: 60, align: 'centre' })
  doc.restore().fillColor(colours.ink)
}

const drawHead = (
  doc: Doc,
  { write, begin, ornament }: ChineseWriter,
  { title, number, issuedAt }: { title: string; number: string; issuedAt: Date },
) => {
  doc.fillColor(colours.frame)
  write(title, { x: MIDDLE, y: 24, size: 20, align: 'centre', of: begin('title') })
  ornament.draw(() =>
    doc
      .moveTo(MIDDLE - 120, 56)
      .lineTo(MIDDLE + 120, 56)
      .stroke(colours.frame),
  )
  doc.fillColor(colours.ink)
  write(`发票号码：${number}`, { x: RIGHT, y: 60, size: 9, align: 'right' })
  write(`开票日期：${dayOf(issuedAt)}`, { x: LEFT, y: 60, size: 9 })
}

const drawParties = (doc: Doc, { write, ornament }: ChineseWriter, { buyer, seller }: InvoiceOrder) => {
  const [top, high, most] = [80, 62, MIDDLE - LEFT - 20]
  ornament.draw(() =>
    doc
      .rect(LEFT, top, RIGHT - LEFT, high)
      .moveTo(MIDDLE, top)
      .lineTo(MIDDLE, top + high)
      .stroke(colours.frame),
  )
  const party = (x: number, what: string, name: string, taxNo: string) => {
    write(what, { x, y: top + 6, size: 9 })
    write(`名称：${name}`, { x, y: top + 22, size: 10, most })
    write(`统一社会信用代码：${taxNo}`, { x, y: top + 40, size: 10, most })
  }
  party(LEFT + 10, '购买方', buyer.title, buyer.taxNo)
  party(MIDDLE + 10, '销售方', seller, '（样张不显示）')
}

const drawLines = (
  doc: Doc,
  { write, begin, ornament }: ChineseWriter,
  { lines, amountFen, remark, reverses }: InvoiceOrder,
) => {
  const table = begin('table')
  const sign = reverses === undefined ? '' : '-'
  let y = 154
  const row = (name: string, pieces: string, amount: string, kind: 'column-head' | 'cell' = 'cell') => {
    const line = table.begin('row')
    write(name, { x: LEFT + 10, y, size: 10, most: 360, of: line.begin(kind) })
    write(pieces, { x: 440, y, size: 10, align: 'right', of: line.begin(kind) })
    write(amount, { x: RIGHT - 10, y, size: 10, align: 'right', of: line.begin(kind) })
    y += sheet.line
  }
  const top = y - 12
  row('项目名称', '数量', '金额（元）', 'column-head')
  for (const line of lines) row(line.name, `${sign}${line.pieces}`, `${sign}${fenToYuan(line.amountFen)}`)
  ornament.draw(() => doc.moveTo(LEFT, y).lineTo(RIGHT, y).stroke(colours.frame))
  const total = y + 8
  write(`价税合计（大写）  ${sign && '（负数）'}${inCapitals(amountFen)}`, {
    x: LEFT + 10,
    y: total,
    size: 11,
    most: 380,
  })
  write(`（小写）¥${sign}${fenToYuan(amountFen)}`, { x: RIGHT - 10, y: total, size: 11, align: 'right' })
  ornament.draw(() => doc.rect(LEFT, top, RIGHT - LEFT, total + 24 - top).stroke(colours.frame))
  const note = total + 34
  write(`备注：${remark}${reverses === undefined ? '' : `；冲红发票号码 ${reverses}`}`, {
    x: LEFT + 10,
    y: note,
    size: 9,
    most: RIGHT - LEFT - 20,
  })
  write('样张由演示环境生成，未向税务机关开具，不能报销、抵扣或入账。', { x: LEFT + 10, y: note + 18, size: 9 })
}
