import { XIcon } from 'lucide-react'
import { type ReactNode, useCallback, useState } from 'react'
import { hostBridge } from '#kit/bridge/bridge.ts'
import { Card } from '#kit/ui/card.tsx'
import { Link } from '#kit/ui/link.tsx'
import { Picture } from '#kit/ui/picture.tsx'
import { Tag } from '#kit/ui/tag.tsx'
import { logAdvert } from './log-advert.ts'
import { closeAdvert } from './shown-adverts.ts'
import type { FeedAdvertShown } from './use-feed-adverts.ts'
import { countSeen, useInSight } from './use-seen.ts'

type Act = 'view' | 'click' | 'close'

/** Counts what became of an advert where it is counted: by us, or by the app whose own it is. */
const count = (advert: FeedAdvertShown, act: Act): void => {
  const { hostId } = advert
  if (hostId !== undefined)
    hostBridge().then(
      ({ advertDone }) => advertDone(hostId, act),
      () => undefined,
    )
  else if (act === 'view') countSeen(advert)
  else if (act === 'click') logAdvert('click', advert)
  else closeAdvert(advert.id)
}

/** An advert between two entries of a list: it says so, is closed with one tap for good, and is not there in the elder version. */
export function FeedAdvert({ advert }: { advert: FeedAdvertShown }) {
  const { title, text, image, is_ad } = advert
  const [isClosed, setClosed] = useState(false)
  const place = useInSight<HTMLDivElement>(useCallback(() => count(advert, 'view'), [advert]))
  if (isClosed) return null
  return (
    <div ref={place} data-no-elder="">
      <Card>
        <div className="flex items-start gap-12">
          <Target advert={advert}>
            <span className="min-w-0 grow space-y-6">
              <span className="line-clamp-2 block text-16 font-medium break-words">{title}</span>
              <span className="line-clamp-2 block text-14 break-words text-ink-2">{text}</span>
              {is_ad === 1 && <Tag tone="warning">广告</Tag>}
            </span>
            {image && (
              <Picture
                src={image}
                kind="card"
                alt=""
                width={112}
                height={80}
                className="h-80 w-112 shrink-0 self-start rounded-8"
              />
            )}
          </Target>
          <button
            type="button"
            aria-label={`关闭广告：${title}`}
            className="-mt-8 -mr-8 flex size-target shrink-0 items-center justify-center text-ink-3 active:opacity-70"
            onClick={() => {
              count(advert, 'close')
              setClosed(true)
            }}
          >
            <XIcon className="size-16" />
          </button>
        </div>
      </Card>
    </div>
  )
}

/** Leads to what is advertised; what is the app's own the app opens itself. */
function Target({ advert, children }: { advert: FeedAdvertShown; children: ReactNode }) {
  const look = 'flex min-h-target min-w-0 grow gap-12 text-left active:opacity-70'
  const onClick = () => count(advert, 'click')
  if (advert.hostId !== undefined)
    return (
      <button type="button" className={look} onClick={onClick}>
        {children}
      </button>
    )
  return (
    <Link to={advert.link} className={look} onClick={onClick}>
      {children}
    </Link>
  )
}
