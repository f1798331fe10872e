import { stat } from 'node:fs/promises'
import { openSheet } from '#kit/xlsx/server/read.ts'
import { formOf, plainForm, type Raw, rowsOfText } from './rows-of-text.ts'
import { type BytesOf, fileAt, headOf } from './text-of-file.ts'
import { FileRefused, type Why, why } from './why.ts'

/** A column of a file; others are refused, so that a misspelt one is not silently lost. */
export interface Column {
  name: string
  required?: boolean
  /** What people call it: a file may name it so too. */
  title?: string
  /** What may stand there, for who has never seen such a file. */
  example?: string
  /** Names of so many pictures at most stand there, apart by |, which come beside the file; rooms get their addresses instead. */
  mostPictures?: number
}

/** One row: where it stands, and its values by column; or why it cannot be read. */
export type TableRow = { line: number; values: Record<string, string> } | { line: number; unreadable: Why }

/** Why a row is not taken, in words for the person who brought the file: at a command line, and at the desk. */
export class RowRefused extends Error {
  readonly why: Why

  constructor(en: string, zh: string) {
    super(en)
    this.why = why(en, zh)
  }
}

/**
 * Opens a table, a CSV in UTF-8, UTF-16 or GB18030 or a workbook, whose first line names the columns, and streams its rows; needed
 * columns may be given `elsewhere` instead. Columns and rows in which there is nothing are not there. Throws FileRefused for a file that is none.
 */
export const openTable = async (
  given: string | BytesOf,
  columns: readonly Column[],
  elsewhere: readonly string[] = [],
) => {
  const file = typeof given === 'string' ? fileAt(given) : given
  const isPipe = typeof given === 'string' && !(await stat(given)).isFile()
  // What is read once, a pipe, cannot be looked at before.
  const { rows, notes } = isPipe ? { rows: rowsOfText(file, plainForm), notes: [] } : await openFile(file)
  const first = await rows.next()
  if (first.done) throw new FileRefused(`${file.name} is empty`, '文件是空的')
  const header = checkedHeader(first.value.record, columns, elsewhere)
  return { header: header.filter((name) => name !== ''), rows: rowsOf(header, rows), notes }
}

interface Opened {
  rows: AsyncGenerator<Raw, undefined>
  /** What the person who brought it should know. */
  notes: Why[]
}

const openFile = async (file: BytesOf): Promise<Opened> => {
  const head = (await headOf(file, HEAD_BYTES)).toString('hex')
  if (head === OLD_WORKBOOK)
    throw new FileRefused(
      `${file.name} is a workbook of before 2007 or has a password: save it as .xlsx without one and bring it again; nothing was taken`,
      '这是旧版 Excel 文件（.xls），或者加了密码：请在 Excel 里去掉密码，“另存为”“Excel 工作簿（.xlsx）”再上传',
    )
  if (head !== WORKBOOK) return { rows: rowsOfText(file, await formOf(file)), notes: [] }
  const { name, others, rows } = await openSheet(file.name, await allOf(file))
  const onlyFirst = why(
    `only the sheet "${name}" was read, and ${others} others were not`,
    `只读了第一张工作表“${name}”，另外 ${others} 张没有读`,
  )
  return { rows, notes: others > 0 ? [onlyFirst] : [] }
}

/** How a workbook begins, which is a ZIP; and what was one before 2007, or is kept under a password. */
const WORKBOOK = '504b0304'
const OLD_WORKBOOK = 'd0cf11e0'
const HEAD_BYTES = 4

/** A workbook says at its end where its parts are: all of it has to be here, so much at most. */
const MOST_WORKBOOK_BYTES = 30_000_000

const allOf = async (file: BytesOf): Promise<Buffer> => {
  const pieces: Uint8Array[] = []
  let bytes = 0
  for await (const piece of file.bytes()) {
    pieces.push(piece)
    bytes += piece.length
    if (bytes > MOST_WORKBOOK_BYTES)
      throw new FileRefused(
        `${file.name} is a workbook of more than ${MOST_WORKBOOK_BYTES / 1_000_000} MB: bring it in parts; nothing was taken`,
        `工作簿超过 ${MOST_WORKBOOK_BYTES / 1_000_000} MB，请分成几份`,
      )
  }
  return Buffer.concat(pieces)
}

