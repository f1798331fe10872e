import { DownloadIcon, LinkIcon, Share2Icon } from 'lucide-react'
import { type ReactNode, useEffect, useState } from 'react'
import type { ShareOptions } from '#kit/bridge/share-options.ts'
import { Notice } from '#kit/ui/notice.tsx'
import { Sheet } from '#kit/ui/sheet.tsx'
import { toast } from '#kit/ui/toast.ts'
import { presentOptions } from './offer.ts'
import type { SharedPage } from './options.ts'
import { drawPoster } from './poster.ts'
import { reportShared } from './report-shared.ts'
import { copyText, hasSystemShare, isInMessenger, shareBySystem } from './ways.ts'

interface ShareSheetProps {
  shared: SharedPage
  onClose: () => void
}

/** The picture that one sends on, and the ways to send it. */
export function ShareSheet({ shared, onClose }: ShareSheetProps) {
  const options = useOptions(shared)
  const poster = usePoster(options)
  const done = () => {
    shared.onShared?.()
    reportShared()
    onClose()
  }
  const send = async () => options && (await shareBySystem(options)) && done()
  const copy = async () => {
    if (!options) return
    if (!(await copyText(options.link))) return toast('没有复制成功，请长按图片发送')
    toast('链接已复制，去粘贴给家人朋友吧')
    done()
  }
  return (
    <Sheet open title="分享给家人朋友" onClose={onClose}>
      <div className="space-y-16">
        <div className="-mx-16 flex justify-center bg-well py-16">
          <Poster url={poster} title={options?.title ?? ''} />
        </div>
        {isInMessenger() && <Notice tone="accent">点右上角“…”，发给朋友或朋友圈。</Notice>}
        <ul className="flex justify-center gap-24 pb-4">
          {hasSystemShare() && (
            <Way text="发给朋友" onPress={send}>
              <Share2Icon />
            </Way>
          )}
          <Way text="复制链接" onPress={copy}>
            <LinkIcon />
          </Way>
          {poster && (
            <Way text="保存图片" href={poster} onPress={done}>
              <DownloadIcon />
            </Way>
          )}
        </ul>
      </div>
    </Sheet>
  )
}

/** What is shared, as it was when the sheet opened: nothing moves under the finger. Undefined until it is known who shares. */
const useOptions = (shared: SharedPage): ShareOptions | undefined => {
  const [first] = useState(shared)
  const [options, setOptions] = useState(() => (first.shareId ? undefined : presentOptions(first)))
  useEffect(() => {
    if (!first.shareId) return
    let isOpen = true
    const present = (shareId: string | undefined) => {
      if (isOpen) setOptions(presentOptions({ ...first, path: sharedPath(first, shareId) }))
    }
    // Who cannot be told apart shares all the same.
    first.shareId().then(present, () => present(undefined))
    return () => {
      isOpen = false
    }
  }, [first])
  return options
}

/** The path of what is shared with the number of who shares it, in place of the one by which they came. */
const sharedPath = (shared: SharedPage, shareId: string | undefined): string => {
  const there = new URL(shared.path ?? location.href, location.href)
  if (shareId === undefined) there.searchParams.delete('share_id')
  else there.searchParams.set('share_id', shareId)
  return there.pathname + there.search
}

/** Address of the drawn picture; null where it could not be drawn, undefined while it is. */
const usePoster = (options: ShareOptions | undefined): string | null | undefined => {
  const [url, setUrl] = useState<string | null>()
  useEffect(() => {
    let drawn: string | undefined
    let isOpen = true
    if (!options) return
    drawPoster(options).then(
      (blob) => {
        if (!isOpen) return
        drawn = URL.createObjectURL(blob)
        setUrl(drawn)
      },
      () => isOpen && setUrl(null),
    )
    return () => {
      isOpen = false
      if (drawn) URL.revokeObjectURL(drawn)
    }
  }, [options])
  return url
}

function Poster({ url, title }: { url: string | null | undefined; title: string }) {
  if (url === null) return <p className="py-32 text-14 text-ink-3">图片没有画出来，复制链接也一样能分享</p>
  return (
    <div className="aspect-[5/7] w-240 overflow-hidden rounded-12 bg-card shadow-soft">
      {url && <img src={url} alt={`分享图片：${title}，带二维码，长按可以保存`} className="size-full" />}
    </div>
  )
}

interface WayProps {
  text: string
  /** The picture to save; without it, a deed. */
  href?: string
  onPress: () => void
  children: ReactNode
}

function Way({ text, href, onPress, children }: WayProps) {
  const look =
    'flex min-h-target min-w-72 flex-col items-center gap-6 text-14 text-ink-2 active:opacity-70 [&>span]:text-accent-ink'
  const inside = (
    <>
      <span className="flex size-48 items-center justify-center rounded-full bg-tint text-22 elder:size-64">
        {children}
      </span>
      {text}
    </>
  )
  return (
    <li>
      {href ? (
        <a href={href} download="医路分享.png" onClick={onPress} className={look}>
          {inside}
        </a>
      ) : (
        <button type="button" onClick={onPress} className={look}>
          {inside}
        </button>
      )}
    </li>
  )
}
