import { type RefObject, useEffect, useState } from 'react'
import { clockText, weightText } from '#app/areas/content/videos/rules.ts'
import { VIDEO_MEGABYTES } from '#app/areas/files/rules.ts'
import { Button } from '#kit/ui/button.tsx'
import { Notice } from '#kit/ui/notice.tsx'
import { callApi } from '#kit/wire/browser/caller.ts'
import type { CallOutput } from '#kit/wire/call.ts'
import { deskVideoUpload } from '../contract.ts'

/** A film that was sent. */
export type SentFilm = CallOutput<typeof deskVideoUpload>

interface FilmFieldProps {
  film: RefObject<HTMLVideoElement | null>
  onSent: (film: SentFilm | undefined) => void
}

type Sending =
  | { at: 'nothing' }
  | { at: 'sending'; sent: number }
  | { at: 'done'; film: SentFilm }
  | { at: 'failed'; words: string }

/** A film that is chosen: it plays here at once, and is sent meanwhile. */
export function FilmField({ film, onSent }: FilmFieldProps) {
  const [file, setFile] = useState<File>()
  const [sending, setSending] = useState<Sending>({ at: 'nothing' })
  const [tries, setTries] = useState(0)
  const shown = useObjectUrl(file)

  // biome-ignore lint/correctness/useExhaustiveDependencies: another try sends again; who listens does not change what is sent
  useEffect(() => {
    if (!file) return
    const stop = new AbortController()
    setSending({ at: 'sending', sent: 0 })
    onSent(undefined)
    const onProgress = (sent: number) => setSending({ at: 'sending', sent })
    callApi(deskVideoUpload, { file }, { signal: stop.signal, onProgress }).then(
      (sent) => {
        setSending({ at: 'done', film: sent })
        onSent(sent)
      },
      ({ words = '视频没有传上去，请再试一次' }: { words?: string }) => {
        if (!stop.signal.aborted) setSending({ at: 'failed', words })
      },
    )
    return () => stop.abort()
  }, [file, tries])

  return (
    <div className="space-y-12">
      {shown && (
        // biome-ignore lint/a11y/useMediaCaption: who sends it looks at their own film
        <video ref={film} src={shown} controls playsInline className="aspect-video w-full rounded-8 bg-night" />
      )}
      <label className="relative flex min-h-target cursor-pointer items-center justify-center rounded-8 border border-dashed border-line bg-card p-12 text-14 text-ink-2">
        {file ? '换一个视频' : '选择视频'}
        <input
          type="file"
          accept="video/mp4"
          className="peer sr-only"
          onChange={({ currentTarget }) => setFile(currentTarget.files?.[0] ?? file)}
        />
        <span className="absolute inset-0 rounded-8 outline-accent-ink peer-focus-visible:outline-2" />
      </label>
      <p className="text-12 text-ink-3">MP4（H.264），最大 {VIDEO_MEGABYTES} MB。手机拍的位置信息会自动去掉。</p>
      <Progress sending={sending} onRetry={() => setTries(tries + 1)} />
    </div>
  )
}

function Progress({ sending, onRetry }: { sending: Sending; onRetry: () => void }) {
  if (sending.at === 'nothing') return null
  if (sending.at === 'failed')
    return (
      <Notice
        tone="danger"
        action={
          <Button kind="secondary" size="small" onClick={onRetry}>
            再传一次
          </Button>
        }
      >
        <span role="alert">{sending.words}</span>
      </Notice>
    )
  if (sending.at === 'done') {
    const { seconds, width, height, bytes } = sending.film
    return (
      <p role="status" className="text-14 text-success tabular-nums">
        已上传：{clockText(seconds)} · {width}×{height} · {weightText(bytes)}
      </p>
    )
  }
  return (
    <div className="space-y-4">
      <progress aria-label="上传进度" max={1} value={sending.sent} className="w-full accent-accent" />
      <p className="text-12 text-ink-3 tabular-nums">正在上传 {Math.round(sending.sent * 100)}%</p>
    </div>
  )
}

/** An address by which the page shows a file of this device. */
const useObjectUrl = (file: File | undefined) => {
  const [url, setUrl] = useState<string>()
  useEffect(() => {
    if (!file) return
    const made = URL.createObjectURL(file)
    setUrl(made)
    return () => URL.revokeObjectURL(made)
  }, [file])
  return url
}
