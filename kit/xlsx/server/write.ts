import type { CsvCell, CsvColumns } from '#kit/csv/server/write.ts'
import { fenToYuan } from '#kit/money/fen.ts'
import { zipOf } from './zip.ts'

/** Rows as they come, many at a time. */
type Batches<Row> = AsyncIterable<readonly Row[]> | Iterable<readonly Row[]>

/**
 * A workbook (ECMA-376, one sheet) piece by piece: numbers, money and times in Shanghai as what they are, and text as text, which no
 * spreadsheet computes. A sheet has at most 1,048,576 rows, its head among them.
 */
export const xlsxOf = <Row>(title: string, columns: CsvColumns<Row>, batches: Batches<Row>): AsyncGenerator<Buffer> =>
  zipOf([
    ...Object.entries(frame(title)).map(([name, text]) => ({ name, text: [HEAD, text] })),
    { name: 'xl/worksheets/sheet1.xml', text: sheetOf(columns, batches) },
  ])

const HEAD = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n'
const MAIN = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main'
const RELATIONS = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'
const PACKAGE = 'http://schemas.openxmlformats.org/package/2006'
const TYPES = 'application/vnd.openxmlformats-officedocument.spreadsheetml'

/** What surrounds the sheet. Its styles by number: 0 as it is, 1 a time, 2 money, 3 a head. */
const frame = (title: string): Readonly<Record<string, string>> => ({
  '[Content_Types].xml': `<Types xmlns="${PACKAGE}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/xl/workbook.xml" ContentType="${TYPES}.sheet.main+xml"/><Override PartName="/xl/worksheets/sheet1.xml" ContentType="${TYPES}.worksheet+xml"/><Override PartName="/xl/styles.xml" ContentType="${TYPES}.styles+xml"/></Types>`,
  '_rels/.rels': `<Relationships xmlns="${PACKAGE}/relationships"><Relationship Id="rId1" Type="${RELATIONS}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
  'xl/workbook.xml': `<workbook xmlns="${MAIN}" xmlns:r="${RELATIONS}"><sheets><sheet name="${escaped(sheetName(title))}" sheetId="1" r:id="rId1"/></sheets></workbook>`,
  'xl/_rels/workbook.xml.rels': `<Relationships xmlns="${PACKAGE}/relationships"><Relationship Id="rId1" Type="${RELATIONS}/worksheet" Target="worksheets/sheet1.xml"/><Relationship Id="rId2" Type="${RELATIONS}/styles" Target="styles.xml"/></Relationships>`,
  'xl/styles.xml': `<styleSheet xmlns="${MAIN}"><numFmts count="1"><numFmt numFmtId="164" formatCode="yyyy\\-mm\\-dd hh:mm:ss"/></numFmts><fonts count="2"><font><sz val="11"/></font><font><b/><sz val="11"/></font></fonts><fills count="2"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill></fills><borders count="1"><border/></borders><cellStyleXfs count="1"><xf/></cellStyleXfs><cellXfs count="4"><xf/><xf numFmtId="164" applyNumberFormat="1"/><xf numFmtId="4" applyNumberFormat="1"/><xf fontId="1" applyFont="1"/></cellXfs></styleSheet>`,
})

/** Of a sheet's name 31 characters are shown, and some have a meaning of their own. */
const sheetName = (title: string): string => title.replace(/[\\/?*[\]:']/g, ' ').slice(0, 31)

async function* sheetOf<Row>(columns: CsvColumns<Row>, batches: Batches<Row>): AsyncGenerator<string> {
  const heads = Object.keys(columns)
  const letters = heads.map((_, at) => lettersOf(at))
  const cells = Object.values(columns)
  // Readers may leave the place of a cell out, but some need it.
  const line = (number: number, written: readonly string[]) =>
    `<row r="${number}">${written.map((cell, at) => `<c r="${letters[at]}${number}"${cell}`).join('')}</row>`
  yield `${HEAD}<worksheet xmlns="${MAIN}"><sheetViews><sheetView workbookViewId="0"><pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/></sheetView></sheetViews><sheetData>`
  yield line(
    1,
    heads.map((head) => textCell(head, 3)),
  )
  let last = 1
  for await (const rows of batches)
    for (let from = 0; from < rows.length; from += AT_ONCE)
      yield rows
        .slice(from, from + AT_ONCE)
        .map((row) =>
          line(
            ++last,
            cells.map((cell) => written(cell(row))),
          ),
        )
        .join('')
  yield '</sheetData></worksheet>'
}

/** So many rows are packed at once. */
const AT_ONCE = 500

/** What stands above a column: A, …, Z, AA, … */
const lettersOf = (at: number): string =>
  (at >= LETTERS ? lettersOf(Math.floor(at / LETTERS) - 1) : '') + String.fromCharCode(FIRST_LETTER + (at % LETTERS))

const LETTERS = 26
const FIRST_LETTER = 65

/** A cell behind its place, which its line writes. */
const written = (cell: CsvCell): string => {
  if (cell === null || cell === '') return '/>'
  if (typeof cell === 'string') return textCell(cell)
  if (typeof cell === 'number') return `><v>${cell}</v></c>`
  return cell instanceof Date ? ` s="1"><v>${serialOf(cell)}</v></c>` : ` s="2"><v>${fenToYuan(cell.fen)}</v></c>`
}

const textCell = (text: string, style = 0): string =>
  ` t="inlineStr"${style ? ` s="${style}"` : ''}><is><t xml:space="preserve">${escaped(text.slice(0, MOST_IN_CELL))}</t></is></c>`

/** What a cell holds at most; spreadsheets refuse a file with more. */
const MOST_IN_CELL = 32_767

/** Control characters and halves of pairs that no XML may hold; of an instant's text nothing is lost by it. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is taken away
const notXml = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g

const signs: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', '\r': '&#13;' }

const escaped = (text: string): string =>
  text
    .toWellFormed()
    .replace(notXml, '')
    .replace(/[&<>"\r]/g, (sign) => signs[sign] ?? sign)

const DAY_MS = 86_400_000
const SHANGHAI_MS = 28_800_000
/** Days from the day on which spreadsheets begin to count until 1970. */
const EPOCH_DAYS = 25_569

/** An instant as days and their fraction, by the clock of Shanghai, to the second. */
const serialOf = (instant: Date): number =>
  EPOCH_DAYS + (Math.floor(instant.getTime() / 1_000) * 1_000 + SHANGHAI_MS) / DAY_MS
