import { buffer } from 'node:stream/consumers'
import type { OverseasHospital } from '#app/areas/overseas/directory/server/public.ts'
import { chineseWriter } from '#kit/pdf/server/chinese-writer.ts'
import { newPaper } from '#kit/pdf/server/new-paper.ts'
import { dayOf } from '#kit/time/day.ts'
import { spokenCode } from '../../rules.ts'
import type { LetterContent } from './sealed.ts'

/** A sheet of A4 in points. */
const sheet = { width: 595, height: 842, margin: 56 } as const
const colours = { accent: '#0b7a4b', ink: '#1d2421', note: '#5d6a64', line: '#d8dfdb' } as const
const NAMES = 180
const ROW = 17

interface Letter {
  content: LetterContent
  hospital: OverseasHospital
  code: string
  validUntil: string
  publicUrl: string
}

/** Where a letter is checked. */
export const checkAddress = (publicUrl: string): string => new URL('/inquiry/letter', publicUrl).href

/** What consulates ask to be told, in their order. */
const linesOf = ({ content, hospital, validUntil }: Letter): [string, string][] => [
  ['护照姓名 Name (as in passport)', content.passportName],
  ['护照号码 Passport No.', content.passportNo],
  ['出生日期 Date of birth', content.birthDate],
  ['诊断 Diagnosis', content.diagnosis],
  ['治疗计划 Treatment plan', content.plan],
  ['接收医院 Hospital', `${hospital.foreignName}\n${hospital.name}`],
  ['地点 Place', `${hospital.city}, ${hospital.countryName} (${hospital.countryCode})`],
  ['停留日期 Dates of stay', `${content.beginDate} – ${content.endDate}`],
  ['预计费用 Estimated cost', content.cost],
  ['费用承担 Paid by', content.payer],
  ['联系人 Contact', content.contact],
  ['有效期至 Valid until', validUntil],
]

/** Draws an invitation letter on one sheet or more, with the code by which a consulate checks it. */
export const drawLetter = async (letter: Letter, now: Date): Promise<Uint8Array> => {
  const title = '医疗邀请函 Letter of Invitation'
  const doc = newPaper({ size: [sheet.width, sheet.height], title: title, at: now })
  const bytes = buffer(doc)
  const writer = chineseWriter(doc)
  let y: number = sheet.margin
  const right = sheet.width - sheet.margin
  doc.fillColor(colours.accent)
  writer.write(title, { x: sheet.margin, y, size: 20, of: writer.begin('title') })
  doc.fillColor(colours.note)
  writer.write(`签发日期 Date ${dayOf(now)}`, { x: right, y: y + 34, size: 10, align: 'right' })
  y += 62
  const line = (at: number) =>
    writer.ornament.draw(() => doc.moveTo(sheet.margin, at).lineTo(right, at).stroke(colours.line))
  const table = writer.begin('table')
  for (const [name, value] of linesOf(letter)) {
    const lines = writer.linesOf(value, { size: 11, most: right - sheet.margin - NAMES })
    if (y + lines.length * ROW > sheet.height - 150) {
      doc.addPage()
      y = sheet.margin
    }
    line(y)
    const row = table.begin('row')
    doc.fillColor(colours.note)
    writer.write(name, { x: sheet.margin, y: y + 8, size: 10, of: row.begin('row-head') })
    doc.fillColor(colours.ink)
    const cell = row.begin('cell')
    lines.forEach((words, at) => {
      writer.write(words, { x: sheet.margin + NAMES, y: y + 7 + at * ROW, size: 11, of: cell })
    })
    y += lines.length * ROW + 14
  }
  line(y)
  doc.fillColor(colours.ink)
  writer.write(`核验编号 Code  ${spokenCode(letter.code)}`, { x: sheet.margin, y: y + 22, size: 14 })
  doc.fillColor(colours.note)
  const where = `请在此核验真伪 Verify at ${checkAddress(letter.publicUrl)}`
  writer.write(where, { x: sheet.margin, y: y + 46, size: 10, most: right - sheet.margin })
  writer.write('查不到编号，或内容不一致的，请当作伪造处理。Treat as forged if the code is unknown.', {
    x: sheet.margin,
    y: y + 62,
    size: 10,
    most: right - sheet.margin,
  })
  doc.end()
  return bytes
}
