import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import type PDFDocument from 'pdfkit'
import { ornamentOf, type Part, wholeOf } from './parts.ts'
import { sfntOfWoff } from './sfnt-of-woff.ts'

/** Where a text stands: from `x`, or ending there, or in the middle of it; cut to `most` points. */
export interface Place {
  x: number
  y: number
  size: number
  align?: 'left' | 'right' | 'centre'
  most?: number
  /** The part to which it belongs; without one it is a paragraph of its own, behind all that is there. */
  of?: Part
}

/** Writes Chinese into a PDF; only the characters that are written are kept in it. */
export interface ChineseWriter {
  write: (text: string, place: Place) => void
  /** A text in the lines in which it fits into `most` points. */
  linesOf: (text: string, wanted: { size: number; most: number }) => string[]
  /** Begins a part of the paper. */
  begin: Part['begin']
  /** What is for the eye alone. */
  ornament: Part
}

const WOFFS = dirname(createRequire(import.meta.url).resolve('@fontsource/noto-sans-sc/unicode.json'))
/** Stands for a character that the font does not have. */
const UNKNOWN = '□'
const CUT = '…'

/**
 * A writer of Noto Sans SC. The font comes in a hundred slices, each with some of the characters: a slice is read when
 * the first of them is written, so that a page costs ten small files and not one of ten megabytes.
 */
export const chineseWriter = (doc: typeof PDFDocument.prototype): ChineseWriter => {
  const ranges = readRanges()
  const known = new Set<string>()
  const { begin } = wholeOf(doc)
  const sliceOf = (character: string) => {
    const code = character.codePointAt(0) ?? 0
    return ranges.find(({ first, last }) => first <= code && code <= last)?.slice
  }
  const choose = (slice: string) => {
    if (!known.has(slice)) doc.registerFont(slice, sfntOfWoff(readFileSync(join(WOFFS, 'files', fileOf(slice)))))
    known.add(slice)
    return doc.font(slice)
  }
  const readable = (text: string) => Array.from(text, (character) => (sliceOf(character) ? character : UNKNOWN))
  const widthOf = (text: string) => runsOf(text, sliceOf).reduce((sum, run) => sum + runWidth(run), 0)
  const runWidth = ({ slice, text }: Run) => choose(slice).widthOfString(text)

  const cut = (characters: string[], most: number): string => {
    const whole = characters.join('')
    if (widthOf(whole) <= most) return whole
    let [width, end] = [widthOf(CUT), 0]
    while (width <= most) width += widthOf(characters[end++] ?? '')
    return characters.slice(0, end - 1).join('') + CUT
  }
  const write = (given: string, { x, y, size, align = 'left', most = Number.POSITIVE_INFINITY, of }: Place) => {
    if (given === '') return
    doc.fontSize(size)
    const text = cut(readable(given), most)
    let at = x - { left: 0, centre: 0.5, right: 1 }[align] * widthOf(text)
    const part = of ?? begin('text')
    part.draw(() => {
      for (const run of runsOf(text, sliceOf)) {
        choose(run.slice).text(run.text, at, y, { lineBreak: false })
        at += runWidth(run)
      }
    })
  }
  const linesOf = (given: string, { size, most }: { size: number; most: number }): string[] => {
    doc.fontSize(size)
    const lines: string[] = []
    for (const paragraph of given.split('\n')) {
      let [line, width] = ['', 0]
      for (const character of readable(paragraph)) {
        const more = widthOf(character)
        if (width + more > most && line !== '') {
          lines.push(line)
          ;[line, width] = ['', 0]
        }
        line += character
        width += more
      }
      lines.push(line)
    }
    return lines
  }
  return { write, linesOf, begin, ornament: ornamentOf(doc) }
}

interface Run {
  slice: string
  text: string
}

/** Neighbours of one slice, written together. */
const runsOf = (text: string, sliceOf: (character: string) => string | undefined): Run[] => {
  const runs: Run[] = []
  for (const character of text) {
    const slice = sliceOf(character) ?? ''
    const last = runs.at(-1)
    if (last?.slice === slice) last.text += character
    else runs.push({ slice, text: character })
  }
  return runs
}

const fileOf = (slice: string): string => `noto-sans-sc-${slice}-400-normal.woff`

/** Which slice has which characters: `"[4]": "U+1f1e9-1f1f5,U+1f21a"`. */
const readRanges = () => {
  const slices: Record<string, string> = JSON.parse(readFileSync(join(WOFFS, 'unicode.json'), 'utf8'))
  return Object.entries(slices).flatMap(([name, ranges]) =>
    ranges.split(',').map((range) => {
      const [first = 0, last = first] = range
        .slice(2)
        .split('-')
        .map((code) => Number.parseInt(code, 16))
      return { slice: name.replace(/[[\]]/g, ''), first, last }
    }),
  )
}
