import { AdvertLink } from '#app/areas/content/adverts/cards/advert-link.tsx'
import { Picture } from '#kit/ui/picture.tsx'
import { Tag } from '#kit/ui/tag.tsx'
import type { CallOutput } from '#kit/wire/call.ts'
import type { getOrderListAd } from '../contract.ts'

/** The advert of the list of orders; hidden in the elder version where somebody pays for it. */
export function OrderAdvert({ advert }: { advert: CallOutput<typeof getOrderListAd>['advert'] }) {
  if (!advert) return null
  return (
    <AdvertLink
      id={advert.ad_id}
      location={advert.location}
      to={advert.url}
      isPaid={advert.is_ad === 1}
      className="flex min-h-target items-center gap-12 rounded-12 bg-card p-12 shadow-soft active:opacity-80"
    >
      {advert.img && <Picture src={advert.img} alt="" width={48} height={48} className="size-48 shrink-0 rounded-8" />}
      <span className="min-w-0 grow text-14">
        <span className="font-medium">{advert.title}</span> {advert.is_ad === 1 && <Tag>广告</Tag>}
        {advert.text && <span className="block text-12 text-ink-3">{advert.text}</span>}
      </span>
    </AdvertLink>
  )
}
