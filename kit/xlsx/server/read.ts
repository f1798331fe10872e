import type { Readable } from 'node:stream'
import { FileRefused } from '#kit/csv/server/why.ts'
import { type Archive, openArchive, TooMuchInside } from './archive.ts'
import { type Cell, type NumberStyles, styleOf, textOfCell } from './cells.ts'
import { type Attributes, type Listener, readXml } from './xml.ts'

/** A row of a sheet in which there is something: where it stands there, and its cells as a CSV would have them, no fewer than the first has. */
export interface SheetRow {
  line: number
  record: string[]
}

/** The first sheet of a workbook that is not hidden. */
export interface OpenedSheet {
  name: string
  /** How many sheets there are besides. */
  others: number
  rows: AsyncGenerator<SheetRow, undefined>
}

/** So many cells with something in them are read, and so many columns. */
const MOST_CELLS = 1_000_000
const MOST_COLUMNS = 500
/** So many letters in all of them: cells may share one long text, which weighs nothing in the file. */
const MOST_LETTERS = 50_000_000

/**
 * Opens a workbook (.xlsx), all of whose bytes are here, and streams the rows of its first sheet. Of a formula the value is taken that
 * was computed last. Throws FileRefused for what is no workbook, or holds too much.
 */
export const openSheet = async (name: string, bytes: Buffer): Promise<OpenedSheet> => {
  const open = async () => {
    const archive = await openArchive(bytes)
    const { sheets, isFrom1904 } = await readWorkbook(archive)
    const [sheet] = sheets
    const targets = await readTargets(archive)
    const file = sheet && (await archive(targets.byId.get(sheet.id) ?? ''))
    if (!file) throw new Error('no sheet')
    const shared = await readShared(await archive(targets.shared))
    const styles = await readStyles(await archive(targets.styles))
    return { name: sheet.name, others: sheets.length - 1, rows: rowsOf(file, shared, { styles, isFrom1904 }) }
  }
  const opened = await open().catch((error: unknown) => {
    throw faultOf(name, error)
  })
  return { ...opened, rows: withFaults(name, opened.rows) }
}

async function* withFaults(name: string, rows: AsyncIterable<SheetRow>): AsyncGenerator<SheetRow, undefined> {
  try {
    yield* rows
  } catch (error) {
    throw faultOf(name, error)
  }
}

/** Whatever a library says of it: it is what somebody brought that made it say so. */
const faultOf = (name: string, error: unknown): FileRefused =>
  error instanceof TooMuchInside
    ? new FileRefused(
        `${name} holds too much: bring at most ${MOST_CELLS} cells in ${MOST_COLUMNS} columns; nothing was taken`,
        `这份工作簿内容太多（最多 ${MOST_CELLS} 个格子、${MOST_COLUMNS} 列），请分成几份`,
      )
    : new FileRefused(
        `${name} cannot be opened as a workbook: save it as .xlsx or "CSV UTF-8" and bring it again; nothing was taken`,
        '打不开这份文件，它可能损坏了，或者不是 Excel 工作簿：请在 Excel 里“另存为”“Excel 工作簿（.xlsx）”再上传',
      )

const listOf = async <Found>(
  file: Readable | undefined,
  listenerOf: (found: Found[]) => Listener,
): Promise<Found[]> => {
  const all: Found[] = []
  if (file) for await (const found of readXml(file, listenerOf)) all.push(found)
  return all
}

const RELATIONS = 'xl/_rels/workbook.xml.rels'

/** Sheets that are shown, in their order, by what refers to their files. */
const readWorkbook = async (archive: Archive) => {
  let isFrom1904 = false
  const sheets = await listOf<{ name: string; id: string }>(await archive('xl/workbook.xml'), (found) => ({
    opened(tag, { name = '', id = '', state = 'visible', date1904 = '0' }) {
      if (tag === 'workbookPr') isFrom1904 = ['1', 'true'].includes(date1904)
      if (tag === 'sheet' && state === 'visible') found.push({ name, id })
    },
  }))
  return { sheets, isFrom1904 }
}

