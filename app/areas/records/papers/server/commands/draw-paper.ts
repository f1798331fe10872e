import { buffer } from 'node:stream/consumers'
import type PDFDocument from 'pdfkit'
import { type ChineseWriter, chineseWriter } from '#kit/pdf/server/chinese-writer.ts'
import { newPaper } from '#kit/pdf/server/new-paper.ts'
import type { Part } from '#kit/pdf/server/parts.ts'
import { formatTime } from '#kit/time/day.ts'
import { type Paper, whoWords } from './paper.ts'
import type { Section } from './section.ts'

/** A sheet of A4 in points. */
const sheet = { width: 595, height: 842, margin: 48, bottom: 60 } as const
const colours = { accent: '#0b7a4b', ink: '#1d2421', note: '#5d6a64', line: '#d8dfdb', urgent: '#b3261e' } as const
const NAMES = 150
const ROW = 15
const dashes = [[], [5, 3], [2, 3], [8, 3]]

/** Where the next line goes, and what is written at the foot of every sheet. */
interface Sheets {
  doc: typeof PDFDocument.prototype
  writer: ChineseWriter
  y: number
}

/** Draws a paper on as many sheets as it needs. */
export const drawPaper = async (paper: Paper, now: Date): Promise<Uint8Array> => {
  const doc = newPaper({ size: [sheet.width, sheet.height], title: paper.title, at: now, bufferPages: true })
  const bytes = buffer(doc)
  const sheets: Sheets = { doc, writer: chineseWriter(doc), y: sheet.margin }
  drawHead(sheets, paper, now)
  for (const one of paper.sections) drawSection(sheets, one)
  drawFeet(sheets, now)
  doc.end()
  return bytes
}

const drawHead = (sheets: Sheets, { title, person }: Paper, now: Date) => {
  const { doc, writer } = sheets
  doc.fillColor(colours.accent)
  writer.write(title, { x: sheet.margin, y: sheets.y, size: 20, of: writer.begin('title') })
  doc.fillColor(colours.ink)
  writer.write(person.truename, { x: sheet.margin, y: sheets.y + 32, size: 14, most: 240 })
  doc.fillColor(colours.note)
  const right = { x: sheet.width - sheet.margin, y: sheets.y + 34, size: 11, align: 'right' } as const
  writer.write(whoWords(person, now), right)
  sheets.y += 58
}

/** Begins another sheet where so many points are not left. */
const keepRoom = (sheets: Sheets, points: number) => {
  if (sheets.y + points <= sheet.height - sheet.bottom) return
  sheets.doc.addPage()
  sheets.y = sheet.margin
}

const drawSection = (sheets: Sheets, section: Section) => {
  const { doc, writer } = sheets
  keepRoom(sheets, 50)
  writer.ornament.draw(() =>
    doc
      .moveTo(sheet.margin, sheets.y)
      .lineTo(sheet.width - sheet.margin, sheets.y)
      .stroke(colours.line),
  )
  doc.fillColor(section.isUrgent ? colours.urgent : colours.accent)
  const title = [section.title, section.unit && `（${section.unit}）`].join('')
  writer.write(title, { x: sheet.margin, y: sheets.y + 8, size: 12, most: 300, of: writer.begin('section') })
  doc.fillColor(colours.note)
  writer.write(section.source, { x: sheet.width - sheet.margin, y: sheets.y + 9, size: 9, align: 'right' })
  sheets.y += 30
  if (section.trend) drawTrend(sheets, section.trend, writer.begin('figure', `${section.title}的变化曲线`))
  const table = writer.begin('table')
  for (const line of section.lines) drawLine(sheets, line, table)
  if (section.files.length > 0)
    drawLine(sheets, { name: '文件', value: `${section.files.length} 个，在手机上看`, note: '' }, table)
  sheets.y += 6
}

const drawLine = (sheets: Sheets, { name, value, note }: Section['lines'][number], table: Part) => {
  const { doc, writer } = sheets
  const most = sheet.width - 2 * sheet.margin - NAMES
  const names = writer.linesOf(name, { size: 10.5, most: NAMES - 10 })
  const values = [value, note].filter(Boolean).flatMap((text) => writer.linesOf(text, { size: 10.5, most }))
  const row = table.begin('row')
  const [head, cell] = [row.begin('row-head'), row.begin('cell')]
  for (let at = 0; at < Math.max(names.length, values.length); at++) {
    keepRoom(sheets, ROW)
    doc.fillColor(colours.note)
    writer.write(names[at] ?? '', { x: sheet.margin, y: sheets.y, size: 10.5, of: head })
    doc.fillColor(colours.ink)
    writer.write(values[at] ?? '', { x: sheet.margin + NAMES, y: sheets.y, size: 10.5, of: cell })
    sheets.y += ROW
  }
}

const drawTrend = (sheets: Sheets, trend: NonNullable<Section['trend']>, of: Part) => {
  keepRoom(sheets, trend.height + 20)
  const { doc, writer, y: top } = sheets
  const left = sheet.margin
  for (const { y, text } of trend.y_ticks) {
    of.draw(() =>
      doc
        .moveTo(left + 40, top + y)
        .lineTo(left + trend.width - 12, top + y)
        .stroke(colours.line),
    )
    doc.fillColor(colours.note)
    writer.write(text, { x: left + 36, y: top + y - 5, size: 8, align: 'right', of })
  }
  trend.x_ticks.forEach(({ x, text }, at) => {
    writer.write(text, { x: left + x, y: top + trend.height - 16, size: 8, align: at === 0 ? 'left' : 'right', of })
  })
  trend.lines.forEach((line, at) => {
    of.draw(() => drawCurve(sheets, line.points, at))
    const words = `${at === 0 ? '实线' : '虚线'} ${line.name}`
    if (trend.lines.length > 1) writer.write(words, { x: left + trend.width + 8, y: top + 12 + at * 14, size: 8, of })
  })
  sheets.y += trend.height + 6
}

const drawCurve = ({ doc, y: top }: Sheets, [first, ...rest]: readonly { x: number; y: number }[], at: number) => {
  if (!first) return
  doc.moveTo(sheet.margin + first.x, top + first.y)
  for (const { x, y } of rest) doc.lineTo(sheet.margin + x, top + y)
  const [line, space] = dashes[at % dashes.length] ?? []
  if (line !== undefined && space !== undefined) doc.dash(line, { space })
  doc.stroke(at === 0 ? colours.accent : colours.ink)
  doc.undash()
}

const drawFeet = ({ doc, writer }: Sheets, now: Date) => {
  const { start, count } = doc.bufferedPageRange()
  for (let at = 0; at < count; at++) {
    doc.switchToPage(start + at)
    doc.fillColor(colours.note)
    const foot = { y: sheet.height - 36, size: 8.5, of: writer.ornament } as const
    writer.write('本人填写和本平台记录，供医生参考，不是诊断证明', { x: sheet.margin, ...foot })
    const page = `${formatTime(now).slice(0, 16)}　第 ${at + 1} / ${count} 页`
    writer.write(page, { x: sheet.width - sheet.margin, align: 'right', ...foot })
  }
}
