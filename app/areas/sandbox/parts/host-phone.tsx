import type { RefObject } from 'react'
import { userAgentOf } from '#kit/bridge/played-host.ts'
import { Button } from '#kit/ui/button.tsx'
import { hostNames } from './chosen-host.ts'
import type { Chosen } from './use-played-phone.ts'

interface HostPhoneProps {
  frame: RefObject<HTMLIFrameElement | null>
  chosen: Chosen
  /** What the page told the host to call itself. */
  title: string
  /** Why the product is not shown. */
  away: string | undefined
  onReopen: () => void
}

/** A phone with the host's own bar on top and the product below it. */
export function HostPhone({ frame, chosen, title, away, onReopen }: HostPhoneProps) {
  const { text } = hostNames[chosen.host]
  return (
    <figure className="mx-auto w-full max-w-400 shrink-0">
      <div className="overflow-hidden rounded-16 border-8 border-well bg-card shadow-soft">
        <div className="flex min-h-32 items-center justify-between gap-8 bg-well px-12 pb-4 text-12 text-ink-2">
          <span className="shrink-0">{[text, chosen.version].filter(Boolean).join(' ')}</span>
          <span className="truncate font-medium">{title}</span>
        </div>
        <div className="relative h-680">
          <iframe ref={frame} title={`${text}里的医路`} className="size-full border-0" />
          {away && (
            <div role="alert" className="absolute inset-0 flex flex-col items-center justify-center gap-16 bg-page">
              <p className="px-16 text-center text-16 text-ink-2">{away}</p>
              <Button kind="secondary" onClick={onReopen}>
                重新打开
              </Button>
            </div>
          )}
        </div>
      </div>
      <figcaption className="pt-8 text-12 break-all text-ink-3">{userAgentOf(chosen)}</figcaption>
    </figure>
  )
}
