import { DownloadIcon } from 'lucide-react'
import { useState } from 'react'
import { ActButton } from '#app/desk-shell/act-button.tsx'
import { shortTime } from '#kit/time/short-time.ts'
import { Button } from '#kit/ui/button.tsx'
import { bytesOf, saveFile, typeOfFile } from '#kit/ui/save-file.ts'
import { Tag } from '#kit/ui/tag.tsx'
import { toast } from '#kit/ui/toast.ts'
import { callApi } from '#kit/wire/browser/caller.ts'
import type { CallOutput } from '#kit/wire/call.ts'
import { WireError } from '#kit/wire/errors.ts'
import { deskExportDrop, deskExportPiece, type deskExports } from '../contract.ts'
import { exportStates, percentOf } from '../rules.ts'

type File = CallOutput<typeof deskExports>['list'][number]

const tones = { waiting: 'plain', running: 'accent', done: 'success', failed: 'danger' } as const

/** A file that is written later: how far it is, and what one can do with it. */
export function ExportCard({ file, onDone }: { file: File; onDone: () => void }) {
  const { export_id, file_name, state, fail_words } = file
  return (
    <article aria-label={file_name} className="space-y-8 rounded-12 bg-card px-16 py-12 shadow-soft">
      <div className="flex flex-wrap items-center gap-8">
        <h2 className="min-w-0 grow text-16 font-semibold break-all">{file_name}</h2>
        <Tag tone={tones[state]}>{exportStates[state]}</Tag>
      </div>
      {state === 'running' && <HowFar file={file} />}
      <p className="text-14 text-ink-2">{fail_words || wordsOf(file)}</p>
      <div className="flex flex-wrap items-center gap-8">
        {state === 'done' && <FetchButton file={file} />}
        <ActButton
          call={deskExportDrop}
          input={{ export_id }}
          kind="text"
          size="small"
          {...(state === 'failed' ? {} : { confirm: asking })}
          said={() => '已删除'}
          onDone={onDone}
        >
          删除
        </ActButton>
      </div>
    </article>
  )
}

const asking = { title: '删除这份文件？', text: '删除后要重新导出；没有做完的会停下。', yes: '删除', danger: true }

function HowFar({ file: { done_num, total_num } }: { file: File }) {
  return (
    <progress
      aria-label="导出进度"
      value={percentOf(done_num, total_num)}
      max={100}
      className="block h-8 w-full overflow-hidden rounded-full accent-accent"
    />
  )
}

const wordsOf = ({ state, done_num, total_num, byte_num, ask_time, end_time }: File): string => {
  if (state === 'waiting') return `${shortTime(ask_time)} 开始排队，前面的做完就开始`
  if (state === 'running')
    return total_num === 0
      ? '正在数有多少行'
      : `已写 ${done_num} 行，共 ${total_num} 行（${percentOf(done_num, total_num)}%）`
  return `${done_num} 行，${sizeOf(byte_num)}，可以下载到 ${shortTime(end_time ?? '')}`
}

const sizeOf = (bytes: number): string =>
  bytes < 1_000_000 ? `${Math.ceil(bytes / 1_000)} KB` : `${(bytes / 1_000_000).toFixed(1)} MB`

/** Fetches the pieces one after the other and hands the browser the whole. */
function FetchButton({ file: { export_id, file_name, piece_num } }: { file: File }) {
  const [fetched, setFetched] = useState<number>()
  const fetchAll = async () => {
    const pieces: Uint8Array<ArrayBuffer>[] = []
    try {
      for (let position = 0; position < piece_num; position++) {
        setFetched(position)
        pieces.push(bytesOf((await callApi(deskExportPiece, { export_id, position })).base64))
      }
      saveFile({ name: file_name, type: typeOfFile(file_name), text: pieces })
      toast('已下载')
    } catch (thrown) {
      if (!(thrown instanceof WireError)) throw thrown
      toast(thrown.words)
    } finally {
      setFetched(undefined)
    }
  }
  return (
    <Button size="small" disabled={fetched !== undefined} onClick={fetchAll}>
      <DownloadIcon />
      {fetched === undefined ? '下载' : `下载中 ${Math.floor((fetched / piece_num) * 100)}%`}
    </Button>
  )
}
