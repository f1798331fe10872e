import { DownloadIcon } from 'lucide-react'
import { saveFile } from '#kit/ui/save-file.ts'
import type { CallOutput } from '#kit/wire/call.ts'
import { MOST_EXPORTED } from '#kit/wire/list-terms.ts'
import type { ExportCall } from '#kit/wire/listing.ts'
import { ActButton } from './act-button.tsx'
import type { AskedOf } from './list-view.ts'

const WORKBOOK = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'

/** The file as the answer holds it, handed to the browser. */
const save = ({ file_name: name, text, base64 }: CallOutput<ExportCall>) =>
  base64
    ? saveFile({ name, type: WORKBOOK, text: Uint8Array.from(atob(base64), (sign) => sign.charCodeAt(0)) })
    : saveFile({ name, type: 'text/csv;charset=utf-8', text })

const ways = [
  { format: 'csv', words: '导出表格' },
  { format: 'xlsx', words: '导出 Excel' },
] as const

/** All pages of a list as it is shown, as CSV or as a workbook. */
export function ExportButtons({ file, asked, noun }: { file: ExportCall; asked: AskedOf; noun: string }) {
  return ways.map(({ format, words }) => (
    <ActButton
      key={format}
      call={file}
      input={{ ...asked, format }}
      said={({ line_num }) => `已导出 ${line_num} 行${noun}`}
      onDone={save}
    >
      <DownloadIcon />
      <span title={`现在的条件下的全部页，最多 ${MOST_EXPORTED} 行`}>{words}</span>
    </ActButton>
  ))
}
