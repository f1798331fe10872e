import { XIcon } from 'lucide-react'
import { useState } from 'react'
import { AdvertLink } from '#app/areas/content/adverts/cards/advert-link.tsx'
import { Picture } from '#kit/ui/picture.tsx'
import { Tag } from '#kit/ui/tag.tsx'
import { type Advert, linked } from './adverts.tsx'

interface FloatingWindowProps {
  advert: Advert
  /** At the left where another floats at the right. */
  side?: 'start' | 'end'
}

/** An advert that floats over the page until it is closed; none in elder mode. */
export function FloatingWindow({ advert, side = 'end' }: FloatingWindowProps) {
  const [open, setOpen] = useState(true)
  if (!open) return null
  return (
    <div
      className={`sticky bottom-72 z-10 flex w-fit items-start pr-8 elder:hidden ${side === 'end' ? 'ml-auto' : 'mr-auto pl-8'}`}
    >
      <AdvertLink
        {...linked(advert)}
        className="max-w-96 rounded-12 bg-card p-6 text-center text-12 text-accent-ink shadow-soft active:opacity-80"
      >
        <Picture src={advert.img} alt="" width={56} height={56} className="mx-auto size-56 rounded-8" />
        <span className="line-clamp-2">
          {advert.title} {advert.is_ad === 1 && <Tag>广告</Tag>}
        </span>
      </AdvertLink>
      <button
        type="button"
        aria-label={`关闭${advert.title}`}
        onClick={() => setOpen(false)}
        className="-mt-12 -ml-12 flex size-target items-center justify-center text-ink-3"
      >
        <XIcon />
      </button>
    </div>
  )
}
