import { z } from 'zod'
import type { CallSpec } from './call.ts'
import { day, maybe, maybeText } from './fields.ts'
import { type Direction, EXPORTS_JOB, fileFormats, MOST_AT_ONCE, MOST_EXPORTED, type Sorts } from './list-terms.ts'

const directions = ['asc', 'desc'] as const satisfies Direction[]

/** What every list of the desk may be asked for beside its filters and its page: words to search for, and an order. */
export const listing = <S extends Sorts>(sorts: S) => ({
  keyword: maybeText(50),
  sort: maybe(z.enum(Object.keys(sorts) as (keyof S & string)[])),
  /** Without it the way that is usual for the sort. */
  order: maybe(z.enum(directions)),
})

/** The filter of a span of days in Shanghai, both of them included. */
export const daySpan = () => ({ from: maybe(day()), to: maybe(day()) })

/**
 * A file that the browser stores: its name, its lines below the header, and all of it: CSV as `text`, a workbook as `base64`. One of
 * more lines is written later: then both are empty, and `export_id` is where it is asked after.
 */
const exportedFile = z.object({
  file_name: z.string(),
  line_num: z.int(),
  text: z.string(),
  base64: z.string(),
  export_id: z.string(),
})

/** A list in pages, as a contract declares it: what its rows are and what may be asked. */
export interface ListCall<Row, Asked> extends CallSpec {
  input: z.ZodType<Asked>
  output: z.ZodType<{ list: Row[]; page: number; total_page_num: number }>
}

/** The file of a list, as `exportOf` declares it. */
export interface ExportCall extends CallSpec {
  output: typeof exportedFile
}

const tooMany = {
  'too-many': `超过 ${MOST_EXPORTED} 行的文件要排队导出，现在排不上：一个人同时最多 ${MOST_AT_ONCE} 份。等前面的做完再导出，或用搜索、筛选缩小范围`,
}

/**
 * The export of a list in pages: a POST below its path, for whoever may read the list, with the same search, filters and order
 * (`asked`, the list's input without its page). It answers all pages as one file, of more than `MOST_EXPORTED` lines as one that is
 * written later: CSV, or a workbook where `format` is `xlsx`.
 */
export const exportOf = <const C extends CallSpec, S extends z.ZodRawShape>(list: C, asked: S) => {
  const { method: _, path, summary, input: __, output: ___, refuses, ...shown } = list
  const { shows: ____, ...whose } = shown as Omit<typeof shown, 'shows'> & { shows?: unknown }
  return {
    ...whose,
    method: 'POST' as const,
    path: `${path}/export`,
    summary: `All pages as one file, CSV or xlsx: ${summary}`,
    input: z.object({ ...asked, format: maybe(z.enum(fileFormats)) }),
    output: exportedFile,
    runsJob: EXPORTS_JOB,
    refuses: { ...(refuses as C['refuses']), ...tooMany },
  }
}
