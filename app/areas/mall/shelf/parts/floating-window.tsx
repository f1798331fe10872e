import { AdvertLink } from '#app/areas/content/adverts/cards/advert-link.tsx'
import { EdgeWord, edgeTabLook } from '#kit/ui/edge-tab.tsx'
import { Picture } from '#kit/ui/picture.tsx'
import { type Advert, linked } from './adverts.tsx'

interface FloatingWindowProps {
  advert: Advert
  /** At the left where another floats at the right. */
  side?: 'start' | 'end'
}

/** An advert that floats at the edge of the page, over its margin alone; none in elder mode. */
export const FloatingWindow = ({ advert, side = 'end' }: FloatingWindowProps) => (
  <div className={`sticky bottom-72 z-10 flex w-fit elder:hidden ${side === 'end' ? 'ml-auto' : 'mr-auto'}`}>
    <AdvertLink {...linked(advert)} isEdge className={`${edgeTabLook(side)} active:opacity-80`}>
      <Picture src={advert.img} alt="" width={12} height={12} className="size-12 rounded-2" />
      <EdgeWord>{advert.title}</EdgeWord>
      {advert.is_ad === 1 && <EdgeWord>广告</EdgeWord>}
    </AdvertLink>
  </div>
)