/** Where the parts of a workbook lie in it. */
const readTargets = async (archive: Archive) => {
  const targets = await listOf<{ id: string; kind: string; path: string }>(await archive(RELATIONS), (found) => ({
    opened(tag, { Id: id = '', Type: type = '', Target: target = '' }) {
      if (tag !== 'Relationship') return
      const path = target.startsWith('/') ? target.slice(1) : `xl/${target}`
      found.push({ id, kind: type.slice(type.lastIndexOf('/') + 1), path })
    },
  }))
  const ofKind = (kind: string) => targets.find((one) => one.kind === kind)?.path ?? ''
  return {
    byId: new Map(targets.map(({ id, path }) => [id, path])),
    shared: ofKind('sharedStrings'),
    styles: ofKind('styles'),
  }
}

/** Texts that cells share; how they are pronounced is left out. */
const readShared = (file: Readable | undefined): Promise<string[]> =>
  listOf(file, (found) => {
    let text = ''
    const heard = textOfItem((more) => {
      text += more
    })
    return {
      opened: heard.opened,
      said: heard.said,
      closed(tag) {
        heard.closed(tag)
        if (tag !== 'si') return
        found.push(text)
        text = ''
      },
    }
  })

/** The text within an item, which may stand in several runs. */
const textOfItem = (say: (text: string) => void) => {
  let isText = false
  let isSpoken = false
  return {
    opened(tag: string) {
      if (tag === 'rPh') isSpoken = true
      if (tag === 't') isText = !isSpoken
    },
    said(text: string) {
      if (isText) say(text)
    },
    closed(tag: string) {
      if (tag === 'rPh') isSpoken = false
      if (tag === 't') isText = false
    },
  }
}

/** How numbers are shown, by the style of a cell. */
const readStyles = (file: Readable | undefined): Promise<NumberStyles['styles'][number][]> => {
  const codes = new Map<string, string>()
  let isOfCells = false
  return listOf(file, (found) => ({
    opened(tag, { numFmtId = '0', formatCode = '' }) {
      if (tag === 'numFmt') codes.set(numFmtId, formatCode)
      if (tag === 'cellXfs') isOfCells = true
      if (tag === 'xf' && isOfCells) found.push(styleOf(Number(numFmtId), codes.get(numFmtId)))
    },
    closed(tag) {
      if (tag === 'cellXfs') isOfCells = false
    },
  }))
}

const rowsOf = (file: Readable, shared: readonly string[], numbers: NumberStyles): AsyncGenerator<SheetRow> => {
  let row: SheetRow = { line: 0, record: [] }
  let column = -1
  let cell: Cell = noCell
  let part = ''
  let cells = 0
  let letters = 0
  let width = 0
  const inline = textOfItem((text) => {
    cell.value += text
  })
  const place = (text: string) => {
    if (text === '') return
    cells += 1
    letters += text.length
    if (cells > MOST_CELLS || column >= MOST_COLUMNS || letters > MOST_LETTERS) throw new TooMuchInside('cells')
    fill(row.record, column)
    row.record[column] = text
  }
  const beginRow = ({ r: number }: Attributes) => {
    row = { line: number === undefined ? row.line + 1 : Number(number), record: [] }
    column = -1
  }
  const beginCell = ({ r: at, t: type = 'n', s: style = '0' }: Attributes) => {
    column = at === undefined ? column + 1 : columnOf(at)
    cell = { type, style: Number(style), value: '', formula: '' }
  }
  return readXml(file, (found) => ({
    opened(tag, attributes) {
      if (tag === 'row') beginRow(attributes)
      if (tag === 'c') beginCell(attributes)
      part = tag
      inline.opened(tag)
    },
    said(text) {
      if (part === 'v') cell.value += text
      else if (part === 'f') cell.formula += text
      else inline.said(text)
    },
    closed(tag) {
      inline.closed(tag)
      part = ''
      if (tag === 'c') place(textOfCell(cell, shared, numbers).trim())
      if (tag !== 'row' || row.record.length === 0) return
      width ||= row.record.length
      fill(row.record, width)
      found.push(row)
    },
  }))
}

/** Makes a row so long at least. */
const fill = (record: string[], length: number): void => {
  while (record.length < length) record.push('')
}

const noCell: Cell = { type: 'n', style: 0, value: '', formula: '' }

const LETTERS = 26
const BEFORE_A = 64

/** B7 stands in the second column, which is 1. */
const columnOf = (place: string): number =>
  [...place.replace(/\d/g, '')].reduce((sum, letter) => sum * LETTERS + letter.charCodeAt(0) - BEFORE_A, 0) - 1
