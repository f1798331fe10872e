import { PlayIcon } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { Notice } from '#kit/ui/notice.tsx'
import { Picture } from '#kit/ui/picture.tsx'
import { clockText, weightText } from '../rules.ts'
import { paysForBytes } from './pays-for-bytes.ts'

interface VideoPlayerProps {
  title: string
  image: string
  seconds: number
  bytes: number
  width: number
  height: number
  /** Where the film is to be had: asked for beforehand, and again where the address has grown old. */
  findUrl: () => Promise<string>
  onPlay?: (() => void) | undefined
}

/** A film: its still picture until one asks for more. It never begins by itself, and nothing of it is fetched before. */
export function VideoPlayer({ title, image, seconds, bytes, width, height, findUrl, onPlay }: VideoPlayerProps) {
  const ref = useRef<HTMLVideoElement>(null)
  const film = useFilm(ref, findUrl)
  const [begun, setBegun] = useState(false)
  const [pays, setPays] = useState(false)
  useEffect(() => setPays(paysForBytes()), [])

  const begin = () => {
    setBegun(true)
    onPlay?.()
    film.play()
  }
  return (
    <div>
      <div className="relative bg-night" style={{ aspectRatio: `${width} / ${height}`, maxHeight: '70vh' }}>
        {/* biome-ignore lint/a11y/useMediaCaption: the films say in words in the picture what is to be done, and the summary repeats it */}
        <video
          ref={ref}
          src={film.url}
          aria-label={title}
          poster={image}
          width={width}
          height={height}
          preload="none"
          playsInline
          controls={begun}
          onError={film.recover}
          className="absolute inset-0 size-full object-contain"
        />
        {!begun && (
          <button
            type="button"
            onClick={begin}
            aria-label={`播放：${title}，${clockText(seconds)}，${weightText(bytes)}`}
            className="absolute inset-0 flex items-center justify-center active:opacity-80"
          >
            <Picture
              src={image}
              kind="card"
              alt=""
              width={width}
              height={height}
              first
              className="absolute inset-0 size-full"
            />
            <span className="relative flex size-64 items-center justify-center rounded-full bg-scrim text-white">
              <PlayIcon className="size-28 fill-current" aria-hidden="true" />
            </span>
            <span className="absolute right-8 bottom-8 rounded-4 bg-night px-6 text-12 text-white tabular-nums">
              {clockText(seconds)} · {weightText(bytes)}
            </span>
          </button>
        )}
      </div>
      {film.failed && (
        <div className="p-16">
          <Notice
            tone="warning"
            action={
              <button type="button" onClick={film.again} className="min-h-target min-w-target text-accent-ink">
                重试
              </button>
            }
          >
            视频没有加载出来，请检查网络
          </Notice>
        </div>
      )}
      {pays && !begun && (
        <p className="px-16 pt-8 text-12 text-ink-2">您正在使用移动网络，播放会用{weightText(bytes)}流量。</p>
      )}
    </div>
  )
}

/** The film's address, and what happens where it does not come: once it is asked for anew, and goes on from where it was. */
const useFilm = (ref: { readonly current: HTMLVideoElement | null }, findUrl: () => Promise<string>) => {
  const [url, setUrl] = useState<string>()
  const [failed, setFailed] = useState(false)
  const wanted = useRef(false)
  const tried = useRef(false)
  const from = useRef(0)

  const find = () => {
    setFailed(false)
    findUrl().then(setUrl, () => setFailed(true))
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: one film each: another one is another player
  useEffect(find, [])

  // Whoever asked before the address was there is answered now.
  useEffect(() => {
    const video = ref.current
    if (!url || !video || !wanted.current) return
    if (from.current > 0) video.currentTime = from.current
    video.play().catch(() => undefined)
  }, [url, ref])

  return {
    url,
    failed,
    play: () => {
      wanted.current = true
      if (url) ref.current?.play().catch(() => undefined)
    },
    recover: () => {
      from.current = ref.current?.currentTime ?? 0
      if (tried.current) return setFailed(true)
      tried.current = true
      find()
    },
    again: () => {
      tried.current = false
      find()
    },
  }
}
