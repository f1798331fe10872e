import { ChevronRightIcon } from 'lucide-react'
import { Tag } from '#kit/ui/tag.tsx'
import type { CallOutput } from '#kit/wire/call.ts'
import type { storePageAdverts } from '../contract.ts'
import { AdvertLink } from './advert-link.tsx'

/** Adverts of a page, a line each. */
export function AdvertLines({ adverts }: { adverts: CallOutput<typeof storePageAdverts>['list'] }) {
  if (adverts.length === 0) return null
  return (
    <div className="space-y-12">
      {adverts.map((advert) => (
        <AdvertLink
          key={advert.id}
          id={advert.id}
          location={advert.location}
          to={advert.link}
          isPaid={advert.is_ad === 1}
          className="flex min-h-target items-center gap-8 rounded-12 bg-tint px-16 py-12 text-14 font-medium text-accent-ink active:opacity-80"
        >
          <span className="min-w-0 grow">{advert.title}</span>
          {advert.is_ad === 1 && <Tag>广告</Tag>}
          <ChevronRightIcon className="shrink-0" />
        </AdvertLink>
      ))}
    </div>
  )
}
