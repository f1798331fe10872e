import { DownloadIcon } from 'lucide-react'
import { useNavigate } from 'react-router'
import { bytesOf, saveFile, typeOfFile } from '#kit/ui/save-file.ts'
import type { CallOutput } from '#kit/wire/call.ts'
import { MOST_EXPORTED } from '#kit/wire/list-terms.ts'
import type { ExportCall } from '#kit/wire/listing.ts'
import { ActButton } from './act-button.tsx'
import type { AskedOf } from './list-view.ts'

/** The file as the answer holds it, handed to the browser. */
const save = ({ file_name: name, text, base64 }: CallOutput<ExportCall>) =>
  saveFile({ name, type: typeOfFile(name), text: base64 ? bytesOf(base64) : text })

/** Where files are that are written later. */
const EXPORTS_PATH = '/desk/exports'

const ways = [
  { format: 'csv', words: '导出表格' },
  { format: 'xlsx', words: '导出 Excel' },
] as const

/** All pages of a list as it is shown, as CSV or as a workbook. */
export function ExportButtons({ file, asked, noun }: { file: ExportCall; asked: AskedOf; noun: string }) {
  const navigate = useNavigate()
  return ways.map(({ format, words }) => (
    <ActButton
      key={format}
      call={file}
      input={{ ...asked, format }}
      said={({ line_num, export_id }) => (export_id ? `${noun}很多，正在排队导出` : `已导出 ${line_num} 行${noun}`)}
      onDone={(file) => (file.export_id ? void navigate(EXPORTS_PATH) : save(file))}
    >
      <DownloadIcon />
      <span title={`现在的条件下的全部页；超过 ${MOST_EXPORTED} 行的排队导出，做好后下载`}>{words}</span>
    </ActButton>
  ))
}
