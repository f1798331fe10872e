import { Readable } from 'node:stream'
import { type Info, parse } from 'csv-parse'
import { type BytesOf, type Encoding, encodingOf, textOf } from './text-of-file.ts'
import { FileRefused } from './why.ts'

const MOST_BYTES_A_ROW = 1_000_000

/** A row as it stands in a file: in which line it begins, and its values. */
export interface Raw {
  line: number
  record: string[]
}

/** How a text is to be read: how it is written, and what stands between its values. */
interface Form {
  encoding: Encoding
  delimiter: string
  /** The line that names the columns. */
  firstLine: number
}

/** What a text is taken for that cannot be looked at before. */
export const plainForm: Form = { encoding: 'utf-8', delimiter: ',', firstLine: 1 }

/** Excel names what stands between values in a line of its own, `sep=;`; its "Unicode text" has tabs. */
export const formOf = async (file: BytesOf): Promise<Form> => {
  const encoding = await encodingOf(file)
  if (!encoding)
    throw new FileRefused(
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

/** The rows of a text, streamed. Throws FileRefused where it breaks off. */
export async function* rowsOfText(
  file: BytesOf,
  { encoding, delimiter, firstLine }: Form,
): AsyncGenerator<Raw, undefined> {
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
    for await (const { record, info } of parser as AsyncIterable<{ record: string[]; info: Info }>)
      yield { line: firstLineOf(record, info), record }
  } catch (error) {
    const line = lastLine + 1
    throw new FileRefused(
      `${file.name}, line ${line}: ${(error as Error).message}`,
      `从第 ${line} 行起读不下去：多半是少了一个引号，或者这一行超过 1 MB`,
    )
  }
}

/** The parser counts to a row's last line. */
const firstLineOf = (record: readonly string[], { lines }: Info): number =>
  lines - record.reduce((sum, value) => sum + value.split('\n').length - 1, 0)