async function* rowsOf(header: string[], rows: AsyncIterable<Raw>): AsyncGenerator<TableRow> {
  for await (const { line, record } of rows) if (record.some((value) => value !== '')) yield rowOf(header, record, line)
}

const checkedHeader = (given: string[], columns: readonly Column[], elsewhere: readonly string[]): string[] => {
  const called = new Map(columns.flatMap(({ name, title }) => (title ? [[title, name] as const] : [])))
  const names = given.map((name) => called.get(name) ?? name)
  const known = new Set(columns.map(({ name }) => name))
  // What Excel leaves behind at the end of a line has no name.
  const strange = names.filter((name) => name !== '' && !known.has(name))
  const missing = columns
    .filter(({ name, required }) => required && !names.includes(name) && !elsewhere.includes(name))
    .map(({ name }) => name)
  const twice = names.filter((name, at) => name !== '' && names.indexOf(name) !== at)
  const wrong = [
    ...strange.map((name) => why(`does not know the column "${name}"`, `没有“${shortened(name)}”这一列`)),
    ...missing.map((name) => why(`lacks the column "${name}"`, `缺少“{${name}}”这一列`)),
    ...twice.map((name) => why(`has the column "${name}" twice`, `“{${name}}”这一列有两次`)),
  ]
  if (wrong.length === 0) return names
  const all = [...known]
  throw new FileRefused(
    `the header ${wrong.map(({ en }) => en).join(', ')}; it may have: ${all.join(', ')}`,
    `表头不对：${wrong.map(({ zh }) => zh).join('；')}。可以有的列：${all.map((name) => `{${name}}`).join('、')}`,
  )
}

const rowOf = (header: string[], record: string[], line: number): TableRow => {
  if (record.length < header.length || record.slice(header.length).some((value) => value !== ''))
    return unreadable(
      line,
      `${record.length} values under ${header.length} columns`,
      `有 ${record.length} 个值，表头有 ${header.length} 列`,
    )
  if (record.some((value) => value.includes('\u0000') || value.includes('\ufffd')))
    return unreadable(line, 'characters that are none', '有读不出来的字符（乱码）')
  const values = header.map((name, at) => [name, plain(record[at] ?? '')] as const)
  if (values.some(([name, value]) => name === '' && value !== ''))
    return unreadable(line, 'a value under no name', '有值在没有名称的列里')
  const spoilt = values.find(([name, value]) => /(^|_)code$/.test(name) && isShortened(value))
  if (spoilt)
    return unreadable(
      line,
      `${spoilt[0]} "${spoilt[1]}" was shortened by a spreadsheet: make the column text`,
      `{${spoilt[0]}}“${spoilt[1]}”被表格软件缩写了，末几位已经丢失：把这一列设成文本再填`,
    )
  const computed = values.find(([, value]) => isFormula(value))
  if (computed)
    return unreadable(
      line,
      `${computed[0]} "${shortened(computed[1])}" is a formula or its fault, no value: save the values`,
      `{${computed[0]}}“${shortened(computed[1])}”是公式或公式的错误，不是值：请把公式粘贴成值再保存`,
    )
  return { line, values: Object.fromEntries(values.filter(([name]) => name !== '')) }
}

/** Without what nobody sees and copying brings along: marks of direction, joints of no width, hyphens that wait. */
const plain = (value: string): string => {
  const text = value.replace(/[\u00ad\u200b\u200e\u200f\u202a-\u202e\u2060\u2066-\u2069\ufeff]/g, '').trim()
  // How programs keep a spreadsheet from reading a number: ="0012".
  return /^="([^"]*)"$/.exec(text)?.[1]?.trim() ?? text
}

/** What a spreadsheet would compute, or says where it could not. */
const isFormula = (value: string): boolean =>
  /^[=＝]|^#(?:REF!|N\/A|VALUE!|NAME\?|DIV\/0!|NULL!|NUM!|SPILL!)$/.test(value)

/** A long number as a spreadsheet shows it: its last digits are lost. */
const isShortened = (value: string): boolean => /^\d(?:\.\d+)?E\+?\d+$/i.test(value)

const unreadable = (line: number, en: string, zh: string): TableRow => ({ line, unreadable: why(en, zh) })

/** Enough of a strange text to know it again. */
const shortened = (text: string): string => (text.length > 40 ? `${text.slice(0, 40)}…` : text)
