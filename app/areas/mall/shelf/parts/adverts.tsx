import { AdvertLink } from '#app/areas/content/adverts/cards/advert-link.tsx'
import type { getCategoryAd } from '#app/areas/mall/catalogue/contract.ts'
import { Picture } from '#kit/ui/picture.tsx'
import { Tag } from '#kit/ui/tag.tsx'
import { unbroken } from '#kit/ui/unbroken.tsx'
import type { CallOutput } from '#kit/wire/call.ts'

/** An advert in a place of the mall. */
export type Advert = CallOutput<typeof getCategoryAd>['list'][number]

/** What its link needs to know of an advert. */
export const linked = ({ ad_id, location, url, is_ad }: Advert) => ({
  id: ad_id,
  location,
  to: url,
  isPaid: is_ad === 1,
})

/** Adverts at the top: one after the other, turned by hand. */
export function ScrollAdverts({ adverts }: { adverts: readonly Advert[] }) {
  if (adverts.length === 0) return null
  return (
    <div className="no-bar relative flex snap-x snap-mandatory gap-12 overflow-x-auto px-16">
      {adverts.map((advert, at) => (
        <AdvertLink
          key={advert.ad_id}
          {...linked(advert)}
          className="flex w-full shrink-0 snap-center items-center justify-between gap-12 rounded-16 bg-tint p-16 text-accent-ink"
        >
          <span className="min-w-0">
            <span className="line-clamp-2 text-22 font-semibold">
              {advert.title} {advert.is_ad === 1 && <Tag>广告</Tag>}
            </span>
            <span className="block pt-4 text-14 text-ink-2">{unbroken(advert.text)}</span>
          </span>
          <Picture
            src={advert.img}
            alt=""
            width={96}
            height={96}
            first={at === 0}
            className="size-96 shrink-0 rounded-12"
          />
        </AdvertLink>
      ))}
    </div>
  )
}

/** The menu in the middle: four in a row. */
export function MenuAdverts({ adverts }: { adverts: readonly Advert[] }) {
  if (adverts.length === 0) return null
  return (
    <nav aria-label="常用分类" className="grid grid-cols-4 gap-y-12 px-8 elder:grid-cols-2">
      {adverts.map((advert) => (
        <AdvertLink
          key={advert.ad_id}
          {...linked(advert)}
          className="flex min-h-target flex-col items-center gap-6 text-center text-12 active:opacity-70"
        >
          <Picture src={advert.img} alt="" width={48} height={48} className="size-48 rounded-16" />
          <span className="line-clamp-2">{advert.title}</span>
        </AdvertLink>
      ))}
    </nav>
  )
}

/** Pictures in the middle: two in a row. */
export function ImageAdverts({ adverts }: { adverts: readonly Advert[] }) {
  if (adverts.length === 0) return null
  return (
    <div className="grid grid-cols-2 gap-12 px-16 elder:grid-cols-1">
      {adverts.map((advert) => (
        <AdvertLink
          key={advert.ad_id}
          {...linked(advert)}
          className="flex items-center justify-between gap-4 rounded-12 bg-card p-12 shadow-soft active:opacity-80"
        >
          <span className="min-w-0">
            <span className="line-clamp-2 text-16 font-semibold">{advert.title}</span>
            <span className="block text-12 text-ink-3">
              {advert.is_ad === 1 && <Tag>广告</Tag>} {advert.text}
            </span>
          </span>
          {/* Beside it five letters of a title have room on one line. */}
          <Picture src={advert.img} alt="" width={48} height={48} className="size-48 shrink-0 rounded-12" />
        </AdvertLink>
      ))}
    </div>
  )
}

/** Lines of text in the middle. */
export function TextAdverts({ adverts }: { adverts: readonly Advert[] }) {
  if (adverts.length === 0) return null
  return (
    <div className="mx-16 divide-y divide-line rounded-12 bg-card px-16 shadow-soft">
      {adverts.map((advert) => (
        <AdvertLink
          key={advert.ad_id}
          {...linked(advert)}
          className="flex min-h-target items-center justify-between gap-12 py-8 active:opacity-70 elder:flex-col elder:items-start elder:gap-0"
        >
          <span className="min-w-0 text-14 font-medium">
            {advert.title} {advert.is_ad === 1 && <Tag>广告</Tag>}
          </span>
          <span className="shrink-0 text-12 text-ink-3">{advert.text}</span>
        </AdvertLink>
      ))}
    </div>
  )
}
