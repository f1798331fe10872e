import { stat } from 'node:fs/promises'
import { Readable } from 'node:stream'
import { type Info, parse } from 'csv-parse'
import { type BytesOf, type Encoding, encodingOf, fileAt, headOf, textOf } from './text-of-file.ts'
import { type Why, why } from './why.ts'

/** A column of a file; others are refused, so that a misspelt one is not silently lost. */
export interface Column {
  name: string
  required?: boolean
  /** What people call it: a file may name it so too. */
  title?: string
  /** What may stand there, for who has never seen such a file. */
  example?: string
}

/** One row: where it stands, and its values by column; or why it cannot be read. */
export type CsvRow = { line: number; values: Record<string, string> } | { line: number; unreadable: Why }

/** Something about the file itself: one clear line for the person who brought it. */
export class CsvError extends Error {
  readonly expected = true
  readonly why: Why

  constructor(en: string, zh: string) {
    super(en)
    this.why = why(en, zh)
  }
}

/** Why a row is not taken, in words for the person who brought the file: at a command line, and at the desk. */
export class RowRefused extends Error {
  readonly why: Why

  constructor(en: string, zh: string) {
    super(en)
    this.why = why(en, zh)
  }
}

const MOST_BYTES_A_ROW = 1_000_000

/**
 * Opens a CSV file in UTF-8, UTF-16 or GB18030, its first line naming the columns, and streams its rows; needed columns may be
 * given `elsewhere` instead. Columns and rows in which there is nothing are not there. Throws CsvError for a file that is none.
 */
export const openCsv = async (
  given: string | BytesOf,
  columns: readonly Column[],
  elsewhere: readonly string[] = [],
) => {
  const file = typeof given === 'string' ? fileAt(given) : given
  const isPipe = typeof given === 'string' && !(await stat(given)).isFile()
  // What is read once, a pipe, cannot be looked at before.
  const rows = records(file, isPipe ? plainForm : await formOf(file))
  const first = await rows.next()
  if (first.done) throw new CsvError(`${file.name} is empty`, '文件是空的')
  const header = checkedHeader(first.value.record, columns, elsewhere)
  return { header: header.filter((name) => name !== ''), rows: rowsOf(header, rows) }
}

interface Raw {
  record: string[]
  info: Info
}

/** How a file is to be read: as text, and what stands between its values. */
interface Form {
  encoding: Encoding
  delimiter: string
  /** The line that names the columns. */
  firstLine: number
}

const plainForm: Form = { encoding: 'utf-8', delimiter: ',', firstLine: 1 }

/** Excel names what stands between values in a line of its own, `sep=;`; its "Unicode text" has tabs. */
const formOf = async (file: BytesOf): Promise<Form> => {
  if (isWorkbook(await headOf(file, 4)))
    throw new CsvError(
      `${file.name} is a workbook: save it as "CSV UTF-8" and bring it again; nothing was taken`,
      '这是 Excel 工作簿，请在 Excel 里“另存为”“CSV UTF-8（逗号分隔）”再上传',
    )
  const encoding = await encodingOf(file)
  if (!encoding)
    throw new CsvError(
      `${file.name} is neither UTF-8 nor GB18030 text, or could be either: save it as "CSV UTF-8" and bring it again; nothing was taken`,
      '看不出这份文件的文字编码，或者它不是表格：请在 Excel 里“另存为”“CSV UTF-8（逗号分隔）”再上传',
    )
  let head = ''
  for await (const text of textOf(file, encoding)) {
    head += text
    if (/[\r\n]/.test(head)) break
  }
  const [line = ''] = head.split(/[\r\n]/)
  const said = /^sep=(.)$/.exec(line)?.[1]
  if (said) return { encoding, delimiter: said, firstLine: 2 }
  return { encoding, delimiter: [',', '\t', ';'].find((one) => line.includes(one)) ?? ',', firstLine: 1 }
}

async function* records(file: BytesOf, { encoding, delimiter, firstLine }: Form): AsyncGenerator<Raw, undefined> {
  let lastLine = 0
  const parser = parse({
    bom: true,
    delimiter,
    from_line: firstLine,
    info: true,
    relax_column_count: true,
    relax_quotes: true,
    skip_empty_lines: true,
    trim: true,
    max_record_size: MOST_BYTES_A_ROW,
    // Here and not below: what breaks off a file takes along the rows that were read before it and not yet fetched.
    on_record: (record, { lines }) => {
      lastLine = lines
      return record
    },
  })
  const source = Readable.from(textOf(file, encoding))
  source.on('error', (error) => parser.destroy(error))
  source.pipe(parser)
  try {
    yield* parser as AsyncIterable<Raw>
  } catch (error) {
    const line = lastLine + 1
    throw new CsvError(
      `${file.name}, line ${line}: ${(error as Error).message}`,
      `从第 ${line} 行起读不下去：多半是少了一个引号，或者这一行超过 1 MB`,
    )
  }
}

async function* rowsOf(header: string[], rows: AsyncIterable<Raw>): AsyncGenerator<CsvRow> {
  for await (const { record, info } of rows)
    if (record.some((value) => value !== '')) yield rowOf(header, record, firstLineOf(record, info))
}

/** The parser counts to a row's last line. */
const firstLineOf = (record: readonly string[], { lines }: Info): number =>
  lines - record.reduce((sum, value) => sum + value.split('\n').length - 1, 0)

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
  throw new CsvError(
    `the header ${wrong.map(({ en }) => en).join(', ')}; it may have: ${all.join(', ')}`,
    `表头不对：${wrong.map(({ zh }) => zh).join('；')}。可以有的列：${all.map((name) => `{${name}}`).join('、')}`,
  )
}

const rowOf = (header: string[], record: string[], line: number): CsvRow => {
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

const unreadable = (line: number, en: string, zh: string): CsvRow => ({ line, unreadable: why(en, zh) })

/** Enough of a strange text to know it again. */
const shortened = (text: string): string => (text.length > 40 ? `${text.slice(0, 40)}…` : text)

/** By how they begin: a workbook of today, which is a ZIP, and one of before 2007. */
const isWorkbook = (head: Buffer): boolean => ['504b0304', 'd0cf11e0'].includes(head.toString('hex'))
