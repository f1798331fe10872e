import { FileTextIcon } from 'lucide-react'
import { type ChangeEvent, useEffect, useRef, useState } from 'react'
import { Button } from '#kit/ui/button.tsx'
import { RefusedError, WireError } from '#kit/wire/errors.ts'
import { LONG_PAPER_MEGABYTES } from '../rules.ts'
import { type PaperProgress, sendPaper } from './send-paper.ts'

interface PaperFieldProps {
  label: string
  /** The address of what was sent before. */
  first?: string | undefined
  onChange: (value: { urls: string[]; isBusy: boolean }) => void
}

/** One PDF of a form, uploaded as it is chosen: cut, it goes on where it stood. */
export function PaperField({ label, first, onChange }: PaperFieldProps) {
  const input = useRef<HTMLInputElement>(null)
  const [name, setName] = useState(first ? '已经上传的 PDF' : '')
  const { progress, error, unsent, send, stop } = useSending(onChange, setName)
  const pick = (event: ChangeEvent<HTMLInputElement>) => {
    const [file] = event.target.files ?? []
    event.target.value = ''
    if (file) void send(file)
  }
  const remove = () => {
    stop()
    setName('')
    onChange({ urls: [], isBusy: false })
  }
  return (
    <div className="space-y-8">
      <p className="text-14 font-medium">{label}</p>
      <input ref={input} type="file" accept="application/pdf,.pdf" hidden onChange={pick} aria-label={label} />
      {(name || progress) && (
        <p className="flex min-h-target items-center justify-between gap-12 text-14">
          <span className="flex min-w-0 items-center gap-8 wrap-anywhere">
            <FileTextIcon className="shrink-0" />
            {progress ? progressWords(progress) : name}
          </span>
          <Button kind="text" onClick={remove}>
            {progress ? '不传了' : '去掉'}
          </Button>
        </p>
      )}
      {progress && <progress value={progress.part} max={1} aria-label={`${label}：上传进度`} className="w-full" />}
      {unsent ? (
        <Button kind="secondary" wide onClick={() => send(unsent)}>
          接着传
        </Button>
      ) : (
        <Button kind="secondary" wide busy={progress !== undefined} onClick={() => input.current?.click()}>
          {name ? '换一个 PDF' : '选择 PDF'}
        </Button>
      )}
      {error ? (
        <p role="alert" className="text-14 text-danger">
          {error}
        </p>
      ) : (
        <p className="text-12 text-ink-3">
          {LONG_PAPER_MEGABYTES} MB 以内，断网了会接着传，不用从头来。加密保存的记录只有您看得到
        </p>
      )}
    </div>
  )
}

/** Not where the file itself is wrong: it would be the same next time. */
const mayGoOn = (thrown: unknown): boolean =>
  thrown instanceof WireError && !(thrown instanceof RefusedError && ofTheFile.includes(thrown.reason))
const ofTheFile = ['too-big', 'too-many', 'no-pdf', 'lively']

const progressWords = ({ part, isWaiting }: PaperProgress): string =>
  isWaiting ? `网络断了，连上后接着传，已传 ${Math.floor(part * 100)}%` : `正在上传，${Math.floor(part * 100)}%`

/** What is on its way: how far it is, why it stopped, and what can go on. */
const useSending = (onChange: PaperFieldProps['onChange'], onName: (name: string) => void) => {
  const [progress, setProgress] = useState<PaperProgress>()
  const [error, setError] = useState('')
  const [unsent, setUnsent] = useState<File>()
  const running = useRef<AbortController>(undefined)
  useEffect(() => () => running.current?.abort(), [])

  const begin = (): AbortSignal => {
    running.current?.abort()
    running.current = new AbortController()
    setError('')
    setUnsent(undefined)
    setProgress({ part: 0, isWaiting: false })
    onChange({ urls: [], isBusy: true })
    return running.current.signal
  }
  const end = (name: string, urls: string[]) => {
    onName(name)
    setProgress(undefined)
    onChange({ urls, isBusy: false })
  }
  const fail = (file: File, thrown: unknown) => {
    setUnsent(mayGoOn(thrown) ? file : undefined)
    setError(thrown instanceof WireError ? thrown.words : '这个文件读不出来，请换一个')
    end('', [])
  }
  const send = async (file: File) => {
    const signal = begin()
    try {
      const url = await sendPaper(file, { signal, onProgress: (told) => !signal.aborted && setProgress(told) })
      if (!signal.aborted) end(file.name, [url])
    } catch (thrown) {
      if (signal.aborted) return
      fail(file, thrown)
    }
  }
  const stop = () => {
    running.current?.abort()
    setProgress(undefined)
    setUnsent(undefined)
    setError('')
  }
  return { progress, error, unsent, send, stop }
}
