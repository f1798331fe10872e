import { buffer } from 'node:stream/consumers'
import encodeQR from 'qr'
import { chineseWriter } from '#kit/pdf/server/chinese-writer.ts'
import { newPaper } from '#kit/pdf/server/new-paper.ts'
import { formatTime } from '#kit/time/day.ts'
import { certificateIs, certificateIsNot } from '../../rules.ts'
import type { Certificate } from './certificate.ts'

/** A sheet of A4, lying, in points. */
const sheet = { width: 842, height: 595, margin: 48 } as const
const colours = { accent: '#0b7a4b', ink: '#1d2421', note: '#5d6a64', line: '#d8dfdb' } as const
const CODE_SIDE = 110

/** Draws the certificate of who came: who, to what, where and when, and how anybody checks it. */
export const drawCertificate = async (certificate: Certificate, checkUrl: string, now: Date): Promise<Uint8Array> => {
  const { certificate_no, member_name, title, unit_name, dep_name, begin_time, end_time } = certificate
  const doc = newPaper({ size: [sheet.width, sheet.height], title: `参加证明 ${certificate_no}`, at: now })
  const bytes = buffer(doc)
  const { write, linesOf, begin, ornament } = chineseWriter(doc)
  const middle = sheet.width / 2
  const most = sheet.width - 4 * sheet.margin
  const inMiddle = (text: string, y: number, size: number, colour: string, of = begin('text')) => {
    doc.fillColor(colour)
    write(text, { x: middle, y, size, align: 'centre', most, of })
  }
  const rim = sheet.margin / 2
  ornament.draw(() => doc.rect(rim, rim, sheet.width - 2 * rim, sheet.height - 2 * rim).stroke(colours.accent))
  inMiddle('参加证明', 70, 34, colours.accent, begin('title'))
  inMiddle(member_name, 145, 28, colours.ink)
  let y = 205
  const titled = begin('text')
  for (const line of linesOf(`“${title}”`, { size: 20, most }).slice(0, 3)) {
    inMiddle(line, y, 20, colours.ink, titled)
    y += 30
  }
  inMiddle(`${formatTime(begin_time).slice(0, 16)}–${formatTime(end_time).slice(11, 16)}`, y + 10, 14, colours.ink)
  inMiddle(`${unit_name} ${dep_name}`, y + 36, 14, colours.ink)
  inMiddle(certificateIs, y + 70, 12, colours.note)
  const foot = sheet.height - sheet.margin - CODE_SIDE
  const code = begin('figure', `二维码，打开 ${checkUrl}`)
  code.draw(() => drawCode(doc, checkUrl, { x: sheet.margin, y: foot, side: CODE_SIDE }))
  const beside = sheet.margin + CODE_SIDE + 16
  const words = [
    `证明编号 ${certificate_no}`,
    '扫码或在“线下活动 · 核对参加证明”里输入编号，可以核对真伪',
    certificateIsNot,
  ]
  words.forEach((line, at) => {
    doc.fillColor(at === 0 ? colours.ink : colours.note)
    write(line, {
      x: beside,
      y: foot + 30 + at * 22,
      size: at === 0 ? 14 : 10,
      most: sheet.width - sheet.margin - beside,
    })
  })
  doc.end()
  return bytes
}

type Doc = ReturnType<typeof newPaper>

const drawCode = (doc: Doc, text: string, { x, y, side }: { x: number; y: number; side: number }) => {
  const rows = encodeQR(text, 'raw', { ecc: 'medium', border: 2 })
  const dot = side / rows.length
  doc.fillColor('#000000')
  rows.forEach((row, down) => {
    row.forEach((isDark, right) => {
      if (isDark) doc.rect(x + right * dot, y + down * dot, dot, dot)
    })
  })
  doc.fill()
}
