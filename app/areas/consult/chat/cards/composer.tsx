import { ImageIcon, MicIcon, PlusIcon } from 'lucide-react'
import { type FormEvent, type ReactNode, useEffect, useMemo, useRef, useState } from 'react'
import { MOST_LETTERS } from '#app/areas/consult/talk/rules.ts'
import { MOST_SECONDS } from '#app/areas/files/rules.ts'
import { Button } from '#kit/ui/button.tsx'
import { throttle } from '#kit/ui/calm.ts'
import { classes } from '#kit/ui/classes.ts'
import { toast } from '#kit/ui/toast.ts'
import { TYPING_MS } from '../rules.ts'
import { useVoice } from './use-voice.ts'

interface ComposerProps {
  placeholder: string
  /** Beside the picture and the voice, among the tools; each puts them away by `close`. */
  tools?: (close: () => void) => ReactNode
  /** What somebody else puts into the field, such as a quick reply, to be changed before it is sent. */
  put?: { words: string } | undefined
  onSay: (words: string) => void
  onShow: (picture: Blob) => void
  onSpeak: (voice: Blob, seconds: number) => void
  onTyping: () => void
}

/** Where one writes. The plus brings the tools and a mask over the talk; a tap on the mask puts both away [X203]. */
export function Composer({ placeholder, tools, put, onSay, onShow, onSpeak, onTyping }: ComposerProps) {
  const [words, setWords] = useState('')
  const [hasTools, setTools] = useState(false)
  const field = useRef<HTMLTextAreaElement>(null)
  const tell = useRef(onTyping)
  const voice = useVoice(onSpeak)
  useEffect(() => {
    if (!put) return
    setWords(put.words)
    setTools(false)
    field.current?.focus()
  }, [put])
  const typed = useMemo(() => throttle(() => tell.current(), TYPING_MS.told), [])

  const send = (event: FormEvent) => {
    event.preventDefault()
    const content = words.trim()
    if (!content) return toast('请先写点什么')
    onSay(content)
    setWords('')
    field.current?.focus()
  }
  return (
    <>
      {hasTools && (
        <button
          type="button"
          aria-label="收起工具栏"
          data-mask
          onClick={() => setTools(false)}
          className="fixed inset-0 z-10 bg-scrim"
        />
      )}
      <form
        onSubmit={send}
        className="bottom-action sticky bottom-0 z-20 border-t border-line bg-card px-16 pt-8 pb-safe"
      >
        {voice.seconds !== undefined && <Recording {...voice} seconds={voice.seconds} />}
        <div className={classes('flex items-end gap-8', voice.seconds !== undefined && 'hidden')}>
          <textarea
            ref={field}
            aria-label="写消息"
            rows={1}
            maxLength={MOST_LETTERS}
            value={words}
            placeholder={placeholder}
            onChange={(event) => {
              setWords(event.target.value)
              typed()
            }}
            className="field-sizing-content max-h-120 min-h-target min-w-0 grow resize-none rounded-12 border border-line bg-card px-12 py-8 text-16 focus:border-accent-ink focus:outline-none elder:placeholder:text-14"
          />
          <button
            type="button"
            aria-label="更多"
            aria-expanded={hasTools}
            onClick={() => setTools(!hasTools)}
            className="flex size-target shrink-0 items-center justify-center rounded-full text-ink-2 active:bg-well"
          >
            <PlusIcon className="size-24" />
          </button>
          <span className="shrink-0 whitespace-nowrap">
            <Button type="submit">发送</Button>
          </span>
        </div>
        {hasTools && (
          <div role="toolbar" aria-label="工具栏" className="flex flex-wrap gap-x-12 gap-y-8 pt-12">
            <label className="relative flex min-h-target w-64 flex-col items-center gap-4 text-12 text-ink-2 focus-within:outline-2 focus-within:outline-accent-ink">
              <span className="flex size-48 items-center justify-center rounded-12 bg-well text-accent-ink">
                <ImageIcon className="size-24" />
              </span>
              图片
              <input
                type="file"
                accept="image/jpeg,image/png,image/webp,image/gif"
                aria-label="发送图片"
                className="absolute inset-0 cursor-pointer opacity-0"
                onChange={({ currentTarget }) => {
                  const picture = currentTarget.files?.[0]
                  currentTarget.value = ''
                  setTools(false)
                  if (picture) onShow(picture)
                }}
              />
            </label>
            <button
              type="button"
              onClick={() => {
                setTools(false)
                void voice.start()
              }}
              className="flex min-h-target w-64 flex-col items-center gap-4 text-12 text-ink-2"
            >
              <span className="flex size-48 items-center justify-center rounded-12 bg-well text-accent-ink">
                <MicIcon className="size-24" />
              </span>
              语音
            </button>
            {tools?.(() => setTools(false))}
          </div>
        )}
      </form>
    </>
  )
}

interface RecordingProps {
  seconds: number
  send: () => void
  cancel: () => void
}

/** In the place of the field while somebody speaks. */
function Recording({ seconds, send, cancel }: RecordingProps) {
  return (
    <div className="flex min-h-target items-center gap-8">
      <MicIcon className="size-24 animate-pulse text-danger" />
      <span role="timer" className="grow text-16 tabular-nums">
        正在录音 {seconds} / {MOST_SECONDS} 秒
      </span>
      <Button kind="text" onClick={cancel}>
        取消
      </Button>
      <Button onClick={send}>发送</Button>
    </div>
  )
}
